"""What the server does by itself, and what it says of itself."""
