"""What nets that learned to play answer. They need NumPy; everything else does without them."""
