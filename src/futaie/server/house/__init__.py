"""The tables in use, and who is told of them."""
