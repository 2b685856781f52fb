"""What bot and panel have in common: rules, services, storage, languages."""
