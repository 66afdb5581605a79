"""The database, its backups and its schema."""
