"""The server's own chores: time, cleaning, logs, metrics."""
