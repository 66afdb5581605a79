"""Programs in any language as players: the process, the line to it, the messages."""
