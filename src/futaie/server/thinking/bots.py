"""The bots of the tables in memory: whenever it is a bot's turn, it thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from futaie.core.rules.reason import FutaieError
from futaie.server.thinking.workers import Asker, Workers
from futaie.server.upkeep.background import Background
from futaie.server.upkeep.logs import nameless
from futaie.tables.clocks import Moment
from futaie.tables.reasons import Refused
from futaie.tables.thinking import bots_to_move, play, thought

if TYPE_CHECKING:
    from futaie.server.house.loaded import LoadedTable
    from futaie.server.house.tables import LoadedTables

log = logging.getLogger("futaie")
BREATH = 2.0
"""Seconds before a bot that failed tries again."""


class Bots:
    def __init__(self, workers: Workers, background: Background, now: Callable[[], Moment]) -> None:
        self.workers = workers
        self.background = background
        self.now = now

    def wake(self, tables: LoadedTables, loaded: LoadedTable) -> None:
        for seat in bots_to_move(loaded.table):
            if seat not in loaded.thinking:
                loaded.thinking.add(seat)
                self.background.spawn(self._think(tables, loaded, seat))

    async def _think(self, tables: LoadedTables, loaded: LoadedTable, seat: int) -> None:
        try:
            while tables.is_current(loaded) and seat in bots_to_move(loaded.table):
                try:
                    await self._think_once(tables, loaded, seat)
                except FutaieError as error:
                    log.warning(
                        "a bot was refused", extra={"table": nameless(loaded.id), "why": str(error.reason.code.value)}
                    )
                    await asyncio.sleep(BREATH)
                    await self._find_again(tables, loaded)
                except Exception:
                    log.exception("a bot failed", extra={"table": nameless(loaded.id)})
                    await asyncio.sleep(BREATH)
        finally:
            loaded.thinking.discard(seat)

    async def _find_again(self, tables: LoadedTables, loaded: LoadedTable) -> None:
        """A move that could not be stored is forgotten; reading the table again wakes its bots."""
        if loaded.id not in tables.by_id:
            with suppress(Refused):
                await tables.find(loaded.id)

    async def _think_once(self, tables: LoadedTables, loaded: LoadedTable, seat: int) -> None:
        async with tables.looking_at(loaded.id) as found:
            table = loaded.table
            bot = table.bot_of(seat)
            if found is not loaded or bot is None or seat not in bots_to_move(table):
                return
            about = thought(table, seat)
        actions = await self.workers.think(Asker(table.origin, table.host), about, bot)
        await tables.change(loaded, lambda table: play(table, about, actions, self.now()))
