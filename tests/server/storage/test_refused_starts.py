"""An impossible start is refused: in one sentence, in the reader's language, with the remedy, and with an exit code for
other programs."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest

from tests.server.support.command import futaie
from tests.server.support.running import Server

READ_ONLY = """
import os, sys
import futaie.terminal.commands.serve
from futaie.terminal import main
main(["serve", "--help"])  # imports everything it needs first
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""
"""Runs as a user who may read the folder but not write to it."""


def told(done):
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("futaie: ")
    return line


def text(file):
    file.write_text("Not a database at all. " * 100)


def foreign(file):
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name)")


def folder(file):
    file.mkdir()


def newer(file):
    with closing(sqlite3.connect(file)) as database:
        for table in ("people", "matches", "entries"):
            database.execute(f"CREATE TABLE {table} (id)")
        database.execute("CREATE TABLE alembic_version AS SELECT '9999' AS version_num")


def malformed(file):
    newer(file)
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xff" * 1000)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (text, "is no database. If it was one, bring back a copy with: futaie restore"),
        (foreign, "is a database of another program"),
        (folder, "is no database"),
        (newer, "is of a newer version of futaie, and there is no way back"),
        (malformed, "is damaged"),
    ],
)
def test_a_foreign_file_is_named_and_left_alone(tmp_path, make, words):
    file = tmp_path / "futaie.sqlite"
    make(file)
    before = None if file.is_dir() else file.read_bytes()
    line = told(futaie("serve", "--data", tmp_path, "--port", 0))
    assert f"{file} {words}" in line
    assert before is None or file.read_bytes() == before


def test_an_unusable_lock_is_not_taken_for_another_server(tmp_path):
    text(tmp_path / "lock.sqlite")
    line = told(futaie("serve", "--data", tmp_path, "--port", 0))
    assert f"The data in {tmp_path} cannot be used" in line


def test_the_refusal_is_in_the_language_of_its_reader(tmp_path):
    text(tmp_path / "futaie.sqlite")
    line = told(futaie("serve", "--data", tmp_path, "--port", 0, "--language", "it"))
    assert "non è un database" in line


def test_for_a_newer_database_the_refusal_names_the_copy_that_this_version_can_read(tmp_path):
    newer(tmp_path / "futaie.sqlite")
    for revision in ("0001", "9998", "9999"):
        (tmp_path / f"futaie.before-{revision}.sqlite").touch()
    line = told(futaie("serve", "--data", tmp_path, "--port", 0))
    assert line.endswith(f"{tmp_path}/futaie.before-9998.sqlite")


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path):
    (tmp_path / "data").touch()
    line = told(futaie("serve", "--data", tmp_path / "data", "--port", 0))
    assert "data cannot be written: A file has this name" in line
    line = told(futaie("serve", "--data", tmp_path / "data" / "below", "--port", 0))
    assert "below cannot be written: A part of the path is no folder" in line


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
@pytest.mark.parametrize("names", [(), ("lock.sqlite",)])
def test_a_read_only_folder_is_named(tmp_path, names):
    shared = tmp_path / "data"
    shared.mkdir()
    for name in names:
        (shared / name).touch(0o444)
    shared.chmod(0o555)
    closed = [parent for parent in tmp_path.parents if parent.stat().st_uid == os.getuid()][:3]
    modes = {parent: stat.S_IMODE(parent.stat().st_mode) for parent in (tmp_path, *closed)}
    try:
        for parent, mode in modes.items():
            parent.chmod(mode | 0o011)
        line = told(
            subprocess.run([sys.executable, "-c", READ_ONLY, shared], capture_output=True, text=True, check=False)
        )
    finally:
        for parent, mode in modes.items():
            parent.chmod(mode)
    assert f"The data in {shared} cannot be used: The file cannot be opened." in line


def test_a_second_server_is_refused_even_if_somebody_has_deleted_the_lock(fresh):
    (fresh.folder / "lock.sqlite").unlink()
    assert "Another server is running" in told(futaie("serve", "--data", fresh.folder, "--port", 0))
    fresh.kill()
    fresh.start()


@pytest.mark.parametrize(
    ("folder", "file", "command"),
    [(0o755, 0o600, "chmod 700 {folder}"), (0o700, 0o644, "chmod -R go= {folder}"), (0o700, 0o600, None)],
)
def test_data_that_others_can_read_is_reported_and_not_changed(tmp_path, folder, file, command):
    data = tmp_path / "data"
    data.mkdir()
    (data / "futaie.sqlite").touch()
    (data / "futaie.sqlite").chmod(file)
    data.chmod(folder)
    server = Server(data)
    server.person()  # once people can connect, every message is there
    server.process.terminate()
    said = server.process.stdout.read()
    server.end()
    assert said.rstrip().endswith("" if command is None else command.format(folder=data))
    assert len(said.splitlines()) == (command is not None)
    assert stat.S_IMODE(data.stat().st_mode) == folder
    assert stat.S_IMODE((data / "futaie.sqlite").stat().st_mode) == file
