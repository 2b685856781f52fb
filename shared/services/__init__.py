"""The only writers: everything that changes a match passes through here."""
