"""Records that somebody brings to look at step by step. Nothing is stored."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, Request, post

from futaie.record.entry import Entry
from futaie.record.record import Record, record_of
from futaie.server.api.description.examples import ABroughtRecord, ABroughtStep
from futaie.server.api.messages import Replayed
from futaie.server.house.house import House
from futaie.server.people.visitors import HARD, Visitors
from futaie.server.reasons import ServerWhy
from futaie.server.thinking.workers import Asker
from futaie.tables.readers import told
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.wire.answers import Step
from futaie.tables.wire.basics import Me


class RecordsApi(Controller):
    path = "/api/records"
    tags = ["records"]  # noqa: RUF012

    @post(status_code=200)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        data: ABroughtRecord,
        me: Me | None,
        house: House,
        visitors: Visitors,
        asker: Asker,
    ) -> Replayed:
        """Replay a record, and tell all of it."""
        visitors.charge(request, me, HARD)
        return await house.slow.run(asker, lambda: replayed(Record.parse(data.record)))

    @post("/step", status_code=200)
    async def step(self, data: ABroughtStep, house: House, asker: Asker) -> dict[str, Any]:
        """The view after this many entries: as a seat saw it, or with everything open."""
        return await house.slow.run(asker, lambda: view_of(Record.parse(data.record), data.step, data.seat))


def replayed(record: Record) -> Replayed:
    match = record.start()
    steps = [
        step_of(number, entry, [told(event, None, True) for event in events])
        for number, (entry, events) in enumerate(record.steps(match), 1)
    ]
    record.compare(record_of(match))
    ranking = None if match.result is None or match.result.ranking is None else list(match.result.ranking)
    return Replayed(
        game=record.game,
        seats=record.seats,
        steps=steps,
        result=None if match.result is None else match.result.how,
        ranking=ranking,
        outcome=cast("dict[str, Any]", match.position.outcome().plain()) if match.position.over else None,
    )


def step_of(number: int, entry: Entry, events: list[dict[str, Any]]) -> Step:
    return Step(number, entry.kind.value, entry.turn, entry.seat, entry.text, 0.0, events)


def view_of(record: Record, step: int, seat: int | None) -> dict[str, Any]:
    if step > len(record.entries):
        raise refused(TableWhy.NO_SUCH_STEP, entries=len(record.entries))
    if seat is not None and seat >= record.seats:
        raise refused(ServerWhy.NOT_FOUND)
    position = record.replay(step).position
    return cast("dict[str, Any]", position.revealed() if seat is None else position.view(seat))
