"""Where a card may lie: hortis 1, 2 and 6."""

from __future__ import annotations

import pytest

from futaie.core.rules.reason import Why
from futaie.games.hortis.rules.reasons import NotLegal
from tests.games.hortis.rules.slow_rules import legal_corners, rows_of, turned
from tests.games.hortis.table import GAME, dice, die, legal_words, lines, orchard, play, player, supply, table, why_not

ALL_ORANGE = "O1 O1 O1 / O1 O1 .."
ALL_LEMON = "Y1 Y1 Y1 / Y1 Y1 .."
MIXED = "O1 Y1 G1 / Y1 G1 .."

TURNS = {
    "0": "O1 Y1 G1 / Y2 .. G2",
    "90": "Y2 O1 / .. Y1 / G2 G1",
    "180": "G2 .. Y2 / G1 Y1 O1",
    "270": "G1 G2 / Y1 .. / O1 Y2",
}


@pytest.mark.parametrize("degrees", TURNS)
def test_hortis_1b_a_card_is_turned_clockwise_and_never_mirrored(degrees: str) -> None:
    position = table("O1 O1 O1 / O1 O1 ..", "O1 Y1 G1 / Y2 .. G2", "G1 G1 G1 / G1 G1 ..")
    rows = rows_of(TURNS[degrees])
    # Only its lower right corner lies on the first card, on the upper left one: the squirrel allows any tree there.
    x, y = 1 - len(rows[0]), len(rows) - 1
    play(position, f"2/{degrees} ({x},{y})")
    seen = orchard(position).ground
    assert [[seen[x + c, y - r] for c in range(len(rows[0]))] for r in range(len(rows))] == rows


def test_hortis_1c_a_card_must_cover_a_part_of_the_orchard() -> None:
    position = table(ALL_ORANGE, ALL_ORANGE, ALL_ORANGE)
    play(position, "2/0")
    assert why_not(position, "(2,-1)") is None, "one cell is enough"
    assert why_not(position, "(3,0)") is NotLegal.COVERS_NOTHING, "next to it is not on it"
    assert why_not(position, "(3,-2)") is NotLegal.COVERS_NOTHING
    assert why_not(position, "(0,2)") is NotLegal.COVERS_NOTHING
    assert why_not(position, "(19,-18)") is NotLegal.COVERS_NOTHING, "the corner of the grid"


def test_hortis_1d_a_card_may_lie_over_several_cards_and_over_a_whole_one() -> None:
    position = table(ALL_ORANGE, ALL_ORANGE, ALL_ORANGE, ALL_ORANGE)
    play(position, "2/0 (2,1)")
    play(position, "3/0 (1,1)")
    assert {(1, 0), (3, 1)} <= set(orchard(position).ground), "over the first and the second"
    play(position, "4/0 (1,1)")
    assert position.over
    assert [card["card"] for card in player(position)["orchard"]["cards"]] == [1, 2, 3, 4]


def test_hortis_1e_nobody_knows_which_card_comes_next() -> None:
    first_view = GAME.new(1, deal=[str(n) for n in range(1, 19)]).view(0)
    other_view = GAME.new(1, deal=[str(n) for n in (1, 2, 3, *range(18, 3, -1))]).view(0)
    assert first_view == other_view
    assert first_view["unseen"] == list(range(4, 19))
    assert first_view["pile"] == 6


def test_hortis_2a_a_tree_covers_only_a_tree_of_its_own_fruit() -> None:
    position = table("O1 O1 O1 / O1 O1 ..", "Y1 Y1 Y1 / O1 Y1 ..", "O1 O1 O1 / O1 O1 ..")
    play(position, "2/0")
    assert why_not(position, "(2,1)") is None, "its lower left orange on the upper right orange"
    assert why_not(position, "(1,1)") is None, "orange on orange, and one lemon on orange for the squirrel"
    assert why_not(position, "(0,0)") is NotLegal.TOO_MANY_MISMATCHES


def test_hortis_2c_a_tree_covers_an_empty_glade_freely_and_gets_no_die() -> None:
    position = table("O1 O1 O1 / O1 O1 ..", "G1 Y1 Y1 / Y1 Y1 ..", ALL_LEMON)
    play(position, "2/0 (2,-1)")
    assert orchard(position).ground[2, -1] == "G1"
    assert dice(position) == {}
    assert orchard(position).squirrel is None


def test_hortis_2b_a_tree_covers_a_die_on_a_glade_only_if_it_is_of_the_dies_fruit() -> None:
    """The glade lies on an orange tree with a die; for later trees only the die counts."""
    position = table("O1 Y1 G1 / Y1 G1 ..", "O1 Y1 G1 / Y1 G1 ..", ".. Y1 G1 / Y1 G1 G1", "O2 Y1 G1 / Y1 G1 G1", MIXED)
    play(position, "2/0 (0,0)  3/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("..", "O2")
    play(position, "4/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("O2", "O4")
    assert orchard(position).squirrel is None


def test_hortis_2b_a_tree_of_another_fruit_on_a_die_on_a_glade_needs_the_squirrel() -> None:
    position = table("O1 Y1 G1 / Y1 G1 ..", "O1 Y1 G1 / Y1 G1 ..", ".. Y1 G1 / Y1 G1 G1", "Y2 Y1 G1 / Y1 G1 G1", MIXED)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)")
    assert orchard(position).squirrel == (0, 0)
    assert die(position, 0, 0) is None


@pytest.mark.parametrize("start", ["O1 G1 G1 / G1 G1 ..", "Y2 G1 G1 / G1 G1 ..", ".. G1 G1 / G1 G1 G1"])
def test_hortis_2d_a_glade_covers_any_tree_and_any_glade(start: str) -> None:
    position = table(start, MIXED, MIXED)
    play(position, "2/0 (-2,1)")
    assert orchard(position).ground[0, 0] == ".."
    assert orchard(position).squirrel is None


def test_hortis_2d_a_glade_moves_a_die_up_unchanged() -> None:
    position = table("O2 Y1 G1 / Y1 G1 ..", "O2 Y1 G1 / Y1 G1 ..", ".. Y1 G1 / Y1 G1 G1", ".. Y1 G1 / Y1 G1 G1")
    play(position, "2/0 (0,0)")
    assert die(position, 0, 0) == "O4"
    play(position, "3/0 (0,0)")
    assert die(position, 0, 0) == "O4", "from a tree"
    play(position, "4/0 (0,0)")
    assert die(position, 0, 0) == "O4", "from a glade"
    assert supply(position) == "O4 Y3 G2"


def test_hortis_2d_a_glade_adds_no_die() -> None:
    position = table("O2 Y1 G1 / Y1 G1 ..", ".. Y1 G1 / Y1 G1 O1", ".. Y1 G1 / Y1 G1 O1")
    play(position, "2/0 (0,0)")
    assert die(position, 0, 0) is None, "on a tree"
    assert die(position, 2, -1) is None, "a tree on a glade"
    play(position, "3/0 (0,0)")
    assert die(position, 0, 0) is None, "on a glade"
    assert die(position, 2, -1) == "O2"


def test_hortis_6a_the_squirrel_lets_one_tree_differ_from_the_tree_beneath() -> None:
    """hortis 7e too."""
    position = table(ALL_ORANGE, ALL_LEMON, ALL_LEMON)
    play(position, "2/0")
    assert position.preview(0, GAME.parse(position, 0, "(2,1)")[0])["squirrel"] == {"x": 2, "y": 0}
    events = play(position, "(2,1)")
    assert events[0].shown["squirrel"] == {"x": 2, "y": 0}
    assert orchard(position).squirrel == (2, 0)
    assert orchard(position).ground[2, 0] == "Y1"
    assert dice(position) == {}, "no die goes onto the squirrel's tree"


def test_hortis_6b_never_two_trees_at_once() -> None:
    position = table(ALL_ORANGE, ALL_LEMON, ALL_LEMON)
    play(position, "2/0")
    reason = position.reason(0, GAME.parse(position, 0, "(1,1)")[0])
    assert reason is not None
    assert reason.code is NotLegal.TOO_MANY_MISMATCHES
    assert reason.figures == {"cells": [{"x": 1, "y": 0}, {"x": 2, "y": 0}], "where": "(1,0) (2,0)"}


def test_hortis_6a_once_per_game() -> None:
    position = table(ALL_ORANGE, ALL_LEMON, ALL_LEMON)
    play(position, "2/0 (2,1)  3/0")
    assert why_not(position, "(-2,1)") is None, "its glade covers an orange tree"
    assert why_not(position, "(0,-1)") is NotLegal.TOO_MANY_MISMATCHES
    position = table(ALL_ORANGE, ALL_LEMON, "Y1 Y1 Y1 / Y1 .. Y1")
    play(position, "2/0 (2,1)  3/0")
    assert why_not(position, "(-2,1)") is NotLegal.SQUIRREL_SPENT
    assert why_not(position, "(3,2)") is None, "lemon on lemon"


def test_hortis_6c_a_die_under_the_mismatch_returns_to_the_supply() -> None:
    position = table("O1 Y1 G1 / Y1 G1 ..", "O1 Y1 G1 / Y1 G1 ..", "Y1 Y1 G1 / Y1 G1 ..")
    play(position, "2/0 (0,0)")
    assert supply(position) == "O4 Y3 G3"
    play(position, "3/0 (0,0)")
    assert supply(position) == "O5 Y3 G3"
    assert orchard(position).squirrel == (0, 0)
    assert die(position, 0, 0) is None


def test_hortis_6d_the_squirrels_tree_is_never_covered_again() -> None:
    """hortis 6e too."""
    position = table(ALL_ORANGE, ALL_LEMON, ALL_LEMON, ALL_LEMON)
    play(position, "2/0 (2,1)")
    play(position, "3/0")
    assert why_not(position, "(2,1)") is NotLegal.COVERS_SQUIRREL, "not by a tree"
    play(position, "(4,2)")
    play(position, "4/0")
    assert why_not(position, "(0,1)") is NotLegal.COVERS_SQUIRREL, "nor by a glade"
    assert not any(word in legal_words(position) for word in ("(2,0)", "(1,1)", "(0,0)"))


def test_hortis_6f_the_squirrel_comes_automatically_and_only_then() -> None:
    position = table(ALL_ORANGE, ALL_ORANGE, ALL_ORANGE)
    play(position, "2/0 (0,0)")
    assert orchard(position).squirrel is None
    assert all(name != "SQUIRREL" for name, _ in lines(position))


def test_an_action_out_of_turn_is_refused_with_the_reason() -> None:
    position = table(ALL_ORANGE, ALL_ORANGE, ALL_ORANGE, ALL_ORANGE)
    assert why_not(position, "4/0") is NotLegal.NOT_IN_HAND, "it has not been drawn"
    assert why_not(position, "1/0") is NotLegal.NOT_IN_HAND, "it lies in the orchard"
    assert why_not(position, "18/0") is NotLegal.NOT_IN_HAND, "there is no such card"
    assert why_not(position, "(0,0)") is NotLegal.CHOOSE_CARD_FIRST
    assert why_not(position, "!1") is NotLegal.NOTHING_TO_SERVE
    play(position, "2/0")
    assert why_not(position, "3/0") is NotLegal.CHOOSE_PLACE_FIRST
    assert why_not(position, "!1") is NotLegal.NOTHING_TO_SERVE
    for action in (-1, GAME.action_count):
        reason = position.reason(0, action)
        assert reason is not None
        assert reason.code is Why.NO_SUCH_ACTION
    assert position.legal(-1) == position.legal(1) == []


def test_a_card_that_fits_nowhere_in_some_turn_is_not_offered_in_that_turn() -> None:
    """No chain may lead to a dead end."""
    middle = "Y1 .. Y1 / Y1 Y1 Y1"
    position = table("O1 O1 O1 / O1 .. O1", middle, "O1 O1 O1 / O1 .. G1", "G1 G1 G1 / G1 .. G1")
    play(position, "2/0 (-2,1)")
    before = orchard(position)
    for word in ("3/0", "3/90", "3/180", "3/270", "4/0", "4/90", "4/180", "4/270"):
        card, degrees = word.split("/")
        face = ["O1 O1 O1 / O1 .. G1", "G1 G1 G1 / G1 .. G1"][int(card) - 3]
        fits = bool(legal_corners(before, turned(rows_of(face), int(degrees))))
        assert (word in legal_words(position)) == fits
        assert why_not(position, word) is (None if fits else NotLegal.FITS_NOWHERE)


LONGEST = {
    "east": (0, [(x, 0) for x in range(2, 17, 2)]),
    "west": (0, [(x, 0) for x in range(-2, -17, -2)]),
    "north": (90, [(0, y) for y in range(2, 17, 2)]),
    "south": (90, [(0, y) for y in range(-1, -16, -2)]),
}


@pytest.mark.parametrize(("degrees", "corners"), LONGEST.values(), ids=LONGEST)
def test_the_grid_has_room_for_the_longest_orchards(degrees: int, corners: list[tuple[int, int]]) -> None:
    position = table(*[ALL_ORANGE] * 9)
    for x, y in corners:
        play(position, f"{player(position)['hand'][0]}/{degrees} ({x},{y})")
    assert position.over
    assert len(orchard(position).ground) == {0: 2 * (3 + 8 * 2), 90: 6 + 5 + 7 * 4 - 1}[degrees]
