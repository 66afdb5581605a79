"""People's requests to a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from futaie.tables.wire.basics import BotName, Count, Name, Seat


class Pace(Struct, frozen=True):
    """`none`: no clock. `live`: minutes for each player, and an increment in seconds for each turn. `days`: for each
    turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 15
    seconds: Annotated[int, Meta(ge=0, le=300)] = 30
    days: Annotated[int, Meta(ge=1, le=14)] = 2


class Place(Struct):
    """Who will sit at a seat: `me`, `here` (another person on this device), `open`, or `bot`."""

    who: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Struct):
    game: str
    places: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    pace: Pace = Pace()
    public: bool = False
    friendly: bool = True
    level: BotName = "tree"
    decks: Annotated[dict[str, Annotated[str, Meta(max_length=40_000)]], Meta(max_length=1)] = {}
    """Your own card data, by its hash, for a game that takes some; as attached to a record."""


class Join(Struct):
    seat: Seat | None = None
    name: Name | None = None


class Act(Struct):
    """`decision` is the number that came with the decision. `text`: notation, up to the next commit. `anew`: it
    replaces the draft; without action and text the whole draft is undone."""

    decision: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    anew: bool = False


class Undo(Struct):
    decision: Count


class Rematch(Struct):
    """The options that change, as text."""

    options: dict[str, str] = {}


class Phrase(Struct):
    phrase: Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wait", "again"]
