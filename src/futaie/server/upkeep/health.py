"""The health of the database: checked completely once after a start, and with a real read for every question."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from time import monotonic

from sqlalchemy import Connection, select

from futaie.server.reasons import ServerWhy
from futaie.server.storage import rows
from futaie.server.storage.copying import open_to_read
from futaie.server.storage.problems import DAMAGED, code_of
from futaie.server.storage.schema import matches
from futaie.server.storage.store import Store
from futaie.tables.reasons import Refused, refused

log = logging.getLogger("futaie")
FRESH = 1.0
"""A read is valid for this many seconds, however many ask."""
NEWEST = select(matches.c.id).order_by(matches.c.public.desc(), matches.c.at.desc()).limit(1)
"""The newest match of a state: in the order of an index, so that no query reads them all."""


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.readable = False
        self.until = 0.0
        self.one_at_a_time = asyncio.Lock()

    async def check(self) -> None:
        async with self.one_at_a_time:
            if monotonic() > self.until:
                self.readable = await self._read()
                self.until = monotonic() + FRESH
        if self.store.damaged:
            raise refused(ServerWhy.DAMAGED)
        if not self.readable:
            raise refused(ServerWhy.TRY_AGAIN)

    async def _read(self) -> bool:
        try:
            await self.store.read(read_a_match)
        except Refused:
            return False  # the store has logged why
        except Exception:
            log.exception("a match cannot be read")
            return False
        return True

    async def look_through(self) -> None:
        """Has its own connection and thread, because nobody should wait for it. It takes seconds if much is stored, and
        ends early when the server stops."""
        with closing(open_to_read(self.store.file)) as connection:
            looking = asyncio.ensure_future(asyncio.to_thread(first_fault, connection))
            try:
                fault = await asyncio.shield(looking)
            except asyncio.CancelledError:
                connection.interrupt()
                await asyncio.wait([looking])
                raise
        if fault is not None:
            self.store.find_damaged(fault)


def read_a_match(connection: Connection) -> None:
    """A running one, with all its entries; if there is none, a finished one."""
    for state in ("running", "over"):
        newest = connection.execute(NEWEST.where(matches.c.state == state)).scalar()
        if newest is not None:
            rows.load(connection, newest)
            return


def first_fault(connection: sqlite3.Connection) -> str | None:
    """The first error that SQLite finds."""
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if code_of(error) not in DAMAGED:
            return None  # interrupted, or it cannot be told now
        found = str(error)
    return None if found == "ok" else found.splitlines()[-1]
