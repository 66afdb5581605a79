"""A match as a log: options, seed, entries. Replay, drafts and undo, the text format."""
