"""Deletes from the database what nobody needs any more, a little at a time."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, or_, select, update

from futaie.server.people.guests import UNUSED
from futaie.server.storage.schema import decks, drafts, entries, matches, people, seats, sessions
from futaie.server.storage.store import Row

DAY = 86400.0
CLEANING = 3600.0
WAITING = 7 * DAY
"""How long a table waits for people."""
UNTOUCHED = WAITING + 7 * DAY
"""A match without a clock in which no person has played is aborted at this age, which includes any time of waiting."""
STANDING = 180 * DAY
"""How long it may stand still once people have played."""
EMPTY = DAY
"""How long something that ended before anybody played is kept."""
UNSEEN = 90 * DAY
"""How long a guest who never sat at a table and does not come back is remembered."""
AT_ONCE = 200
IN_STATE = update(matches).where(matches.c.id == bindparam("table"), matches.c.state == bindparam("before"))
CLOSED: Row = (IN_STATE, {"before": "open", "state": "closed", "code": None, "origin": ""})
ABORTED: Row = (
    IN_STATE,
    {"before": "running", "state": "over", "result": '{"how": "aborted", "ranking": null}', "origin": ""}
    | {"movers": "", "bot_moves": False, "clock": None, "deadline": None},
)
STOPPED: Row = (IN_STATE, {"before": "running", "deadline": None})
"""The row of an unreadable table gets this."""


def stale_tables(connection: Connection, now: float) -> list[str]:
    """Tables that have waited too long."""
    old = select(matches.c.id).where(matches.c.state == "open", matches.c.at < now - WAITING)
    return list(connection.execute(old).scalars())


def given_up_tables(connection: Connection, now: float) -> list[str]:
    """Running tables that have stood still for long and that no clock will ever end."""
    still = (matches.c.state == "running", matches.c.deadline.is_(None), matches.c.day.is_(None))
    since = select(entries.c.seq).where(entries.c.match == matches.c.id)
    standing = (matches.c.at < now - STANDING) & ~since.where(entries.c.at >= now - STANDING).exists()
    untouched = (matches.c.at < now - UNTOUCHED) & ~played_by_people().exists()
    old = select(matches.c.id).where(*still, or_(standing, untouched)).limit(AT_ONCE)
    return list(connection.execute(old).scalars())


class Unwanted(NamedTuple):
    """What can go, at most what goes at once. Finding it takes a while, so a reader does that."""

    tables: list[str]
    decks: list[str]
    guests: list[str]


def find_unwanted(connection: Connection, now: float) -> Unwanted:
    def found(wanted: Select[tuple[str]]) -> list[str]:
        return [str(row[0]) for row in connection.execute(wanted.limit(AT_ONCE))]

    return Unwanted(found(forgotten_tables(now)), found(unused_decks()), found(unseen_guests(now)))


def forget(connection: Connection, unwanted: Unwanted, now: float) -> None:
    """Anything that is in use again stays."""
    tables, _, guests = unwanted
    with_them = connection.execute(select(matches.c.deck).where(matches.c.id.in_(tables))).scalars()
    hashes = [*unwanted.decks, *with_them]
    for table in (entries, drafts, seats):
        connection.execute(delete(table).where(table.c.match.in_(tables)))
    connection.execute(delete(matches).where(matches.c.id.in_(tables)))
    connection.execute(delete(decks).where(decks.c.hash.in_(unused_decks().where(decks.c.hash.in_(hashes)))))
    gone = list(connection.execute(unseen_guests(now).where(people.c.id.in_(guests))).scalars())
    connection.execute(delete(sessions).where(sessions.c.person.in_(gone)))
    connection.execute(delete(people).where(people.c.id.in_(gone)))


def end_unused_sessions(connection: Connection, now: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.at < now - UNUSED))


def forgotten_tables(now: float) -> Select[tuple[str]]:
    """Closed ones, and those that ended before anybody played. A try at the day's orchard stays: there is only one."""
    lately = select(entries.c.seq).where(entries.c.match == matches.c.id, entries.c.at >= now - EMPTY).exists()
    ended = (matches.c.state.in_(("closed", "over")), ~played_by_people().exists(), ~lately)
    return select(matches.c.id).where(*ended, matches.c.day.is_(None), matches.c.at < now - EMPTY)


def played_by_people() -> Select[tuple[int]]:
    plays = select(entries.c.seq).join(seats, (seats.c.match == entries.c.match) & (seats.c.seat == entries.c.seat))
    return plays.where(entries.c.match == matches.c.id, entries.c.kind == "play", seats.c.person.is_not(None))


def unused_decks() -> Select[tuple[str]]:
    """Those that no stored match uses."""
    return select(decks.c.hash).where(~select(matches.c.deck).where(matches.c.deck == decks.c.hash).exists())


def unseen_guests(now: float) -> Select[tuple[str]]:
    sits = select(seats.c.person).where(or_(seats.c.person == people.c.id, seats.c.invited == people.c.id)).exists()
    hosts = select(matches.c.host).where(matches.c.host == people.c.id).exists()
    comes = select(sessions.c.person).where(sessions.c.person == people.c.id, sessions.c.at >= now - UNSEEN).exists()
    return select(people.c.id).where(people.c.at < now - UNSEEN, ~or_(sits, hosts, comes))
