"""Copies of a database, whole or not there at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

LEFTOVERS = ("", "-journal", "-wal", "-shm")


def open_to_read(file: Path) -> sqlite3.Connection:
    """For reading alone. Such a connection neither writes nor brings the log into the database, not even when it is
    the last one to close: where SQLite is older than 3.51.3 that, beside the writer, could damage the database."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def copy(file: Path, target: Path) -> None:
    """All that is committed now, in one file, for its owner alone; on the disk when this returns. What a copy that was
    cut short has left there is thrown away first, its journal too: that must not meet another database."""
    discard(target)
    try:
        with closing(open_to_read(file)) as source, closing(sqlite3.connect(target)) as copied:
            target.chmod(0o600)
            source.backup(copied)
            copied.execute("PRAGMA journal_mode=DELETE")
        sync(target)
    except BaseException:
        discard(target)
        raise


def discard(file: Path) -> None:
    for ending in LEFTOVERS:
        file.with_name(file.name + ending).unlink(missing_ok=True)


def sync(file: Path) -> None:
    """Also for folders: what was renamed there is then on the disk, before anything that follows."""
    try:
        descriptor = os.open(file, os.O_RDONLY if file.is_dir() else os.O_RDWR)
    except PermissionError:  # Windows does not open folders
        if file.is_dir():
            return
        raise
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
