"""Read-only views of the stored rows, for directors who want to look things up."""
