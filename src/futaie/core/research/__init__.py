"""The compiled part of research: observations, many tables at once, loops."""
