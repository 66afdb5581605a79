"""The messages besides those of tables (`futaie/tables/wire/`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from futaie.tables.wire.answers import Step
from futaie.tables.wire.basics import Count, Language, Name, Seat


class NewMe(Struct):
    name: Name | None = None
    language: Language | None = None


class Today(Struct):
    """The day's orchard, as I see it."""

    game: str
    day: str
    ends: float
    """When the next one replaces it."""
    seed_hash: str
    finished: int
    """How many tries count so far."""
    state: Literal["new", "running", "over"]
    """The state of my try."""
    table: str | None
    points: int | None


class Ranked(Struct):
    """A try that counts; equal points have an equal rank."""

    rank: int
    name: str
    points: int
    mine: bool


class Day(Struct):
    """The results of a day's orchard."""

    day: str
    seed_hash: str
    seed: str | None
    """Only when the day is over."""
    finished: int
    best: list[Ranked]
    """The first hundred."""
    mine: Ranked | None
    table: str | None
    """The table of my try."""
    giant: int | None
    """A giant's result with the same cards; null until it is known."""
    beam: int | None
    """The result of a search that knew the order of the cards."""


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
    """A record that somebody brings to look at."""

    record: Annotated[str, Meta(max_length=60_000)]


class BroughtStep(Struct):
    record: Annotated[str, Meta(max_length=60_000)]
    step: Count
    seat: Seat | None = None
    """None: everything open."""


class Replayed(Struct):
    """A record that can be replayed."""

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
    """How to write down a real table of a game."""

    schema: dict[str, Any]
    """JSON Schema."""
    template: dict[str, Any]
    cards: list[str]
    """The cards that this many players can have in front of them and that a table names, each as often as it exists."""


class OwnCards(Struct):
    """Your own card data. The name of the file says whether it is TOML or JSON, and errors mention it."""

    file: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\.(toml|json)$")]
    text: Annotated[str, Meta(max_length=40_000)]


class CheckedCards(Struct):
    """Playable card data: its hash, and all of it as JSON, as a table takes it."""

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
