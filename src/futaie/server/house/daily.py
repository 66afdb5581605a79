"""Today's orchard: one deal a day for everybody, one try for each person.

The seed of a day is the HMAC-SHA-256 of its date with a secret that never leaves the database. Its hash is public from
the start of the day, the seed itself once the day (UTC) is over.
"""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError

from futaie.core.chance.shuffles import seed_hash
from futaie.server.api.messages import Day, EarlierDay, Ranked, Today
from futaie.server.house.house import House
from futaie.server.reasons import ServerWhy
from futaie.server.storage.schema import days, matches, people, secrets
from futaie.tables.clocks import day_of, end_of
from futaie.tables.opening import daily_game, new_try
from futaie.tables.reasons import refused
from futaie.tables.sitter import shown_name
from futaie.tables.wire.basics import Me

NAME = "daily"
"""The name of the secret."""
SHOWN = 100
"""The most results of a day, and earlier days, that are listed."""
ADD_DAY = insert(days).on_conflict_do_nothing()


class Daily:
    def __init__(self, house: House) -> None:
        self.house = house
        self.game = daily_game().name
        self.secret = b""
        self.reckoning: set[str] = set()
        """Days whose giant and beam results are being computed."""
        self.one_at_a_time = asyncio.Lock()

    async def open(self) -> None:
        self.secret = bytes.fromhex(await self.house.store.write(kept_secret))

    def seed(self, day: str) -> str:
        return hmac.new(self.secret, day.encode(), sha256).hexdigest()

    async def today(self, person: str | None) -> Today:
        day = day_of(self.house.now().at)
        tried, finished = await self.house.store.read(
            lambda connection: (try_of(connection, day, person), count_finished(connection, day))
        )
        return Today(
            game=self.game,
            day=day,
            ends=end_of(day),
            seed_hash=seed_hash(self.seed(day)),
            finished=finished,
            state="new" if tried is None else tried.state,
            table=None if tried is None else tried.id,
            points=None if tried is None else tried.points,
        )

    async def table_of(self, me: Me) -> str | None:
        """The table of the try that the person has begun today."""
        day = day_of(self.house.now().at)
        tried = await self.house.store.read(lambda connection: try_of(connection, day, me.id))
        return None if tried is None else str(tried.id)

    async def begin(self, me: Me, origin: str) -> str:
        """Begins a person's try; the database allows one a day."""
        now = self.house.now()
        day = day_of(now.at)
        table = new_try(day, self.seed(day), me, origin, now)
        try:
            await self.house.tables.add(table)
        except IntegrityError as error:
            begun = await self.table_of(me)
            if begun is None:
                raise refused(ServerWhy.TRY_AGAIN) from error
            return begun
        await self.find_out(day)
        return table.id

    async def results(self, day: str, person: str | None) -> Day:
        """Of an earlier day, or of today for those who have had their try."""
        today = day_of(self.house.now().at)
        begun = select(matches.c.id).where(matches.c.day == day).limit(1)
        tried, somebody = await self.house.store.read(
            lambda connection: (try_of(connection, day, person), connection.execute(begun).first())
        )
        if day == today and (tried is None or tried.state != "over"):
            raise refused(ServerWhy.PLAY_FIRST)
        if day > today or somebody is None:
            raise refused(ServerWhy.NOT_FOUND)
        reached = await self.find_out(day)
        finished, (best, mine) = await self.house.store.read(
            lambda connection: (count_finished(connection, day), ranking(connection, day, person))
        )
        seed = self.seed(day)
        return Day(
            day=day,
            seed_hash=seed_hash(seed),
            seed=seed if day < today else None,
            finished=finished,
            best=best,
            mine=mine,
            table=None if tried is None else tried.id,
            giant=None if reached is None else reached.giant,
            beam=None if reached is None else reached.beam,
        )

    async def earlier(self, person: str | None) -> list[EarlierDay]:
        """Days on which somebody played, the latest first."""
        today = day_of(self.house.now().at)
        found = await self.house.store.read(lambda connection: connection.execute(earlier_days(today, person)).all())
        return [
            EarlierDay(
                day=row.day,
                seed_hash=seed_hash(self.seed(row.day)),
                seed=self.seed(row.day),
                finished=row.finished,
                most=row.most,
                mine=row.mine,
                giant=row.giant,
                beam=row.beam,
            )
            for row in found
        ]

    # The results of bots with the same cards

    async def find_out(self, day: str) -> Row[Any] | None:
        """The results of the bots. If there are none yet, the bots start in the background, and nobody waits."""
        wanted = select(days).where(days.c.day == day)
        reached = await self.house.store.read(lambda connection: connection.execute(wanted).first())
        if reached is None and day not in self.reckoning:
            self.reckoning.add(day)
            self.house.background.spawn(self._reckon(day))
        return reached

    async def _reckon(self, day: str) -> None:
        try:
            async with self.one_at_a_time:
                giant, beam = await self.house.workers.reckon(self.game, self.seed(day))
                await self.house.store.put([(ADD_DAY, {"day": day, "giant": giant, "beam": beam})])
        finally:
            self.reckoning.discard(day)


def kept_secret(connection: Connection) -> str:
    """Created when it is first needed."""
    made = insert(secrets).values(name=NAME, value=token_hex(32)).on_conflict_do_nothing()
    connection.execute(made)
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == NAME)).scalar_one())


def try_of(connection: Connection, day: str, person: str | None) -> Row[Any] | None:
    own: Select[*tuple[Any, ...]] = select(matches.c.id, matches.c.state, matches.c.points)
    return connection.execute(own.where(matches.c.day == day, matches.c.host == person)).first()


def count_finished(connection: Connection, day: str) -> int:
    return connection.execute(select(func.count(matches.c.points)).where(matches.c.day == day)).scalar_one()


def ranking(connection: Connection, day: str, person: str | None) -> tuple[list[Ranked], Ranked | None]:
    """The best results, and the person's own."""
    rank = func.rank().over(order_by=matches.c.points.desc()).label("rank")
    tries = select(rank, people.c.name, matches.c.points, matches.c.host, matches.c.at).join(people)
    all_tries = tries.where(matches.c.day == day, matches.c.points.is_not(None)).subquery()

    def ranked(wanted: Select[*tuple[Any, ...]]) -> list[Ranked]:
        return [
            Ranked(row.rank, shown_name(row.name), row.points, person is not None and row.host == person)
            for row in connection.execute(wanted)
        ]

    best = ranked(select(all_tries).order_by(all_tries.c.rank, all_tries.c.at).limit(SHOWN))
    mine = ranked(select(all_tries).where(all_tries.c.host == person))
    return best, mine[0] if mine else None


def earlier_days(today: str, person: str | None) -> Select[*tuple[Any, ...]]:
    tries = select(
        matches.c.day,
        func.count(matches.c.points).label("finished"),
        func.max(matches.c.points).label("most"),
        func.max(matches.c.points).filter(matches.c.host == person).label("mine"),
    )
    by_day = tries.where(matches.c.day < today).group_by(matches.c.day).subquery()
    reached = select(by_day, days.c.giant, days.c.beam).join_from(
        by_day, days, by_day.c.day == days.c.day, isouter=True
    )
    return reached.order_by(by_day.c.day.desc()).limit(SHOWN)
