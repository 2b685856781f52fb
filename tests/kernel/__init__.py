"""The words that every game speaks."""
