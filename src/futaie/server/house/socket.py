"""Live updates: one socket for each session.

Nothing is queued for slow clients: a socket remembers which tables have news and how much of each the client has, and
makes the news when the client is ready for them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from futaie.core.rules.reason import FutaieError
from futaie.server.house.loaded import LoadedTable, encoder
from futaie.server.http.answers import note_refusal, refusal
from futaie.server.reasons import ServerWhy
from futaie.tables.commands import act
from futaie.tables.readers import check_may_look, eyes
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.wire.basics import Me
from futaie.tables.wire.live import Done, FromServer, LiveAct, LiveUndo, No, Spoken, ToServer, Unwatch, Watch, YourTurn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from futaie.server.house.house import House

ROUTE = "/api/live"
MOST_WATCHED = 20
MOST_REPLIES = 200
"""If this many wait for the client to read them, the server stops listening to it."""
PENANCE = 0.5
"""A client that talks too fast is ignored for this many seconds."""
decoder = msgspec.json.Decoder(ToServer)


@dataclass
class Watching:
    loaded: LoadedTable
    seat: int | None
    wanted: int | None
    """The seat in the request; None: the only one, or none."""
    sent: int
    """The number of entries that the client has."""


class Socket:
    def __init__(self, house: House, me: Me | None, language: str, address: str) -> None:
        self.house = house
        self.me = me
        self.person = None if me is None else me.id
        self.language = language
        self.address = address
        self.watching: dict[str, Watching] = {}
        self.news: dict[str, None] = {}
        """Tables with news."""
        self.replies: deque[FromServer] = deque()
        self.room = asyncio.Event()
        """Set while there is room for replies."""
        self.room.set()
        self.turns: dict[str, None] = {}
        """Tables where one of the person's seats owes a decision."""
        self.turns_told = True
        self.woken = asyncio.Event()
        self.ended = False

    # Incoming

    async def hear(self, text: str | bytes) -> None:
        ref: int | None = None
        try:
            if not self.house.audience.may_say(self.person, self.address):
                raise refused(ServerWhy.TOO_FAST)
            try:
                message = decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise refused(ServerWhy.MALFORMED, about=str(error)[:200]) from error
            if isinstance(message, Watch):
                await self.watch(message)
            elif isinstance(message, Unwatch):
                self.unwatch(message.table)
            else:
                ref = message.ref
                await self.act(message)
                self.reply(Done(ref))
        except FutaieError as error:
            note_refusal(self.house.metrics, error, ROUTE, self.address)
            self.reply(No(ref, refusal(error, self.language)))
            if error.reason.code is ServerWhy.TOO_FAST:
                await asyncio.sleep(PENANCE)
        await self.room.wait()

    async def watch(self, message: Watch) -> None:
        loaded = await self.house.tables.find(message.table)
        table = loaded.table
        check_may_look(table, self.person, self.house.now().at)
        seat = eyes(table, self.person, message.seat)
        if message.table not in self.watching and len(self.watching) >= MOST_WATCHED:
            raise refused(ServerWhy.TOO_MANY_SOCKETS)
        after = message.after if message.after is not None else len(table.times)
        self.watching[table.id] = Watching(loaded, seat, message.seat, min(after, len(table.times)))
        if self.alone_at(loaded):
            self.house.audience.tell(loaded)
        loaded.let_in(self)
        self.wake(table.id)

    def unwatch(self, table_id: str) -> None:
        watching = self.watching.pop(table_id, None)
        if watching is not None:
            watching.loaded.let_out(self)
            if self.alone_at(watching.loaded):
                self.house.audience.tell(watching.loaded)

    def alone_at(self, loaded: LoadedTable) -> bool:
        """Whether this is the only socket here of a person who sits at the table."""
        sits = bool(loaded.table.seats_of(self.person))
        return sits and not any(other.person == self.person for other in loaded.sockets)

    def looks_from(self, table_id: str) -> int | None:
        watching = self.watching.get(table_id)
        return None if watching is None else watching.seat

    async def act(self, message: LiveAct | LiveUndo) -> None:
        house = self.house
        loaded = await house.tables.find(message.table)
        try:
            await house.tables.change(loaded, lambda table: act(table, self.person, message.seat, message, house.now()))
        except FutaieError as error:
            if error.reason.code is TableWhy.STALE and loaded.id in self.watching:
                self.wake(loaded.id)
            raise

    # Outgoing

    def reply(self, message: FromServer) -> None:
        self.replies.append(message)
        if len(self.replies) >= MOST_REPLIES:
            self.room.clear()
        self.woken.set()

    def wake(self, table_id: str) -> None:
        self.news[table_id] = None
        self.woken.set()

    def turn_at(self, table_id: str, mine: bool) -> None:
        if mine != (table_id in self.turns):
            if mine:
                self.turns[table_id] = None
            else:
                del self.turns[table_id]
            self.turns_told = False
            self.woken.set()

    def hear_phrase(self, table_id: str, seat: int, phrase: str) -> None:
        if len(self.replies) < MOST_REPLIES:
            self.reply(Spoken(table_id, seat, phrase))

    async def speak(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Sends the client its news until the socket is closed."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.ended:
                return
            while self.replies:
                await send(encoder.encode(self.replies.popleft()))
            self.room.set()
            if not self.turns_told:
                self.turns_told = True
                await send(encoder.encode(YourTurn(list(self.turns))))
            for table_id in list(self.news):
                del self.news[table_id]
                news = await self.news_of(table_id)
                if news is not None:
                    await send(news)

    async def news_of(self, table_id: str) -> bytes | None:
        if table_id not in self.watching:
            return None
        async with self.house.tables.looking_at(table_id) as loaded:
            watching = self.watching.get(table_id)
            if watching is None:
                return None
            if watching.loaded is not loaded:
                watching.loaded.let_out(self)
                watching.loaded = loaded
                loaded.let_in(self)
            table = loaded.table
            watching.seat = None
            if watching.wanted is None or watching.wanted in table.seats_of(self.person):
                watching.seat = eyes(table, self.person, watching.wanted)
            news = loaded.news_for(self.person, watching.seat, watching.sent, self.house.now())
            watching.sent = len(table.times)
        return news

    def end(self) -> None:
        self.ended = True
        self.woken.set()

    def close(self) -> None:
        for table_id in list(self.watching):
            self.unwatch(table_id)
