"""Errors of SQLite and of the system, in translated words if people can fix them."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from futaie.core.plain import Plain
from futaie.core.rules.reason import FutaieError, Message, Reason
from futaie.server.reasons import DataWhy, SettingWhy

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MENDABLE = {
    sqlite3.SQLITE_FULL: DataWhy.FULL,
    sqlite3.SQLITE_READONLY: DataWhy.READ_ONLY,
    sqlite3.SQLITE_PERM: DataWhy.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: DataWhy.NOT_OPENED,
    sqlite3.SQLITE_IOERR: DataWhy.DISK,
    sqlite3.SQLITE_BUSY: DataWhy.BUSY,
}
OF_SYSTEM = {
    errno.ENOSPC: DataWhy.FULL,
    errno.EDQUOT: DataWhy.FULL,
    errno.EFBIG: DataWhy.FULL,
    errno.EACCES: DataWhy.READ_ONLY,
    errno.EPERM: DataWhy.READ_ONLY,
    errno.EROFS: DataWhy.READ_ONLY,
    errno.EIO: DataWhy.DISK,
}


def code_of(error: BaseException) -> int:
    """SQLite's primary code; 0 for errors that are not SQLite's."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(found, "sqlite_errorcode", 0)) & 0xFF


def problem(error: Exception) -> Plain:
    """For the figures of a reason."""
    why = MENDABLE.get(code_of(error))
    if isinstance(error, OSError):
        why = OF_SYSTEM.get(error.errno or 0)
    if why is not None:
        return Message(why).plain()
    if isinstance(error, DBAPIError):
        return str(error.orig)
    return str(getattr(error, "strerror", None) or error)


def cannot_use(folder: Path, error: Exception) -> FutaieError:
    return FutaieError(Reason(SettingWhy.CANNOT_USE, {"folder": str(folder), "problem": problem(error)}))
