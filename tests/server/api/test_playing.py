"""Whole matches over HTTP, refusals, and recovery."""

import pytest

from tests.server.support.playing import play_on
from tests.shipped import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match(server, game):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open(game, "me", "open")
    code = ana.state(table)["table"]["code"]
    assert bo.ask("GET", f"/api/tables/by-code/{code.lower()}")["id"] == table
    bo.join(table)
    play_on(table, (ana, 0), (bo, 1))
    state = bo.state(table)
    assert state["result"] == "played"
    assert min(state["ranking"]) == 1
    assert state["seed"] is not None
    record = ana.send("GET", f"/api/tables/{table}/record").text
    assert f"Seed: {state['seed']}" in record
    assert ana.ask("GET", f"/api/tables/{table}/steps/2?open=true")


def test_a_stale_decision_is_answered_with_the_present_table(server):
    ana = server.person("Ana")
    table = ana.open("arboretum", "me", "here")
    state = next(found for found in (ana.state(table, seat) for seat in (0, 1)) if found["decision"])
    seat, number = state["seat"], state["decision"]["number"]
    action = state["decision"]["choices"][0]["action"]
    assert ana.act(table, seat, number, action=action).status_code == 200
    late = ana.act(table, seat, number, action=action)
    assert late.status_code == 409
    assert late.json()["code"] == "the-table-has-moved-on"
    assert late.json()["state"]["decision_number"] == number + 1


def test_an_illegal_action_is_answered_with_the_reason_in_the_callers_language(server):
    ana = server.person("Ana", "fr")
    table = ana.open("tout-la-haut", "me", "here")
    seat = ana.state(table)["table"]["turn_of"][0]
    answer = ana.act(table, 1 - seat, 0, action=0)
    assert answer.status_code == 422
    assert answer.json()["code"] == "it-is-not-your-turn"
    assert answer.json()["sentence"] == "Ce n’est pas votre tour."


def test_private_facts_are_not_confirmed(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("arboretum", "me", "here")
    assert bo.send("GET", "/api/tables/22222222222222222222222222").status_code == 404
    assert bo.send("GET", f"/api/tables/{table}?as=0").status_code == 403
    assert bo.act(table, 0, 0, action=0).status_code == 403


def test_a_draft_can_be_undone_and_survives_a_crash(fresh):
    ana = fresh.person("Ana")
    table = ana.open("arboretum", "me", "here")
    seat = ana.state(table)["table"]["turn_of"][0]
    for _ in range(2):
        number = ana.state(table, seat)["decision"]["number"]
        assert ana.act(table, seat, number, text="+deck").status_code == 200
    state = ana.state(table, seat)
    card = state["decision"]["choices"][0]
    assert ana.act(table, seat, state["decision"]["number"], action=card["action"]).status_code == 200
    before = ana.state(table, seat)
    assert before["draft"] == [card["text"]]
    fresh.kill()
    fresh.start()
    assert ana.state(table, seat) == before
    undone = ana.ask("POST", f"/api/tables/{table}/seats/{seat}/undo", {"decision": before["decision_number"]})
    assert undone["draft"] == []
    assert undone["decision"]["choices"] == state["decision"]["choices"]


def test_a_draft_is_replaced_as_a_whole_or_not_at_all(server):
    ana = server.person("Ana")
    table = ana.open("larbre", "me", "here", options={"first": "A"})

    def write(text, **more):
        number = ana.state(table, 0)["decision"]["number"]
        return ana.act(table, 0, number, text=text, **more).status_code

    river = ana.state(table, 0)["view"]["river"]
    assert write(f"+{river[0]}") == 200
    assert write(f"+{river[1]}", anew=True) == 200
    assert ana.state(table, 0)["draft"] == [f"+{river[1]}"]
    assert write("reveal", anew=True) == 422
    assert ana.state(table, 0)["draft"] == [f"+{river[1]}"]
    assert write("", anew=True) == 200
    assert ana.state(table, 0)["draft"] == []
    assert write("", anew=True) == 422


def test_running_games_are_intact_after_a_clean_stop(fresh):
    ana = fresh.person("Ana")
    table = ana.open("larbre", "me", "here")
    play_on(table, (ana, 0), (ana, 1), most=30)
    before = [ana.state(table, seat) for seat in (0, 1)]
    assert fresh.stop() == 0
    fresh.start()
    assert [ana.state(table, seat) for seat in (0, 1)] == before


def test_a_bot_answers(server):
    ana = server.person("Ana")
    table = ana.open("tout-la-haut", "me", "greedy")
    play_on(table, (ana, 0))
    assert ana.state(table)["result"] == "played"


def test_somebody_who_leaves_a_table_of_three_is_replaced_by_a_bot(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("tout-la-haut", "me", "open", "me", level="greedy")
    bo.join(table)
    bo.ask("POST", f"/api/tables/{table}/seats/1/resign")
    assert ana.state(table)["table"]["seats"][1]["bot"] == "greedy"
    play_on(table, (ana, 0), (ana, 2))
    state = ana.state(table)
    assert state["result"] == "played"
    assert state["ranking"][1] == 3
