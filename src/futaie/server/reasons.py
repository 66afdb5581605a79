"""What the server refuses, besides illegal actions: each with its HTTP status."""

from __future__ import annotations

from enum import Enum

from futaie.core.plain import Plain
from futaie.core.reason import FutaieError, Reason
from futaie.server.wire import State


class ServerWhy(Enum):
    NOT_FOUND = "nothing-is-here"
    NO_SESSION = "you-have-no-session-yet"
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
    TOO_MANY_TABLES = "you-have-too-many-tables"
    TOO_MANY_WITH_BOTS = "you-have-too-many-tables-with-computers"
    TOO_MANY_WAITING = "too-many-of-your-tables-wait-for-players"
    TOO_MANY_NEARBY = "too-many-tables-come-from-your-network"
    TOO_MANY_NEW = "too-much-was-begun-from-your-network"
    OFFERED_OTHERWISE = "the-next-match-is-offered-otherwise"
    TOO_MANY_SOCKETS = "there-are-too-many-connections"
    TOO_FAST = "this-is-too-fast"
    TOO_LARGE = "this-is-too-large"
    MALFORMED = "this-is-malformed"
    NO_JSON = "this-is-no-json"
    WRONG_ORIGIN = "this-comes-from-another-site"
    WRONG_NAME = "the-server-has-another-name"
    TRY_AGAIN = "something-went-wrong-try-again"
    DAMAGED = "the-data-is-damaged"
    NOBODY = "somebody-must-play"
    NO_SUCH_BOT = "there-is-no-such-bot"
    NO_SUCH_STEP = "the-match-has-fewer-steps"
    AFTER_MIDNIGHT = "this-is-shown-after-midnight"
    PLAY_FIRST = "play-todays-orchard-first"


class SettingWhy(Enum):
    """Why the server does not start, or its data cannot be had."""

    BAD_NUMBER = "this-argument-takes-a-number"
    BAD_NAME = "this-argument-takes-names"
    IN_USE = "another-server-uses-this-folder"
    CANNOT_LISTEN = "the-server-cannot-listen-there"
    NO_DATABASE = "no-server-has-kept-anything-there"
    FILE_EXISTS = "the-file-exists-already"
    CANNOT_BACK_UP = "the-backup-cannot-be-made"
    CANNOT_USE = "the-data-cannot-be-used"
    NO_DATABASE_FILE = "the-file-is-no-database"
    NOT_OURS = "the-database-is-not-ours"
    DAMAGED = "the-database-is-damaged"
    NEWER = "the-database-is-of-a-newer-version"
    NEWER_COPY = "the-copy-is-of-a-newer-version"
    OLDER = "the-database-is-of-an-older-version"
    CANNOT_COPY = "the-copy-before-the-change-cannot-be-made"
    CANNOT_RESTORE = "the-copy-cannot-be-brought-back"


class DataWhy(Enum):
    """What goes wrong most often with a database and its disk; SQLite speaks English only."""

    FULL = "there-is-no-space-left"
    READ_ONLY = "nothing-can-be-written-there"
    NOT_OPENED = "the-file-cannot-be-opened"
    DISK = "the-disk-reports-an-error"
    BUSY = "another-program-is-using-the-file"


STATUS = {
    ServerWhy.NOT_FOUND: 404,
    ServerWhy.NO_SESSION: 401,
    ServerWhy.NOT_YOUR_SEAT: 403,
    ServerWhy.NOT_THE_HOST: 403,
    ServerWhy.STALE: 409,
    ServerWhy.NOT_RUNNING: 409,
    ServerWhy.ALREADY_STARTED: 409,
    ServerWhy.SEAT_TAKEN: 409,
    ServerWhy.TABLE_FULL: 409,
    ServerWhy.SEATS_OPEN: 409,
    ServerWhy.STILL_RUNNING: 409,
    ServerWhy.NOT_FRIENDLY: 403,
    ServerWhy.TOO_MANY_TABLES: 429,
    ServerWhy.TOO_MANY_WITH_BOTS: 429,
    ServerWhy.TOO_MANY_WAITING: 429,
    ServerWhy.TOO_MANY_NEARBY: 429,
    ServerWhy.TOO_MANY_NEW: 429,
    ServerWhy.OFFERED_OTHERWISE: 409,
    ServerWhy.TOO_MANY_SOCKETS: 429,
    ServerWhy.TOO_FAST: 429,
    ServerWhy.TOO_LARGE: 413,
    ServerWhy.MALFORMED: 400,
    ServerWhy.NO_JSON: 415,
    ServerWhy.WRONG_ORIGIN: 403,
    ServerWhy.WRONG_NAME: 421,
    ServerWhy.TRY_AGAIN: 503,
    ServerWhy.DAMAGED: 503,
    ServerWhy.NOBODY: 422,
    ServerWhy.NO_SUCH_BOT: 422,
    ServerWhy.NO_SUCH_STEP: 404,
    ServerWhy.AFTER_MIDNIGHT: 403,
    ServerWhy.PLAY_FIRST: 403,
}


class Refused(FutaieError):
    """What the server does not do; any other FutaieError is answered with 422."""

    state: State | None = None
    """How the table stands, for somebody who is behind."""


def refused(why: ServerWhy, **figures: Plain) -> Refused:
    return Refused(Reason(why, figures))


def status_of(error: FutaieError) -> int:
    code = error.reason.code
    return STATUS[code] if isinstance(code, ServerWhy) else 422
