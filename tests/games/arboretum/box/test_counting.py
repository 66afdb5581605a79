"""Written-down real tables are counted like the ends of games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import futaie
from futaie import Rng
from futaie.core.rules.reason import Why
from futaie.games.arboretum.rules.reasons import Impossible
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.arboretum.rules.test_oracles import END_TABLES, PLAYERS, SPECIES
from tests.games.arboretum.rules.test_rulebook_example import GARDENS, HANDS
from tests.games.arboretum.rules.test_rulebook_example import SPECIES as EXAMPLE_SPECIES
from tests.games.arboretum.table import GAME, picture
from tests.games.refused import assert_refused, change

COUNT = GAME.count
assert COUNT is not None
VALID = Draft202012Validator(COUNT.schema)


def counted(table: object) -> dict[str, Any]:
    VALID.validate(table)
    result = COUNT.count(json.loads(json.dumps(table)))
    assert json.loads(json.dumps(result)) == result
    return result


def written_down(position: futaie.Position) -> dict[str, Any]:
    """What a person would write down at the end of a game."""
    view = position.view(None)
    hands = [hand["cards"] for hand in view["hands"]]
    gardens = [garden["cards"] for garden in view["gardens"]]
    players = [
        {"name": f"player {seat}", "hand": hand, "garden": garden}
        for seat, (hand, garden) in enumerate(zip(hands, gardens, strict=True))
    ]
    return {"species": view["species"], "players": players}


def without_path(figures: Mapping[str, object]) -> dict[str, object]:
    """Which of several equal paths is shown does not matter."""
    return {name: value for name, value in figures.items() if name != "path"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(14))
def test_the_ends_of_games_count_the_same(seats: int, number: int) -> None:
    position = GAME.new(seats, seed=f"count {number}")
    for _ in walk(position, Rng(number)):
        pass
    result = counted(written_down(position))
    outcome = position.outcome()
    assert [player["total"] for player in result["players"]] == list(outcome.scores)
    assert result["winners"] == list(outcome.winners)
    assert [player["place"] for player in result["players"]] == list(outcome.ranking)
    for player, sheet in zip(result["players"], outcome.sheets, strict=True):
        told = [(line["reason"], line["points"], without_path(line["figures"])) for line in player["sheet"]]
        found = [(item.reason.code.value, item.points, without_path(item.reason.figures)) for item in sheet]
        assert sum(line["points"] for line in player["sheet"]) == player["total"]
        assert [line[2] for line in told if line[1] == 0] == [line[2] for line in found if line[1] == 0]
        for letter, line in player["species"].items():
            items = [item for item in sheet if item.reason.figures["species"] == letter]
            assert line["points"] == sum(item.points for item in items)
            assert line["hand_sum"] == next(
                item.reason.figures["sum"] for item in items if "sum" in item.reason.figures
            )


@pytest.mark.parametrize("case", END_TABLES, ids=lambda case: case["id"])
def test_the_oracles_tables_are_counted_as_they_say(case: dict[str, Any]) -> None:
    players = [
        {"name": player, "hand": case["hand"][player], "garden": case["arboretum"][player]} for player in PLAYERS
    ]
    for player in players:
        player["garden"] = [{"card": card["card"], "x": card["x"], "y": card["y"]} for card in player["garden"]]
    result = counted({"species": list(SPECIES), "players": players})
    for player, told in zip(PLAYERS, result["players"], strict=True):
        for letter, expected in case["expected"][player].items():
            assert told["species"][letter]["right"] == expected["right"]
            if expected["right"]:
                assert told["species"][letter]["points"] == expected["score"]


def example() -> dict[str, Any]:
    names = ("Léa", "Elliot", "Olivia")
    players = [
        {
            "name": name,
            "hand": hand.split(),
            "garden": [{"card": card, "x": x, "y": y} for (x, y), card in picture(garden).items()],
        }
        for name, hand, garden in zip(names, HANDS, GARDENS, strict=True)
    ]
    return {"species": list(EXAMPLE_SPECIES), "players": players}


def test_the_rulebooks_example_is_counted() -> None:
    lea = counted(example())["players"][0]
    assert lea["name"] == "Léa"
    assert lea["total"] == 19
    assert {letter: line["points"] for letter, line in lea["species"].items() if line["points"]} == {
        "j": 7,
        "o": 9,
        "r": 3,
    }
    assert lea["species"]["m"] == {"hand_sum": 13, "right": True, "path": [], "points": 0}
    assert lea["species"]["o"]["path"] == ["o1", "o2", "o4", "o5"]


def test_the_place_of_a_garden_changes_nothing() -> None:
    moved = example()
    for player in moved["players"]:
        for card in player["garden"]:
            card["x"], card["y"] = card["y"] - 500, 900 - card["x"]
    before, after = counted(example()), counted(moved)
    assert after["winners"] == before["winners"]
    for one, other in zip(before["players"], after["players"], strict=True):
        for letter, line in one["species"].items():
            assert other["species"][letter]["points"] == line["points"], "of equal paths another one may be shown"


def test_hands_may_have_any_size_and_gardens_may_be_empty() -> None:
    hand = [f"b{rank}" for rank in range(1, 9)]
    result = counted(
        {
            "species": ["b"],
            "players": [{"name": "A", "hand": hand, "garden": []}, {"name": "B", "hand": [], "garden": []}],
        }
    )
    assert [player["species"]["b"]["hand_sum"] for player in result["players"]] == [36, 0]
    assert result["winners"] == [0, 1]


def test_a_tie_is_broken_by_the_species_planted() -> None:
    def garden(*cards: str) -> list[dict[str, Any]]:
        return [{"card": card, "x": x, "y": 0} for x, card in enumerate(cards)]

    players = [
        {"name": "A", "hand": [], "garden": garden("b2", "b3")},
        {"name": "B", "hand": [], "garden": garden("b4", "b5", "m1")},
    ]
    result = counted({"species": ["b", "m"], "players": players})
    assert [player["total"] for player in result["players"]] == [2, 2]
    assert result["winners"] == [1]


HAND = ("players", 0, "hand")
CARD = ("players", 1, "garden", 2)
BROKEN = {
    "nothing": ([], Why.WRONG_FIELD, {"where": "table"}),
    "a-text": ("table", Why.WRONG_FIELD, {"where": "table"}),
    "no-players": ({"species": ["b"]}, Why.MISSING_FIELD, {"where": "players"}),
    "too-much": ({**example(), "elves": 3}, Why.UNKNOWN_FIELD, {"where": "elves"}),
    "five-players": (change(example(), "players", to=[{}] * 5), Why.WRONG_FIELD, {"where": "players"}),
    "a-nameless-player": (
        change(example(), "players", 0, "name", to=""),
        Why.WRONG_FIELD,
        {"where": "players[0].name"},
    ),
    "no-such-species": (change(example(), "species", 0, to="x"), Impossible.NO_SUCH_SPECIES, {"species": "x"}),
    "a-long-species": (change(example(), "species", 0, to="ba"), Impossible.NO_SUCH_SPECIES, {"species": "ba"}),
    "a-species-twice": (change(example(), "species", 0, to="a"), Impossible.SPECIES_TWICE, {"species": "a"}),
    "a-number-as-species": (change(example(), "species", 0, to=7), Why.WRONG_FIELD, {"where": "species[0]"}),
    "no-such-card": (change(example(), *HAND, to=["j9"]), Impossible.NO_SUCH_CARD, {"card": "j9", "player": "Léa"}),
    "not-in-play": (change(example(), *HAND, to=["c3"]), Impossible.CARD_NOT_IN_PLAY, {"card": "c3", "species": "c"}),
    "twice-in-hand": (change(example(), *HAND, to=["j7", "j7"]), Impossible.CARD_TWICE, {"card": "j7"}),
    "in-two-hands": (change(example(), *HAND, to=["b4"]), Impossible.CARD_TWICE, {"card": "b4", "player": "Elliot"}),
    "in-hand-and-garden": (change(example(), *HAND, to=["o1"]), Impossible.CARD_TWICE, {"card": "o1", "player": "Léa"}),
    "no-place": (change(example(), *CARD, to={"card": "m3"}), Why.MISSING_FIELD, {"where": "players[1].garden[2].x"}),
    "half-a-place": (change(example(), *CARD, "x", to=1.5), Why.WRONG_FIELD, {"where": "players[1].garden[2].x"}),
    "yes-as-a-place": (change(example(), *CARD, "x", to=True), Why.WRONG_FIELD, {"where": "players[1].garden[2].x"}),
    "far-away": (change(example(), *CARD, "x", to=10**9), Why.WRONG_FIELD, {"where": "players[1].garden[2].x"}),
    "an-island": (change(example(), *CARD, "x", to=20), Impossible.NOT_CONNECTED, {"player": "Elliot"}),
    "too-wide": (change(example(), *CARD, "x", to=90), Impossible.TOO_WIDE, {"player": "Elliot"}),
    "one-on-the-other": (
        change(example(), *CARD, to={"card": "m3", **{k: example()["players"][1]["garden"][0][k] for k in "xy"}}),
        Impossible.CELL_TAKEN,
        {"card": "m3"},
    ),
}


@pytest.mark.parametrize(("table", "code", "figures"), BROKEN.values(), ids=BROKEN)
def test_an_impossible_table_is_refused_with_the_error_and_its_place(
    table: object, code: object, figures: dict[str, object]
) -> None:
    assert_refused(GAME, table, code, figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_for_people_tells_every_player_species_and_point(language: str) -> None:
    words = Words(language, GAME.package)
    text = COUNT.sheet(counted(example()), words)
    for name in ("Léa", "Elliot", "Olivia"):
        assert name in text
    for letter in EXAMPLE_SPECIES:
        assert text.count(words.say(f"name-{letter}")) == 3
    assert "o1 o2 o4 o5" in text
    assert max(map(len, text.splitlines())) <= 80
