"""Messages in both directions while somebody watches tables: one live connection for each session."""

from __future__ import annotations

from msgspec import Struct

from futaie.tables.wire.answers import Refusal, State, Step
from futaie.tables.wire.basics import Count, Id, Seat
from futaie.tables.wire.requests import Act, Undo


class Watch(Struct, tag="watch", tag_field="do"):
    """Look at a table from one of your own seats, and go on after the entries that you have."""

    table: Id
    seat: Seat | None = None
    after: Count | None = None


class Unwatch(Struct, tag="unwatch", tag_field="do"):
    table: Id


class LiveAct(Act, tag="play", tag_field="do", kw_only=True):
    table: Id
    seat: Seat
    ref: Count


class LiveUndo(Undo, tag="undo", tag_field="do", kw_only=True):
    table: Id
    seat: Seat
    ref: Count


ToServer = Watch | Unwatch | LiveAct | LiveUndo


class News(Struct, tag="news", tag_field="is"):
    """The news at a watched table."""

    table: str
    steps: list[Step]
    state: State


class YourTurn(Struct, tag="your-turn", tag_field="is"):
    """The tables where one of your seats owes a decision, whenever that changes."""

    tables: list[str]


class Spoken(Struct, tag="phrase", tag_field="is"):
    table: str
    seat: int
    phrase: str


class Done(Struct, tag="done", tag_field="is"):
    """The request is on the disk."""

    ref: int


class No(Struct, tag="no", tag_field="is"):
    ref: int | None
    refusal: Refusal


FromServer = News | YourTurn | Spoken | Done | No
