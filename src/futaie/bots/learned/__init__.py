"""Players with nets that learned by self-play: the net with its input, its weights, thinking ahead."""
