"""Why an arena does not start, and why a program loses a game without playing it to the end."""

from __future__ import annotations

from enum import Enum

from futaie.core.rules.reason import FutaieError


class BadArena(FutaieError):
    """Players, figures or a results file with which no games can be played."""


class Lost(FutaieError):
    """An outside program has lost its game, for this reason."""


class ArenaWhy(Enum):
    TOO_FEW = "an-arena-needs-two-players"
    BAD_NUMBER = "this-argument-takes-a-number"
    OTHER_SETUP = "the-results-file-is-of-other-games"
    NO_RESULTS = "this-is-no-results-file"
    CANNOT_WRITE = "the-file-cannot-be-written"
    WORKERS_DIE = "workers-die-again-and-again"
    NO_DASK = "dask-is-not-installed"
    NO_SCHEDULER = "the-dask-scheduler-does-not-answer"


class LostWhy(Enum):
    NOT_STARTED = "the-program-cannot-be-started"
    ENDED = "the-program-ended"
    TOO_SLOW = "the-program-did-not-answer-in-time"
    TOO_LONG = "the-program-wrote-too-long-a-line"
    NOT_UNDERSTOOD = "the-answer-of-the-program-is-not-understood"
    UNASKED = "the-program-wrote-without-being-asked"
    ILLEGAL = "the-program-chose-what-is-not-allowed"
