"""What goes over the wire besides what tables are asked and say (`futaie/tables/wire/`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from futaie.tables.wire.basics import Count, Language, Name, Seat
from futaie.tables.wire.told import Step


class NewMe(Struct):
    name: Name | None = None
    language: Language | None = None


class Today(Struct):
    """The day's orchard, as it stands for me."""

    day: str
    ends: float
    """When it gives way to the next one."""
    seed_hash: str
    finished: int
    """How many tries count so far."""
    state: Literal["new", "running", "over"]
    """Of my try."""
    table: str | None
    points: int | None


class Ranked(Struct):
    """A try that counts; equal points have an equal rank."""

    rank: int
    name: str
    points: int
    mine: bool


class Day(Struct):
    """How a day's orchard went."""

    day: str
    seed_hash: str
    seed: str | None
    """Once the day is over."""
    finished: int
    best: list[Ranked]
    """The first hundred."""
    mine: Ranked | None
    table: str | None
    """Of my try."""
    giant: int | None
    """What it reached with the same cards; null until that is known."""
    beam: int | None
    """What a search reached that knew in which order the cards would come."""


class EarlierDay(Struct):
    day: str
    seed_hash: str
    seed: str
    finished: int
    most: int | None
    mine: int | None
    giant: int | None
    beam: int | None


class Brought(Struct):
    """A record that somebody wants to look at."""

    record: Annotated[str, Meta(max_length=60_000)]


class BroughtStep(Struct):
    record: Annotated[str, Meta(max_length=60_000)]
    step: Count
    seat: Seat | None = None
    """None: everything open."""


class Replayed(Struct):
    """A record that plays."""

    game: str
    seats: int
    steps: list[Step]
    result: str | None
    ranking: list[int] | None
    outcome: dict[str, Any] | None


class RealTable(Struct):
    """The end of a game that was played with real cards, written down as `futaie score` reads it (docs/api.md)."""

    table: dict[str, Any]


class Countable(Struct):
    """How a real table of a game is written down."""

    schema: dict[str, Any]
    """JSON Schema."""
    template: dict[str, Any]
    cards: list[str]
    """The cards that so many players may have before them and that a table names, each as often as it is there."""


class OwnCards(Struct):
    """Card data of one's own. The name of the file says whether it is TOML or JSON, and errors call it so."""

    file: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\.(toml|json)$")]
    text: Annotated[str, Meta(max_length=40_000)]


class CheckedCards(Struct):
    """Card data that can be played with: its hash, and all of it as JSON, as a table takes it."""

    hash: str
    content: str


class OptionCard(Struct):
    name: str
    kind: str
    allowed: str
    default: str


class GameCard(Struct):
    name: str
    rules: int
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
