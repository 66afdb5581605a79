"""Who plays: what the bots know of this game."""
