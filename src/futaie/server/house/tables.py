"""The tables in memory, changed one step at a time. People hear of a change once it is on the disk."""

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
from futaie.server.house.loaded import LoadedTable
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
"""Refuses a change that there is no room for."""


class LoadedTables:
    def __init__(self, store: Store, bounds: Bounds, audience: Audience, bots: Bots, metrics: Metrics) -> None:
        self.store = store
        self.bounds = bounds
        self.audience = audience
        self.bots = bots
        self.metrics = metrics
        self.by_id: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable | None]] = {}

    # Looking

    async def find(self, table_id: str) -> LoadedTable:
        loaded = self.by_id.get(table_id)
        if loaded is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loaded = await asyncio.shield(self.loading[table_id])
        if loaded is None:
            raise refused(ServerWhy.NOT_FOUND)
        loaded.used = monotonic()
        return loaded

    async def _load(self, table_id: str) -> LoadedTable | None:
        try:
            table = await self.store.read(lambda connection: rows.load(connection, table_id))
            return None if table is None else self._keep(table)
        finally:
            del self.loading[table_id]

    def _keep(self, table: Table) -> LoadedTable:
        loaded = self.by_id[table.id] = LoadedTable(table, used=monotonic())
        self.bots.wake(self, loaded)
        return loaded

    def is_current(self, loaded: LoadedTable) -> bool:
        """Whether it still matches the database."""
        return self.by_id.get(loaded.id) is loaded

    @asynccontextmanager
    async def looking_at(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """A table as it is stored, while nobody changes it: nobody may hear of anything that is not stored yet."""
        while True:
            loaded = await self.find(table_id)
            async with loaded.lock:
                if self.is_current(loaded):
                    yield loaded
                    return

    # Changing

    async def add(self, table: Table, after: LoadedTable | None = None) -> None:
        """Adds a table, started or not; `after` is the one that it is a rematch of."""
        bounds = self.bounds.to_open(table)
        await self.store.read(bounds)
        changes = table.take_changes()

        def work(connection: Connection) -> None:
            bounds(connection)  # others may have opened some meanwhile
            rows.add(connection, table)
            for statement, row in rows.changed(table, changes):
                connection.execute(statement, row)
            if after is not None:
                connection.execute(update(matches).where(matches.c.id == after.id).values(rematch=table.id))

        await self.store.write(work)
        loaded = self._keep(table)
        if after is not None:
            after.table.follow_with(table.id)
            after.told.clear()
            self.audience.tell(after)
        self.audience.tell(loaded)

    async def change(self, loaded: LoadedTable, work: Callable[[Table], None], check: Check | None = None) -> None:
        """Does the work and stores the changes, unless the check refuses them; goes on even if the request that asked
        for it is gone."""
        if check is not None:
            await self.store.read(check)
        await asyncio.shield(asyncio.ensure_future(self._change(loaded, work, check)))

    async def _change(self, loaded: LoadedTable, work: Callable[[Table], None], check: Check | None) -> None:
        table = loaded.table
        async with loaded.lock:
            if not self.is_current(loaded):
                raise refused(ServerWhy.TRY_AGAIN)
            try:
                work(table)
            except Exception:
                if table.changes != Changes():
                    self.forget(loaded)  # only half of it is done: the table must be read again
                raise
            loaded.told.clear()
            loaded.used = monotonic()
            changes = table.take_changes()
            try:
                with self.metrics.storing.time():
                    await self.store.put(rows.changed(table, changes), check)
            except Exception as error:
                # Memory and database differ now: the table is read again at its next use.
                self.forget(loaded)
                if isinstance(error, Refused):
                    raise  # the check refuses; or the database fails, and the store has logged that
                log.exception("could not store", extra={"table": nameless(table.id)})
                raise refused(ServerWhy.TRY_AGAIN) from error
        self.metrics.stored(table.game.name, len(changes.entries), table.state == "over")
        if changes.only_drafts():
            self.audience.tell_drafts(loaded, changes.drafts)
        else:
            self.audience.tell(loaded)
            self.bots.wake(self, loaded)

    def renamed(self, me: Me) -> None:
        """The database has the new name already; this updates the tables in memory."""
        for loaded in list(self.by_id.values()):
            if me.id in loaded.table.names:
                loaded.table.rename(me.id, me.name)
                loaded.told.clear()
                self.audience.tell(loaded)

    # Forgetting

    def forget(self, loaded: LoadedTable) -> None:
        self.by_id.pop(loaded.id, None)
        for socket in list(loaded.sockets):
            socket.wake(loaded.id)

    def tidy(self, idle: float) -> None:
        """Drops tables from memory that nobody has used for this many seconds."""
        oldest = monotonic() - idle
        for loaded in list(self.by_id.values()):
            if loaded.used < oldest and not loaded.sockets and not loaded.thinking and not loaded.lock.locked():
                del self.by_id[loaded.id]

    async def rest(self) -> None:
        """Returns when no table is being changed."""
        for loaded in list(self.by_id.values()):
            async with loaded.lock:
                pass
