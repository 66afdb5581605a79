"""`futaie serve` and the commands around it, as processes."""

import json
import signal
import sqlite3
from contextlib import closing

import httpx
import pytest

from futaie.record.record import Record
from tests.server.support.command import futaie
from tests.server.support.playing import play_on
from tests.server.support.running import Server


def test_a_second_server_on_the_same_data_is_refused(fresh):
    done = futaie("serve", "--data", fresh.folder, "--port", 0)
    assert done.returncode == 2
    assert "Another server is running" in done.stderr
    assert fresh.person().me["name"] == "Ana"


def test_a_free_port_is_found_and_announced(tmp_path):
    server = Server(tmp_path, port=0)
    assert server.port > 0
    assert server.person().me["name"] == "Ana"
    server.end()


def test_a_taken_port_is_named(fresh, tmp_path):
    done = futaie("serve", "--data", tmp_path / "other", "--port", fresh.port)
    assert done.returncode == 2
    assert str(fresh.port) in done.stderr


@pytest.mark.parametrize(
    ("words", "variables"),
    [
        (("--port", "http"), {}),
        (("--port", "70000"), {}),
        (("--names", "https://games.example.org"), {}),
        (("--bot-processes", "0"), {}),
        ((), {"FUTAIE_PORT": "x"}),
        ((), {"FUTAIE_RATE": "-1"}),
    ],
)
def test_a_bad_setting_is_named_with_the_values_it_takes(tmp_path, words, variables):
    done = futaie("serve", "--data", tmp_path, *words, **variables)
    assert done.returncode == 2
    name, value = words or next(iter(variables.items()))
    assert f"{name} cannot be “{value}”" in done.stderr


def test_a_flag_takes_precedence_over_a_variable(tmp_path, monkeypatch):
    monkeypatch.setenv("FUTAIE_PORT", "70000")
    monkeypatch.setenv("FUTAIE_DATA", str(tmp_path / "nowhere"))
    server = Server(tmp_path / "here")
    server.end()
    assert (tmp_path / "here" / "futaie.sqlite").exists()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_on_a_signal(tmp_path, signal_):
    server = Server(tmp_path)
    server.process.send_signal(signal_)
    assert server.process.wait(20) == 0
    assert server.logged() == ""
    server.end()


def test_a_backup_taken_while_people_play_is_complete(fresh, tmp_path):
    ana = fresh.person()
    table = ana.open("arboretum", "me", "here")
    play_on(table, (ana, 0), (ana, 1), most=20)
    copied = tmp_path / "elsewhere" / "futaie.sqlite"
    copied.parent.mkdir()
    done = futaie("backup", copied, "--data", fresh.folder)
    assert done.returncode == 0, done.stderr
    before = ana.state(table, 0)
    play_on(table, (ana, 0), (ana, 1), most=5)
    assert "exists already" in futaie("backup", copied, "--data", fresh.folder).stderr
    fresh.stop()
    with closing(sqlite3.connect(copied)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    other = Server(copied.parent)
    ana.http.base_url = other.url
    assert ana.state(table, 0) == before
    other.end()


def test_without_data_there_is_nothing_to_copy_or_export(tmp_path):
    for words in (("backup", tmp_path / "x"), ("export",)):
        done = futaie(*words, "--data", tmp_path / "empty")
        assert done.returncode == 2
        assert "No server has kept anything" in done.stderr


def test_finished_public_matches_are_exported_and_nothing_else(fresh):
    ana = fresh.person("Anastasia")
    public = ana.open("tout-la-haut", "me", "greedy", public=True)
    private = ana.open("tout-la-haut", "me", "here")
    running = ana.open("tout-la-haut", "me", "here", public=True)
    play_on(public, (ana, 0))
    play_on(private, (ana, 0), (ana, 1))
    play_on(running, (ana, 0), (ana, 1), most=1)
    done = futaie("export", "--data", fresh.folder)
    assert done.returncode == 0
    (line,) = done.stdout.splitlines()
    match = json.loads(line)
    assert match["seats"] == ["person", "greedy"]
    assert "Anastasia" not in line
    assert ana.me["id"] not in line
    assert str(Record.parse(match["record"]).replay().result.how) == "played"


def test_metrics_are_only_for_this_machine(fresh):
    ana = fresh.person()
    table = ana.open("tout-la-haut", "me", "greedy")
    play_on(table, (ana, 0))
    ana.send("GET", "/api/tables/22222222222222222222222222")
    text = httpx.get(f"{fresh.url}/metrics").text
    assert 'futaie_finished_matches_total{game="tout-la-haut"} 1.0' in text
    assert 'futaie_refused_total{why="nothing-is-here"} 1.0' in text
    assert table not in text
    behind_a_proxy = httpx.get(f"{fresh.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert behind_a_proxy.status_code == 404


def test_refusals_are_logged_without_secrets(fresh):
    ana = fresh.person()
    table = ana.open("arboretum", "me", "here")
    ana.http.post(f"/api/tables/{table}/seats/0/actions", content=b"{nonsense")
    ana.http.post(f"/api/tables/{table}/seats/0/actions", content=b"x" * 70_000)
    ana.http.get(f"/api/tables/{table}", headers={"Origin": "http://elsewhere.example"})
    session = ana.http.cookies["futaie"]
    fresh.process.send_signal(signal.SIGTERM)
    fresh.process.wait(20)
    written = fresh.logged()
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["why"] for line in lines] == [
        "this-is-malformed",
        "this-is-too-large",
        "this-comes-from-another-site",
    ]
    assert {line["address"] for line in lines} == {"127.0.0.1"}
    assert "{table_id}" in lines[0]["route"]
    assert table not in written
    assert session not in written
