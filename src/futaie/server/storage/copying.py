"""Copies of a database, complete or absent."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

LEFTOVERS = ("", "-journal", "-wal", "-shm")


def open_to_read(file: Path) -> sqlite3.Connection:
    """A read-only connection. It never writes and never brings the log into the database, even if it closes last: with
    SQLite older than 3.51.3 doing that at the same time as the writer could damage the database."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def copy(file: Path, target: Path) -> None:
    """Everything committed so far, in one file, for its owner alone; it is on the disk when this returns. First deletes
    the remains of an interrupted copy, including its journal, which must not meet another database."""
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
    """Works for folders too: a renaming in them is then on the disk before anything that follows."""
    try:
        descriptor = os.open(file, os.O_RDONLY if file.is_dir() else os.O_RDWR)
    except PermissionError:  # Windows cannot open folders
        if file.is_dir():
            return
        raise
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
