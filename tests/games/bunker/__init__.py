"""Rules of Bunker that a scenario cannot say: audiences, closed cards, chance, the host's desk, bots, decks."""
