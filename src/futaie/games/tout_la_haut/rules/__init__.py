"""What the rulebook says: who may do what, what it does, how a game starts, ends and is scored."""
