"""Finished public matches as data, one JSON object a line: the record, and the kind of player at each seat."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from futaie.core.rules.reason import FutaieError, Reason
from futaie.record.record import record_of
from futaie.server.reasons import SettingWhy
from futaie.server.storage import rows
from futaie.server.storage.examine import examine, refuse_newer, unusable
from futaie.server.storage.migrate import NEWEST
from futaie.server.storage.restore import finish_if_interrupted
from futaie.server.storage.schema import matches
from futaie.server.storage.store import reading_engine
from futaie.tables.table import Table

FINISHED = (matches.c.state == "over", matches.c.public)


def exported(database: Path) -> Iterator[tuple[int, dict[str, object] | None]]:
    """Their number; with each the match, or None if today's rules reject it."""
    finish_if_interrupted(database.parent)
    revision = examine(database)
    if revision is None:
        raise FutaieError(Reason(SettingWhy.NO_DATABASE, {"folder": str(database.parent)}))
    refuse_newer(database, revision)
    if revision < NEWEST:
        raise FutaieError(Reason(SettingWhy.OLDER, {"folder": str(database.parent)}))
    engine = reading_engine(database)
    try:
        with engine.connect() as connection:
            count = connection.execute(select(func.count()).select_from(matches).where(*FINISHED)).scalar() or 0
            for match in select_all(connection):
                yield count, match
    except DBAPIError as error:
        raise unusable(database, error) from error
    finally:
        engine.dispose()


def select_all(connection: Connection) -> Iterator[dict[str, object] | None]:
    found = select(matches.c.id).where(*FINISHED).order_by(matches.c.at, matches.c.id)
    for table_id in connection.execute(found).scalars().all():
        table = rows.load(connection, table_id)
        yield None if table is None else plain(table)


def plain(table: Table) -> dict[str, object] | None:
    """Without names of people."""
    if table.match is None:
        return None
    return {
        "game": table.game.name,
        "at": datetime.fromtimestamp(table.at, UTC).date().isoformat(),
        "seats": [sitter.bot or "person" for sitter in table.sitters],
        "record": str(record_of(table.match)),
    }
