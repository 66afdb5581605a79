"""What is left of a match: its record, and every step as somebody saw it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from futaie.record.record import perform, record_for
from futaie.server.api.described import LEAST
from futaie.server.api.tables import As
from futaie.server.house import House
from futaie.server.looking import check_may_look, eyes
from futaie.server.reasons import ServerWhy, refused
from futaie.server.wire import Id, Me
from futaie.server.workers import Asker


class FinishedApi(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ["records"]  # noqa: RUF012

    @get("/record", media_type="text/plain")
    async def record(self, table_id: Id, me: Me | None, house: House) -> Response[str]:
        """The record: all of it once the match is over, before that what the reader has seen."""
        person = None if me is None else me.id
        async with house.looking_at(table_id) as table:
            check_may_look(table, person, house.now().at)
            if table.match is None:
                raise refused(ServerWhy.NOT_RUNNING)
            if table.sealed(house.now().at):
                raise refused(ServerWhy.AFTER_MIDNIGHT)
            text = str(record_for(table.match, eyes(table, person, None)))
        name = f"{table.game.name}-{table_id[:6]}.txt"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/steps/{step:int}")
    async def step(
        self,
        table_id: Id,
        step: Annotated[int, PathParameter(ge=0, lt=2**53, schema_extra=LEAST)],
        me: Me | None,
        house: House,
        asker: Asker,
        seat: As = None,
        everything: Annotated[
            bool, QueryParameter(name="open", description="everything open, once the match is over")
        ] = False,
    ) -> dict[str, Any]:
        """The view after so many entries: with the eyes of a seat, of a spectator, or with everything open."""
        person, now = None if me is None else me.id, house.now().at
        async with house.looking_at(table_id) as table:
            check_may_look(table, person, now)
            match = table.match
            if match is None:
                raise refused(ServerWhy.NOT_RUNNING)
            if match.result is None or table.sealed(now):
                seat = eyes(table, person, seat)
                if everything:
                    raise refused(ServerWhy.STILL_RUNNING if match.result is None else ServerWhy.AFTER_MIDNIGHT)
            elif seat is not None and seat >= match.position.seats:
                raise refused(ServerWhy.NOT_FOUND)
            if not 0 <= step <= len(match.log):
                raise refused(ServerWhy.NO_SUCH_STEP, entries=len(match.log))
            log = match.log[:step]
            past = table.new_match()

        def play() -> dict[str, Any]:
            for entry in log:
                perform(past, entry)
            return past.position.revealed() if everything else past.position.view(seat)

        return await house.aside(asker, play)
