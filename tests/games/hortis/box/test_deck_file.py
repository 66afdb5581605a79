"""Decks from files: the shipped one, valid ones, and the errors of all others."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import BadSetup
from futaie.games.hortis.box import cards as deck_module
from futaie.games.hortis.box.card_fields import BadDeck
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.box.deck_file import LONGEST, RECONSTRUCTED, parse_json, parse_toml, read_deck
from futaie.games.hortis.rules.reasons import WrongDeck
from tests.games.hortis.rules.slow_rules import rows_of, turned

SHIPPED = Path(deck_module.__file__).parent / "box.toml"
SMALL = """
name = "Small"

[[card]]
number = 7
rows = ["O1 Y1 G1", "O2 .. G2"]

[[card]]
number = 3
rows = ["Y1 Y1 Y1", "Y2 Y2 .."]

[[recipe]]
number = 7
name = "Soup"
target = 40
when = [{ of = "dice", fruit = "lime", at_least = 2 }]
gives = { points = 4 }
"""


def refused(content: str | bytes) -> tuple[WrongDeck, dict[str, Any]]:
    with pytest.raises(BadDeck) as error:
        parse_toml(content, "my.toml")
    assert isinstance(error.value, BadSetup)
    assert str(error.value)
    return error.value.reason.code, dict(error.value.reason.figures)  # type: ignore[return-value]


# The reconstructed deck


def faces(deck: Deck) -> list[list[list[str]]]:
    return [rows_of(" / ".join(card.rows())) for card in deck.cards]


def test_the_reconstructed_deck_is_six_layouts_in_three_cyclic_shifts() -> None:
    """hortis 14b."""
    shift = str.maketrans("OYG", "YGO")
    assert RECONSTRUCTED.numbers == list(range(1, 19))
    for layout in range(6):
        one, two, three = faces(RECONSTRUCTED)[3 * layout : 3 * layout + 3]
        assert two == [[word.translate(shift) for word in row] for row in one]
        assert three == [[word.translate(shift) for word in row] for row in two]


def test_the_reconstructed_deck_has_thirty_trees_of_each_fruit_and_each_card_all_three() -> None:
    """hortis 13a, 14a, 14b."""
    words = [[word for row in rows for word in row] for rows in faces(RECONSTRUCTED)]
    for fruit in "OYG":
        assert sum(word[0] == fruit for card in words for word in card) == 30
        assert all(1 <= sum(word[0] == fruit for word in card) <= 2 for card in words)


def test_no_two_reconstructed_cards_are_alike_however_they_are_turned() -> None:
    """hortis 14b."""
    seen = [str(turned(rows, degrees)) for rows in faces(RECONSTRUCTED) for degrees in (0, 180)]
    assert len(set(seen)) == 36


def test_the_reconstructed_deck_says_that_it_is_one() -> None:
    header = SHIPPED.read_text().split("name =")[0]
    assert "RECONSTRUCTED" in header
    assert "not the real" in header
    assert RECONSTRUCTED.name == "Reconstructed"
    assert len(RECONSTRUCTED.recipes) == 18


# Valid decks


def test_a_deck_has_a_name_cards_and_perhaps_recipes() -> None:
    deck = parse_toml(SMALL, "my.toml")
    assert (deck.name, deck.numbers) == ("Small", [3, 7]), "cards stand by number"
    assert deck.cards[1].rows() == ["O1 Y1 G1", "O2 .. G2"]
    assert deck.recipe(7).plain() == {
        "number": 7,
        "name": "Soup",
        "target": 40,
        "wheelbarrow_counts": True,
        "when": [{"of": "dice", "fruit": ["lime"], "at_least": 2}],
        "gives": {"points": 4},
    }
    assert parse_toml(SMALL.partition("[[recipe]]")[0], "my.toml").recipes == ()


def test_a_card_turns_clockwise() -> None:
    card = parse_toml(SMALL, "my.toml").cards[1]
    for quarters in range(4):
        rows = turned(rows_of("O1 Y1 G1 / O2 .. G2"), 90 * quarters)
        assert card.turned(quarters) == tuple(word for row in rows for word in row)


def test_the_hash_is_that_of_the_content_and_the_content_reads_back() -> None:
    deck = parse_toml(SMALL, "my.toml")
    assert parse_json(deck.content, "record") == deck
    assert parse_json(RECONSTRUCTED.content, "record") == RECONSTRUCTED
    same = parse_toml("# A comment\n" + SMALL.replace('"lime"', '["lime"]').replace("4 }", "4  }"), "other.toml")
    assert same.hash == deck.hash, "writing it differently changes nothing"
    for change in (
        ("Small", "Large"),
        ("G2", "G1"),
        ("number = 3", "number = 4"),
        ("= 40", "= 41"),
        ("points", "percent"),
    ):
        assert parse_toml(SMALL.replace(*change), "my.toml").hash != deck.hash
    assert len(deck.hash) == 64


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(SMALL)
    assert read_deck(path) == read_deck(str(path)) == parse_toml(SMALL, "my.toml")
    assert read_deck(SHIPPED) == RECONSTRUCTED


# Broken files. The error names the file, the card or recipe, and the field.

ROWS = 'rows = ["O1 Y1 G1", "O2 .. G2"]'
WRONG = {
    "three-fruits": ("O1 Y1", "O3 Y1", WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows", "value": "O3 Y1 G1"}),
    "small-letters": ("O1 Y1", "o1 Y1", WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows"}),
    "no-glade": ("..", "Y1", WrongDeck.TREES_AND_GLADES, {"card": 7, "field": "rows", "glades": 0}),
    "two-glades": ("O1 Y1", "O1 ..", WrongDeck.TREES_AND_GLADES, {"card": 7, "field": "rows", "glades": 2}),
    "four-cells": ("O1 Y1", "O1 O1 Y1", WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows"}),
    "one-row": (ROWS, 'rows = ["O1 Y1 G1"]', WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows", "value": "1"}),
    "rows-a-text": (ROWS, 'rows = "O1"', WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows", "value": "O1"}),
    "rows-of-lists": (ROWS, 'rows = [["O1"], ["Y1"]]', WrongDeck.WRONG_VALUE, {"card": 7, "field": "rows"}),
    "no-rows": (ROWS, "", WrongDeck.MISSING, {"card": 7, "field": "rows"}),
    "no-number": ("number = 7\nrows", "rows", WrongDeck.MISSING, {"card": "#1", "field": "number"}),
    "number-0": ("number = 7\nrows", "number = 0\nrows", WrongDeck.WRONG_VALUE, {"card": "#1", "field": "number"}),
    "number-19": ("number = 3", "number = 19", WrongDeck.WRONG_VALUE, {"card": "#2", "field": "number"}),
    "number-true": ("number = 3", "number = true", WrongDeck.WRONG_VALUE, {"card": "#2", "field": "number"}),
    "number-text": ("number = 3", 'number = "3"', WrongDeck.WRONG_VALUE, {"card": "#2", "field": "number"}),
    "number-float": ("number = 3", "number = 3.0", WrongDeck.WRONG_VALUE, {"card": "#2", "field": "number"}),
    "number-huge": (
        "number = 3",
        f"number = {'9' * 400}",
        WrongDeck.WRONG_VALUE,
        {"value": "9" * 18 + "..." + "9" * 19},
    ),
    "number-twice": ("number = 3", "number = 7", WrongDeck.NUMBER_TWICE, {"card": 7, "field": "number"}),
    "unknown-card-field": (ROWS, ROWS + "\nkey = 1", WrongDeck.UNKNOWN_FIELD, {"card": 7, "field": "key"}),
    "unknown-field": ("name =", "nam =", WrongDeck.UNKNOWN_FIELD, {"field": "nam"}),
    "no-name": ('name = "Small"', "", WrongDeck.MISSING, {"field": "name"}),
    "name-empty": ('"Small"', '""', WrongDeck.WRONG_VALUE, {"field": "name"}),
    "name-long": ('"Small"', f'"{"x" * 81}"', WrongDeck.WRONG_VALUE, {"field": "name"}),
    "name-unprintable": ('"Small"', '"\\u0007"', WrongDeck.WRONG_VALUE, {"field": "name"}),
    "name-a-date": ('"Small"', "2026-11-15", WrongDeck.WRONG_VALUE, {"field": "name", "value": "2026-11-15"}),
    "recipe-without-card": (
        "number = 7\nname",
        "number = 8\nname",
        WrongDeck.NO_SUCH_CARD,
        {"recipe": 8, "field": "number"},
    ),
    "recipe-without-target": ("target = 40", "", WrongDeck.MISSING, {"recipe": 7, "field": "target"}),
    "target-negative": ("= 40", "= -1", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "target"}),
    "target-too-high": ("= 40", "= 200", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "target"}),
    "wheelbarrow-maybe": (
        "= 40",
        '= 40\nwheelbarrow_counts = "no"',
        WrongDeck.WRONG_VALUE,
        {"field": "wheelbarrow_counts"},
    ),
    "unknown-measure": (
        '"dice"',
        '"nuts"',
        WrongDeck.WRONG_VALUE,
        {"recipe": 7, "field": "when.1.of", "value": "nuts"},
    ),
    "unknown-fruit": (
        '"lime"',
        '"plum"',
        WrongDeck.WRONG_VALUE,
        {"recipe": 7, "field": "when.1.fruit", "value": "plum"},
    ),
    "no-fruit": ('"lime"', "[]", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1.fruit"}),
    "fruit-a-table": ('"lime"', "{ a = 1 }", WrongDeck.WRONG_VALUE, {"field": "when.1.fruit", "value": "{'a': 1}"}),
    "unknown-value": ('fruit = "lime"', "value = 7", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1.value"}),
    "value-true": ('fruit = "lime"', "value = [true]", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1.value"}),
    "unknown-ground": ('fruit = "lime"', 'on = "sea"', WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1.on"}),
    "unknown-selector": ("fruit =", "colour =", WrongDeck.UNKNOWN_FIELD, {"recipe": 7, "field": "when.1.colour"}),
    "squirrel-with-fruit": ('"dice"', '"squirrel"', WrongDeck.UNKNOWN_FIELD, {"recipe": 7, "field": "when.1.fruit"}),
    "no-bound": (", at_least = 2", "", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1"}),
    "bounds-that-exclude": (
        "at_least = 2",
        "at_least = 2, at_most = 1",
        WrongDeck.WRONG_VALUE,
        {"field": "when.1.at_most"},
    ),
    "exactly-and-more": ("at_least = 2", "at_least = 2, exactly = 2", WrongDeck.WRONG_VALUE, {"field": "when.1"}),
    "bound-too-high": ("at_least = 2", "at_least = 99", WrongDeck.WRONG_VALUE, {"field": "when.1.at_least"}),
    "when-a-table": ("when = [{", "when = {", WrongDeck.NOT_TOML, {}),
    "when-a-number": ("when = [", "when = [1,", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "when.1"}),
    "no-gives": ("gives = { points = 4 }", "", WrongDeck.MISSING, {"recipe": 7, "field": "gives"}),
    "gives-a-number": ("{ points = 4 }", "4", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "gives"}),
    "gives-nothing": ("{ points = 4 }", "{}", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "gives"}),
    "gives-two": ("points = 4", "points = 4, percent = 9", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "gives"}),
    "gives-each-alone": ("points = 4", 'for_each = { of = "dice" }', WrongDeck.WRONG_VALUE, {"field": "gives"}),
    "gives-too-much": ("points = 4", "points = 100", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "gives.points"}),
    "percent-negative": ("points = 4", "percent = -1", WrongDeck.WRONG_VALUE, {"recipe": 7, "field": "gives.percent"}),
    "again-with-of": ("points = 4", 'again = { of = "dice" }', WrongDeck.UNKNOWN_FIELD, {"field": "gives.again.of"}),
    "each-with-bound": (
        "points = 4",
        'points = 4, for_each = { of = "dice", at_least = 1 }',
        WrongDeck.UNKNOWN_FIELD,
        {"recipe": 7, "field": "gives.for_each.at_least"},
    ),
    "not-toml": ("name =", "name", WrongDeck.NOT_TOML, {}),
    "cards-a-table": ("[[card]]\nnumber = 7", "[card]\nnumber = 7", WrongDeck.NOT_TOML, {}),
}


@pytest.mark.parametrize(("old", "new", "code", "figures"), WRONG.values(), ids=WRONG)
def test_a_broken_file_is_refused_with_file_card_and_field(
    old: str, new: str, code: WrongDeck, figures: dict[str, Any]
) -> None:
    assert old in SMALL
    found, told = refused(SMALL.replace(old, new, 1))
    assert found is code
    assert told["file"] == "my.toml"
    assert told | figures == told


def test_a_recipe_may_appear_only_once() -> None:
    code, figures = refused(SMALL + SMALL[SMALL.index("[[recipe]]") :])
    assert (code, figures["recipe"]) == (WrongDeck.NUMBER_TWICE, 7)


def test_too_few_and_too_many_cards() -> None:
    card = '[[card]]\nnumber = {}\nrows = ["O1 O1 O1", "O1 O1 .."]\n'
    for count in (0, 1, 19):
        text = (
            'name = "x"\n' + ("card = []\n" if count == 0 else "") + "".join(card.format(n + 1) for n in range(count))
        )
        code, figures = refused(text)
        assert (code, figures["field"], figures["value"]) == (WrongDeck.WRONG_VALUE, "card", str(count))
    assert refused('name = "x"')[0] is WrongDeck.MISSING


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\xff\xfe\x00", WrongDeck.NOT_TEXT),
        (b"\x00\x01\x02", WrongDeck.NOT_TOML),
        (b"\x7fELF" + bytes(range(256)), WrongDeck.NOT_TEXT),
        (b"", WrongDeck.MISSING),
        ("x" * (LONGEST + 1), WrongDeck.TOO_LARGE),
        ("a = " + "[" * 20_000, WrongDeck.LINE_TOO_LONG),
        ("a = " + "[\n" * 20_000, WrongDeck.NOT_TOML),
        ("a = " + "{a=" * 150, WrongDeck.NOT_TOML),
        ("a = " + "9" * 450, WrongDeck.UNKNOWN_FIELD),
        ("a.b = 1\na = 2", WrongDeck.NOT_TOML),
        ("card = 3\nname = 'x'", WrongDeck.WRONG_VALUE),
        ("card = [1, 2]\nname = 'x'", WrongDeck.WRONG_VALUE),
        (".".join("a" * 9_000) + " = 1", WrongDeck.LINE_TOO_LONG),
        (".".join("a" * 200) + " = 1", WrongDeck.UNKNOWN_FIELD),
    ],
    ids=lambda item: item.name if isinstance(item, WrongDeck) else str(item[:12]),
)
def test_binary_huge_deep_and_contradictory_files_are_refused(content: str | bytes, code: WrongDeck) -> None:
    assert refused(content)[0] is code


@pytest.mark.parametrize(
    "content",
    ["", "[", "[" * 40_000, "1" * 9_000, "[]", "null", '"x"', "NaN", "{}", b"\xff", "x" * 60_000],
    ids=lambda item: str(item[:12]),
)
def test_json_without_a_deck_is_refused(content: str | bytes) -> None:
    with pytest.raises(BadDeck):
        parse_json(content, "record")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "missing.toml", tmp_path / "pipe", "\0", "x" * 5000, "/dev/zero", ""):
        with pytest.raises(BadDeck) as error:
            read_deck(path)
        assert error.value.reason.code is WrongDeck.UNREADABLE
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 1_000_000)
    with pytest.raises(BadDeck) as error:
        read_deck(large)
    assert error.value.reason.code is WrongDeck.TOO_LARGE


SPLINTERS = st.one_of(st.binary(max_size=3), st.sampled_from([b"[", b"]", b"{", b"}", b'"', b"=", b".", b"\n", b"9"]))


@given(data=st.data())
def test_a_file_with_a_few_bytes_changed_is_a_deck_or_refused(data: st.DataObject) -> None:
    content = bytearray(SHIPPED.read_bytes() if data.draw(st.booleans()) else SMALL.encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 3))] = data.draw(SPLINTERS)
    deck = deck_or_refusal(parse_toml, bytes(content))
    if isinstance(deck, BadDeck):
        assert deck.reason.figures["file"] == "a file"
    else:
        assert parse_json(deck.content, "again") == deck


def deck_or_refusal(parse: Callable[[Any, str], Deck], content: str | bytes) -> Deck | BadDeck:
    try:
        return parse(content, "a file")
    except BadDeck as error:
        return error


WORDS = ["card", "recipe", "name", "number", "rows", "when", "gives", "target", "of", "fruit", "points", "for_each"]
TREES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(["dice", "O1"])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(WORDS), inner, max_size=5)),
)


@given(
    tree=TREES,
    place=st.sampled_from(
        ["", "card", "recipe", "card.0", "recipe.0", "card.0.rows", "recipe.0.when", "recipe.0.gives"]
    ),
)
def test_any_data_in_any_place_is_a_deck_or_refused(tree: Any, place: str) -> None:
    data: Any = json.loads(parse_toml(SMALL, "my.toml").content)
    at, *path = [data, *place.split(".")] if place else [data]
    for step in path[:-1]:
        at = at[int(step) if step.isdigit() else step]
    if path:
        at[int(path[-1]) if path[-1].isdigit() else path[-1]] = tree
    else:
        data = tree
    deck = deck_or_refusal(parse_json, json.dumps(data))
    if isinstance(deck, BadDeck):
        assert len(str(deck)) < 1000
    else:
        assert parse_json(deck.content, "again") == deck
