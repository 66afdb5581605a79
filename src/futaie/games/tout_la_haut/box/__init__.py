"""What is in the box: the cards, their files, and the counting of a real table."""
