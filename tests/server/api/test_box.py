"""Real tables are counted, and custom cards checked, over HTTP; nothing is stored."""

import json
from importlib import import_module

import pytest

import futaie
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from tests.server.support.running import Server
from tests.shipped import GAMES

BROKEN = {
    name: import_module(f"tests.games.{game.package.rpartition('.')[2]}.box.test_counting").BROKEN
    for name, game in GAMES.items()
    if game.count is not None
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_table_is_counted_as_the_library_counts_it(server, name):
    count = futaie.game(name).count
    ana = server.person()
    told = ana.ask("GET", f"/api/games/{name}/count")
    assert (told["schema"], told["cards"]) == (count.schema, list(count.cards(futaie.game(name).seats[-1])))
    table = told["template"]
    assert table == json.loads(count.template)
    assert ana.ask("POST", f"/api/games/{name}/count", {"table": table}) == count.count(table)


def test_two_players_are_offered_no_violet_card(server):
    """tout-la-haut 1."""
    ana = server.person()
    cards = {seats: ana.ask("GET", f"/api/games/tout-la-haut/count?seats={seats}")["cards"] for seats in range(2, 6)}
    assert {seats: sum("v" in card for card in offered) for seats, offered in cards.items()} == {2: 0, 3: 8, 4: 8, 5: 8}


@pytest.mark.parametrize("name", BROKEN)
def test_every_impossible_table_is_refused_with_the_place(server, name):
    ana = server.person("Ana", "fr")
    for table, code, figures in BROKEN[name].values():
        answer = ana.send("POST", f"/api/games/{name}/count", {"table": table})
        if isinstance(table, dict):
            told = answer.json()
            assert (answer.status_code, told["code"]) == (422, code.value)
            assert told["figures"]["where"]
            assert told["figures"] == {**told["figures"], **figures}
            assert told["sentence"]
        else:
            assert answer.status_code == 400


def test_games_without_counting_or_checking_say_so(server):
    ana = server.person()
    assert ana.send("POST", "/api/games/larbre/count", {"table": {}}).status_code == 404
    assert ana.send("GET", "/api/games/larbre/count").status_code == 404
    assert ana.send("POST", "/api/games/chess/count", {"table": {}}).status_code == 422
    cards = {"file": "box.toml", "text": "card = []"}
    assert ana.send("POST", "/api/games/arboretum/cards", cards).status_code == 404
    assert ana.send("POST", "/api/games/tout-la-haut/cards", cards).status_code == 404


def test_valid_cards_come_back_in_the_form_for_a_table(server):
    ana = server.person()
    text = json.dumps(json.loads(RECONSTRUCTED.content) | {"name": "Mine"})
    cards = ana.ask("POST", "/api/games/hortis/cards", {"file": "mine.json", "text": text})
    options = {"deck": cards["hash"]}
    table = ana.open("hortis", "me", options=options, decks={cards["hash"]: cards["content"]})
    assert ana.state(table)["view"]["deck"]["name"] == "Mine"
    template = futaie.game("hortis").data.template
    again = ana.ask("POST", "/api/games/hortis/cards", {"file": "deck.toml", "text": template})
    assert again == {"hash": RECONSTRUCTED.hash, "content": RECONSTRUCTED.content}
    assert ana.ask("GET", "/api/games/hortis/cards") == again
    assert ana.send("GET", "/api/games/arboretum/cards").status_code == 404
    box = {"file": "box.toml", "text": futaie.game("larbre").data.template}
    assert ana.ask("POST", "/api/games/larbre/cards", box)["hash"]


@pytest.mark.parametrize(
    ("text", "code", "figures"),
    [
        ("{", "the-deck-is-not-json", {}),
        ('{"card": [], "name": "x"}', "the-field-cannot-have-this-value", {"field": "card"}),
        (
            '{"name": "x", "card": [{"number": 1, "rows": ["O1 O1 ..", "O1 O1 O1"]}, {"number": 7, "rows": ["O1"]}]}',
            "the-field-cannot-have-this-value",
            {"card": 7, "field": "rows"},
        ),
    ],
)
def test_wrong_cards_are_refused_with_the_place(server, text, code, figures):
    answer = server.person("Ana", "it").send("POST", "/api/games/hortis/cards", {"file": "mine.json", "text": text})
    told = answer.json()
    assert (answer.status_code, told["code"]) == (422, code)
    assert told["figures"] == {**told["figures"], **figures}
    assert "mine.json" in told["sentence"]


def test_cards_that_are_too_large_too_deep_or_badly_named_are_refused(server):
    ana = server.person()
    path = "/api/games/hortis/cards"
    assert ana.send("POST", path, {"file": "mine.json", "text": " " * 40_001}).status_code == 400
    assert ana.send("POST", path, {"file": "mine.exe", "text": ""}).status_code == 400
    assert ana.send("POST", "/api/games/hortis/count", {"table": {"x": "y" * 70_000}}).status_code == 413
    deep = '{"table": {"players": ' + "[" * 30_000 + "]" * 30_000 + "}}"
    headers = {"content-type": "application/json"}
    assert ana.http.post("/api/games/hortis/count", content=deep, headers=headers).status_code == 400
    assert ana.ask("GET", "/health") == {"status": "ok"}


def test_counting_is_limited_like_everything_else(tmp_path):
    server = Server(tmp_path, rate=5)
    try:
        ana = server.person()
        table = {"table": json.loads(futaie.game("arboretum").count.template)}
        answers = [ana.send("POST", "/api/games/arboretum/count", table).status_code for _ in range(60)]
        assert answers[0] == 200
        assert 429 in answers
    finally:
        server.end()
