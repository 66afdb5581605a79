"""Server time is not wall time: neither stopping the process nor setting the clock ends a match or reveals a seed."""

import os
import signal
import sqlite3
import time
from contextlib import closing

import pytest

from futaie.core.chance.shuffles import seed_hash
from futaie.server.upkeep.clock import Calendar, Uptime
from futaie.tables.clocks import day_of, end_of
from tests.server.support.furniture import NOW
from tests.server.support.playing import until
from tests.server.support.running import Staged, Started
from tests.server.support.timing import beat, left, mover, seated

HOUR = 3600.0
DAY = 86400.0
SHORT = {"kind": "live", "minutes": 1, "seconds": 0}


class Missing(Started):
    """A server for which a second and a half without a heartbeat is too long."""

    PATCHES = Started.PATCHES | {"upkeep.clock": {"MISSED": 1.5}}


@pytest.fixture(scope="module")
def staged(tmp_path_factory):
    server = Staged(tmp_path_factory.mktemp("staged"), NOW)
    yield server
    server.end()


def test_time_while_the_process_was_stopped_is_not_charged(tmp_path):
    """As if a laptop were closed: no time passes for anybody."""
    server = Missing(tmp_path)
    table, people = seated(server, "tout-la-haut", 2, pace=SHORT)
    first = mover(table, people)
    stopped, began = 3.0, time.monotonic()
    before = left(table, people)[first]
    os.kill(server.process.pid, signal.SIGSTOP)
    time.sleep(stopped)
    os.kill(server.process.pid, signal.SIGCONT)
    after = left(table, people)[first]
    assert before - after < time.monotonic() - began - stopped + 0.2  # the time spent on requests, rounded to tenths
    server.end()


@pytest.mark.parametrize("by", [HOUR, -HOUR, 400 * DAY, -400 * DAY])
def test_setting_the_clock_ends_no_match_and_gives_no_time(staged, by):
    table, people = seated(staged, "tout-la-haut", 2, pace=SHORT)
    first = mover(table, people)
    staged.wait(20)
    staged.set_clock(staged.now + by)
    beat(staged)
    assert 39.0 < left(table, people)[first] <= 40.0
    assert people[0].state(table)["result"] is None
    staged.wait(41)
    assert until(lambda: people[0].state(table), lambda state: state["result"])["result"] == "timed out"
    staged.set_clock(staged.now - by)


def test_a_clock_set_back_between_runs_ends_no_match(tmp_path):
    server = Staged(tmp_path, NOW)
    table, people = seated(server, "tout-la-haut", 2, pace=SHORT)
    first = mover(table, people)
    server.wait(20)
    beat(server)
    server.kill()
    server.set_clock(NOW - DAY)
    server.start()
    assert 39.0 < left(table, people)[first] <= 40.0
    beat(server)
    assert people[0].state(table)["result"] is None
    assert "less than it said before" in server.logged()
    server.end()


def test_a_clock_a_day_ahead_neither_ends_the_day_nor_reveals_its_seed(tmp_path):
    server = Staged(tmp_path, NOW)
    today, ana = day_of(NOW), server.person("Ana")
    table = ana.ask("POST", "/api/daily")["state"]["table"]["id"]
    server.set_clock(NOW + DAY)
    server.wait(60)
    beat(server)
    assert ana.ask("GET", "/api/daily")["day"] == today
    assert ana.ask("GET", "/api/daily/days") == []
    ana.ask("POST", f"/api/tables/{table}/seats/0/resign")
    assert ana.ask("GET", f"/api/daily/days/{today}")["seed"] is None
    assert ana.state(table)["seed"] is None
    server.end()


@pytest.mark.parametrize("restart", [False, True])
def test_a_past_day_does_not_come_again(tmp_path, restart):
    server = Staged(tmp_path, NOW)
    first, ana = day_of(NOW), server.person("Ana")
    ana.ask("POST", "/api/daily")
    server.wait_until(end_of(first) + 60)
    beat(server)
    told = ana.ask("GET", f"/api/daily/days/{first}")
    assert seed_hash(told["seed"]) == told["seed_hash"]
    if restart:
        server.stop()
    server.set_clock(NOW)
    if restart:
        server.start()
    server.wait(30)
    assert ana.ask("GET", "/api/daily")["day"] == day_of(end_of(first) + 60)
    assert ana.ask("GET", "/api/daily")["seed_hash"] != told["seed_hash"]
    server.end()


class Hands:
    """Clocks set by hand."""

    def __init__(self):
        self.wall, self.steady = 1000.0, 0.0

    def calendar(self, has_been=0.0):
        return Calendar(lambda: self.wall, lambda: self.steady, has_been)

    def passes(self, seconds):
        self.wall, self.steady = self.wall + seconds, self.steady + seconds


def test_the_calendar_speeds_up_or_slows_down_until_it_agrees_with_the_clock():
    hands = Hands()
    calendar = hands.calendar()
    hands.passes(10)
    assert calendar.now() == 1010.0
    hands.wall += 100
    hands.passes(10)
    assert calendar.now() == 1030.0
    hands.passes(500)
    assert calendar.now() == hands.wall
    hands.wall -= 100
    hands.passes(10)
    assert calendar.now() == hands.wall + 95
    hands.passes(500)
    assert calendar.now() == hands.wall


def test_the_calendar_follows_a_machine_that_has_slept_and_never_starts_in_the_past():
    hands = Hands()
    calendar = hands.calendar(has_been=5000.0)
    assert calendar.now() == 5000.0
    hands.wall = 5000.0
    hands.passes(8 * HOUR)  # a steady clock goes on while the machine sleeps
    assert calendar.now() == 5000.0 + 8 * HOUR


def test_only_time_with_a_heartbeat_counts():
    hands = Hands()
    uptime = Uptime(lambda: hands.steady, 7.0)
    for _ in range(10):
        hands.passes(1)
        uptime.now()
    assert uptime.now() == 17.0
    hands.passes(60)
    assert uptime.now() == 17.0
    hands.passes(1)
    assert uptime.now() == 18.0


def test_hundreds_of_late_unreadable_tables_stop_no_clock(tmp_path):
    """They once stayed ahead of all others forever."""
    server = Staged(tmp_path, NOW)
    table, people = seated(server, "tout-la-haut", 2, pace={"kind": "live", "minutes": 2, "seconds": 0})
    broken, _ = seated(server, "tout-la-haut", 2, pace=SHORT)
    server.stop()
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(matches)") if row[1] not in ("id", "options")]
        names = ", ".join(columns)
        for number in range(205):
            options = '{"no such": "option"}' if number % 2 else "no options"
            values = (f"broken{number}", options, broken)
            database.execute(
                f"INSERT INTO matches (id, options, {names}) SELECT ?, ?, {names} FROM matches WHERE id = ?", values
            )
        database.execute("UPDATE matches SET deadline = 0 WHERE id LIKE 'broken%'")
        database.commit()
    server.start()
    server.wait(121)
    assert until(lambda: people[0].state(table), lambda state: state["result"])["result"] == "timed out"
    with closing(sqlite3.connect(server.folder / "futaie.sqlite")) as database:
        late = "SELECT count(*) FROM matches WHERE id LIKE 'broken%' AND deadline IS NOT NULL"
        until(lambda: database.execute(late).fetchone()[0], lambda found: found == 0)
    server.end()
