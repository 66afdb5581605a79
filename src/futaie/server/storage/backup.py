"""A copy of the database, taken while the server runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy
from futaie.server.storage.copying import copy, discard, sync
from futaie.server.storage.problems import problem
from futaie.server.storage.restore import NAME, finish_if_interrupted


def back_up(database: Path, file: Path) -> None:
    """Copies everything committed so far; the server goes on. `file` appears when it is complete, for its owner
    alone."""
    finish_if_interrupted(database.parent)
    if not database.is_file():
        raise FutaieError(Reason(SettingWhy.NO_DATABASE, {"folder": str(database.parent)}))
    if file.exists() or (file.name.startswith(NAME) and file.resolve().parent == database.resolve().parent):
        raise FutaieError(Reason(SettingWhy.FILE_EXISTS, {"file": str(file)}))
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        copy(database, unfinished)
        unfinished.rename(file)
        sync(file.parent)
    except (sqlite3.Error, OSError) as error:
        discard(unfinished)
        figures = {"file": str(file), "problem": problem(error)}
        raise FutaieError(Reason(SettingWhy.CANNOT_BACK_UP, figures)) from error
