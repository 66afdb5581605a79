"""Races: if several want the same thing, one gets it and the others get the present table."""

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

from tests.server.support.furniture import NOW
from tests.server.support.playing import play_on
from tests.server.support.running import Staged, heard

TABS = 8


def at_once(*jobs):
    """Starts all at the same moment; returns all results."""
    barrier = Barrier(len(jobs))

    def run(job):
        barrier.wait()
        return job()

    with ThreadPoolExecutor(len(jobs)) as threads:
        return list(threads.map(run, jobs))


def seated(server, game, seats, **more):
    people = [server.person(f"Person {seat}") for seat in range(seats)]
    table = people[0].open(game, "me", *["open"] * (seats - 1), **more)
    for person in people[1:]:
        person.join(table)
    return table, people


def test_of_many_tabs_with_the_same_decision_one_wins(server):
    ana = server.person("Ana")
    table = ana.open("arboretum", "me", "here")
    tabs = [server.person("Ana", token=ana.http.cookies["futaie"]) for _ in range(TABS)]
    for _ in range(12):
        seat = ana.state(table)["table"]["turn_of"][0]
        decision = ana.state(table, seat)["decision"]
        choices = [decision["choices"][i % len(decision["choices"])]["action"] for i in range(TABS)]

        def act(tab, action, seat=seat, number=decision["number"]):
            return lambda: tab.act(table, seat, number, action=action)

        answers = at_once(*map(act, tabs, choices))
        won = [answer for answer in answers if answer.status_code == 200]
        lost = [answer for answer in answers if answer.status_code == 409]
        assert (len(won), len(lost)) == (1, TABS - 1)
        for answer in lost:
            assert answer.json()["code"] == "the-table-has-moved-on"
            assert answer.json()["state"]["decision_number"] == decision["number"] + 1


def test_of_many_sockets_with_the_same_decision_one_wins(server):
    ana = server.person("Ana")
    table = ana.open("tout-la-haut", "me", "here")
    sockets = [ana.socket() for _ in range(TABS)]
    for ref in range(6):
        seat = ana.state(table)["table"]["turn_of"][0]
        decision = ana.state(table, seat)["decision"]
        play = {"do": "play", "table": table, "seat": seat, "decision": decision["number"], "ref": ref}
        for socket in sockets:
            socket.send(json.dumps(play | {"action": random.Random(ref).choice(decision["choices"])["action"]}))
        answers = [answer_to(socket, ref) for socket in sockets]
        assert sorted(answers) == ["done"] + ["no"] * (TABS - 1)


def answer_to(socket, ref):
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message.get("ref") == ref:
            return message["is"]


def test_an_action_and_its_undo_from_two_tabs_never_mix(server):
    ana = server.person("Ana")
    other = server.person("Ana", token=ana.http.cookies["futaie"])
    table = ana.open("hortis", "me")
    for _ in range(8):
        state = ana.state(table, 0)
        number, action = state["decision"]["number"], state["decision"]["choices"][0]["action"]
        assert ana.act(table, 0, number, action=action).status_code == 200
        following = ana.state(table, 0)["decision"]["choices"][0]
        undo, act = at_once(
            lambda number=number: other.send("POST", f"/api/tables/{table}/seats/0/undo", {"decision": number + 1}),
            lambda number=number, follow=following: ana.act(table, 0, number + 1, action=follow["action"]),
        )
        assert sorted([undo.status_code, act.status_code]) == [200, 409]
        if act.status_code == 200 and not following["commits"]:
            continue
        if ana.state(table, 0)["table"]["state"] == "over":
            return


def test_people_who_play_at_once_never_get_in_each_others_way(server):
    table, people = seated(server, "hortis", 5)

    def play(person, seat):
        rng = random.Random(seat)
        while True:
            state = person.state(table)
            if state["result"]:
                return
            if state["decision"] is None:
                time.sleep(0.02)
                continue
            choice = rng.choice(state["decision"]["choices"])
            answer = person.act(table, seat, state["decision"]["number"], action=choice["action"])
            assert answer.status_code == 200, answer.text

    at_once(*(lambda person=person, seat=seat: play(person, seat) for seat, person in enumerate(people)))
    steps = people[0].ask("GET", f"/api/tables/{table}?after=0")["steps"]
    assert [step["seq"] for step in steps] == list(range(1, 8 * 5 + 1))


def test_of_many_who_want_the_last_seat_one_gets_it(server):
    ana = server.person("Ana")
    table = ana.open("tout-la-haut", "me", "open")
    guests = [server.person(f"Guest {number}") for number in range(6)]
    answers = at_once(*(lambda guest=guest: guest.send("POST", f"/api/tables/{table}/seats", {}) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5


def test_everybody_who_wants_a_rematch_comes_to_the_same_table(server):
    table, people = seated(server, "tout-la-haut", 4)
    play_on(table, *((person, seat) for seat, person in enumerate(people)))
    again = at_once(*(lambda person=person: person.ask("POST", f"/api/tables/{table}/rematch") for person in people))
    (following,) = {found["state"]["table"]["id"] for found in again}
    assert sorted(found["state"]["seat"] for found in again) == [0, 1, 2, 3]
    assert people[0].state(following)["table"]["state"] == "running"


@pytest.fixture
def staged(tmp_path):
    server = Staged(tmp_path, NOW)
    yield server
    server.end()


def test_either_a_late_move_or_its_time_out_wins(staged):
    """Either the move stands and the match goes on, or the move is refused and the match is over."""
    rng = random.Random(7)
    tables = [seated(staged, "tout-la-haut", 2, pace={"kind": "live", "minutes": 1}) for _ in range(12)]
    staged.wait(61)

    def play_late(table, people, pause):
        seat = people[0].state(table)["table"]["turn_of"]
        time.sleep(pause)
        who = people[seat[0]] if seat else people[0]
        return who.act(table, seat[0] if seat else 0, 0, action=first_action(who, table))

    def first_action(person, table):
        decision = person.state(table)["decision"]
        return decision["choices"][0]["action"] if decision else 0

    pauses = [rng.uniform(0, 1.5) for _ in tables]
    answers = at_once(*(partial(play_late, *seats, pause) for seats, pause in zip(tables, pauses, strict=True)))
    for (table, people), answer in zip(tables, answers, strict=True):
        found = people[0].ask("GET", f"/api/tables/{table}?after=0")
        kinds = [step["kind"] for step in found["steps"]]
        if answer.status_code == 200:
            assert (kinds, found["state"]["result"]) == (["play"], None)
        else:
            assert answer.status_code == 409
            assert (kinds, found["state"]["result"]) == (["time out"], "timed out")


def test_a_phrase_reaches_everybody_while_they_race(server):
    table, people = seated(server, "hortis", 3)
    sockets = [person.socket() for person in people]
    for socket in sockets:
        socket.send(json.dumps({"do": "watch", "table": table}))
        heard(socket, "news")
    say = [
        lambda person=person, seat=seat: person.ask(
            "POST", f"/api/tables/{table}/seats/{seat}/phrases", {"phrase": "good-luck"}
        )
        for seat, person in enumerate(people)
    ]
    at_once(*say)
    for socket in sockets:
        assert sorted(heard(socket, "phrase")["seat"] for _ in people) == [0, 1, 2]
