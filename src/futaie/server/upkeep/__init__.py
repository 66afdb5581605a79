"""What the server does by itself: time, cleaning, logs, metrics."""
