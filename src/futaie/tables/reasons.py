"""A table's refusals besides illegal actions."""

from __future__ import annotations

from enum import Enum

from futaie.core.plain import Plain
from futaie.core.rules.reason import FutaieError, Reason
from futaie.tables.wire.answers import State


class TableWhy(Enum):
    NOT_YOUR_SEAT = "this-seat-is-not-yours"
    NOT_THE_HOST = "only-who-opened-the-table-may-do-this"
    STALE = "the-table-has-moved-on"
    NOT_RUNNING = "the-match-is-not-running"
    ALREADY_STARTED = "the-match-has-started"
    SEAT_TAKEN = "this-seat-is-taken"
    TABLE_FULL = "no-seat-is-free"
    SEATS_OPEN = "some-seats-are-still-free"
    NOT_FRIENDLY = "hints-are-for-friendly-tables"
    STILL_RUNNING = "the-match-is-still-running"
    OFFERED_OTHERWISE = "the-next-match-is-offered-otherwise"
    NOBODY = "somebody-must-play"
    NO_SUCH_BOT = "there-is-no-such-bot"
    NO_SUCH_STEP = "the-match-has-fewer-steps"
    NO_SUCH_READER = "nothing-is-here"
    AFTER_MIDNIGHT = "this-is-shown-after-midnight"


class Refused(FutaieError):
    """A refusal by a table or by the program around it."""

    state: State | None = None
    """The present state, for a client that is behind."""


def refused(why: Enum, **figures: Plain) -> Refused:
    return Refused(Reason(why, figures))
