"""The tables in memory, and the people who watch them."""
