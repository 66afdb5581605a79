"""The answers of nets that learned to play. They need NumPy; everything else does without it."""
