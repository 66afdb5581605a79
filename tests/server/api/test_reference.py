"""The reference of the API."""

import pytest

import futaie
from futaie.games.hortis.box.cards import Deck
from futaie.record.record import Record
from tests.server.support.playing import play_on


@pytest.fixture(scope="module")
def described(running):
    ana = running.person()
    return ana.ask("GET", "/api/openapi.json")


def test_it_is_served_as_a_page_that_loads_nothing_from_elsewhere(server, described):
    page = server.person().http.get("/api").text
    for path in described["paths"]:
        assert path in page
    for name in described["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert "//" not in page.replace("http://127", "")


def test_every_body_has_an_example_and_every_route_a_sentence(described):
    assert described["openapi"].startswith("3.1")
    for path, methods in described["paths"].items():
        for method, what in methods.items():
            assert what.get("description"), (method, path)
            if "requestBody" in what:
                assert what["requestBody"]["content"]["application/json"]["schema"]["examples"], (method, path)


def examples(described, path):
    body = described["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    return body["schema"]["examples"]


def test_the_examples_work(server, described):
    ana, bo = server.person("Ana"), server.person("Bo")
    for example in examples(described, "/api/me"):
        ana.ask("POST", "/api/me", example)
    for example in examples(described, "/api/tables"):
        ana.ask("POST", "/api/tables", example)
    for path in ("/api/records", "/api/records/step", "/api/games/{name}/count", "/api/games/{name}/cards"):
        for example in examples(described, path):
            ana.ask("POST", path.format(name="hortis"), example)
    for example in examples(described, "/api/tables/{table_id}/seats"):
        table = ana.open("arboretum", "me", "open", options={"first": "A"})
        bo.ask("POST", f"/api/tables/{table}/seats", example)
        actions = examples(described, "/api/tables/{table_id}/seats/{seat}/actions")
        for number, action in enumerate(actions):
            assert (
                ana.act(
                    table, 0, number, **{name: value for name, value in action.items() if name != "decision"}
                ).status_code
                == 200
            )
        for phrase in examples(described, "/api/tables/{table_id}/seats/{seat}/phrases"):
            ana.ask("POST", f"/api/tables/{table}/seats/0/phrases", phrase)


def test_a_custom_deck_is_stored_with_the_match(fresh):
    game = futaie.game("hortis")
    usual = game.option("deck").default
    own = Deck("own", usual.cards, usual.recipes)
    ana = fresh.person()
    table = ana.open("hortis", "me", options={"deck": own.hash}, decks={own.hash: own.content})
    play_on(table, (ana, 0), most=4)
    before = ana.state(table)
    fresh.kill()
    fresh.start()
    assert ana.state(table) == before
    play_on(table, (ana, 0))
    record = ana.send("GET", f"/api/tables/{table}/record").text
    assert Record.parse(record).options["deck"].hash == own.hash


def test_a_deck_that_does_not_match_its_hash_is_refused(server):
    ana = server.person()
    usual = futaie.game("hortis").option("deck").default
    body = {"game": "hortis", "places": [{"who": "me"}]}
    for hash_, content in (("0" * 64, usual.content), ("0" * 64, "{"), ("x", "[]")):
        more = {"options": {"deck": hash_}, "decks": {hash_: content}}
        assert ana.send("POST", "/api/tables", {**body, **more}).status_code == 422
    assert ana.send("POST", "/api/tables", {**body, "options": {"deck": "/etc/passwd"}}).status_code == 422
