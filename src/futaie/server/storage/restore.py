"""Brings back a copy of the database that `futaie backup` made.

Whenever and however this is interrupted, the data is either the old or the new one, complete. The copy is first written
beside the database and checked; then a single renaming settles that it replaces the database. Moving the old one aside
and the new one in can be interrupted anywhere, and whoever comes next finishes it. A log never meets a database that is
not its own.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy
from futaie.server.storage.copying import copy, discard, open_to_read, sync
from futaie.server.storage.examine import examine, examine_whole
from futaie.server.storage.folder_lock import one_server
from futaie.server.storage.migrate import NEWEST
from futaie.server.storage.problems import problem

NAME = "futaie.sqlite"
RESTORING = f"{NAME}.restoring"
RESTORED = f"{NAME}.restored"
LOGS = ("-wal", "-journal")


@dataclass
class Restored:
    matches: int
    at: float
    """The last sign of life of a server."""
    aside: Path | None
    """Where the old data is kept."""


def restore(folder: Path, file: Path) -> Restored:
    """For a folder that no server uses."""
    with one_server(folder):
        revision = examine(file)
        if revision is None:
            raise FutaieError(Reason(SettingWhy.NOT_OURS, {"file": str(file)}))
        if revision > NEWEST:
            raise FutaieError(Reason(SettingWhy.NEWER_COPY, {"file": str(file)}))
        try:
            finish_restore(folder)
            something_there = (folder / NAME).exists()
            restored = bring_in(folder, file)
            set_aside = finish_restore(folder)
            restored.aside = set_aside if something_there else None
        except (sqlite3.Error, OSError) as error:
            figures = {"file": str(file), "folder": str(folder), "problem": problem(error)}
            raise FutaieError(Reason(SettingWhy.CANNOT_RESTORE, figures)) from error
        return restored


def bring_in(folder: Path, file: Path) -> Restored:
    """Once this returns, the new data counts."""
    coming = folder / RESTORING
    try:
        copy(file, coming)
        examine_whole(coming, file)
        found = summed_up(coming)
        set_logs_aside(folder)
        coming.rename(folder / RESTORED)
    except BaseException:
        discard(coming)
        raise
    sync(folder)
    return found


def summed_up(file: Path) -> Restored:
    with closing(open_to_read(file)) as connection:
        matches, at = connection.execute("SELECT count(*), coalesce(max(at), 0) FROM matches").fetchone()
        (alive,) = connection.execute("SELECT coalesce(max(alive), 0) FROM runs").fetchone()
    return Restored(matches, max(at, alive), None)


def finish_if_interrupted(folder: Path) -> None:
    """For commands that only read, perhaps while a server runs; a server has finished this at its start."""
    if (folder / RESTORED).exists():
        with one_server(folder):
            finish_restore(folder)


def finish_restore(folder: Path) -> Path | None:
    """Moves the old database aside, if there is one, and the new one into its place; continues where it was
    interrupted. Only while holding the lock on the folder."""
    discard(folder / RESTORING)
    if not (folder / RESTORED).exists():
        return None
    old = folder / NAME
    if old.exists():
        old.rename(aside(folder, max(numbers(folder), default=0) + 1))
    last = max(numbers(folder, ""), default=0)
    for ending in LOGS:
        log = folder / f"{NAME}{ending}"
        if log.exists():
            log.rename(aside(folder, last, ending))
    (folder / f"{NAME}-shm").unlink(missing_ok=True)
    sync(folder)  # first, so that the new database cannot meet the old one's log after a power cut
    (folder / RESTORED).rename(old)
    sync(folder)
    return aside(folder, last) if last else None


def set_logs_aside(folder: Path) -> None:
    """A log without its database belongs to nothing: it gets its own number."""
    if not (folder / NAME).exists():
        number = max(numbers(folder), default=0) + 1
        for ending in LOGS:
            log = folder / f"{NAME}{ending}"
            if log.exists():
                log.rename(aside(folder, number, ending))


def aside(folder: Path, number: int, ending: str = "") -> Path:
    return folder / f"futaie.replaced{'' if number == 1 else f'-{number}'}.sqlite{ending}"


ASIDE = re.compile(r"futaie\.replaced(?:-([0-9]+))?\.sqlite(-wal|-journal|)")


def numbers(folder: Path, *endings: str) -> set[int]:
    """The numbers of files set aside; with endings, only of those files."""
    found = [ASIDE.fullmatch(file.name) for file in folder.iterdir()]
    return {int(name[1] or 1) for name in found if name is not None and name[2] in (endings or ("", *LOGS))}
