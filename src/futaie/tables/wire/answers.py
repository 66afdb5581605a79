"""A table's answers to each reader."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from futaie.tables.wire.basics import Said
from futaie.tables.wire.requests import Pace


class Sitting(Struct):
    """A seat of a table, as a reader sees it."""

    seat: int
    who: Literal["person", "bot", "open", "invited"]
    """`invited`: the seat is kept for this person, who has not sat down yet."""
    name: str
    bot: str | None
    mine: bool
    present: bool


class TableSummary(Struct):
    """A table in a list, and on its own page."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Sitting]
    pace: Pace
    public: bool
    friendly: bool
    level: str
    state: Literal["open", "running", "over", "closed"]
    turn_of: list[int]
    mine: bool
    hosted: bool
    at: float
    code: str | None
    rematch: str | None
    day: str | None
    """For a try at that day's orchard."""


class Choice(Struct):
    """A legal action."""

    action: int
    text: str
    does: Said
    commits: bool
    preview: dict[str, Any]


class Decision(Struct):
    """The present question to a seat."""

    number: int
    asked: Said
    choices: list[Choice]


class Step(Struct):
    """An entry of the log, as its reader may know it."""

    seq: int
    kind: Literal["play", "resign", "time out", "bot", "abort"]
    turn: int
    seat: int | None
    text: str
    """Empty while the reader may not know it."""
    at: float
    events: list[dict[str, Any]]
    """`kind`, `seat`, whether the reader saw more than others (`seen`), and figures."""


class Clock(Struct):
    left: list[float]
    """Seconds left for each seat when this was sent."""
    running: list[int]


class State(Struct):
    """A table as one reader sees it now."""

    table: TableSummary
    seq: int
    seat: int | None
    """The seat whose view this is; None: a spectator's."""
    seed_hash: str | None
    seed: str | None
    """Only after the match."""
    view: dict[str, Any] | None
    draft: list[str]
    decision_number: int | None
    decision: Decision | None
    clock: Clock | None
    result: str | None
    ranking: list[int] | None
    outcome: dict[str, Any] | None
    outdated: bool = False
    """Played by rules other than today's: it cannot be shown, and does not go on."""


class Update(Struct):
    """The news at a table, and its present state."""

    steps: list[Step]
    state: State


class Refusal(Struct):
    """The answer to a refused request. `state` comes with a stale decision."""

    code: str
    figures: dict[str, Any]
    sentence: str
    state: State | None = None


class Hint(Struct):
    """A turn, or the part of it up to where something is revealed, with the chance to win and the expected margin. Each
    has its standard error, and another one for comparison with other hints, which leaves out luck that affects them
    all."""

    actions: list[int]
    text: str
    win: float
    error: float
    error_beside: float
    margin: float
    margin_error: float
    margin_error_beside: float
    share: float | None
