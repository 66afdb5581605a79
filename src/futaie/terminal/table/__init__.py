"""Playing in the terminal: the table, each turn of a person, saved matches."""
