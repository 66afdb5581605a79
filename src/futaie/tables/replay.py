"""One reader's view of a match's past: its record, and every step."""

from __future__ import annotations

from collections.abc import Callable

from futaie.core.plain import Fields
from futaie.record.match import Match
from futaie.record.record import perform, record_for
from futaie.tables.readers import check_may_look, eyes
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.table import Table


def record(table: Table, person: str | None, now: float) -> str:
    """All of it after the match, before that only what the reader has seen."""
    match = match_to_look_at(table, person, now)
    if table.sealed(now):
        raise refused(TableWhy.AFTER_MIDNIGHT)
    return str(record_for(match, eyes(table, person, None)))


def view(
    table: Table, person: str | None, seat: int | None, step: int, everything: bool, now: float
) -> Callable[[], Fields]:
    """The view after this many entries: as a seat or a spectator saw it, or with everything open. Replaying them takes
    a while but no longer needs the table: call the returned function for the view."""
    match = match_to_look_at(table, person, now)
    if match.result is None or table.sealed(now):
        seat = eyes(table, person, seat)
        if everything:
            raise refused(TableWhy.STILL_RUNNING if match.result is None else TableWhy.AFTER_MIDNIGHT)
    elif seat is not None and seat >= match.position.seats:
        raise refused(TableWhy.NO_SUCH_READER)
    if not 0 <= step <= len(match.log):
        raise refused(TableWhy.NO_SUCH_STEP, entries=len(match.log))
    log, replayed = match.log[:step], table.new_match()

    def replay() -> Fields:
        for entry in log:
            perform(replayed, entry)
        return replayed.position.revealed() if everything else replayed.position.view(seat)

    return replay


def match_to_look_at(table: Table, person: str | None, now: float) -> Match:
    check_may_look(table, person, now)
    if table.match is None:
        raise refused(TableWhy.NOT_RUNNING)
    return table.match
