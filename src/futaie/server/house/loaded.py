"""A table in the server's memory, with its sockets and lock."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from futaie.tables.clocks import Moment
from futaie.tables.readers import reader_of, update_for
from futaie.tables.table import Table
from futaie.tables.wire.live import News

if TYPE_CHECKING:
    from futaie.server.house.socket import Socket

SAME_MOMENT = 0.1
"""Within this many seconds, clocks show the same."""
encoder = msgspec.json.Encoder()


@dataclass(eq=False)
class LoadedTable:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held to change it or to look at it: nobody may hear of anything that is not stored yet."""
    sockets: dict[Socket, None] = field(default_factory=dict)
    """The sockets that watch it."""
    told: dict[tuple[str | None, int | None, int], tuple[float, bytes]] = field(default_factory=dict)
    """The latest news, kept for other sockets of the same reader until something changes."""
    thinking: set[int] = field(default_factory=set)
    """The seats whose bots are at work."""
    used: float = 0.0
    """When it was last used."""

    @property
    def id(self) -> str:
        return self.table.id

    def let_in(self, socket: Socket) -> None:
        self.sockets[socket] = None
        self._seen_by_others()

    def let_out(self, socket: Socket) -> None:
        self.sockets.pop(socket, None)
        self._seen_by_others()

    def _seen_by_others(self) -> None:
        self.table.present = {socket.person for socket in self.sockets if socket.person is not None}
        self.told.clear()

    def news_for(self, person: str | None, seat: int | None, after: int, now: Moment) -> bytes:
        """News as a message. It is made once for all sockets of a reader that are equally far behind, and once for all
        strangers, because every stranger sees the same."""
        table = self.table
        reader = reader_of(table, person)
        key = (reader, seat, after)
        made = self.told.get(key)
        if made is not None and now.at - made[0] < SAME_MOMENT:
            return made[1]
        update = update_for(table, reader, seat, after, now)
        message = encoder.encode(News(table.id, update.steps, update.state))
        if len(self.sockets) > len(table.names):  # otherwise no two sockets need to share one
            self.told[key] = (now.at, message)
        return message
