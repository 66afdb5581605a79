"""Checks that a file is our database, and of which version, before anything changes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy
from futaie.server.storage.copying import open_to_read
from futaie.server.storage.migrate import NEWEST, copy_before
from futaie.server.storage.problems import DAMAGED, cannot_use, code_of

OURS = {"alembic_version", "people", "matches", "entries"}


def examine(file: Path) -> str | None:
    """The revision of its schema, or None if there is nothing yet. Refuses a damaged file, and one that is not ours."""
    if file.is_dir():
        raise refused(SettingWhy.NO_DATABASE_FILE, file)
    if not file.exists() or file.stat().st_size == 0:
        return None
    interrupted = file.with_name(f"{file.name}-journal").exists()  # undoing half a transaction takes write access
    try:
        with closing(sqlite3.connect(file) if interrupted else open_to_read(file)) as connection:
            found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            tables = {name for (name,) in found}
            if not tables:
                return None
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if tables >= OURS else None
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    if row is None:
        raise refused(SettingWhy.NOT_OURS, file)
    return str(row[0])


def refuse_newer(file: Path, revision: str | None) -> None:
    """Older schemas cannot be restored, but a newer version has left a copy before it changed anything."""
    if revision is not None and revision > NEWEST:
        copies = sorted(file.parent.glob(copy_before(file, "*").name))
        readable = [copy for copy in copies if copy.name > copy_before(file, NEWEST).name]
        copied = readable[0] if readable else copy_before(file, revision)
        raise refused(SettingWhy.NEWER, file, copy=str(copied))


def examine_whole(file: Path, named: Path) -> None:
    """Checks every page and all references. `named`: the file's name for people."""
    with closing(open_to_read(file)) as connection:
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            if found == ["ok"] and connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                found = ["FOREIGN KEY constraint failed"]
        except sqlite3.Error as error:
            raise damaged(named, str(error)) from error
    if found != ["ok"]:
        raise damaged(named, found[0])


def unusable(file: Path, error: Exception) -> FutaieError:
    if code_of(error) == sqlite3.SQLITE_NOTADB:
        return refused(SettingWhy.NO_DATABASE_FILE, file)
    if code_of(error) in DAMAGED:
        return damaged(file, str(error))
    return cannot_use(file.parent, error)


def damaged(file: Path, problem: str) -> FutaieError:
    return refused(SettingWhy.DAMAGED, file, problem=problem.splitlines()[-1][:200])


def refused(why: SettingWhy, file: Path, **figures: str) -> FutaieError:
    return FutaieError(Reason(why, {"file": str(file), **figures}))
