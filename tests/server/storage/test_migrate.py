"""Databases of earlier versions are migrated to the present schema; their content stays, and so does a copy."""

import json
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

from futaie.server.storage.backup import back_up
from futaie.server.storage.migrate import NEWEST, migrate
from futaie.server.storage.restore import restore
from futaie.server.storage.schema import matches, metadata, people, runs, seats
from futaie.server.storage.store import sqlite_engine
from futaie.tables.clocks import Clocks
from futaie.tables.sitter import GONE
from futaie.tables.wire.requests import Pace
from tests.server.support.command import futaie
from tests.server.support.running import Server


def upgrade(engine, revision):
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(files("futaie.server.storage") / "migrations"))
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


def put(connection, table, **values):
    """A row as an older version stored it; other columns are empty."""
    for column in inspect(connection).get_columns(table):
        if not column["nullable"]:
            values.setdefault(column["name"], 0 if "CHAR" not in str(column["type"]) else "")
    names = ", ".join(values)
    connection.execute(
        text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(':' + name for name in values)})"), values
    )


@pytest.fixture
def second(tmp_path):
    """A database of the second version."""
    engine = sqlite_engine(tmp_path / "futaie.sqlite")
    upgrade(engine, "0002")
    with engine.begin() as connection:
        for name in ("ana", "dash", "gone"):
            put(connection, "people", id=name, name="Ana" if name == "ana" else "–")
        put(connection, "sessions", token_hash="x", person="dash")
    yield engine
    engine.dispose()


def test_clocks_of_the_second_version_go_on_where_they_were(second):
    """A server ran until 1,000, and from 5,000 to 6,000: one clock began within the first run."""
    with second.begin() as connection:
        put(connection, "runs", id=1, started=0.0, alive=1000.0)
        put(connection, "runs", id=2, started=5000.0, alive=6000.0)
        for table, since in (("late", 5900.0), ("early", 500.0)):
            clock = {"left": [4000.0, 7.0], "since": since, "running": [0]}
            put(connection, "matches", id=table, host="ana", state="running", clock=json.dumps(clock), deadline=1.0)
    migrate(second)
    with second.connect() as connection:
        up = connection.execute(select(runs.c.up).order_by(runs.c.id.desc())).scalars().first()
        clocks = {
            row.id: (Clocks(Pace("live"), **json.loads(row.clock)), row.deadline)
            for row in connection.execute(select(matches))
        }
    assert clocks["late"][0].at(up) == [3900.0, 7.0]
    assert clocks["early"][0].at(up) == [2500.0, 7.0]
    assert all(deadline == clock.deadline() for clock, deadline in clocks.values())


def test_forgotten_people_those_who_left_and_used_decks_are_kept_from_the_second_version(second):
    with second.begin() as connection:
        put(connection, "decks", hash="abc", content="{}")
        put(connection, "decks", hash="def", content="{}")
        put(connection, "matches", id="t", host="ana", state="running", options='{"deck": "abc"}')
        put(connection, "matches", id="u", host="ana", state="running", options="{}")
        for seat, person in ((0, "ana"), (1, "dash")):
            put(connection, "seats", match="t", seat=seat, person=person)
        put(connection, "seats", match="t", seat=2, bot="tree")
        put(connection, "entries", match="t", seq=1, kind="bot", seat=2, text="tree")
        put(connection, "entries", match="t", seq=2, kind="resign", seat=1)
        put(connection, "entries", match="t", seq=3, kind="bot", seat=1, text="giant")
    migrate(second)
    with second.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        names = dict(connection.execute(select(people.c.id, people.c.name)).all())
        assert names == {"ana": "Ana", "dash": "–", "gone": GONE}
        bots = connection.execute(select(seats.c.bot).order_by(seats.c.seat)).scalars().all()
        assert bots == ["", "giant", "tree"]
        assert dict(connection.execute(select(matches.c.id, matches.c.deck)).all()) == {"t": "abc", "u": None}


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
    """The revision, and the people in it."""
    with closing(sqlite3.connect(file)) as database:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return revision, [name for (name,) in database.execute("SELECT name FROM people")]


def test_before_a_migration_the_whole_database_is_copied(old):
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


def test_a_failed_migration_changes_nothing(tmp_path):
    """However many versions it goes through."""
    engine = sqlite_engine(tmp_path / "futaie.sqlite")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE days (day)"))
    with pytest.raises(OperationalError):
        migrate(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["days"]
    engine.dispose()


def test_a_copy_of_an_older_version_is_restored_and_migrated_at_the_next_start(old, tmp_path):
    back_up(old / "futaie.sqlite", tmp_path / "copy.sqlite")
    folder = tmp_path / "other"
    folder.mkdir(mode=0o700)
    restore(folder, tmp_path / "copy.sqlite")
    assert "Start the server there once" in futaie("export", "--data", folder).stderr
    server = Server(folder)
    server.stop()
    server.end()
    assert looked_at(folder / "futaie.sqlite") == (NEWEST, ["Ana"])
