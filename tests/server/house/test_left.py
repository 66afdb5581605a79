"""A person who has left a seat to a bot can no longer ask anything on its behalf."""

import json

import pytest

from tests.server.support.furniture import NOW
from tests.server.support.playing import until
from tests.server.support.running import Still, heard
from tests.shipped import GAMES

SEATS = 3
"""With fewer seats the match ends when somebody leaves."""
OUT = (422, "this-seat-has-left-the-match")
NOT_MINE = (403, "this-seat-is-not-yours")


@pytest.fixture(scope="module")
def still(tmp_path_factory):
    server = Still(tmp_path_factory.mktemp("still"), NOW)
    yield server
    server.end()


def answer(person, method, path, body=None):
    found = person.send(method, path, body)
    return found.status_code, found.json()["code"] if found.content and found.status_code >= 400 else None


def in_paths_of_seats(person):
    """Every operation about a seat in the description, including new ones."""
    paths = person.ask("GET", "/api/openapi.json")["paths"]
    found = [(method.upper(), path) for path, methods in paths.items() if "{seat}" in path for method in methods]
    return [(method, path) for method, path in found if method in ("GET", "POST", "PUT", "DELETE")]


BODIES = {
    "actions": {"decision": 0, "action": 0},
    "undo": {"decision": 0},
    "phrases": {"phrase": "hello"},
}


def ask_all(person, table, seat):
    """The answers to all requests about a seat."""
    operations = in_paths_of_seats(person)
    assert {path.rpartition("/")[2] for _, path in operations} >= {
        "actions",
        "undo",
        "why",
        "hint",
        "resign",
        "phrases",
    }
    for method, path in operations:
        what = path.rpartition("/")[2]
        at = path.replace("{table_id}", table).replace("{seat}", str(seat))
        query = "?text=b1" if what == "why" else ""
        yield what, answer(person, method, at + query, BODIES.get(what))


def left(server, game, seats, how):
    """A table of people where the one at seat 1 has left; a bot thinks for that seat in its turn."""
    people = [server.person(name) for name in ("Ana", "Bo", "Cy", "Dee")[:seats]]
    pace = {"kind": "live", "minutes": 60, "seconds": 0}
    options = {"first": "B"} if any(option.name == "first" for option in GAMES[game].options) else {}
    table = people[0].open(game, "me", *["open"] * (seats - 1), level="giant", pace=pace, options=options)
    for person in people[1:]:
        person.join(table)
    if how == "resigned":
        people[1].ask("POST", f"/api/tables/{table}/seats/1/resign")
    else:
        for seat in (0, 2):  # if everybody plays at once, these have finished their turn
            while decision := people[seat].state(table)["decision"]:
                choice = decision["choices"][0]["action"]
                assert people[seat].act(table, seat, decision["number"], action=choice).status_code == 200
        server.wait(3601)
    until(lambda: people[0].state(table)["table"]["seats"][1], lambda seat: seat["bot"])
    return table, people


@pytest.mark.parametrize("how", ["resigned", "timed out"])
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if SEATS in game.seats])
def test_no_request_is_answered_for_a_seat_that_was_left(still, game, how):
    table, people = left(still, game, SEATS, how)
    for what, found in ask_all(people[1], table, 1):
        assert found == OUT, what
    for what, found in ask_all(people[0], table, 1):
        assert found == NOT_MINE, what
    state = people[1].state(table, 1)
    assert (state["seat"], state["decision"], state["draft"]) == (None, None, [])
    assert state["view"] == still.person("Fay").state(table)["view"]


def test_not_even_why_reveals_a_card_in_the_bots_hand(still):
    """The answers used to say which cards the bot may plant, and so revealed its hand."""
    table, (_, bo, _) = left(still, "arboretum", 3, "resigned")
    cards = [f"{species}{rank}" for species in "bcdjlmorsw" for rank in range(1, 9)]
    answers = {answer(bo, "GET", f"/api/tables/{table}/seats/1/why?text={card}") for card in cards}
    assert answers == {OUT}


def test_a_socket_no_longer_sees_from_a_seat_that_was_left(still):
    table, people = left(still, "larbre", 3, "resigned")
    spectator = still.person("Fay").state(table)["view"]
    with people[1].socket() as live:
        live.send(json.dumps({"do": "watch", "table": table, "seat": 1}))
        news = heard(live, "news")["state"]
        assert (news["seat"], news["view"], news["decision"]) == (None, spectator, None)
        for message in ({"do": "play", "action": 0}, {"do": "undo"}):
            live.send(json.dumps({"table": table, "seat": 1, "decision": 0, "ref": 7} | message))
            assert heard(live, "no")["refusal"]["code"] == OUT[1]


def test_nobody_is_called_to_a_turn_at_a_seat_they_left(still):
    table, people = left(still, "tout-la-haut", 3, "resigned")
    mine = people[0].open("tout-la-haut", "me", "here")
    with people[1].socket() as live, people[0].socket() as other:
        assert heard(other, "your-turn")["tables"] == [mine]
        live.send(json.dumps({"do": "watch", "table": table}))
        assert json.loads(live.recv(timeout=20))["is"] == "news"
    (card,) = people[1].ask("GET", "/api/tables/mine")
    assert card["seats"][1]["who"] == "bot"


def test_after_the_end_nothing_can_be_asked_for_any_seat(server):
    ana, bo, cy = (server.person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.open("tout-la-haut", "me", "open", "open", level="random")
    bo.join(table)
    cy.join(table)
    for person, seat in ((bo, 1), (cy, 2)):
        person.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    for what, found in ask_all(ana, table, 0):
        assert found == ((204, None) if what == "phrases" else (409, "the-match-is-not-running")), what
    for what, found in ask_all(bo, table, 1):
        assert found == OUT, what
    following = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]["table"]["id"]
    for person in (bo, cy, server.person("Fay")):
        for seat in range(3):
            for what, found in ask_all(person, following, seat):
                assert found == NOT_MINE, (what, seat)


def test_after_an_abort_nothing_can_be_asked_for_any_seat(tmp_path):
    """Nobody has played for two weeks; one person has left earlier."""
    server = Still(tmp_path, NOW)
    people = [server.person(name) for name in ("Ana", "Bo", "Cy")]
    table = people[0].open("arboretum", "me", "open", "open", level="giant")
    for person in people[1:]:
        person.join(table)
    people[1].ask("POST", f"/api/tables/{table}/seats/1/resign")
    server.wait(15 * 86400.0)
    server.stop()
    server.start()
    until(lambda: people[0].state(table)["result"], lambda result: result == "aborted")
    for what, found in ask_all(people[0], table, 0):
        assert found == ((204, None) if what == "phrases" else (409, "the-match-is-not-running")), what
    for what, found in ask_all(people[1], table, 1):
        assert found == OUT, what
    for what, found in ask_all(people[2], table, 1):
        assert found == NOT_MINE, what
    server.end()
