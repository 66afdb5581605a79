"""Limits the tables of each person and each address, so that nobody can fill the database and the lists, or use up the
bots' time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, func, select

from futaie.server.people.guests import tables_of
from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import matches, people, seats
from futaie.tables.reasons import refused
from futaie.tables.sitter import GONE
from futaie.tables.table import Table

ADDRESS = 10
"""An address may have this many times as many as a person."""


@dataclass(frozen=True)
class Bounds:
    tables: int
    """Open or running ones that a person hosts or sits at."""

    @property
    def with_bots(self) -> int:
        """How many of them may have bots."""
        return max(1, self.tables // 5)

    @property
    def waiting(self) -> int:
        """How many of them may wait for anybody to join."""
        return max(1, self.tables // 10)

    def to_sit(self, person: str) -> Callable[[Connection], None]:
        """Refuses a person who has too many tables already."""

        def check(connection: Connection) -> None:
            self._check_room(connection, person, "")

        return check

    def _check_room(self, connection: Connection, person: str, besides: str) -> None:
        tries = select(matches.c.id).where(matches.c.day.is_not(None), matches.c.host == person)
        apart = {besides, *connection.execute(tries).scalars()}
        if connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one_or_none() in (None, GONE):
            raise refused(ServerWhy.NO_SESSION)  # the guest was forgotten meanwhile
        if len(set(tables_of(connection, person)) - apart) >= self.tables:
            raise refused(ServerWhy.TOO_MANY_TABLES, most=self.tables)

    def to_open(self, table: Table) -> Callable[[Connection], None]:
        """Refuses a new table whose host or address has too many. Tries at the orchard of the day do not count: there
        is only one a day, and nothing ever stands in its way."""
        return self._check(table, any(sitter.bot for sitter in table.sitters), table.public)

    def to_fill(self, table: Table) -> Callable[[Connection], None]:
        """The same for a waiting table that starts with bots on its free seats."""
        return self._check(table, bots=True, waits=False)

    def _check(self, table: Table, bots: bool, waits: bool) -> Callable[[Connection], None]:
        kinds: list[tuple[int, ServerWhy, ColumnElement[bool]]] = [(self.tables, ServerWhy.TOO_MANY_TABLES, in_use())]
        if bots:
            kinds.append((self.with_bots, ServerWhy.TOO_MANY_WITH_BOTS, with_bots()))
        if waits:
            kinds.append((self.waiting, ServerWhy.TOO_MANY_WAITING, (matches.c.state == "open") & matches.c.public))

        def check(connection: Connection) -> None:
            if table.day is not None:
                return
            self._check_room(connection, table.host, table.id)
            for most, why, kind in kinds:
                others = (kind, matches.c.id != table.id)
                if count(connection, *others, matches.c.host == table.host) >= most:
                    raise refused(why, most=most)
                if table.origin and count(connection, *others, matches.c.origin == table.origin) >= ADDRESS * most:
                    raise refused(ServerWhy.TOO_MANY_NEARBY)

        return check


def in_use() -> ColumnElement[bool]:
    return matches.c.state.in_(("open", "running")) & matches.c.day.is_(None)


def with_bots() -> ColumnElement[bool]:
    return in_use() & select(seats.c.seat).where(seats.c.match == matches.c.id, seats.c.bot != "").exists()


def waiting() -> ColumnElement[bool]:
    """Tables that anybody may join."""
    free = (seats.c.match == matches.c.id, seats.c.person.is_(None), seats.c.bot == "", seats.c.invited.is_(None))
    return (matches.c.state == "open") & matches.c.public & select(seats.c.seat).where(*free).exists()


def count(connection: Connection, *wanted: ColumnElement[bool]) -> int:
    found: int = connection.execute(select(func.count()).select_from(matches).where(*wanted)).scalar_one()
    return found
