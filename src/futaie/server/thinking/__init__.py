"""Bots, hints and other slow work."""
