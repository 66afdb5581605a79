"""The game as numbers, for research."""
