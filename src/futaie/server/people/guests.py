"""People: guests with a name and a language. A session is an opaque cookie; the database knows only its hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select, update

from futaie.server.storage.schema import entries, matches, people, seats, sessions
from futaie.tables.ids import new_id
from futaie.tables.sitter import GONE
from futaie.tables.wire.basics import Me

UNUSED = 400 * 86400.0
"""How long a session is valid after its cookie was last set; browsers do not keep any for longer."""


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def add_guest(connection: Connection, name: str, language: str, now: float) -> tuple[Me, str]:
    """A new person, and the token of a session."""
    person, token = new_id(), token_urlsafe(32)
    connection.execute(people.insert().values(id=person, name=name, language=language, at=now))
    connection.execute(sessions.insert().values(token_hash=token_hash(token), person=person, at=now))
    return Me(person, name, language), token  # type: ignore[arg-type]


def find(connection: Connection, key: str) -> tuple[Me, float] | None:
    """The session's person, and when its cookie was last set."""
    joined = select(people, sessions.c.at.label("seen")).join(sessions).where(sessions.c.token_hash == key)
    row = connection.execute(joined).one_or_none()
    return None if row is None else (Me(row.id, row.name, row.language), row.seen)


def renew(connection: Connection, key: str, now: float) -> bool:
    """Returns whether the session still exists."""
    return connection.execute(update(sessions).where(sessions.c.token_hash == key).values(at=now)).rowcount > 0


def change(connection: Connection, me: Me) -> None:
    connection.execute(update(people).where(people.c.id == me.id).values(name=me.name, language=me.language))


def forget(connection: Connection, person: str) -> None:
    """Ends sessions and deletes names; logs stay."""
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(update(people).where(people.c.id == person).values(name=GONE))
    connection.execute(update(seats).where(seats.c.person == person).values(name=""))


def tables_of(connection: Connection, person: str) -> list[str]:
    """Open or running ones that the person hosts or sits at and has not left to a bot."""
    sits = select(seats.c.match).where(seats.c.person == person, seats.c.bot == "")
    found = select(matches.c.id).where(matches.c.state.in_(("open", "running")))
    return list(connection.execute(found.where(or_(matches.c.host == person, matches.c.id.in_(sits)))).scalars())


def invitations_of(connection: Connection, person: str) -> list[str]:
    """Tables where a seat is kept for the person."""
    kept = select(seats.c.match).join(matches).where(seats.c.invited == person, matches.c.state == "open")
    return list(connection.execute(kept).scalars())


def plain_table(match: Row[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"game": match.game, "at": match.at, "state": match.state, "seats": []}
    return found if match.day is None else found | {"day": match.day, "points": match.points}


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Everything stored about a person."""
    own = select(seats.c.match, seats.c.seat, seats.c.name).where(seats.c.person == person)
    tables: dict[str, dict[str, Any]] = {}
    for row in connection.execute(own.order_by(seats.c.match, seats.c.seat)):
        match = connection.execute(select(matches).where(matches.c.id == row.match)).one()
        found = tables.setdefault(row.match, plain_table(match))
        columns = [entries.c.seq, entries.c.kind, entries.c.turn, entries.c.at]
        if match.state == "over":  # before the end it may hold a hidden placement by another person on this device
            columns.append(entries.c.text)
        plays = select(*columns)
        mine = plays.where(entries.c.match == row.match, entries.c.seat == row.seat).order_by(entries.c.seq)
        found["seats"].append(
            {
                "seat": row.seat,
                "name": row.name,
                "entries": [dict(entry) for entry in connection.execute(mine).mappings()],
            }
        )
    row = connection.execute(select(people).where(people.c.id == person)).one()
    renewed = select(sessions.c.at).where(sessions.c.person == person).order_by(sessions.c.at)
    hosted = select(matches.c.id, matches.c.origin).where(matches.c.host == person, matches.c.origin != "")
    return {
        "person": {"id": row.id, "name": row.name, "language": row.language, "at": row.at},
        "sessions": list(connection.execute(renewed).scalars()),
        "invitations": sorted(invitations_of(connection, person)),
        "origins": {found.id: found.origin for found in connection.execute(hosted)},
        "tables": tables,
    }
