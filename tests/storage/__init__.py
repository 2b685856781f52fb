"""Tests of the model and its migrations."""
