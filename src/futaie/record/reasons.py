"""Why a record is rejected, or a match refuses something."""

from __future__ import annotations

from enum import Enum

from futaie.core.plain import Plain
from futaie.core.rules.reason import FutaieError, Reason


class BadRecord(FutaieError):
    """A text that is no record, or a record that cannot be replayed."""


class RecordWhy(Enum):
    TOO_LONG = "the-record-is-too-long"
    NOT_A_RECORD = "this-is-not-a-record"
    BAD_LINE = "this-line-is-not-understood"
    BAD_HEADER = "this-header-is-not-understood"
    HEADER_TWICE = "this-header-is-there-twice"
    HEADER_MISSING = "this-header-is-missing"
    TURN_OUT_OF_ORDER = "this-turn-is-out-of-order"
    DOES_NOT_PLAY = "this-entry-cannot-be-played"
    DISAGREES = "the-record-disagrees-with-its-replay"
    SEALED = "this-record-was-made-for-one-reader-of-a-running-match-and-cannot-be-replayed"
    UNFINISHED = "this-turn-stops-in-the-middle-of-a-decision"
    NO_SUCH_ENTRY = "the-record-has-fewer-entries"


class MatchWhy(Enum):
    MATCH_OVER = "the-match-is-over"
    SEAT_IS_OUT = "this-seat-has-left-the-match"
    NOTHING_TO_UNDO = "there-is-nothing-to-undo"
    NO_WAY_BACK = "write-no-further-than-this-action"
    NO_SUCH_SEAT = "there-is-no-such-seat"
    BAD_BOT_NAME = "a-bot-name-is-one-word-of-at-most-40-letters-digits-or-hyphens"


def bad_record(why: RecordWhy, **figures: Plain) -> BadRecord:
    return BadRecord(
        Reason(why, {name: value[:80] if isinstance(value, str) else value for name, value in figures.items()})
    )
