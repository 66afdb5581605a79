"""What a game tells its bots: heuristics, whole turns, the input of nets."""
