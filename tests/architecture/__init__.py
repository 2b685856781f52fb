"""Checks of how the code hangs together."""
