"""The games, each in a folder of its own and known only through the registry."""
