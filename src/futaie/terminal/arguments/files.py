"""Files named on the command line."""

from __future__ import annotations

from pathlib import Path

from futaie.core.rules.reason import Reason
from futaie.terminal.reasons import BadCommand, CommandWhy, system_problem

LARGEST_FILE = 1_000_000


def read_text(name: str | None) -> str:
    try:
        return read_file(name).decode()
    except UnicodeDecodeError as error:
        raise BadCommand(Reason(CommandWhy.NOT_TEXT, {"file": str(name)[:80]})) from error


def read_file(name: str | None) -> bytes:
    if name is None:
        raise BadCommand(Reason(CommandWhy.WHICH_FILE))
    try:
        with Path(name).expanduser().open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadCommand(Reason(CommandWhy.NO_FILE, {"file": name[:80], "problem": system_problem(error)})) from error
    if len(content) > LARGEST_FILE:
        raise BadCommand(Reason(CommandWhy.TOO_LARGE, {"file": name[:80], "most": LARGEST_FILE}))
    return content
