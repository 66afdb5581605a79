"""The matches of this user, each saved in its own file as it is played, in the user's data folder."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from platformdirs import user_data_path

from futaie.record.match import Match
from futaie.record.record import record_of

UNFINISHED = 20
"""How many unfinished matches are kept. Older ones are deleted."""
FINISHED = 5
"""The same for finished ones, which can be looked at again."""


def folder() -> Path:
    return user_data_path("futaie", appauthor=False)


def new_file(match: Match) -> Path:
    """For a match that has no file yet."""
    return folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{match.game.name}-{token_hex(3)}.txt"


def save(match: Match, file: Path) -> None:
    """Saves the match as it stands, so that nothing is lost whatever happens."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(str(record_of(match)), encoding="utf-8")
    fresh.replace(file)


def saved_files(finished: bool) -> list[Path]:
    """The finished ones or the unfinished ones, latest first."""
    return [file for file in all_files() if is_finished(file) == finished]


def all_files() -> list[Path]:
    """All files, latest first."""
    dated = []
    for file in folder().glob("*.txt"):
        with suppress(OSError):  # another process has just deleted it
            dated.append((file.stat().st_mtime_ns, file.name, file))
    return [file for _, _, file in sorted(dated, reverse=True)]


def is_finished(file: Path) -> bool:
    """According to its headers; an unreadable file does not count as finished, so it is not deleted."""
    try:
        head = file.read_bytes().partition(b"\n\n")[0]
    except OSError:
        return False
    return any(line.startswith(b"Result:") for line in head.split(b"\n"))


def forget_old() -> None:
    for file in saved_files(False)[UNFINISHED:] + saved_files(True)[FINISHED:]:
        with suppress(OSError):
            file.unlink()
