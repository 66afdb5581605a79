"""The server's refusals besides those of tables, and the HTTP status of each refusal."""

from __future__ import annotations

from enum import Enum

from futaie.core.rules.reason import FutaieError
from futaie.tables.reasons import TableWhy


class ServerWhy(Enum):
    NOT_FOUND = "nothing-is-here"
    NO_SESSION = "you-have-no-session-yet"
    TOO_MANY_TABLES = "you-have-too-many-tables"
    TOO_MANY_WITH_BOTS = "you-have-too-many-tables-with-computers"
    TOO_MANY_WAITING = "too-many-of-your-tables-wait-for-players"
    TOO_MANY_NEARBY = "too-many-tables-come-from-your-network"
    TOO_MANY_NEW = "too-much-was-begun-from-your-network"
    TOO_MANY_SOCKETS = "there-are-too-many-connections"
    TOO_FAST = "this-is-too-fast"
    TOO_LARGE = "this-is-too-large"
    MALFORMED = "this-is-malformed"
    NO_JSON = "this-is-no-json"
    WRONG_ORIGIN = "this-comes-from-another-site"
    WRONG_NAME = "the-server-has-another-name"
    TRY_AGAIN = "something-went-wrong-try-again"
    DAMAGED = "the-data-is-damaged"
    PLAY_FIRST = "play-todays-orchard-first"


class SettingWhy(Enum):
    """Why the server does not start, or its data is unavailable."""

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
    """The most frequent problems with a database and its disk; SQLite only speaks English."""

    FULL = "there-is-no-space-left"
    READ_ONLY = "nothing-can-be-written-there"
    NOT_OPENED = "the-file-cannot-be-opened"
    DISK = "the-disk-reports-an-error"
    BUSY = "another-program-is-using-the-file"


STATUS: dict[Enum, int] = {
    TableWhy.NO_SUCH_READER: 404,
    ServerWhy.NOT_FOUND: 404,
    ServerWhy.NO_SESSION: 401,
    TableWhy.NOT_YOUR_SEAT: 403,
    TableWhy.NOT_THE_HOST: 403,
    TableWhy.STALE: 409,
    TableWhy.NOT_RUNNING: 409,
    TableWhy.ALREADY_STARTED: 409,
    TableWhy.SEAT_TAKEN: 409,
    TableWhy.TABLE_FULL: 409,
    TableWhy.SEATS_OPEN: 409,
    TableWhy.STILL_RUNNING: 409,
    TableWhy.NOT_FRIENDLY: 403,
    ServerWhy.TOO_MANY_TABLES: 429,
    ServerWhy.TOO_MANY_WITH_BOTS: 429,
    ServerWhy.TOO_MANY_WAITING: 429,
    ServerWhy.TOO_MANY_NEARBY: 429,
    ServerWhy.TOO_MANY_NEW: 429,
    TableWhy.OFFERED_OTHERWISE: 409,
    ServerWhy.TOO_MANY_SOCKETS: 429,
    ServerWhy.TOO_FAST: 429,
    ServerWhy.TOO_LARGE: 413,
    ServerWhy.MALFORMED: 400,
    ServerWhy.NO_JSON: 415,
    ServerWhy.WRONG_ORIGIN: 403,
    ServerWhy.WRONG_NAME: 421,
    ServerWhy.TRY_AGAIN: 503,
    ServerWhy.DAMAGED: 503,
    TableWhy.NOBODY: 422,
    TableWhy.NO_SUCH_BOT: 422,
    TableWhy.NO_SUCH_STEP: 404,
    TableWhy.AFTER_MIDNIGHT: 403,
    ServerWhy.PLAY_FIRST: 403,
}


def status_of(error: FutaieError) -> int:
    code = error.reason.code
    return STATUS[code] if isinstance(code, ServerWhy | TableWhy) else 422
