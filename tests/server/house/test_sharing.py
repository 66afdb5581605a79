"""News for several sockets are made once, and only shared by those who may see the same."""

import json
from contextlib import ExitStack

import pytest

from tests.server.support.running import heard


@pytest.fixture
def watch():
    with ExitStack() as open_sockets:

        def watch(person, table):
            socket = open_sockets.enter_context(person.socket())
            socket.send(json.dumps({"do": "watch", "table": table}))
            heard(socket, "news")
            return socket

        yield watch


def news_at(socket, seq):
    """The exact news about this entry."""
    while True:
        text = socket.recv(timeout=20)
        message = json.loads(text)
        if message["is"] == "news" and message["state"]["seq"] >= seq:
            return text


def test_strangers_share_their_news_but_nothing_of_the_players(server, watch):
    ana, bea, carla, dora = (server.person(name) for name in ("Ana", "Bea", "Carla", "Dora"))
    table = ana.open("arboretum", "me", "open", public=True)
    bea.join(table)
    people = (ana, ana, bea, carla, dora)
    sockets = [watch(person, table) for person in people]
    state = next(state for state in (ana.state(table), bea.state(table)) if state["decision"])
    choice = next(choice for choice in state["decision"]["choices"] if choice["commits"])
    player = ana if state["seat"] == ana.state(table)["seat"] else bea
    answer = player.act(table, state["seat"], state["decision_number"], action=choice["action"])
    seq = answer.json()["state"]["seq"]
    first_tab, second_tab, other, stranger, another = (news_at(socket, seq) for socket in sockets)
    assert first_tab == second_tab
    assert stranger == another
    assert len({first_tab, other, stranger}) == 3
    for text, person in ((first_tab, ana), (other, bea), (stranger, carla)):
        shown = person.state(table)
        news = json.loads(text)["state"]
        assert news["view"] == shown["view"]
        assert news["table"] == shown["table"]
        assert news["decision"] == shown["decision"]
    assert json.loads(stranger)["state"]["decision"] is None


def test_only_the_drafting_seat_hears_of_a_draft(server, watch):
    ana, bea = server.person("Ana"), server.person("Bea")
    table = ana.open("hortis", "me", "open")
    bea.join(table)
    mine, second, theirs = watch(ana, table), watch(ana, table), watch(bea, table)
    state = ana.state(table)
    choice = next(choice for choice in state["decision"]["choices"] if not choice["commits"])
    play = {"do": "play", "table": table, "seat": state["seat"], "decision": state["decision_number"], "ref": 1}
    mine.send(json.dumps({**play, "action": choice["action"]}))
    for socket in (mine, second):
        while not (draft := heard(socket, "news")["state"]["draft"]):
            pass
        assert draft == [choice["text"]]
    with pytest.raises(TimeoutError):
        heard(theirs, "news", timeout=0.5)
