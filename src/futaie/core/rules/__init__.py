"""What the rules of all games are written in: positions, seats, options, events, outcomes, reasons."""
