"""Tests of the services, on both databases."""
