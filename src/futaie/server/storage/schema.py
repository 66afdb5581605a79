"""The database schema. Matches are logs: rows of `entries` are only ever added."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(26), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("content", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("code", String(8), nullable=True, unique=True),  # while seats are open
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # as in a record, one JSON object
    Column("deck", String(64), nullable=True, index=True),  # the hash of somebody's own cards, if any
    Column("seed", String(200), nullable=False),
    Column("pace", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("level", String(40), nullable=False),  # of the bot that replaces a person who leaves
    Column("host", String(26), ForeignKey("people.id"), nullable=False),
    Column("origin", String(16), nullable=False, server_default=""),  # of the host, until the match is over
    Column("state", String(8), nullable=False),  # open, running, over, closed
    Column("at", Float, nullable=False),
    Column("movers", String(8), nullable=False),  # the seats that owe a decision, one digit each
    Column("bot_moves", Boolean, nullable=False),  # whether one of them is a bot
    Column("clock", Text, nullable=True),
    Column("deadline", Float, nullable=True),  # on the clock of `runs.up`
    Column("result", Text, nullable=True),
    Column("rematch", String(26), nullable=True),
    Column("day", String(10), nullable=True),  # for a try at that day's orchard
    Column("points", Integer, nullable=True),  # for a try that counts
)
Index("ix_matches_clocks", matches.c.state, matches.c.deadline)
Index("ix_matches_origin", matches.c.origin, matches.c.state)
Index("ix_matches_host", matches.c.host, matches.c.state)
Index("ix_matches_lobby", matches.c.state, matches.c.public, matches.c.at)
Index("ix_matches_tries", matches.c.day, matches.c.host, unique=True, sqlite_where=matches.c.day.is_not(None))

seats = Table(
    "seats",
    metadata,
    Column("match", String(26), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(26), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),  # of somebody on another person's device; otherwise empty
    Column("bot", String(40), nullable=False),  # beside a person: plays since they have left
    Column("invited", String(26), nullable=True, index=True),  # the only person who may take the free seat
    PrimaryKeyConstraint("match", "seat"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(26), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", String(26), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),  # how often the seat has acted or undone
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
    sqlite_with_rowid=False,
)

runs = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", Float, nullable=False),
    Column("alive", Float, nullable=False),  # its last sign of life
    Column("up", Float, nullable=False, server_default="0"),  # how many seconds servers had run until then
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("giant", Integer, nullable=False),  # its result with that day's cards
    Column("beam", Integer, nullable=False),
)
