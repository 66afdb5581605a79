"""What all games have in common. No game is named here."""
