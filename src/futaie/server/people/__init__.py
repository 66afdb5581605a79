"""Guests, their sessions and their names."""
