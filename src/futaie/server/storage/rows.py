"""Tables in the database: stored and restored."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads

from sqlalchemy import Connection, Executable, bindparam, select, update
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects.sqlite import insert

from futaie.core.rules.reason import FutaieError
from futaie.record.entry import Entry, Kind
from futaie.server.storage.schema import decks, drafts, entries, matches, people, seats
from futaie.server.storage.store import Row
from futaie.tables.changes import Changes
from futaie.tables.persistence import changing, draft, lasting, restored
from futaie.tables.sitter import Sitter
from futaie.tables.table import Table

# Storing

ADD_DECK = insert(decks).on_conflict_do_nothing()
ADD_TABLE = matches.insert()
ADD_ENTRY = entries.insert()
CHANGE_TABLE = update(matches).where(matches.c.id == bindparam("table"))
MOVE_TABLE = update(matches).where(matches.c.id == bindparam("table"))
MOVING = frozenset(("movers", "bot_moves", "clock", "deadline"))
"""The columns that most actions change. Naming others too would cost a lookup in every index that has them."""


def putting(table: SchemaTable, *columns: str) -> Executable:
    """Inserts a row, or updates these columns of the existing one."""
    added = insert(table)
    keys = [column.name for column in table.primary_key]
    return added.on_conflict_do_update(index_elements=keys, set_={name: added.excluded[name] for name in columns})


PUT_DRAFT = putting(drafts, "decision", "text")
PUT_SEAT = putting(seats, "person", "name", "bot", "invited")


def add(connection: Connection, table: Table) -> None:
    """Stores a new table."""
    deck = table.own_deck()
    if deck is not None:
        connection.execute(ADD_DECK, {"hash": deck[0], "content": deck[1]})
    table.stored = changing(table)
    connection.execute(ADD_TABLE, lasting(table) | table.stored)
    for statement, row in sitter_rows(table):
        connection.execute(statement, row)


def changed(table: Table, changes: Changes) -> list[Row]:
    """The rows that have changed. An entry whose seq is stored already is an error: then nothing of this is stored."""
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
    return PUT_DRAFT, {"match": table.id, **draft(table, seat)}


def sitter_rows(table: Table) -> list[Row]:
    return [(PUT_SEAT, {"match": table.id, "seat": seat, **vars(sitter)}) for seat, sitter in enumerate(table.sitters)]


# Restoring


def load(connection: Connection, table_id: str) -> Table | None:
    row = connection.execute(select(matches).where(matches.c.id == table_id)).mappings().one_or_none()
    if row is None:
        return None
    kept = {str(name): value for name, value in row.items()}
    attached = connection.execute(select(decks).where(decks.c.hash.in_(loads(kept["options"]).values())))
    found = connection.execute(select(seats).where(seats.c.match == table_id).order_by(seats.c.seat))
    sitters = [Sitter(sitter.person, sitter.name, sitter.bot, sitter.invited) for sitter in found]
    here = [sitter.person or sitter.invited for sitter in sitters]
    known = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(here)))
    try:
        return restored(
            kept,
            {deck.hash: deck.content for deck in attached},
            sitters,
            {person.id: person.name for person in known},
            load_entries(connection, table_id),
            load_drafts(connection, table_id),
        )
    except FutaieError:
        return None  # its game or options no longer exist


def load_entries(connection: Connection, table_id: str) -> Iterator[tuple[Entry, float]]:
    for row in connection.execute(select(entries).where(entries.c.match == table_id).order_by(entries.c.seq)):
        yield Entry(Kind(row.kind), row.turn, row.seat, row.text), row.at


def load_drafts(connection: Connection, table_id: str) -> Iterator[tuple[int, int, str]]:
    for row in connection.execute(select(drafts).where(drafts.c.match == table_id)):
        yield row.seat, row.decision, row.text
