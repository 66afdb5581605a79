"""Clocks: paces, increments, time outs, and time while the server was down."""

import pytest

from tests.server.support.furniture import NOW
from tests.server.support.playing import play_on, until
from tests.server.support.running import Staged
from tests.server.support.timing import beat, left, mover, play_once, seated

DAY = 86400.0
SHORT = {"kind": "live", "minutes": 1, "seconds": 5}


@pytest.fixture(scope="module")
def staged(tmp_path_factory):
    server = Staged(tmp_path_factory.mktemp("staged"), NOW)
    yield server
    server.end()


def test_only_the_movers_clock_runs_and_a_turn_adds_the_increment(staged):
    table, people = seated(staged, "tout-la-haut", 2, pace=SHORT)
    first = mover(table, people)
    assert left(table, people) == [60.0, 60.0]
    staged.wait(20)
    assert left(table, people)[first] == 40.0
    assert left(table, people)[1 - first] == 60.0
    play_once(table, people)
    staged.wait(10)
    assert left(table, people)[first] == 45.0
    assert left(table, people)[1 - first] == 50.0


def test_parts_of_a_turn_add_no_increment(staged):
    table, people = seated(staged, "arboretum", 2, pace=SHORT)
    first = mover(table, people)
    staged.wait(10)
    assert play_once(table, people) == first
    assert mover(table, people) == first
    assert left(table, people)[first] == 50.0


def test_people_who_play_at_once_have_their_own_clocks(staged):
    table, people = seated(staged, "hortis", 2, pace=SHORT)
    staged.wait(20)
    while people[0].state(table)["decision"]:
        decision = people[0].state(table)["decision"]
        people[0].act(table, 0, decision["number"], action=decision["choices"][0]["action"])
    staged.wait(20)
    assert left(table, people) == [45.0, 20.0]
    assert people[0].state(table)["clock"]["running"] == [1]


def test_running_out_of_time_at_a_table_of_two_loses(staged):
    table, people = seated(staged, "tout-la-haut", 2, pace=SHORT)
    late = mover(table, people)
    staged.wait(61)
    state = until(lambda: people[0].state(table), lambda state: state["result"])
    assert state["result"] == "timed out"
    assert state["ranking"][late] == 2
    assert [step["kind"] for step in people[0].ask("GET", f"/api/tables/{table}?after=0")["steps"]] == ["time out"]


def test_running_out_of_time_at_a_table_of_three_brings_a_bot(staged):
    table, people = seated(staged, "tout-la-haut", 3, pace={"kind": "live", "minutes": 180, "seconds": 0})
    late = mover(table, people)
    number = people[late].state(table)["decision_number"]
    staged.wait(180 * 60 + 1)
    state = until(lambda: people[0].state(table), lambda state: state["table"]["seats"][late]["bot"])
    assert state["result"] is None
    kinds = [(step["kind"], step["seat"]) for step in people[0].ask("GET", f"/api/tables/{table}?after=0")["steps"]]
    assert kinds[:2] == [("time out", late), ("bot", late)]
    answer = people[late].act(table, late, number + 1, action=0)
    assert answer.status_code == 422
    assert answer.json()["code"] == "this-seat-has-left-the-match"
    others = [(people[seat], seat) for seat in range(3) if seat != late]
    play_on(table, *others)
    state = people[0].state(table)
    assert state["result"] == "played"
    assert state["ranking"][late] == 3


def test_days_are_for_each_turn(staged):
    table, people = seated(staged, "tout-la-haut", 2, pace={"kind": "days", "days": 2})
    first = mover(table, people)
    staged.wait(1.5 * DAY)
    play_once(table, people)
    assert left(table, people) == [2 * DAY, 2 * DAY]
    staged.wait(2 * DAY + 1)
    state = until(lambda: people[0].state(table), lambda state: state["result"])
    assert state["ranking"][first] == 1


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_time_while_the_server_was_down_is_not_charged(staged, end):
    table, people = seated(staged, "tout-la-haut", 2, pace=SHORT)
    first = mover(table, people)
    staged.wait(20)
    beat(staged)
    getattr(staged, end)()
    staged.wait(3600)
    staged.start()
    beat(staged)
    assert people[0].state(table)["result"] is None
    assert 39.0 < left(table, people)[first] < 40.0
    staged.wait(41)
    assert until(lambda: people[0].state(table), lambda state: state["result"])["result"] == "timed out"


def test_without_a_pace_nobody_is_ever_late(staged):
    table, people = seated(staged, "tout-la-haut", 2)
    staged.wait(100 * DAY)
    beat(staged)
    assert people[0].state(table)["clock"] is None
    play_on(table, (people[0], 0), (people[1], 1))
    assert people[0].state(table)["result"] == "played"
