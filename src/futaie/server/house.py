"""The house: all tables in use, changed one step at a time. A change is told to people after it is on the disk."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from sqlalchemy import Connection, select, update

from futaie.core.chance import new_seed
from futaie.core.reason import FutaieError
from futaie.core.rng import Rng
from futaie.server import rows
from futaie.server.bounds import Bounds
from futaie.server.clock import Calendar, Moment, Tell, Uptime
from futaie.server.health import Health
from futaie.server.limits import Buckets, Doors
from futaie.server.logs import nameless
from futaie.server.metrics import Metrics
from futaie.server.people import GONE, invitations_of, tables_of
from futaie.server.reasons import Refused, ServerWhy, refused
from futaie.server.schema import matches, runs
from futaie.server.settings import Settings
from futaie.server.store import Store
from futaie.server.table import Changes, Table
from futaie.server.turns import Turns
from futaie.server.upkeep import Upkeep
from futaie.server.wire import Me
from futaie.server.workers import Asker, Workers

if TYPE_CHECKING:
    from futaie.server.live import Socket

log = logging.getLogger("futaie")
Found = TypeVar("Found")
Check: TypeAlias = Callable[[Connection], None]
"""Refuses what there is no room for."""
BREATH = 2.0
"""Seconds until a bot that failed tries again."""
CLOCK_WENT_BACK = 60.0
"""Seconds by which the system's clock may be behind what has been, before that is told."""


class House:
    def __init__(self, store: Store, workers: Workers, doors: Doors, settings: Settings) -> None:
        self.store = store
        self.health = Health(store)
        self.workers = workers
        self.doors = doors
        self.bounds = Bounds(settings.tables)
        self.secret = settings.secret().encode()
        self.metrics = Metrics()
        self.metrics.gauge("futaie_sockets", "Live connections", lambda: doors.inside_now)
        self.metrics.gauge("futaie_tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.gauge("futaie_bots_at_work", "Seats whose bots think", self._bots_at_work)
        self.said_by_people = Buckets(settings.rate, 5 * settings.rate)
        self.said_from_addresses = Buckets(10 * settings.rate, 50 * settings.rate)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.sockets: dict[str, set[Socket]] = {}
        """Of each person."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.rematching = asyncio.Lock()
        self.replays = ThreadPoolExecutor(1, "replays")
        self.replay_turns = Turns(1)
        self.upkeep = Upkeep(self)

    # Opening and closing

    async def open(self, wall: Tell, steady: Tell) -> None:
        past = select(runs.c.alive, runs.c.up).order_by(runs.c.id.desc()).limit(1)
        last = await self.store.read(lambda connection: connection.execute(past).first())
        self.calendar = Calendar(wall, steady, 0.0 if last is None else last.alive)
        self.uptime = Uptime(steady, 0.0 if last is None else last.up)
        now = self.now()
        if wall() < now.at - CLOCK_WENT_BACK:
            log.warning("the clock of this machine says less than it said before")
        await self.upkeep.begin()
        self.spawn(self.health.look_through())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                pass
        with suppress(Refused):
            await self.upkeep.say_alive()
        self.replays.shutdown()

    def now(self) -> Moment:
        return Moment(self.calendar.now(), self.uptime.now())

    def origin(self, address: str) -> str:
        """What tells addresses apart in the database, and cannot be read by whoever has that alone."""
        return hmac.new(self.secret, address.encode(), sha256).hexdigest()[:16]

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # Tables

    async def table(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            table = await asyncio.shield(self.loading[table_id])
        if table is None:
            raise refused(ServerWhy.NOT_FOUND)
        table.used = monotonic()
        return table

    async def _load(self, table_id: str) -> Table | None:
        try:
            table = await self.store.read(lambda connection: rows.load(connection, table_id))
            if table is not None:
                table.used = monotonic()
                self.tables[table_id] = table
                self.wake_bots(table)
            return table
        finally:
            del self.loading[table_id]

    @asynccontextmanager
    async def looking_at(self, table_id: str) -> AsyncIterator[Table]:
        """A table as it is stored, while nobody changes it: nothing may be told that is not stored."""
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.tables.get(table_id) is table:
                    yield table
                    return

    async def add(self, table: Table, after: Table | None = None) -> None:
        """A new table, started or not; `after` is the one of which it is the rematch."""
        bounds = self.bounds.to_open(table)
        await self.store.read(bounds)
        changes, table.changes = table.changes, Changes()

        def work(connection: Connection) -> None:
            bounds(connection)  # others may have opened some in the same moment
            rows.add(connection, table)
            for statement, row in rows.changed(table, changes):
                connection.execute(statement, row)
            if after is not None:
                connection.execute(update(matches).where(matches.c.id == after.id).values(rematch=table.id))

        await self.store.write(work)
        table.used = monotonic()
        self.tables[table.id] = table
        if after is not None:
            after.follow_with(table.id)
            self.tell(after)
        self.tell(table)
        self.wake_bots(table)

    async def offered(self, table: Table) -> Table | None:
        """The rematch of a table, unless it was withdrawn."""
        try:
            following = None if table.rematch is None else await self.table(table.rematch)
        except Refused as error:
            if error.reason.code is not ServerWhy.NOT_FOUND:
                raise
            following = None
        return None if following is None or following.state == "closed" else following

    async def change(self, table: Table, work: Callable[[Table], None], check: Check | None = None) -> None:
        """Does the work and stores what it changed, unless the check refuses it then; goes on even if whoever asked for
        it has gone."""
        if check is not None:
            await self.store.read(check)
        await asyncio.shield(asyncio.ensure_future(self._change(table, work, check)))

    async def _change(self, table: Table, work: Callable[[Table], None], check: Check | None) -> None:
        async with table.lock:
            if self.tables.get(table.id) is not table:
                raise refused(ServerWhy.TRY_AGAIN)
            table.told.clear()
            try:
                work(table)
            except Exception:
                if table.changes != Changes():
                    self.forget(table)  # half of it was done: the table is read again
                raise
            table.used = monotonic()
            changes, table.changes = table.changes, Changes()
            try:
                with self.metrics.storing.time():
                    await self.store.put(rows.changed(table, changes), check)
            except Exception as error:
                # What is in memory is not what is stored: the table is read again when somebody wants it.
                self.forget(table)
                if isinstance(error, Refused):
                    raise  # by the check; or the database does not work, and the store has said so
                log.exception("could not store", extra={"table": nameless(table.id)})
                raise refused(ServerWhy.TRY_AGAIN) from error
        self.metrics.stored(table.game.name, len(changes.entries), table.state == "over")
        if changes.only_drafts():
            self.tell_drafts(table, changes.drafts)
        else:
            self.tell(table)
            self.wake_bots(table)

    async def act(
        self, table: Table, seat: int, decision: int, action: int | None, text: str | None, anew: bool = False
    ) -> None:
        """Plays an action, or what is written up to the next commit; `anew`: instead of the seat's draft."""

        def work(table: Table) -> None:
            table.check_still_plays(seat)
            table.act(seat, decision, text or "" if action is None else [action], self.now(), anew)

        await self.change(table, work)

    def forget(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        for socket in list(table.sockets):
            socket.wake(table.id)

    # People who look on

    def enter(self, socket: Socket) -> None:
        if socket.person is not None:
            self.sockets.setdefault(socket.person, set()).add(socket)

    def leave(self, socket: Socket) -> None:
        if socket.person is not None:
            self.sockets[socket.person].discard(socket)
            if not self.sockets[socket.person]:
                del self.sockets[socket.person]

    def shut_out(self, person: str) -> None:
        """Ends the sockets of somebody whose sessions have ended."""
        for socket in list(self.sockets.get(person, ())):
            socket.end()

    def may_say(self, person: str | None, address: str) -> bool:
        """Whether it is not too much that comes over all sockets of a session, and from an address."""
        if person is not None and not self.said_by_people.take(person):
            return False
        return self.said_from_addresses.take(address)

    def tell(self, table: Table) -> None:
        for socket in list(table.sockets):
            socket.wake(table.id)
        owing = {table.sitters[seat].person for seat in table.people_to_move()}
        for person in {sitter.person for sitter in table.sitters if sitter.person is not None}:
            for socket in self.sockets.get(person, ()):
                socket.turn_at(table.id, person in owing)

    def tell_drafts(self, table: Table, seats: set[int]) -> None:
        """Nobody hears of a draft but who looks with the eyes of its seat: not even that there is one."""
        for socket in list(table.sockets):
            if socket.looks_from(table.id) in seats:
                socket.wake(table.id)

    def say(self, table: Table, seat: int, phrase: str) -> None:
        for socket in list(table.sockets):
            socket.hear_phrase(table.id, seat, phrase)

    def renamed(self, me: Me) -> None:
        for table in list(self.tables.values()):
            if me.id in table.names:
                table.names[me.id] = me.name
                if me.name == GONE:
                    for seat in table.seats_of(me.id):
                        table.sitters[seat].name = ""
                table.told.clear()
                self.tell(table)

    async def resign_everywhere(self, person: str) -> None:
        """Leaves every table, as somebody who wants to be forgotten."""
        found = await self.store.read(
            lambda connection: {*tables_of(connection, person), *invitations_of(connection, person)}
        )
        for table_id in sorted(found):
            try:
                await self.change(await self.table(table_id), lambda table: self._leave(table, person))
            except Exception:  # one that cannot be read, say: the others are left all the same
                log.exception("a table could not be left", extra={"table": nameless(table_id)})

    def _leave(self, table: Table, person: str) -> None:
        if table.state == "open":
            table.rise(person)
        for seat in table.seats_of(person):
            if table.state == "running" and table.bot_of(seat) is None:
                table.leave(seat, False, self.now())

    # Bots

    def wake_bots(self, table: Table) -> None:
        for seat in table.turn_of():
            if table.bot_of(seat) is not None and seat not in table.thinking:
                table.thinking.add(seat)
                self.spawn(self._think(table, seat))

    def _bots_at_work(self) -> int:
        return sum(len(table.thinking) for table in self.tables.values())

    async def _think(self, table: Table, seat: int) -> None:
        try:
            while self.tables.get(table.id) is table and seat in table.turn_of() and table.bot_of(seat) is not None:
                try:
                    await self._think_once(table, seat)
                except FutaieError as error:
                    log.warning(
                        "a bot was refused", extra={"table": nameless(table.id), "why": str(error.reason.code.value)}
                    )
                    await asyncio.sleep(BREATH)
                    await self._find_again(table)
                except Exception:
                    log.exception("a bot failed", extra={"table": nameless(table.id)})
                    await asyncio.sleep(BREATH)
        finally:
            table.thinking.discard(seat)

    async def _find_again(self, table: Table) -> None:
        """What could not be stored was forgotten: a table that is read again wakes its bots."""
        if table.id not in self.tables:
            with suppress(Refused):
                await self.table(table.id)

    async def _think_once(self, table: Table, seat: int) -> None:
        async with self.looking_at(table.id) as found:
            match, bot = table.match, table.bot_of(seat)
            if found is not table or match is None or bot is None or seat not in table.turn_of():
                return
            decision = table.decisions[seat]
            position = match.seen(seat).imagine(seat, Rng(new_seed()))
        asker = Asker(table.origin, table.host)
        actions = await self.workers.think(asker, table.game.name, position, seat, bot)
        await self.change(table, lambda table: table.act(seat, decision, actions, self.now()))

    async def aside(self, asker: Asker, work: Callable[[], Found]) -> Found:
        """In a thread of its own, for what takes a while: whoever asked for it waits, and all others in turn."""
        async with self.replay_turns.place(*asker):
            return await asyncio.get_running_loop().run_in_executor(self.replays, work)
