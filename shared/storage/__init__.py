"""The one database model that bot and panel share, and how to open it."""
