"""Databases of earlier versions are brought to the schema of this one; what they hold stays."""

from importlib.resources import files

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text

from futaie.server.migrate import migrate
from futaie.server.schema import matches, metadata, people
from futaie.server.store import sqlite_engine


def upgrade(engine, revision):
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(files("futaie.server") / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_a_database_of_the_first_version_keeps_its_matches(tmp_path):
    engine = sqlite_engine(tmp_path / "futaie.sqlite")
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(people.insert().values(id="ana", name="Ana", language="en", at=1.0))
        columns = [column["name"] for column in inspect(connection).get_columns("matches")]
        values = {"id": "t", "host": "ana", "seed": "oak", "state": "over", "at": 1.0} | dict.fromkeys(
            ("public", "friendly", "bot_moves"), 1
        )
        old = {name: values.get(name, "") for name in columns if name not in ("code", "clock", "deadline", "result")}
        wanted = ", ".join(f":{name}" for name in old)
        connection.execute(text(f"INSERT INTO matches ({', '.join(old)}) VALUES ({wanted})"), old)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        row = connection.execute(select(matches)).one()
        assert (row.id, row.seed, row.day, row.points) == ("t", "oak", None, None)
    engine.dispose()
