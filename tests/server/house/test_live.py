"""The live connection: snapshots, news in order, resuming, presence, turns, drafts in two tabs, slow readers."""

import json
import random
from pathlib import Path

import pytest

from futaie import Rng
from tests.battery import walk
from tests.server.support.playing import play_on
from tests.server.support.running import heard
from tests.server.support.tabs import Tab, frame, memory, seated, shake_hands
from tests.shipped import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_sockets_and_polling_see_the_same_match(server, game):
    table, people = seated(server, game, 3 if game == "hortis" else 2)
    tabs = [Tab(person, table, after=0) for person in people]
    onlooker = Tab(server.person("Eve"), table, after=0)
    rng = random.Random(5)
    for _ in range(25):
        seat = rng.choice(tabs[0].state["table"]["turn_of"])
        tab = tabs[seat]
        choice = rng.choice(tab.hear_until(lambda state: state["decision"])["decision"]["choices"])
        before = tab.state["decision_number"]
        assert tab.act(action=choice["action"])["is"] == "done"
        tab.hear_until(lambda state, before=before: state["result"] or state["decision_number"] > before)
        for each in (*tabs, onlooker):
            each.hear_until(lambda state, seq=tab.state["seq"]: state["seq"] == seq)
        if tab.state["result"]:
            return
    for each in (*tabs, onlooker):
        asked = each.person.ask("GET", f"/api/tables/{table}?after=0")
        assert asked["state"] == each.state
        assert asked["steps"] == [each.steps[seq] for seq in sorted(each.steps)]
        assert sorted(each.steps) == list(range(1, each.state["seq"] + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_client_that_keeps_losing_its_connection_misses_nothing(server, game):
    table, people = seated(server, game, 3)
    tab = Tab(people[0], table, after=0)
    rng = random.Random(3)
    for _ in range(12):
        if rng.random() < 0.5:
            tab.socket.close()
            play_on(table, *((person, seat) for seat, person in enumerate(people)), most=rng.randrange(1, 4))
            tab.open(after=max(tab.steps, default=0))
        else:
            play_on(table, *((person, seat) for seat, person in enumerate(people)), most=1)
        now = people[0].ask("GET", f"/api/tables/{table}?after=0")
        if now["state"]["table"]["state"] == "over":
            return
        tab.hear_until(lambda state, now=now: state["decision_number"] == now["state"]["decision_number"])
        tab.hear_until(lambda state, now=now: state["seq"] == now["state"]["seq"])
        assert [tab.steps[seq] for seq in sorted(tab.steps)] == now["steps"]


def test_a_snapshot_has_no_past_unless_it_is_requested(server):
    table, people = seated(server, "tout-la-haut")
    play_on(table, (people[0], 0), (people[1], 1), most=6)
    assert Tab(people[0], table).steps == {}
    assert sorted(Tab(people[0], table, after=2).steps) == [3, 4, 5, 6]
    assert sorted(Tab(people[0], table, after=99).steps) == []


def test_people_see_who_is_present(server):
    table, (ana, bo) = seated(server, "arboretum")
    tab = Tab(ana, table)
    assert [seat["present"] for seat in tab.state["table"]["seats"]] == [True, False]
    first, second = Tab(bo, table), Tab(bo, table)
    tab.hear_until(lambda state: state["table"]["seats"][1]["present"])
    first.socket.close()
    second.tell(do="unwatch")
    tab.hear_until(lambda state: not state["table"]["seats"][1]["present"])
    Tab(server.person("Eve"), table)
    assert ana.state(table)["table"]["seats"][0]["present"]


def test_your_turn_is_announced_wherever_you_are(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    socket = bo.socket()
    tables = []
    for _ in range(2):
        table = ana.open("tout-la-haut", "me", "open", options={"first": "B"})
        bo.join(table)
        tables.append(table)
        assert heard(socket, "your-turn")["tables"] == tables
    later = bo.socket()
    assert sorted(heard(later, "your-turn")["tables"]) == sorted(tables)
    play_on(tables[0], (bo, 1), most=1)
    assert heard(socket, "your-turn")["tables"] == tables[1:]
    assert heard(later, "your-turn")["tables"] == tables[1:]
    ana.ask("POST", f"/api/tables/{tables[1]}/seats/0/resign")
    assert heard(socket, "your-turn")["tables"] == []


def test_two_tabs_share_a_draft_and_only_one_acts(server):
    table, people = seated(server, "hortis")
    one, two = Tab(people[0], table), Tab(people[0], table)
    other = Tab(people[1], table)
    choice = one.state["decision"]["choices"][0]
    assert one.act(action=choice["action"])["is"] == "done"
    assert two.hear_until(lambda state: state["draft"])["draft"] == [choice["text"]]
    assert two.undo()["is"] == "done"
    assert two.hear_until(lambda state: not state["draft"])["decision_number"] == 2
    stale = one.state["decision_number"]
    one.hear_until(lambda state: state["decision_number"] == 2)
    one.state["decision_number"] = stale
    answer = one.act(action=choice["action"])
    assert (answer["is"], answer["refusal"]["code"]) == ("no", "the-table-has-moved-on")
    assert one.hear()["state"]["decision_number"] == 2
    other.tell(do="undo", seat=1, decision=0, ref=1)
    message = json.loads(other.socket.recv(timeout=30))
    assert message["is"] == "no", "drafts of others make no news"


def has_drafts(game):
    """Whether there are actions that can be taken back."""
    position = game.new(seed="drafts")
    return any(not position.commits(seat, action) for seat, action in walk(position, Rng("drafts")))


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_can_be_undone_from_every_point(server, game):
    table, people = seated(server, game)
    rng = random.Random(2)
    deepest = 0
    for _ in range(12 if game == "larbre" else 6):
        seat = people[0].state(table)["table"]["turn_of"][0]
        tab = Tab(people[seat], table)
        while tab.state["draft"]:
            tab.step_back()
        looks = [tab.state]
        while True:
            choices = [choice for choice in tab.state["decision"]["choices"] if not choice["commits"]]
            if not choices or len(looks) > 4:
                break
            number = tab.state["decision_number"]
            assert tab.act(action=rng.choice(choices)["action"])["is"] == "done"
            tab.hear_until(lambda state, number=number: state["decision_number"] > number)
            looks.append(tab.state)
        deepest = max(deepest, len(looks) - 1)
        for look in reversed(looks[:-1]):
            tab.step_back()
            for part in ("view", "draft", "seq"):
                assert tab.state[part] == look[part]
            assert tab.state["decision"]["choices"] == look["decision"]["choices"]
        answer = tab.undo()
        assert answer["refusal"]["code"] == "there-is-nothing-to-undo"
        tab.socket.close()
        play_on(table, (people[0], 0), (people[1], 1), most=2)
    assert (deepest > 0) == has_drafts(GAMES[game])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads the server's memory from /proc")
def test_a_client_that_does_not_read_costs_nothing_and_misses_nothing(fresh):
    ana = fresh.person("Ana")
    table = ana.open("larbre", "me", "here", options={"first": "A"})
    raw = shake_hands(ana)
    raw.sendall(frame({"do": "watch", "table": table, "seat": 0}))
    play_on(table, (ana, 0), (ana, 1), most=10)
    state = ana.state(table, 0) if ana.state(table, 0)["decision"] else ana.state(table, 1)
    seat, number = state["seat"], state["decision"]["number"]
    before = memory(fresh)
    for _ in range(600):
        raw.sendall(frame({"do": "watch", "table": table, "seat": seat, "after": 0}))
        raw.sendall(frame({"do": "undo", "table": table, "seat": 7, "decision": 0, "ref": 1}))
    choice = next((choice for choice in state["decision"]["choices"] if not choice["commits"]), None)
    for _ in range(60 if choice else 0):
        assert ana.act(table, seat, number, action=choice["action"]).status_code == 200
        ana.ask("POST", f"/api/tables/{table}/seats/{seat}/undo", {"decision": number + 1})
        number += 2
    assert memory(fresh) < before + 30
    honest = Tab(ana, table, seat)
    assert honest.state["decision_number"] == number
    raw.close()


def test_phrases_reach_everybody_who_watches(server):
    table, (ana, bo) = seated(server, "arboretum")
    tabs = [Tab(ana, table), Tab(bo, table), Tab(server.person("Eve"), table)]
    bo.ask("POST", f"/api/tables/{table}/seats/1/phrases", {"phrase": "well-played"})
    for tab in tabs:
        assert heard(tab.socket, "phrase") == {"is": "phrase", "table": table, "seat": 1, "phrase": "well-played"}
    assert ana.send("POST", f"/api/tables/{table}/seats/0/phrases", {"phrase": "you fool"}).status_code == 400
    assert ana.send("POST", f"/api/tables/{table}/seats/1/phrases", {"phrase": "hello"}).status_code == 403
