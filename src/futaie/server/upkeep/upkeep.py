"""What a running server does by itself: heartbeats, timeouts, unloading idle tables, deleting old data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy import select

from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import matches, runs
from futaie.server.storage.store import Row
from futaie.server.upkeep.cleaning import (
    ABORTED,
    CLEANING,
    CLOSED,
    STOPPED,
    Unwanted,
    end_unused_sessions,
    find_unwanted,
    forget,
    given_up_tables,
    stale_tables,
)
from futaie.server.upkeep.logs import nameless
from futaie.tables.reasons import Refused
from futaie.tables.table import Table

if TYPE_CHECKING:
    from futaie.server.house.house import House

log = logging.getLogger("futaie")
HEARTBEAT = 1.0
TICK = 0.5
IDLE = 60.0
"""Seconds before a table that nobody looks at leaves the memory."""
PAUSE = 2.0
"""Seconds between two rounds of cleaning: others want to write too."""
MOST_LATE = 200
"""Tables whose clocks are checked in one beat."""


class Upkeep:
    def __init__(self, house: House) -> None:
        self.house = house
        self.run = 0
        self.alive = monotonic()
        """The last heartbeat."""

    async def begin(self) -> None:
        now = self.house.now()
        begin = runs.insert().values(started=now.at, alive=now.at, up=now.up)
        added = await self.house.store.write(lambda connection: connection.execute(begin).inserted_primary_key)
        assert added is not None
        self.run = added[0]
        for work in (self._tick(), self._beat(), self._clean(), self._wake_tables()):
            self.house.background.spawn(work)

    async def _wake_tables(self) -> None:
        """After a start: loads the tables where it is a bot's turn."""
        waiting = select(matches.c.id).where(matches.c.state == "running", matches.c.bot_moves)
        for table_id in await self.house.store.read(lambda connection: connection.execute(waiting).scalars().all()):
            try:
                await self.house.tables.find(table_id)
            except Exception:
                log.exception("a table could not be woken", extra={"table": nameless(table_id)})

    # The heart

    async def _tick(self) -> None:
        """Never waits for anything: time without ticks counts as time in which nobody could play."""
        while True:
            await asyncio.sleep(TICK)
            self.house.now()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.say_alive()
                self.alive = monotonic()
                await self._call_time()
                self.house.tables.tidy(IDLE)
            except Refused:
                continue  # the database fails; the store has logged that
            except Exception:
                log.exception("a heartbeat failed")

    async def say_alive(self) -> None:
        now = self.house.now()
        alive = runs.update().where(runs.c.id == self.run).values(alive=now.at, up=now.up)
        await self.house.store.write(lambda connection: connection.execute(alive))

    async def _call_time(self) -> None:
        late = select(matches.c.id).where(matches.c.deadline <= self.house.now().up, matches.c.state == "running")
        late = late.order_by(matches.c.deadline).limit(MOST_LATE)
        for table_id in await self.house.store.read(lambda connection: connection.execute(late).scalars().all()):
            # The clock of an unreadable table stops: otherwise it would be late forever, ahead of all others that are.
            # It starts again with the next action there.
            await self._change(table_id, lambda table: table.call_time(self.house.now()), STOPPED)

    # Cleaning

    async def _clean(self) -> None:
        while True:
            try:
                await self._clean_up(self.house.now().at)
            except Exception:
                log.exception("the cleaning failed")
            await asyncio.sleep(CLEANING)

    async def _clean_up(self, now: float) -> None:
        store = self.house.store
        for table_id in await store.read(lambda connection: stale_tables(connection, now)):
            await self._change(table_id, Table.close_if_open, CLOSED)
        for table_id in await store.read(lambda connection: given_up_tables(connection, now)):
            await self._change(table_id, lambda table: table.abort(self.house.now()), ABORTED)
        await store.write(lambda connection: end_unused_sessions(connection, now))
        while any(found := await store.read(lambda connection: find_unwanted(connection, now))):
            await self._forget(found, now)
            await asyncio.sleep(PAUSE)

    async def _forget(self, found: Unwanted, now: float) -> None:
        await self.house.store.write(lambda connection: forget(connection, found, now))

    async def _change(self, table_id: str, work: Callable[[Table], None], otherwise: Row) -> None:
        """Does the work. For a table that is unreadable, or played by rules other than today's, changes only the row:
        otherwise it would be in the way forever."""
        try:
            loaded = await self.house.tables.find(table_id)
            if loaded.table.outdated is None:
                await self.house.tables.change(loaded, work)
                return
        except Refused as error:
            if error.reason.code is not ServerWhy.NOT_FOUND:
                return  # it has moved on meanwhile; or the database fails, and the store has logged that
        except Exception:
            log.exception("a table cannot be read", extra={"table": nameless(table_id)})
        statement, values = otherwise
        await self.house.store.put([(statement, {"table": table_id} | values)])
