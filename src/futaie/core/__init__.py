"""What every game is. No game is named here."""
