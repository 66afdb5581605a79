"""Brings a database to the schema of this version (Alembic, `migrations/versions/`)."""

from __future__ import annotations

from importlib.resources import as_file, files

from sqlalchemy import Engine, inspect, text

NEWEST = "0003"


def migrate(engine: Engine) -> None:
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        if known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST:
            return
    # Only now: importing Alembic takes longer than all the rest of a start.
    from alembic import command
    from alembic.config import Config

    with as_file(files("futaie.server") / "migrations") as folder, engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
