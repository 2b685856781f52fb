"""The tests of Parlor."""
