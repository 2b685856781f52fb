"""Each game by itself."""
