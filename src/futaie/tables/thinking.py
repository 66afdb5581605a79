"""Which bots are to think, and about what. Where they think is up to the program around the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from futaie.bots.candidate import Candidate
from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import new_seed
from futaie.core.rules.position import Position
from futaie.tables.clocks import Moment
from futaie.tables.reasons import TableWhy, refused
from futaie.tables.table import Table
from futaie.tables.wire.answers import Hint


@dataclass(frozen=True)
class Thought:
    """A decision to think about. The position is imagined: it holds nothing that the seat cannot know."""

    game: str
    position: Position
    seat: int
    decision: int
    entries: int
    """The length of the log at that time."""


def bots_to_move(table: Table) -> list[int]:
    return [seat for seat in table.turn_of() if table.bot_of(seat) is not None]


def thought(table: Table, seat: int) -> Thought:
    """For a seat that owes a decision."""
    position = table.running().seen(seat).imagine(seat, Rng(new_seed()))
    return Thought(table.game.name, position, seat, table.decisions[seat], len(table.times))


def play(table: Table, thought: Thought, actions: list[int], now: Moment) -> None:
    """Plays a bot's answer; refused if the table has moved on meanwhile."""
    table.act(thought.seat, thought.decision, actions, now)


def hints(table: Table, person: str, seat: int) -> list[Hint] | Thought:
    """Suggestions for a person at a friendly table; if there are none yet, what to think about."""
    table.check_seat(person, seat)
    if not table.friendly:
        raise refused(TableWhy.NOT_FRIENDLY)
    table.running()
    if seat not in table.people_to_move():
        return []
    known = table.hints.get((seat, table.decisions[seat], len(table.times)))
    return thought(table, seat) if known is None else known


def keep_hints(table: Table, thought: Thought, found: Iterable[Candidate]) -> list[Hint]:
    """Makes hints from the candidates and keeps them."""
    made = [Hint(**(vars(candidate) | {"actions": list(candidate.actions)})) for candidate in found]
    table.hints = {(thought.seat, thought.decision, thought.entries): made}
    return made
