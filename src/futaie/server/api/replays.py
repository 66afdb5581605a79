"""The record of a match, and every step as a reader saw it."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from futaie.server.api.description.openapi import LEAST
from futaie.server.api.tables import As
from futaie.server.house.house import House
from futaie.server.thinking.workers import Asker
from futaie.tables import replay
from futaie.tables.wire.basics import Id, Me


class ReplaysApi(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ["records"]  # noqa: RUF012

    @get("/record", media_type="text/plain")
    async def record(self, table_id: Id, me: Me | None, house: House) -> Response[str]:
        """The record: all of it after the match, before that only what the reader has seen."""
        async with house.tables.looking_at(table_id) as loaded:
            text = replay.record(loaded.table, None if me is None else me.id, house.now().at)
        name = f"{loaded.table.game.name}-{table_id[:6]}.txt"
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
        """The view after this many entries: as a seat or a spectator saw it, or with everything open."""
        async with house.tables.looking_at(table_id) as loaded:
            play = replay.view(loaded.table, None if me is None else me.id, seat, step, everything, house.now().at)
        return cast("dict[str, Any]", await house.slow.run(asker, play))
