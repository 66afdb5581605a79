"""Tables in the database: stored, and made again from what is stored."""

from __future__ import annotations

from json import dumps, loads
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, select, update
from sqlalchemy import Row as Found
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects.sqlite import insert

from futaie.core.event import Event
from futaie.core.game import Game
from futaie.core.reason import FutaieError
from futaie.games import game as game_by_name
from futaie.record.entry import Entry, Kind
from futaie.record.match import Result
from futaie.record.record import perform
from futaie.server.clock import Clocks
from futaie.server.schema import decks, drafts, entries, matches, people, seats
from futaie.server.store import Row
from futaie.server.table import Changes, Outdated, Sitter, Table
from futaie.server.wire import Pace

# Storing

ADD_DECK = insert(decks).on_conflict_do_nothing()
ADD_TABLE = matches.insert()
ADD_ENTRY = entries.insert()
CHANGE_TABLE = update(matches).where(matches.c.id == bindparam("table"))
MOVE_TABLE = update(matches).where(matches.c.id == bindparam("table"))
MOVING = frozenset(("movers", "bot_moves", "clock", "deadline"))
"""What most actions change. To name other columns too would cost a look into every index that has them."""


def putting(table: SchemaTable, *columns: str) -> Executable:
    """Adds a row, or changes these columns of the one that is there."""
    added = insert(table)
    keys = [column.name for column in table.primary_key]
    return added.on_conflict_do_update(index_elements=keys, set_={name: added.excluded[name] for name in columns})


PUT_DRAFT = putting(drafts, "decision", "text")
PUT_SEAT = putting(seats, "person", "name", "bot", "invited")


def add(connection: Connection, table: Table) -> None:
    """A new table."""
    game, deck = table.game, table.own_deck()
    if deck is not None:
        connection.execute(ADD_DECK, {"hash": deck[0], "content": deck[1]})
    values = {
        "id": table.id,
        "game": game.name,
        "rules": game.version,
        "options": dumps(table.option_words),
        "deck": None if deck is None else deck[0],
        "seed": table.seed,
        "pace": msgspec.json.encode(table.pace).decode(),
        "public": table.public,
        "friendly": table.friendly,
        "level": table.level,
        "host": table.host,
        "at": table.at,
        "day": table.day,
    }
    table.stored = changing(table)
    connection.execute(ADD_TABLE, values | table.stored)
    for statement, row in sitter_rows(table):
        connection.execute(statement, row)


def changing(table: Table) -> dict[str, Any]:
    """The columns that can change."""
    clocks, match = table.clocks, table.match
    over = match is not None and match.result is not None
    clock = None
    if clocks is not None:
        clock = msgspec.json.encode({"left": clocks.left, "since": clocks.since, "running": clocks.running}).decode()
    movers = table.turn_of()
    return {
        "code": table.code,
        "state": table.state,
        "rematch": table.rematch,
        "movers": "".join(map(str, movers)),
        "bot_moves": any(table.bot_of(seat) is not None for seat in movers),
        "clock": clock,
        "deadline": None if clocks is None or over else clocks.deadline(),
        "result": None if match is None or match.result is None else result_words(match.result),
        "points": table.points(),
        "origin": "" if over or table.state == "closed" else table.origin,
    }


def result_words(result: Result) -> str:
    return dumps({"how": result.how, "ranking": result.ranking})


def changed(table: Table, changes: Changes) -> list[Row]:
    """What has changed. An entry whose seq is stored already is an error: then nothing of this is stored."""
    found: list[Row] = []
    for seq, entry, at in changes.entries:
        row = {"match": table.id, "seq": seq, "kind": entry.kind.value, "turn": entry.turn}
        found.append((ADD_ENTRY, row | {"seat": entry.seat, "text": entry.text, "at": at}))
    found += [draft_row(table, seat) for seat in changes.drafts]
    if changes.table and (now := changing(table)) != table.stored:
        different = {
            name: value for name, value in now.items() if name not in table.stored or table.stored[name] != value
        }
        if different.keys() <= MOVING:
            found.append((MOVE_TABLE, {"table": table.id} | {name: now[name] for name in MOVING}))
        else:
            found.append((CHANGE_TABLE, {"table": table.id} | now))
        table.stored = now
    if changes.sitters:
        found += sitter_rows(table)
    return found


def draft_row(table: Table, seat: int) -> Row:
    text = " ".join(table.draft_words(seat))
    return PUT_DRAFT, {"match": table.id, "seat": seat, "decision": table.decisions[seat], "text": text}


def sitter_rows(table: Table) -> list[Row]:
    return [(PUT_SEAT, {"match": table.id, "seat": seat, **vars(sitter)}) for seat, sitter in enumerate(table.sitters)]


# Making again


def load(connection: Connection, table_id: str) -> Table | None:
    row = connection.execute(select(matches).where(matches.c.id == table_id)).one_or_none()
    if row is None:
        return None
    try:
        table = load_around(connection, row)
    except FutaieError:
        return None  # of a game or with options that we no longer have
    if row.state in ("running", "over"):
        try:
            replay(connection, table)
        except FutaieError:
            # Played by other rules than today's: it is not guessed at. Of what is over the result is shown.
            table.match = None
            table.outdated = Outdated(None if row.result is None else loads(row.result))
            if row.state == "running":
                table.state = "closed"
            return table
        if row.clock is not None:
            table.clocks = Clocks(pace=table.pace, **loads(row.clock))
    return table


def load_around(connection: Connection, row: Found[Any]) -> Table:
    """The table without its match."""
    game = game_by_name(row.game)
    table = Table(
        id=row.id,
        code=row.code,
        game=game,
        options=stored_options(connection, game, row),
        seed=row.seed,
        pace=msgspec.json.decode(row.pace, type=Pace),
        public=row.public,
        friendly=row.friendly,
        level=row.level,
        host=row.host,
        origin=row.origin,
        at=row.at,
        sitters=[],
        state=row.state,
        rematch=row.rematch,
        day=row.day,
    )
    for found in connection.execute(select(seats).where(seats.c.match == row.id).order_by(seats.c.seat)):
        table.sitters.append(Sitter(found.person, found.name, found.bot, found.invited))
    sitting = [sitter.person or sitter.invited for sitter in table.sitters]
    for found in connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(sitting))):
        table.names[found.id] = found.name
    return table


def stored_options(connection: Connection, game: Game, row: Found[Any]) -> dict[str, object]:
    texts: dict[str, str] = loads(row.options)
    found = connection.execute(select(decks).where(decks.c.hash.in_(texts.values())))
    attached = {deck.hash: deck.content for deck in found}
    given = {name: game.option(name).parse(text, attached) for name, text in texts.items()}
    return game.checked(count_seats(connection, row.id), given)


def count_seats(connection: Connection, table_id: str) -> int:
    return len(connection.execute(select(seats.c.seat).where(seats.c.match == table_id)).all())


def replay(connection: Connection, table: Table) -> None:
    """The match, from its log; then the drafts."""
    match = table.match = table.new_match()
    for row in connection.execute(select(entries).where(entries.c.match == table.id).order_by(entries.c.seq)):
        events: list[Event] = perform(match, Entry(Kind(row.kind), row.turn, row.seat, row.text))
        table.times.append(row.at)
        table.events.append(events)
    table.decisions = [0] * len(table.sitters)
    for row in connection.execute(select(drafts).where(drafts.c.match == table.id)):
        table.decisions[row.seat] = row.decision
        if match.result is None:
            match.write(row.seat, row.text)
