"""The server's HTTP API, one file for each subject."""
