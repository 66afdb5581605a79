"""Brings a database to the schema of this version (Alembic, `migrations/versions/`). There is no way back, so the old
one is copied first."""

from __future__ import annotations

import sqlite3
from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy import Engine, inspect, text

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.reasons import SettingWhy
from futaie.server.storage.copying import copy, sync
from futaie.server.storage.problems import problem

NEWEST = "0003"


def migrate(engine: Engine) -> None:
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        if known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST:
            return
    if known:
        keep_copy(Path(str(engine.url.database)))
    # Imported only now, because Alembic takes longer than the rest of a start.
    from alembic import command
    from alembic.config import Config

    # In one transaction: the database is either as it was copied, or of this version.
    with as_file(files("futaie.server.storage") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def copy_before(file: Path, revision: str) -> Path:
    """The copy of a database from before it was brought to this revision."""
    return file.with_name(f"{file.stem}.before-{revision}{file.suffix}")


def keep_copy(file: Path) -> None:
    """Replaces a copy of the same name: it comes from a failed start, or from data that was replaced by a restored copy
    since."""
    kept = copy_before(file, NEWEST)
    unfinished = kept.with_name(f"{kept.name}.unfinished")
    try:
        copy(file, unfinished)
        unfinished.replace(kept)
        sync(kept.parent)
    except (sqlite3.Error, OSError) as error:
        figures = {"file": str(kept), "problem": problem(error)}
        raise FutaieError(Reason(SettingWhy.CANNOT_COPY, figures)) from error
