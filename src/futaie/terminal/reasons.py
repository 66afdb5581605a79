"""Why a command is refused."""

from __future__ import annotations

import errno
from enum import Enum

from futaie.core.plain import Plain
from futaie.core.rules.reason import FutaieError, Message


class BadCommand(FutaieError):
    """Something is wrong with the command line, or with a file named there."""


class CommandWhy(Enum):
    NO_COMMAND = "there-is-no-such-command"
    NO_VALUE = "this-argument-needs-a-value"
    NO_ARGUMENT = "this-argument-is-not-known"
    WHICH_GAME = "say-which-game"
    WHICH_FILE = "say-which-file"
    WHICH_TABLE = "say-which-file-the-table-is-in"
    WHICH_ACTION = "say-what-to-do-with-the-deck"
    NO_LANGUAGE = "this-language-is-not-spoken-here"
    NO_SHELL = "this-shell-is-not-known-here"
    NO_SUCH_PLAYER = "there-is-no-such-player"
    NOT_TO_MOVE = "this-seat-owes-no-decision"
    BAD_BUDGET = "the-budget-is-a-number-of-simulations"
    NOBODY = "somebody-must-play"
    NOTHING_KEPT = "no-match-is-kept"
    NOTHING_LEFT = "no-match-is-kept-that-is-not-over"
    NO_SUCH_MATCH = "no-match-of-this-number-is-kept"
    NO_FILE = "the-file-cannot-be-read"
    CANNOT_WRITE = "the-file-cannot-be-written"
    NOT_JSON = "the-file-is-not-json"
    NOT_TEXT = "the-file-is-not-text-in-utf-8"
    TOO_LARGE = "the-file-is-too-large"
    NOT_COUNTED = "this-game-has-nothing-to-count-at-a-real-table"
    NOT_SOLVED = "this-game-cannot-be-solved"
    RECORD_OR_SEED = "say-a-record-or-a-seed-not-both"
    NOT_A_NUMBER = "this-argument-takes-a-number"
    NO_SERVER = "the-server-is-not-installed"
    WHICH_TABLE_TO_JOIN = "say-which-table-and-which-program"
    NO_TABLE_LINK = "this-is-no-link-to-a-table"
    NO_SERVER_THERE = "no-server-answers-there"
    SERVER_SAYS_NO = "the-server-says-no"
    PROGRAM_LOST = "the-program-has-left-the-table"
    NO_DATA = "this-game-has-no-card-data"


class InputWhy(Enum):
    """Why an input at the table is refused."""

    TURN_OVER = "your-turn-is-over-the-rest-is-not-played"
    NO_SUCH_NUMBER = "there-is-no-such-number-in-the-list"


class SystemWhy(Enum):
    """The most common file errors; the system tells them in English only."""

    ENOENT = "no-such-file-or-folder"
    EACCES = "this-is-not-permitted"
    EPERM = EACCES
    EISDIR = "this-is-a-folder"
    ENOTDIR = "a-part-of-the-path-is-no-folder"
    EEXIST = "a-file-has-this-name"
    ENOSPC = "there-is-no-space-left"
    EROFS = "nothing-can-be-written-there"


def system_problem(error: Exception) -> Plain:
    """The system's error, to be used among the figures of a reason."""
    name = errno.errorcode.get(error.errno or 0, "") if isinstance(error, OSError) else ""
    if name in SystemWhy.__members__:
        return Message(SystemWhy[name]).plain()
    return str(getattr(error, "strerror", None) or error)
