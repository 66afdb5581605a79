"""Databases of earlier versions are brought to the schema of this one; what they hold stays, and a copy of what was."""

import sqlite3
import time
from contextlib import closing
from importlib.resources import files

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import OperationalError

from futaie.server.backup import back_up
from futaie.server.migrate import NEWEST, migrate
from futaie.server.restore import restore
from futaie.server.schema import matches, metadata, people
from futaie.server.store import sqlite_engine

from .running import Server
from .test_serving import futaie


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


@pytest.fixture
def old(tmp_path):
    """A database of the first version, with somebody in it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    engine = sqlite_engine(folder / "futaie.sqlite")
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(people.insert().values(id="ana", name="Ana", language="en", at=time.time()))
    engine.dispose()
    return folder


def looked_at(file):
    """The revision, and who is there."""
    with closing(sqlite3.connect(file)) as database:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return revision, [name for (name,) in database.execute("SELECT name FROM people")]


def test_before_a_change_the_whole_database_is_copied(old):
    copy = old / f"futaie.before-{NEWEST}.sqlite"
    for _ in range(2):  # a second start has nothing to change
        server = Server(old)
        server.stop()
        server.end()
        assert looked_at(old / "futaie.sqlite") == (NEWEST, ["Ana"])
        assert looked_at(copy) == ("0001", ["Ana"])
        assert [file.name for file in old.glob("futaie.before*")] == [copy.name]
    assert futaie("restore", copy, "--data", old).returncode == 0
    assert looked_at(old / "futaie.sqlite") == ("0001", ["Ana"])


def test_without_room_for_the_copy_nothing_is_changed(old):
    done = futaie("serve", "--data", old, "--port", 0, most=40_000)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert (
        f"it must be copied to {old}/futaie.before-{NEWEST}.sqlite, and this fails: The disk reports an error" in line
    )
    assert looked_at(old / "futaie.sqlite") == ("0001", ["Ana"])
    assert list(old.glob("futaie.before*")) == []


def test_a_change_that_fails_on_its_way_changes_nothing(tmp_path):
    """Through however many versions it goes."""
    engine = sqlite_engine(tmp_path / "futaie.sqlite")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE days (day)"))
    with pytest.raises(OperationalError):
        migrate(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["days"]
    engine.dispose()


def test_a_copy_of_an_older_version_is_brought_back_and_changed_at_the_next_start(old, tmp_path):
    back_up(old / "futaie.sqlite", tmp_path / "copy.sqlite")
    folder = tmp_path / "other"
    folder.mkdir(mode=0o700)
    restore(folder, tmp_path / "copy.sqlite")
    assert "Start the server there once" in futaie("export", "--data", folder).stderr
    server = Server(folder)
    server.stop()
    server.end()
    assert looked_at(folder / "futaie.sqlite") == (NEWEST, ["Ana"])
