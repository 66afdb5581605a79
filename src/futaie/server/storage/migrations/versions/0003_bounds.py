"""Offered rematches, bounds for addresses, an index that finds unused decks, and clocks that count the seconds during
which the server ran instead of those on the system's clock."""

from __future__ import annotations

from itertools import pairwise
from json import dumps, loads

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.String(length=26), nullable=True))
    op.create_index(op.f("ix_seats_invited"), "seats", ["invited"], unique=False)
    op.add_column("matches", sa.Column("origin", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("deck", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_matches_deck"), "matches", ["deck"], unique=False)
    op.create_index("ix_matches_origin", "matches", ["origin", "state"], unique=False)
    op.create_index("ix_matches_host", "matches", ["host", "state"], unique=False)
    op.add_column("runs", sa.Column("up", sa.Float(), nullable=False, server_default="0"))
    connection = op.get_bind()
    name_decks(connection)
    tell_who_left(connection)
    count_from_the_last_moment(connection)
    # Nobody can choose an empty name, so it marks people who wanted to be forgotten.
    connection.execute(
        sa.text("UPDATE people SET name = '' WHERE name = '–' AND id NOT IN (SELECT person FROM sessions)")
    )


def name_decks(connection: sa.Connection) -> None:
    for (found,) in connection.execute(sa.text("SELECT hash FROM decks")).all():
        connection.execute(sa.text("UPDATE matches SET deck = :hash WHERE instr(options, :hash) > 0"), {"hash": found})


def tell_who_left(connection: sa.Connection) -> None:
    connection.execute(
        sa.text(
            "UPDATE seats SET bot = (SELECT text FROM entries WHERE entries.match = seats.match "
            "AND entries.seat = seats.seat AND kind = 'bot' ORDER BY seq DESC LIMIT 1) "
            "WHERE person IS NOT NULL AND EXISTS (SELECT 1 FROM entries WHERE entries.match = seats.match "
            "AND entries.seat = seats.seat AND kind = 'bot')"
        )
    )


def count_from_the_last_moment(connection: sa.Connection) -> None:
    """The count starts at the last sign of life of a server; running clocks stay as they were."""
    runs = connection.execute(sa.text("SELECT id, started, alive FROM runs ORDER BY id")).all()
    if not runs:
        return
    last = runs[-1]
    connection.execute(sa.text("UPDATE runs SET up = :up WHERE id = :id"), {"up": last.alive, "id": last.id})
    gaps = [(before.alive, after.started) for before, after in pairwise(runs)]
    running = sa.text("SELECT id, clock FROM matches WHERE state = 'running' AND clock IS NOT NULL")
    for table, text in connection.execute(running).all():
        clock = loads(text)
        down = sum(max(0.0, min(last.alive, back) - max(clock["since"], gone)) for gone, back in gaps)
        clock["since"] = min(clock["since"] + down, last.alive)
        deadline = min((clock["since"] + clock["left"][seat] for seat in clock["running"]), default=None)
        changed = {"clock": dumps(clock), "deadline": deadline, "id": table}
        connection.execute(sa.text("UPDATE matches SET clock = :clock, deadline = :deadline WHERE id = :id"), changed)
