"""The tables in memory, changed one step at a time. A change is told to people after it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TypeAlias

from sqlalchemy import Connection, update

from futaie.server.house.audience import Audience
from futaie.server.house.bounds import Bounds
from futaie.server.house.held import HeldTable
from futaie.server.reasons import ServerWhy
from futaie.server.storage import rows
from futaie.server.storage.schema import matches
from futaie.server.storage.store import Store
from futaie.server.thinking.bots import Bots
from futaie.server.upkeep.logs import nameless
from futaie.server.upkeep.metrics import Metrics
from futaie.tables.changes import Changes
from futaie.tables.reasons import Refused, refused
from futaie.tables.table import Table
from futaie.tables.wire.basics import Me

log = logging.getLogger("futaie")
Check: TypeAlias = Callable[[Connection], None]
"""Refuses what there is no room for."""


class HeldTables:
    def __init__(self, store: Store, bounds: Bounds, audience: Audience, bots: Bots, metrics: Metrics) -> None:
        self.store = store
        self.bounds = bounds
        self.audience = audience
        self.bots = bots
        self.metrics = metrics
        self.held: dict[str, HeldTable] = {}
        self.loading: dict[str, asyncio.Task[HeldTable | None]] = {}

    # Looking

    async def find(self, table_id: str) -> HeldTable:
        held = self.held.get(table_id)
        if held is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            held = await asyncio.shield(self.loading[table_id])
        if held is None:
            raise refused(ServerWhy.NOT_FOUND)
        held.used = monotonic()
        return held

    async def _load(self, table_id: str) -> HeldTable | None:
        try:
            table = await self.store.read(lambda connection: rows.load(connection, table_id))
            return None if table is None else self._hold(table)
        finally:
            del self.loading[table_id]

    def _hold(self, table: Table) -> HeldTable:
        held = self.held[table.id] = HeldTable(table, used=monotonic())
        self.bots.wake(self, held)
        return held

    def holds(self, held: HeldTable) -> bool:
        """Whether it is still what is stored."""
        return self.held.get(held.id) is held

    @asynccontextmanager
    async def looking_at(self, table_id: str) -> AsyncIterator[HeldTable]:
        """A table as it is stored, while nobody changes it: nothing may be told that is not stored."""
        while True:
            held = await self.find(table_id)
            async with held.lock:
                if self.holds(held):
                    yield held
                    return

    # Changing

    async def add(self, table: Table, after: HeldTable | None = None) -> None:
        """A new table, started or not; `after` is the one of which it is the rematch."""
        bounds = self.bounds.to_open(table)
        await self.store.read(bounds)
        changes = table.take_changes()

        def work(connection: Connection) -> None:
            bounds(connection)  # others may have opened some in the same moment
            rows.add(connection, table)
            for statement, row in rows.changed(table, changes):
                connection.execute(statement, row)
            if after is not None:
                connection.execute(update(matches).where(matches.c.id == after.id).values(rematch=table.id))

        await self.store.write(work)
        held = self._hold(table)
        if after is not None:
            after.table.follow_with(table.id)
            after.told.clear()
            self.audience.tell(after)
        self.audience.tell(held)

    async def change(self, held: HeldTable, work: Callable[[Table], None], check: Check | None = None) -> None:
        """Does the work and stores what it changed, unless the check refuses it then; goes on even if whoever asked for
        it has gone."""
        if check is not None:
            await self.store.read(check)
        await asyncio.shield(asyncio.ensure_future(self._change(held, work, check)))

    async def _change(self, held: HeldTable, work: Callable[[Table], None], check: Check | None) -> None:
        table = held.table
        async with held.lock:
            if not self.holds(held):
                raise refused(ServerWhy.TRY_AGAIN)
            try:
                work(table)
            except Exception:
                if table.changes != Changes():
                    self.forget(held)  # half of it was done: the table is read again
                raise
            held.told.clear()
            held.used = monotonic()
            changes = table.take_changes()
            try:
                with self.metrics.storing.time():
                    await self.store.put(rows.changed(table, changes), check)
            except Exception as error:
                # What is in memory is not what is stored: the table is read again when somebody wants it.
                self.forget(held)
                if isinstance(error, Refused):
                    raise  # by the check; or the database does not work, and the store has said so
                log.exception("could not store", extra={"table": nameless(table.id)})
                raise refused(ServerWhy.TRY_AGAIN) from error
        self.metrics.stored(table.game.name, len(changes.entries), table.state == "over")
        if changes.only_drafts():
            self.audience.tell_drafts(held, changes.drafts)
        else:
            self.audience.tell(held)
            self.bots.wake(self, held)

    def renamed(self, me: Me) -> None:
        """What is stored of people is changed elsewhere."""
        for held in list(self.held.values()):
            if me.id in held.table.names:
                held.table.rename(me.id, me.name)
                held.told.clear()
                self.audience.tell(held)

    # Forgetting

    def forget(self, held: HeldTable) -> None:
        self.held.pop(held.id, None)
        for socket in list(held.sockets):
            socket.wake(held.id)

    def tidy(self, idle: float) -> None:
        """Tables that nobody has looked at for so many seconds leave the memory."""
        oldest = monotonic() - idle
        for held in list(self.held.values()):
            if held.used < oldest and not held.sockets and not held.thinking and not held.lock.locked():
                del self.held[held.id]

    async def rest(self) -> None:
        """Returns when nobody changes a table any more."""
        for held in list(self.held.values()):
            async with held.lock:
                pass
