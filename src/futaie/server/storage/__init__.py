"""What is stored, and copies of it."""
