"""Rematches: one offer for each table, whoever makes it first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from futaie.server.house.loaded import LoadedTable
from futaie.server.house.tables import LoadedTables
from futaie.server.reasons import ServerWhy
from futaie.tables.clocks import Moment
from futaie.tables.reasons import Refused
from futaie.tables.rematch import accept, accepts, again, check_may_offer, is_alone, is_offered
from futaie.tables.wire.basics import Me


class Rematches:
    def __init__(self, tables: LoadedTables, now: Callable[[], Moment]) -> None:
        self.tables = tables
        self.now = now
        self.one_at_a_time = asyncio.Lock()

    async def request(
        self, table_id: str, changed: dict[str, str], me: Me, origin: str, charge: Callable[[], None]
    ) -> str:
        """Offers a rematch with the same options except for the given ones, or accepts the present offer; returns the
        id of the new table. `charge` refuses a person who has made too many."""
        now = self.now()
        async with self.one_at_a_time:
            loaded = await self.tables.find(table_id)
            check_may_offer(loaded.table, me.id)
            following = again(loaded.table, changed, me, origin, now.at)
            offered = await self._offered(loaded)
            if is_offered(following, None if offered is None else offered.table, bool(changed)):
                charge()
                if is_alone(following):
                    following.start(now)
                await self.tables.add(following, after=loaded)
                return following.id
        assert offered is not None
        if accepts(following, offered.table, me.id):
            room = self.tables.bounds.to_sit(me.id)
            await self.tables.change(offered, lambda table: accept(table, me, self.now()), room)
        return offered.id

    async def _offered(self, loaded: LoadedTable) -> LoadedTable | None:
        """The rematch of a table, unless it was withdrawn."""
        if loaded.table.rematch is None:
            return None
        try:
            following = await self.tables.find(loaded.table.rematch)
        except Refused as error:
            if error.reason.code is not ServerWhy.NOT_FOUND:
                raise
            return None
        return None if following.table.state == "closed" else following
