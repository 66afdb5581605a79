"""Who asks: guests, sessions, what is known of them."""
