"""A damaged or unreadable database is detected and reported."""

import json
import shutil
import sqlite3
import time
from contextlib import closing

import httpx
import pytest

from futaie import game
from tests.server.support.furniture import Furnished, furnish
from tests.server.support.running import Server

TABLE = "t" * 26


@pytest.fixture
def furnished(tmp_path):
    """Data with a running match, but without a server."""
    furnish(tmp_path, ["Ana"], [Furnished(TABLE, game("hortis"), 1, {}, "seed", ["Ana"])])
    return tmp_path


def spoil_index(folder):
    """Damages a page that a start does not read."""
    file = folder / "futaie.sqlite"
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_sessions_person'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * 100)


def health(server):
    return httpx.get(f"{server.url}/health")


def asked_until(server, status):
    end = time.monotonic() + 20
    while (answer := health(server)).status_code != status and time.monotonic() < end:
        time.sleep(0.05)
    return answer


def test_damage_is_found_after_a_start_and_reported(furnished, tmp_path_factory):
    kept = tmp_path_factory.mktemp("kept") / "futaie.sqlite"
    shutil.copy(furnished / "futaie.sqlite", kept)
    spoil_index(furnished)
    server = Server(furnished)
    answer = asked_until(server, 503)
    assert (answer.status_code, answer.json()["code"]) == (503, "the-data-is-damaged")
    assert health(server).status_code == 503
    (told,) = [line for line in map(json.loads, server.logged().splitlines()) if "damaged" in line["what"]]
    assert told["level"] == "error"
    assert "futaie restore" in told["what"]
    server.stop()
    shutil.copy(kept, furnished / "futaie.sqlite")
    server.start()
    assert health(server).status_code == 200
    server.end()


def test_an_unreadable_table_is_reported(furnished):
    """Even if the database itself is intact."""
    file = furnished / "futaie.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("ALTER TABLE drafts RENAME TO gone")
    server = Server(furnished)
    answer = health(server)
    assert (answer.status_code, answer.json()["code"]) == (503, "something-went-wrong-try-again")
    table = httpx.get(f"{server.url}/api/tables/{TABLE}")
    assert (table.status_code, table.json()["code"]) == (503, "something-went-wrong-try-again")
    server.end()


def test_a_half_written_transaction_is_rolled_back_after_a_crash(furnished, tmp_path_factory):
    """As after a restore, if the first server is killed before it keeps a log."""
    folder = tmp_path_factory.mktemp("crashed")
    with closing(sqlite3.connect(furnished / "futaie.sqlite", isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA cache_size=1")
        database.execute("BEGIN")
        database.execute("UPDATE people SET name = 'half'")
        database.execute("CREATE TABLE half AS SELECT * FROM sqlite_master a, sqlite_master b")
        for name in ("futaie.sqlite", "futaie.sqlite-journal"):
            shutil.copy(furnished / name, folder / name)
    server = Server(folder)
    assert server.person(token="token-of-Ana").ask("GET", "/api/me")["name"] == "Ana"
    server.end()


def test_a_healthy_server_says_so(furnished):
    server = Server(furnished)
    assert {health(server).status_code for _ in range(20)} == {200}
    assert f'futaie_sqlite_info{{version="{sqlite3.sqlite_version}"}} 1.0' in httpx.get(f"{server.url}/metrics").text
    server.end()
