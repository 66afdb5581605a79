"""The house: everything that a running server holds, put together."""

from __future__ import annotations

import hmac
import logging
from contextlib import suppress
from hashlib import sha256

from sqlalchemy import select

from futaie.server.house.audience import Audience
from futaie.server.house.bounds import Bounds
from futaie.server.house.rematches import Rematches
from futaie.server.house.tables import LoadedTables
from futaie.server.http.limits import Doors
from futaie.server.people.guests import invitations_of, tables_of
from futaie.server.settings import Settings
from futaie.server.storage.schema import runs
from futaie.server.storage.store import Store
from futaie.server.thinking.bots import Bots
from futaie.server.thinking.slow_work import SlowWork
from futaie.server.thinking.workers import Workers
from futaie.server.upkeep.background import Background
from futaie.server.upkeep.clock import Calendar, Tell, Uptime
from futaie.server.upkeep.health import Health
from futaie.server.upkeep.logs import nameless
from futaie.server.upkeep.metrics import Metrics
from futaie.server.upkeep.upkeep import Upkeep
from futaie.tables.clocks import Moment
from futaie.tables.commands import leave
from futaie.tables.reasons import Refused

log = logging.getLogger("futaie")
CLOCK_WENT_BACK = 60.0
"""The log says so if the system's clock is this many seconds behind the last time on record."""


class House:
    def __init__(self, store: Store, workers: Workers, doors: Doors, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.doors = doors
        self.secret = settings.secret().encode()
        self.metrics = Metrics()
        self.health = Health(store)
        self.background = Background()
        self.slow = SlowWork()
        self.bounds = Bounds(settings.tables)
        self.audience = Audience(settings.rate)
        bots = Bots(workers, self.background, self.now)
        self.tables = LoadedTables(store, self.bounds, self.audience, bots, self.metrics)
        self.rematches = Rematches(self.tables, self.now)
        self.upkeep = Upkeep(self)
        by_id = self.tables.by_id
        self.metrics.gauge("futaie_sockets", "Live connections", lambda: doors.inside_now)
        self.metrics.gauge("futaie_tables", "Tables in memory", lambda: len(by_id))
        self.metrics.gauge(
            "futaie_bots_at_work", "Seats whose bots think", lambda: sum(len(each.thinking) for each in by_id.values())
        )

    async def open(self, wall: Tell, steady: Tell) -> None:
        past = select(runs.c.alive, runs.c.up).order_by(runs.c.id.desc()).limit(1)
        last = await self.store.read(lambda connection: connection.execute(past).first())
        self.calendar = Calendar(wall, steady, 0.0 if last is None else last.alive)
        self.uptime = Uptime(steady, 0.0 if last is None else last.up)
        now = self.now()
        if wall() < now.at - CLOCK_WENT_BACK:
            log.warning("the clock of this machine says less than it said before")
        await self.upkeep.begin()
        self.background.spawn(self.health.look_through())

    async def close(self) -> None:
        await self.background.stop()
        await self.tables.rest()
        with suppress(Refused):
            await self.upkeep.say_alive()
        self.slow.close()

    def now(self) -> Moment:
        return Moment(self.calendar.now(), self.uptime.now())

    def origin(self, address: str) -> str:
        """Tells addresses apart in the database, but does not reveal them to anybody who has only that."""
        return hmac.new(self.secret, address.encode(), sha256).hexdigest()[:16]

    async def leave_everywhere(self, person: str) -> None:
        """Leaves every table, for a person who wants to be forgotten."""
        found = await self.store.read(
            lambda connection: {*tables_of(connection, person), *invitations_of(connection, person)}
        )
        for table_id in sorted(found):
            try:
                loaded = await self.tables.find(table_id)
                await self.tables.change(loaded, lambda table: leave(table, person, self.now()))
            except Exception:  # say, an unreadable table: it must not keep the person at the others
                log.exception("a table could not be left", extra={"table": nameless(table_id)})
