"""One server for each data folder, because it holds tables in memory. The locks end with the process, however it
ends."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy
from futaie.server.storage.problems import cannot_use


@contextmanager
def one_server(folder: Path) -> Iterator[None]:
    """Two locks: the folder itself, which nobody deletes while it is in use, and a file, for systems that cannot lock
    folders and for servers of older versions, which know no other lock."""
    with locked_folder(folder), closing(open_lock(folder)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise in_use(folder) from error
            raise cannot_use(folder, error) from error
        yield


def open_lock(folder: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(folder / "lock.sqlite", timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise cannot_use(folder, error) from error


@contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Windows
        yield
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise cannot_use(folder, error) from error
    try:
        try:
            flock(descriptor, LOCK_EX | LOCK_NB)
        except BlockingIOError as error:
            raise in_use(folder) from error
        except OSError:
            pass  # some network file systems cannot lock folders
        yield
    finally:
        os.close(descriptor)


def in_use(folder: Path) -> FutaieError:
    return FutaieError(Reason(SettingWhy.IN_USE, {"folder": str(folder)}))
