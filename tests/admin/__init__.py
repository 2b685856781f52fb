"""Tests of the directors' panel."""
