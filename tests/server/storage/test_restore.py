"""A copy is restored: whatever goes wrong on the way, the data is either the old or the new one, complete."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import httpx
import pytest

from futaie import game
from futaie.core.rules.reason import FutaieError
from futaie.server.reasons import SettingWhy
from futaie.server.storage.backup import back_up
from futaie.server.storage.restore import finish_restore, restore
from tests.server.support.command import futaie
from tests.server.support.furniture import NOW, Furnished, furnish
from tests.server.support.running import Server

NEW = "n" * 26
RENAMINGS = 4
"""First the copy, which settles it; then the old database and its log, moved aside; then the new one, moved in."""
KILLED = """
import os, signal, sys
from pathlib import Path
from futaie.server.storage.restore import restore

left, rename = int(sys.argv[1]), os.rename

def rename_or_die(*names):
    global left
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1
    rename(*names)

os.rename = rename_or_die
restore(Path(sys.argv[2]), Path(sys.argv[3]))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The remains of a killed server, with a table that is only in the log; a copy of other data."""
    old, new = tmp_path_factory.mktemp("old"), tmp_path_factory.mktemp("new")
    server = Server(old)
    table = server.person().open("larbre", "me", "here", public=True)
    server.kill()
    server.end()
    furnish(new, ["Bo"], [Furnished(NEW, game("hortis"), 1, {}, "seed", ["Bo"])])
    back_up(new / "futaie.sqlite", new / "copy.sqlite")
    return old, table, new / "copy.sqlite"


@pytest.fixture
def data(made, tmp_path):
    """The folder, the table in it, and the copy."""
    old, table, copy = made
    folder = tmp_path / "data"
    shutil.copytree(old, folder)
    return folder, table, copy


def tables(file):
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [row[0] for row in database.execute("SELECT id FROM matches")]


def everything(folder):
    return {file.name: file.read_bytes() for file in folder.glob("futaie.*")}


@pytest.mark.parametrize("done", range(RENAMINGS + 1))
def test_whatever_kills_it_either_the_old_or_the_new_data_is_complete(data, done):
    folder, table, copy = data
    killed = subprocess.run([sys.executable, "-c", KILLED, str(done), folder, copy], check=False)
    assert killed.returncode == -signal.SIGKILL
    server = Server(folder)
    here, gone = (table, NEW) if done == 0 else (NEW, table)
    assert httpx.get(f"{server.url}/api/tables/{here}").status_code == 200
    assert httpx.get(f"{server.url}/api/tables/{gone}").status_code == 404
    server.stop()
    server.end()
    assert tables(folder / "futaie.sqlite") == [here]
    aside = folder / "futaie.replaced.sqlite"
    assert aside.exists() == (done > 0)
    if done:
        assert tables(aside) == [gone]
    assert not list(folder.glob("futaie.sqlite.*"))


def test_it_says_what_was_restored_and_where_the_old_data_is(data):
    folder, _, copy = data
    done = futaie("restore", copy, "--data", folder, TZ="UTC", COLUMNS="500")
    assert done.returncode == 0, done.stderr
    assert "is brought back: one match, as of 2027-01-15 08:00." in " ".join(done.stdout.split())
    assert NOW == 1_800_000_000
    assert "futaie.replaced.sqlite" in done.stdout
    assert tables(folder / "futaie.sqlite") == [NEW]


def test_data_set_aside_is_never_overwritten(data):
    folder, table, copy = data
    assert restore(folder, copy).aside == folder / "futaie.replaced.sqlite"
    assert restore(folder, folder / "futaie.replaced.sqlite").aside == folder / "futaie.replaced-2.sqlite"
    assert tables(folder / "futaie.sqlite") == tables(folder / "futaie.replaced.sqlite") == [table]
    assert tables(folder / "futaie.replaced-2.sqlite") == [NEW]


def test_nothing_is_restored_while_a_server_runs(fresh, made):
    fresh.person()
    (fresh.folder / "lock.sqlite").unlink()
    with pytest.raises(FutaieError) as refused:
        restore(fresh.folder, made[2])
    assert refused.value.reason.code is SettingWhy.IN_USE
    assert fresh.person().me["name"] == "Ana"


def no_database(file):
    file.write_text("No database at all. " * 100)


def empty(file):
    file.touch()


def foreign(file):
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name)")


def damaged(file):
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_person'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * 100)


def orphaned(file):
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM people")
        database.commit()


def newer(file):
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (no_database, SettingWhy.NO_DATABASE_FILE),
        (empty, SettingWhy.NOT_OURS),
        (foreign, SettingWhy.NOT_OURS),
        (damaged, SettingWhy.DAMAGED),
        (orphaned, SettingWhy.DAMAGED),
        (newer, SettingWhy.NEWER_COPY),
    ],
)
def test_a_bad_copy_is_refused_and_nothing_changes(data, tmp_path, spoil, why):
    folder, _, copy = data
    bad = tmp_path / "bad.sqlite"
    if spoil in (damaged, orphaned, newer):
        shutil.copy(copy, bad)
    spoil(bad)
    before = everything(folder)
    with pytest.raises(FutaieError) as refused:
        restore(folder, bad)
    assert refused.value.reason.code is why
    assert everything(folder) == before


@pytest.mark.parametrize("name", ["nowhere.sqlite", ""])
def test_an_unreadable_file_is_refused(data, tmp_path, name):
    folder, _, _ = data
    done = futaie("restore", tmp_path / name, "--data", folder)
    assert (done.returncode, "cannot be read" in done.stderr) == (2, True)


def test_the_remains_of_an_interrupted_copy_are_deleted(data):
    folder, _, copy = data
    for ending in ("", "-journal"):
        (folder / f"futaie.sqlite.restoring{ending}").write_bytes(copy.read_bytes()[50:5000])
    restore(folder, copy)
    assert tables(folder / "futaie.sqlite") == [NEW]
    assert not list(folder.glob("futaie.sqlite.*"))


def test_a_log_without_its_database_never_meets_another_one(data):
    folder, _, copy = data
    (folder / "futaie.sqlite").unlink()
    log = (folder / "futaie.sqlite-wal").read_bytes()
    assert restore(folder, copy).aside is None
    assert tables(folder / "futaie.sqlite") == [NEW]
    assert (folder / "futaie.replaced.sqlite-wal").read_bytes() == log
    restore(folder, copy)
    assert tables(folder / "futaie.replaced-2.sqlite") == [NEW]


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_reader_of_the_data_first_finishes_an_interrupted_restore(data, tmp_path, command):
    folder, _, copy = data
    words = (command, tmp_path / "copied.sqlite") if command == "backup" else (command,)
    subprocess.run([sys.executable, "-c", KILLED, "2", folder, copy], check=False)
    assert not (folder / "futaie.sqlite").exists()
    assert futaie(*words, "--data", folder).returncode == 0
    assert tables(folder / "futaie.sqlite") == [NEW]
    assert finish_restore(folder) is None
