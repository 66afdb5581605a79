"""Bots, hints, and whatever else takes a while."""
