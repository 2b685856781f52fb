"""Rules that a scenario cannot say: audiences, texts of events, bots."""
