"""Tables in lists, read with two queries however many they are; none of them need be in memory."""

from __future__ import annotations

from json import loads
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, select

from futaie.server.schema import people, seats
from futaie.server.wire import Card, Pace, Sitting


def cards(connection: Connection, wanted: Select[*tuple[Any, ...]], person: str | None) -> list[Card]:
    """Of these rows of `matches`. Who is present is known at the table itself."""
    found = connection.execute(wanted).all()
    sitting = select(seats, people.c.name.label("called")).join_from(seats, people, isouter=True)
    sitting = sitting.where(seats.c.match.in_([row.id for row in found])).order_by(seats.c.match, seats.c.seat)
    sitters: dict[str, list[Sitting]] = {}
    for row in connection.execute(sitting):
        mine = person is not None and row.person == person
        who = "bot" if row.bot else "open" if row.person is None else "person"
        name = row.name or row.called or ""
        sitters.setdefault(row.match, []).append(
            Sitting(row.seat, who, name, row.bot or None, mine, False)  # type: ignore[arg-type]
        )
    return [card(row, sitters.get(row.id, []), person) for row in found]


def card(row: Row[Any], sitters: list[Sitting], person: str | None) -> Card:
    hosted = person is not None and row.host == person
    mine = hosted or any(sitter.mine for sitter in sitters)
    return Card(
        id=row.id,
        game=row.game,
        options=loads(row.options),
        seats=sitters,
        pace=msgspec.json.decode(row.pace, type=Pace),
        public=row.public,
        friendly=row.friendly,
        level=row.level,
        state=row.state,
        turn_of=[int(seat) for seat in row.movers],
        mine=mine,
        hosted=hosted,
        at=row.at,
        code=row.code if mine or row.public else None,
        rematch=row.rematch,
        day=row.day,
    )
