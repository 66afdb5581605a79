"""Tables for people and bots on one machine: sessions, live updates, storage, bot workers."""
