"""A server's database after some years: `stored.py FILE RUNNING FINISHED`, with the package to measure.

A few hundred matches are really played; the others are copies of them under other names.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from futaie.server.people.guests import add_guest
from futaie.server.storage import rows
from futaie.server.storage.migrate import migrate
from futaie.server.storage.store import sqlite_engine
from futaie.tables.clocks import Moment
from futaie.tables.opening import new_table
from futaie.tables.wire.requests import NewTable, Pace, Place

if TYPE_CHECKING:
    from sqlalchemy import Connection

GAMES = {"arboretum": 120, "larbre": 120, "hortis": 28, "tout-la-haut": 12}
"""With numbers of actions that every match reaches."""
PACES = ("none", "days")
NOW = 1.9e9
"""Some years ahead, so that nobody has run out of time."""
PLAYED = 200


def play(connection: Connection, number: int, finish: bool) -> str:
    """One match of two people, to its end or to somewhere in the middle."""
    people = [add_guest(connection, "Ana", "en", NOW)[0] for _ in range(2)]
    places = [Place("me"), Place("me")]
    pace = Pace(PACES[number // len(GAMES) % len(PACES)])  # type: ignore[arg-type]
    game = list(GAMES)[number % len(GAMES)]
    table = new_table(NewTable(game, places, pace=pace), people[0], "", NOW)
    table.sitters[1].person = people[1].id
    rows.add(connection, table)
    table.take_changes()
    table.start(Moment(NOW, 0.0))
    match = table.running()
    left = 10_000 if finish else random.randrange(GAMES[game])
    while match.result is None and left:
        seat = random.choice(table.turn_of())
        table.act(seat, table.decisions[seat], [random.choice(match.legal(seat))], Moment(NOW, 0.0))
        left -= 1
    for statement, row in rows.changed(table, table.take_changes()):
        connection.execute(statement, row)
    return table.id


def copy(connection: Connection, played: list[str], number: int) -> None:
    """Copies each of these matches once."""
    connection.exec_driver_sql("CREATE TEMP TABLE IF NOT EXISTS played (id TEXT PRIMARY KEY)")
    if number == 1:
        connection.exec_driver_sql("DELETE FROM played")
        connection.exec_driver_sql("INSERT INTO played VALUES (?)", [(table,) for table in played])
    for table, key in (("matches", "id"), ("seats", "match"), ("entries", "match"), ("drafts", "match")):
        names = [row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table})")]
        values = [f"substr({key}, 1, 20) || '{number:06}'" if name == key else f'"{name}"' for name in names]
        columns = ", ".join(f'"{name}"' for name in names)
        wanted = f'SELECT {", ".join(values)} FROM {table} WHERE "{key}" IN (SELECT id FROM played)'
        connection.exec_driver_sql(f"INSERT INTO {table} ({columns}) {wanted}")


def fill(file: Path, running: int, finished: int) -> None:
    engine = sqlite_engine(file)
    migrate(engine)
    with engine.begin() as connection:
        for wanted, finish in ((running, False), (finished, True)):
            played = [play(connection, number, finish) for number in range(min(PLAYED, wanted))]
            for number in range(1, wanted // PLAYED):
                copy(connection, played, number)
    engine.dispose()


if __name__ == "__main__":
    fill(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
