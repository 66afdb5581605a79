"""Counting a real table: tables with known results, and impossible ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from futaie import Rng
from futaie.bots import seat_player
from futaie.core.rules.reason import BadTable, Why
from futaie.games.hortis.box.counting import COUNT
from futaie.games.hortis.faces.signs import cell_sign
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.reasons import Impossible, WrongDeck
from futaie.text import LANGUAGES, Words
from tests.games.hortis.box.schema import fits
from tests.games.hortis.specimen import OWN_DECKS
from tests.games.hortis.table import GAME, player
from tests.games.refused import assert_refused
from tests.text.strict_words import StrictWords

SMALLEST = ["O1 Y1 G1", "Y1 G1 .."]
PLAIN = Words("en", GAME.package)


def counted(*orchards: list[str], recipes: list[Any] | None = None) -> Any:
    names = ["Anna", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
    players = [{"name": name, "orchard": rows} for name, rows in zip(names, orchards, strict=False)]
    table = {"players": players} | ({} if recipes is None else {"recipes": recipes})
    assert fits(table, COUNT.schema, COUNT.schema)
    before = copy.deepcopy(table)
    result = COUNT.count(table)
    assert table == before
    assert json.loads(json.dumps(result)) == result, "plain data"
    assert COUNT.sheet(result, PLAIN)
    return result


def total(*rows: str, recipes: list[Any] | None = None) -> int:
    return int(counted(list(rows), recipes=recipes)["players"][0]["total"])


# Tables that were played


def written(position: Hortis, seat: int) -> list[str]:
    """The orchard as a person would write it down."""
    orchard = player(position, seat, seat)["orchard"]
    at = {(cell["x"], cell["y"]): cell_sign(cell, orchard["squirrel"]) for cell in orchard["cells"]}
    xs, ys = [x for x, _ in at], [y for _, y in at]
    rows = range(max(ys), min(ys) - 1, -1)
    return [" ".join(at.get((x, y), "-") for x in range(min(xs), max(xs) + 1)) for y in rows]


@pytest.mark.parametrize("number", range(40))
def test_a_played_table_counts_by_the_rules(number: int) -> None:
    """Standard games and recipe games, by good players and by bad ones, with our cards and with others."""
    recipes: Any = "random" if number % 2 else "none"
    bots = ["random", "greedy"] if number % 4 < 2 else ["random"]
    options: dict[str, Any] = {"deck": OWN_DECKS[number % len(OWN_DECKS)]} if number % 5 == 0 else {}
    position: Any = GAME.new(len(bots), seed=f"count {number}", recipes=recipes, **options)
    rng = Rng(f"count {number}")
    while not position.over:
        seat = position.movers()[0]
        position.apply(seat, seat_player(bots[seat], GAME, rng).act(position.imagine(seat, rng), seat))
    numbers = [recipe.number if not options else recipe.plain() for recipe in position.recipes]
    result = counted(*(written(position, seat) for seat in range(len(bots))), recipes=numbers or None)
    outcome = position.outcome()
    assert [each["total"] for each in result["players"]] == list(outcome.scores)
    assert result["winners"] == list(outcome.winners)
    for counted_player, sheet in zip(result["players"], outcome.sheets, strict=True):
        assert sorted((line["reason"], line["points"]) for line in counted_player["sheet"]) == sorted(
            (line.reason.code.value, line.points) for line in sheet
        )


# Tables counted by hand

HAND: dict[str, tuple[list[str], int]] = {
    "nothing grows": (SMALLEST, 0),
    "dice on trees count what they show": (["O=2 Y=3 G=4", "O=5 G=6 .."], 20),
    "a basket counts 10": (["O=10 Y1 G1", "Y1 G1 .."], 10),
    "the wheelbarrow counts 15": (["O=15 Y1 G1", "Y1 G1 .."], 15),
    "a die on a glade counts nothing": (["O=4 Y1 G1", "Y1 G1 O.6"], 4),
    "the wheelbarrow on a glade counts nothing": (["O=4 Y1 G1", "Y1 G1 O.15"], 4),
    "the squirrel alone costs 1": (["O=4 Y1 ~G~", "Y1 G1 .."], 3),
    "and 1 for each die on a tree beside it": (["Y1 O=4 Y1", "G=2 ~G~ O=3", ".. O=2 .."], 11 - 5),
    "diagonally it does not": (["O=4 Y1 O=4", "Y1 ~G~ Y1", "O=2 .. O=2"], 12 - 1),
    "nor for a die on a glade": (["Y1 O.4 Y1", "G1 ~G~ O1"], -1),
    "but for the wheelbarrow": (["Y1 O=15 Y1", "G1 ~G~ .."], 15 - 2),
    "nothing lies there": (["O=4 - -", "Y1 ~G~ ..", "- G1 O1"], 4 - 1),
    "or a dot": (["O=4 · ·", "Y1 ~G~ ..", "· G1 O1"], 4 - 1),
    "trees need no fruits": (["O Y G", "O=2 G .."], 2),
    "spaces do not matter": (["  O=2   Y1  G1", "Y1 G1   ..  "], 2),
    "five dice and the wheelbarrow of one fruit": (["O=2 O=2 O=2", "O=2 O=2 O=15", ".. Y1 G1"], 25),
    "a column": (["O=2 ..", "Y=3 G1", "G=4 Y1"], 9),
    "a long row": (["O=2 Y1 G1 O1 Y1 G1 O1 Y1 G1 O1 Y1 G1 O1 Y1 G1 O1 Y1 G1 .."], 2),
}


@pytest.mark.parametrize(("rows", "points"), HAND.values(), ids=HAND)
def test_a_table_counts_as_a_person_counts_it(rows: list[str], points: int) -> None:
    assert total(*rows) == points


COCKTAIL = 1
"""A recipe that none of these orchards fulfils."""
RECIPES: dict[str, tuple[list[str], list[Any], int]] = {
    "nut brittle wants the squirrel": (["O=4 Y1 ~G~", "Y1 G1 .."], [11, COCKTAIL], 3 + 6),
    "without it nothing": (["O=4 Y1 G1", "Y1 G1 .."], [11, COCKTAIL], 4),
    "clear broth wants no die on a glade": (["O=4 Y1 G1", "Y1 G1 .."], [17, COCKTAIL], 4 + 5),
    "one there spoils it": (["O=4 Y.2 G1", "Y1 G1 .."], [17, COCKTAIL], 4),
    "windfall jam wants them": (["O=4 Y.2 G1", "Y1 G.3 .."], [9, COCKTAIL], 4 + 4),
    "three lemons next to each other": (["Y=2 Y=2 Y=2", "O1 G1 .."], [6, COCKTAIL], 6 + 7),
    "not diagonally": (["Y=2 O1 Y=2", "O1 Y=2 .."], [6, COCKTAIL], 6),
    "the oranges once more": (["O=4 O=10 G=2", "Y1 G1 O.3"], [18, COCKTAIL], 16 + 14),
    "the wheelbarrow is an orange too": (["O=15 Y1 G1", "Y1 G1 .."], [18, COCKTAIL], 30),
    "for orange juice it is none": (["O=2 O=2 O=2", "O=2 O=15 .."], [4, COCKTAIL], 23),
    "five oranges are": (["O=2 O=2 O=2", "O=2 O=2 .."], [4, COCKTAIL], 10 + 8),
    "dice on glades are in play": (["O=2 O=2 O=2", "O=2 O.2 Y"], [4, COCKTAIL], 8 + 8),
    "the percentage comes last, rounded down": (["O=15 O=3 G1", "Y1 G1 .."], [10, 17], (18 + 5) * 115 // 100),
    "the squirrel is in the base score": (["O=10 Y1 ~G~", "Y1 G1 .."], [11, 18], 9 + 6 + 10),
    "a recipe of one's own": (
        [SMALLEST[0], "Y=2 G1 .."],
        [{"number": 3, "name": "Pie", "target": 5, "gives": {"points": 4, "for_each": {"of": "dice"}}}, COCKTAIL],
        2 + 4,
    ),
}


@pytest.mark.parametrize(("rows", "recipes", "points"), RECIPES.values(), ids=RECIPES)
def test_recipes_count_too(rows: list[str], recipes: list[Any], points: int) -> None:
    assert total(*rows, recipes=recipes) == points


def test_the_target_is_the_sum_of_both_recipes() -> None:
    rows = ["O=10 O=10 O=10", "Y=10 G1 .."]
    missed = counted(rows, recipes=[17, 18])["players"][0]
    assert (missed["total"], missed["target"], missed["target_met"]) == (40 + 30 + 5, 74, True)
    assert counted(rows, recipes=[16, 18])["players"][0]["target_met"] is False
    assert counted(rows)["players"][0]["target"] is None


def test_on_a_tie_more_dice_win_those_on_glades_and_the_wheelbarrow_too() -> None:
    assert counted(["O=4 Y1 G1", "Y1 G1 .."], ["O=2 Y=2 G1", "Y1 G1 .."])["winners"] == [1]
    assert counted(["O=4 Y.2 G1", "Y1 G1 .."], ["O=4 Y1 G1", "Y1 G1 .."])["winners"] == [0]
    assert counted(["O=4 Y.15 G1", "Y1 G1 .."], ["O=4 Y1 G1", "Y1 G1 .."])["winners"] == [0]
    assert counted(["O=4 Y1 G1", "Y1 G1 .."], ["O1 Y=4 G1", "Y1 G1 .."])["winners"] == [0, 1]


def test_lines_name_places_by_row_and_column() -> None:
    sheet = counted(["O1 Y=3 G1", "Y1 ~G~ .."])["players"][0]["sheet"]
    assert [line["figures"] for line in sheet[:3]] == [
        {"fruit": "lemon", "value": 3, "row": 1, "column": 2},
        {"row": 2, "column": 2},
        {"row": 1, "column": 2},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_exists_in_every_language(language: str) -> None:
    words = StrictWords(language, GAME.package)
    result = counted(["O=10 Y.2 ~G~", "Y=15 G1 .."], ["O=2 Y=2 G1", "Y1 G1 .."], recipes=[10, 18])
    text = COUNT.sheet(result, words)
    for found in ("Anna", "Bo", "10", "15"):
        assert found in text
    assert COUNT.sheet(counted(SMALLEST), words)


def test_the_sheet_adds_up_line_by_line() -> None:
    text = COUNT.sheet(counted(["O=10 O=3 G.4", "Y1 ~G~ .."], ["O=2 Y=2 G1", "Y1 G1 .."]), PLAIN)
    assert text.splitlines() == [
        "Anna: 11 points",
        "     13  O orange: 10 + 3",
        "      0  G lime: –  (on glades, no points: 4)",
        "     -2  the squirrel, 1 die on a tree next to it",
        "         3 dice used",
        "         <40: a meagre harvest.",
        "Bo: 4 points",
        "      2  O orange: 2",
        "      2  Y lemon: 2",
        "         2 dice used",
        "         <40: a meagre harvest.",
        "Anna wins.",
    ]


# Impossible tables


def table(*rows: str, **more: Any) -> dict[str, Any]:
    return {"players": [{"name": "Anna", "orchard": list(rows)}], **more}


BROKEN: dict[str, tuple[object, object, dict[str, Any]]] = {
    "not an object": ([], Why.WRONG_FIELD, {"where": "table"}),
    "no players": ({}, Why.MISSING_FIELD, {"where": "players"}),
    "nobody": ({"players": []}, Why.WRONG_FIELD, {"where": "players"}),
    "nine players": ({"players": [{"name": "x", "orchard": SMALLEST}] * 9}, Why.WRONG_FIELD, {"where": "players"}),
    "an unknown field": (table(*SMALLEST, hand=[]), Why.UNKNOWN_FIELD, {"where": "hand"}),
    "no name": ({"players": [{"orchard": SMALLEST}]}, Why.MISSING_FIELD, {"where": "players[0].name"}),
    "no rows": (table(), Why.WRONG_FIELD, {"where": "players[0].orchard"}),
    "a row that is no text": ({"players": [{"name": "A", "orchard": [7]}]}, Why.WRONG_FIELD, {"value": "7"}),
    "too many rows": (table(*["O1"] * 20), Why.WRONG_FIELD, {"where": "players[0].orchard"}),
    "a plum": (table("P1 Y1 G1", "Y1 G1 .."), Impossible.NOT_A_CELL, {"player": "Anna", "row": 1, "cell": "P1"}),
    "three fruits": (table("O3 Y1 G1", "Y1 G1 .."), Impossible.NOT_A_CELL, {"column": 1, "cell": "O3"}),
    "small letters": (table("O1 Y1 G1", "y1 G1 .."), Impossible.NOT_A_CELL, {"row": 2, "column": 1, "cell": "y1"}),
    "a die on the squirrel": (table("~O=5~ Y1 G1", "Y1 G1 .."), Impossible.NOT_A_CELL, {"cell": "~O=5~"}),
    "a die of 7": (table("O=7 Y1 G1", "Y1 G1 .."), Impossible.NO_SUCH_FACE, {"row": 1, "column": 1, "cell": "O=7"}),
    "a die of 1": (table("O1 Y1 G1", "Y1 G1 Y.1"), Impossible.NO_SUCH_FACE, {"row": 2, "column": 3, "cell": "Y.1"}),
    "rows of different lengths": (
        table("O1 Y1 G1", "Y1 G1"),
        Impossible.ROWS_DIFFER,
        {"row": 2, "cells": 2, "wanted": 3},
    ),
    "two pieces": (
        table("O1 Y1 G1 - O1", "Y1 G1 .. - Y1"),
        Impossible.NOT_CONNECTED,
        {"row": 1, "column": 5, "cell": "O1"},
    ),
    "pieces that touch diagonally": (
        table("O1 Y1 G1 -", "Y1 G1 .. -", "- - - O=2"),
        Impossible.NOT_CONNECTED,
        {"row": 3, "column": 4, "cell": "O=2"},
    ),
    "less than a card": (table("O1 Y1 G1 .."), Impossible.TOO_SMALL, {"cells": 4, "least": 6}),
    "nothing at all": (table("- -"), Impossible.TOO_SMALL, {"cells": 0}),
    "more than nine cards": (table(*["O1 " * 16, "Y1 " * 16, "G1 " * 15 + ".."]), Impossible.TOO_LARGE, {"cells": 48}),
    "wider than nine cards": (table("O1 " * 20), Impossible.TOO_WIDE, {"cells": 20, "most": 19}),
    "no glade": (table("O1 Y1 G1", "Y1 G1 O1"), Impossible.NO_GLADE, {"player": "Anna"}),
    "ten glades": (table(".. .. .. .. ..", ".. .. .. O.2 .."), Impossible.TOO_MANY_GLADES, {"glades": 10}),
    "six dice of one fruit": (
        table("O=2 O=2 O=2", "O=2 O.2 O=2", "Y1 .. G1"),
        Impossible.TOO_MANY_DICE,
        {"fruit": "orange", "dice": 6, "most": 5},
    ),
    "two wheelbarrows": (
        table("O=15 Y1 G1", "Y=15 G1 .."),
        Impossible.TWO_WHEELBARROWS,
        {"row": 2, "column": 1, "cell": "Y=15"},
    ),
    "two squirrels": (
        table("~O~ Y1 G1", "Y1 ~G~ .."),
        Impossible.TWO_SQUIRRELS,
        {"row": 2, "column": 2, "cell": "~G~"},
    ),
    "more fruit than the cards can bear": (
        table("O=10 O=10 O=10 O=10 O=10", "Y=10 Y=10 Y=10 Y=10 Y=10", "G=10 G=10 G=10 G=15 .."),
        Impossible.TOO_MUCH_FRUIT,
        {"needed": 13 * 4 + 5 + 1, "most": 54},
    ),
    "recipe 19": (table(*SMALLEST, recipes=[19]), Impossible.NO_SUCH_RECIPE, {"recipe": 19}),
    "a recipe twice": (table(*SMALLEST, recipes=[7, 7]), Impossible.RECIPE_TWICE, {"recipe": 7}),
    "one recipe": (table(*SMALLEST, recipes=[1]), Impossible.NOT_TWO_RECIPES, {"recipes": 1}),
    "three recipes": (table(*SMALLEST, recipes=[1, 2, 3]), Impossible.NOT_TWO_RECIPES, {"recipes": 3}),
    "no recipes, but the challenge": (table(*SMALLEST, recipes=[]), Impossible.NOT_TWO_RECIPES, {"recipes": 0}),
    "nineteen recipes": (table(*SMALLEST, recipes=[1] * 19), Why.WRONG_FIELD, {"where": "recipes"}),
    "a recipe by name": (table(*SMALLEST, recipes=["Soup"]), Why.WRONG_FIELD, {"where": "recipes[0]"}),
    "recipe true": (table(*SMALLEST, recipes=[True]), Why.WRONG_FIELD, {"where": "recipes[0]"}),
    "a recipe that gives nothing": (
        table(*SMALLEST, recipes=[{"number": 1, "name": "Soup", "target": 9}]),
        WrongDeck.MISSING,
        {"file": "recipes[0]", "where": "gives"},
    ),
}


@pytest.mark.parametrize(("data", "code", "figures"), BROKEN.values(), ids=BROKEN)
def test_an_impossible_table_is_refused_with_player_and_place(
    data: object, code: object, figures: dict[str, Any]
) -> None:
    assert_refused(GAME, data, code, figures)


def test_the_schema_refuses_malformed_tables() -> None:
    for name in (
        "one recipe",
        "three recipes",
        "nobody",
        "an unknown field",
        "no name",
        "a plum",
        "three fruits",
        "small letters",
        "a die of 7",
    ):
        assert not fits(BROKEN[name][0], COUNT.schema, COUNT.schema), name


def test_an_error_is_a_sentence() -> None:
    with pytest.raises(BadTable) as refused:
        COUNT.count(table("O=7 Y1 G1", "Y1 G1 .."))
    assert PLAIN.tell(refused.value.reason) == (
        "Anna, row 1, column 1: “O=7” cannot be, a die shows 2 3 4 5 6 10 15 (15: the wheelbarrow)."
    )
