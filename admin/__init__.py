"""The directors' web panel."""
