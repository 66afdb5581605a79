"""Who comes in, and how: connections, requests, answers."""
