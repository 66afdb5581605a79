"""A copy of the database, taken while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from futaie.core.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy


def back_up(database: Path, file: Path) -> None:
    """All that is committed now; meanwhile the server goes on. `file` appears when it is whole, for its owner alone."""
    if not database.is_file():
        raise FutaieError(Reason(SettingWhy.NO_DATABASE, {"folder": str(database.parent)}))
    if file.exists():
        raise FutaieError(Reason(SettingWhy.FILE_EXISTS, {"file": str(file)}))
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        reading = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(unfinished)) as target:
            unfinished.chmod(0o600)
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        unfinished.rename(file)
    except (sqlite3.Error, OSError) as error:
        raise FutaieError(Reason(SettingWhy.CANNOT_BACK_UP, {"file": str(file), "problem": str(error)})) from error
    finally:
        unfinished.unlink(missing_ok=True)
