"""What nobody wants any more leaves the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select

from futaie.server.people import UNUSED
from futaie.server.schema import matches, people, seats, sessions

DAY = 86400.0
WAITING = 7 * DAY
"""How long a table waits for people."""
UNSEEN = 90 * DAY
"""How long a guest is remembered who never sat at a table."""


def stale_tables(connection: Connection, now: float) -> list[str]:
    """That have waited too long."""
    old = select(matches.c.id).where(matches.c.state == "open", matches.c.at < now - WAITING)
    return list(connection.execute(old).scalars())


def forget_guests(connection: Connection, now: float) -> None:
    sits = select(seats.c.person).where(seats.c.person == people.c.id).exists()
    hosts = select(matches.c.host).where(matches.c.host == people.c.id).exists()
    old = select(people.c.id).where(people.c.at < now - UNSEEN, ~or_(sits, hosts))
    connection.execute(delete(sessions).where(sessions.c.person.in_(old)))
    connection.execute(delete(people).where(people.c.id.in_(old)))


def end_unused_sessions(connection: Connection, now: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.at < now - UNUSED))
