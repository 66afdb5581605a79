"""Today's orchard: the same cards for everybody, one try each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.openapi.spec import Example
from litestar.params import PathParameter

from futaie.server.api.description.openapi import FOR_SOMEBODY
from futaie.server.api.messages import Day, EarlierDay, Today
from futaie.server.api.tables import look, somebody
from futaie.server.house.daily import Daily
from futaie.server.house.house import House
from futaie.server.people.visitors import Visitors
from futaie.server.thinking.workers import Asker
from futaie.tables.wire.answers import Update
from futaie.tables.wire.basics import Me

Date = Annotated[str, PathParameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=[Example(value="2026-11-15")])]


class DailyApi(Controller):
    path = "/api/daily"
    tags = ["daily"]  # noqa: RUF012

    @get()
    async def today(self, me: Me | None, daily: Daily) -> Today:
        """The day (UTC), the hash of its seed, and the state of my try."""
        return await daily.today(None if me is None else me.id)

    @post(status_code=200, security=FOR_SOMEBODY)
    async def begin(
        self,
        request: Request[Any, Any, Any],
        me: Me | None,
        house: House,
        daily: Daily,
        visitors: Visitors,
        asker: Asker,
    ) -> Update:
        """Begin my try at today's orchard, an ordinary solo table; or come back to it."""
        person = somebody(me)
        table_id = await daily.table_of(person)
        if table_id is None:
            visitors.charge_lasting(request, me)
            table_id = await daily.begin(person, asker.address)
        return await look(house, table_id, person, None, 0)

    @get("/days")
    async def earlier(self, me: Me | None, daily: Daily) -> list[EarlierDay]:
        """Earlier days on which somebody played, the latest first, with their seeds."""
        return await daily.earlier(None if me is None else me.id)

    @get("/days/{day:str}")
    async def results(self, day: Date, me: Me | None, daily: Daily) -> Day:
        """The results of a day; today's only after my own try."""
        return await daily.results(day, None if me is None else me.id)
