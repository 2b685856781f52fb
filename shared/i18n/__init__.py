"""Every text a person reads, from Fluent files in three languages."""
