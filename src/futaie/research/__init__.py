"""The games for people who do research on play and learning; what needs NumPy or more is imported only when asked for."""
