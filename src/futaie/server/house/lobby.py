"""Lists of tables, read with two queries however long they are; none of the tables has to be in memory."""

from __future__ import annotations

from json import loads
from typing import Any

from sqlalchemy import Connection, Row, Select, case, func, select

from futaie.server.house.bounds import waiting
from futaie.server.storage.schema import matches, people, seats
from futaie.tables.persistence import read_pace
from futaie.tables.sitter import shown_name
from futaie.tables.wire.answers import Sitting, TableSummary


def summaries(connection: Connection, wanted: Select[*tuple[Any, ...]], person: str | None) -> list[TableSummary]:
    """Summaries of these rows of `matches`. Only the table itself knows who is present."""
    found = connection.execute(wanted).all()
    whose = func.coalesce(seats.c.person, seats.c.invited)
    sitting = select(seats, people.c.name.label("called")).join_from(seats, people, people.c.id == whose, isouter=True)
    sitting = sitting.where(seats.c.match.in_([row.id for row in found])).order_by(seats.c.match, seats.c.seat)
    sitters: dict[str, list[Sitting]] = {}
    for row in connection.execute(sitting):
        mine = person is not None and person in (row.person, row.invited)
        who = "bot" if row.bot else "person" if row.person else "invited" if row.invited else "open"
        name = row.name or ("" if row.called is None else shown_name(row.called))
        sitters.setdefault(row.match, []).append(
            Sitting(row.seat, who, name, row.bot or None, mine, False)  # type: ignore[arg-type]
        )
    return [summary(row, sitters.get(row.id, []), person) for row in found]


def fairly(most: int) -> Select[*tuple[Any, ...]]:
    """Tables that anybody may join: first the newest of each address (or host, if the address is unknown), then the
    second of each, and so on. However many one person opens, those of others stay visible."""
    whose = case((matches.c.origin == "", matches.c.host), else_=matches.c.origin)
    nth = func.row_number().over(partition_by=whose, order_by=matches.c.at.desc()).label("nth")
    found = select(matches, nth).where(waiting()).subquery()
    return select(found).order_by(found.c.nth, found.c.at.desc()).limit(most)


def mine_to_play(sitting: Sitting) -> bool:
    return sitting.mine and sitting.who == "person"


def summary(row: Row[Any], sitters: list[Sitting], person: str | None) -> TableSummary:
    hosted = person is not None and row.host == person
    mine = hosted or any(sitter.mine for sitter in sitters)
    return TableSummary(
        id=row.id,
        game=row.game,
        options=loads(row.options),
        seats=sitters,
        pace=read_pace(row.pace),
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
