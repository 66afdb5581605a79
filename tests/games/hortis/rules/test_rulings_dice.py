"""Dice, baskets, the wheelbarrow, and sharing out scarce dice: hortis 3, 4, 5 and 7."""

from __future__ import annotations

import pytest

from futaie.games.hortis.rules.actions import CHOOSE_SERVED
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.reasons import NotLegal
from tests.games.hortis.table import GAME, dice, die, legal_words, orchard, play, player, supply, table, why_not

ONES = "O1 Y1 G1 / Y1 G1 .."
TWOS = "O2 Y2 G2 / Y2 G2 .."
ORANGES = "O1 O1 O1 / O1 O1 .."
FULL = "O2 O2 O2 / O2 O2 .."


# hortis 3


@pytest.mark.parametrize(("below", "above", "value"), [(1, 1, 2), (1, 2, 3), (2, 1, 3), (2, 2, 4)])
def test_hortis_3a_a_new_die_shows_the_fruits_of_both_trees(below: int, above: int, value: int) -> None:
    """The rulebook's example: a tree with two fruits on a tree with one gives a 3."""
    position = table(f"O{below} Y1 G1 / Y1 G1 ..", f"O{above} Y1 G1 / Y1 G1 ..", ONES)
    play(position, "2/0 (0,0)")
    assert die(position, 0, 0) == f"O{value}"


def test_hortis_3a_every_tree_on_a_tree_gets_a_die_of_its_fruit() -> None:
    position = table(ONES, TWOS, ONES)
    play(position, "2/0 (0,0)")
    assert dice(position) == {(0, 0): "O3", (1, 0): "Y3", (2, 0): "G3", (0, -1): "Y3", (1, -1): "G3"}
    assert supply(position) == "O4 Y3 G3"


def test_hortis_3e_trees_on_new_ground_get_no_die() -> None:
    position = table(ORANGES, ORANGES, ORANGES)
    play(position, "2/0 (2,1)")
    assert dice(position) == {(2, 0): "O2"}


def test_hortis_3c_a_die_moves_up_and_grows_by_the_fruits_of_the_new_tree() -> None:
    """The rulebook's example: a tree with one fruit on a die of 4 makes it a 5."""
    position = table(TWOS, TWOS, ONES, TWOS)
    play(position, "2/0 (0,0)")
    assert set(dice(position).values()) == {"O4", "Y4", "G4"}
    play(position, "3/0 (0,0)")
    assert set(dice(position).values()) == {"O5", "Y5", "G5"}
    assert supply(position) == "O4 Y3 G3", "it is the same die"


def test_hortis_3d_above_6_a_die_becomes_a_basket() -> None:
    position = table(TWOS, TWOS, TWOS, ONES)
    play(position, "2/0 (0,0)  3/0 (0,0)")
    assert die(position, 0, 0) == "O6", "6 is still a 6"
    play(position, "4/0 (0,0)")
    assert die(position, 0, 0) == "O10"
    position = table(TWOS, TWOS, ONES, TWOS)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)")
    assert die(position, 0, 0) == "O10", "5 and 2"


def test_hortis_3b_without_dice_in_the_supply_no_die_is_placed() -> None:
    position = table(ORANGES, ORANGES, ORANGES, ORANGES)
    play(position, "2/0 (0,0)")
    assert supply(position) == "O0 Y5 G5"
    play(position, "3/180 (2,0)")
    events = play(position, "4/180 (4,0)")
    assert len(dice(position)) == 5
    assert events[0].shown["dice"] == []
    assert supply(position) == "O0 Y5 G5"


def test_hortis_3c_a_die_on_a_glade_grows_too_when_a_tree_covers_it() -> None:
    position = table(TWOS, TWOS, ".. Y1 G1 / Y1 G1 O1", TWOS, TWOS)
    play(position, "2/0 (0,0)  3/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("..", "O4")
    play(position, "4/0 (0,0)")
    assert die(position, 0, 0) == "O6"


# hortis 4 and 5


def one_basket(*more: str) -> Hortis:
    """An orange die at 10 in the upper left corner, the others not yet; then the cards of the test."""
    position = table("O2 Y1 G1 / Y1 G1 ..", *["O2 Y1 G1 / Y1 G1 .."] * 3, *more)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)")
    assert dice(position) == {(0, 0): "O10", (1, 0): "Y4", (2, 0): "G4", (0, -1): "Y4", (1, -1): "G4"}
    return position


def test_hortis_4a_a_covered_basket_becomes_the_wheelbarrow() -> None:
    position = one_basket("O1 Y1 G1 / Y1 G1 ..")
    assert supply(position) == "O4 Y3 G3"
    preview = position.preview(0, GAME.parse(position, 0, "5/0")[0])
    assert preview["places"] > 0
    events = play(position, "5/0 (0,0)")
    assert die(position, 0, 0) == "O15"
    assert supply(position) == "O5 Y3 G3", "the die returns"
    assert events[0].shown["wheelbarrow"] == {"x": 0, "y": 0}
    assert position.scores() == [15 + 4 * 5]


def test_hortis_4c_a_basket_on_a_glade_becomes_the_wheelbarrow_when_a_tree_covers_it() -> None:
    position = one_basket(".. Y1 G1 / Y1 G1 O1", "O1 Y1 G1 / Y1 .. O1")
    play(position, "5/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("..", "O10")
    play(position, "6/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("O1", "O15")


def test_hortis_4b_a_basket_stays_when_the_wheelbarrow_is_in_play() -> None:
    """hortis 13c too."""
    both = "O2 Y2 G1 / Y1 G1 .."
    position = table(both, both, both, both, "O1 Y1 G1 / Y1 G1 ..", ONES)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)")
    assert (die(position, 0, 0), die(position, 1, 0)) == ("O10", "Y10")
    play(position, "5/0 (0,0) !2")
    assert (die(position, 0, 0), die(position, 1, 0)) == ("O10", "Y15")
    play(position, "6/0 (0,0)")
    assert (die(position, 0, 0), die(position, 1, 0)) == ("O10", "Y15")
    assert supply(position) == "O4 Y4 G3"


def test_hortis_5a_the_wheelbarrow_has_the_colour_of_the_die_it_replaced() -> None:
    """hortis 5b too."""
    position = one_basket(ONES, "O1 Y1 G1 / Y1 G1 ..")
    play(position, "5/0 (0,0)")
    (cell,) = [cell for cell in player(position)["orchard"]["cells"] if cell["die"] and cell["die"]["value"] == 15]
    assert cell["die"] == {"fruit": "orange", "value": 15}
    play(position, "6/0 (0,0)")
    assert die(position, 0, 0) == "O15", "covered by an orange tree it stays 15"
    assert orchard(position).squirrel is None


def test_hortis_5c_on_a_glade_the_wheelbarrow_scores_nothing_and_keeps_its_colour() -> None:
    position = one_basket(ONES, ".. Y1 G1 / Y1 G1 O1", "O1 Y1 G1 / Y1 .. O1")
    play(position, "5/0 (0,0)  6/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("..", "O15")
    assert position.scores() == [4 * 6], "the lemons and limes alone"
    play(position, "7/0 (0,0)")
    assert (orchard(position).ground[0, 0], die(position, 0, 0)) == ("O1", "O15"), "back on a tree"
    assert orchard(position).squirrel is None


def test_hortis_5d_covered_by_the_squirrels_mismatch_the_wheelbarrow_is_available_again() -> None:
    position = one_basket(ONES, "Y1 Y1 G1 / Y1 G1 ..", ONES)
    play(position, "5/0 (0,0)  6/0 (0,0)")
    assert orchard(position).squirrel == (0, 0)
    assert die(position, 0, 0) is None
    assert player(position)["orchard"]["wheelbarrow"] is None
    assert supply(position) == "O5 Y3 G3"


# hortis 7


def scarce_dice() -> Hortis:
    """One orange die is left and two orange trees want it."""
    position = table(ORANGES, ORANGES, ORANGES, ORANGES, ORANGES)
    play(position, "2/0 (0,1)  3/0 (0,2)")
    assert supply(position) == "O1 Y5 G5"
    return position


def test_hortis_7b_if_dice_are_scarce_the_player_chooses_which_trees_get_them() -> None:
    position = scarce_dice()
    play(position, "4/0")
    (lay,) = GAME.parse(position, 0, "(0,3)")
    preview = position.preview(0, lay)
    assert (preview["owed"], preview["dice"], position.commits(0, lay)) == (1, [], False)
    assert play(position, "(0,3)") == []
    assert legal_words(position) == ["!4", "!5"]
    assert player(position)["question"] == {"scarce": "orange", "owed": 1, "cells": [4, 5]}
    (serve,) = GAME.parse(position, 0, "!5")
    assert position.commits(0, serve)
    assert position.preview(0, serve)["dice"] == [{"x": 1, "y": 2, "was": None, "now": {"fruit": "orange", "value": 2}}]
    events = play(position, "!5")
    assert events[0].shown["served"] == [5]
    assert (die(position, 0, 2), die(position, 1, 2)) == (None, "O2")
    assert supply(position) == "O0 Y5 G5"


def test_hortis_7_wrong_answers_are_refused_with_the_reason() -> None:
    position = scarce_dice()
    play(position, "4/0")
    assert why_not(position, "!4") is NotLegal.NOTHING_TO_SERVE
    play(position, "(0,3)")
    assert why_not(position, "!1") is NotLegal.NOT_WAITING
    assert why_not(position, "!6") is NotLegal.NOT_WAITING, "a glade"
    assert why_not(position, "4/0") is NotLegal.SERVE_FIRST
    assert why_not(position, "(0,3)") is NotLegal.SERVE_FIRST


def test_hortis_7a_if_there_are_enough_dice_or_none_nobody_is_asked() -> None:
    """hortis 7b too."""
    position = scarce_dice()
    play(position, "4/0 (2,3)")
    assert position.turn == 4, "one tree wants the one die"
    assert supply(position) == "O0 Y5 G5"
    play(position, "5/0 (1,4)")
    assert position.over, "two trees want what is not there"


def two_of_three() -> Hortis:
    """Two orange dice are left, and card 4, upside down at (-2,3), covers three bare orange trees."""
    position = table(ORANGES, ORANGES, ORANGES, ORANGES, ORANGES)
    play(position, "2/180 (0,1)  3/0 (-2,2)")
    assert supply(position) == "O2 Y5 G5"
    play(position, "4/180 (-2,3)")
    return position


def test_hortis_7_several_cells_are_chosen_in_reading_order_without_dead_ends() -> None:
    position = two_of_three()
    assert legal_words(position) == ["!4", "!5"], "after the last one there would be none left"
    assert why_not(position, "!6") is NotLegal.LEAVES_TOO_FEW
    assert player(position)["question"]["owed"] == 2
    assert not position.commits(0, GAME.parse(position, 0, "!5")[0])
    play(position, "!5")
    assert legal_words(position) == ["!6"]
    assert why_not(position, "!4") is NotLegal.NOT_ASCENDING
    assert why_not(position, "!5") is NotLegal.NOT_ASCENDING
    play(position, "!6")
    assert (die(position, -2, 2), die(position, -1, 2), die(position, 0, 2)) == (None, "O2", "O2")


def test_hortis_7_one_chain_for_each_result() -> None:
    found = set()
    for first in ("!4", "!5"):
        position = two_of_three()
        play(position, first)
        for second in legal_words(position):
            after = position.copy()
            play(after, second)
            found.add(frozenset(dice(after)))
    assert len(found) == 3


def all_baskets(*more: str) -> Hortis:
    """Five orange dice at 10 on the first card, none left; then the cards of the test."""
    position = table(FULL, FULL, FULL, FULL, *more)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)")
    assert list(dice(position).values()) == ["O10"] * 5
    assert supply(position) == "O0 Y5 G5"
    return position


def test_hortis_7b_if_several_baskets_want_the_wheelbarrow_the_player_chooses() -> None:
    position = all_baskets(ORANGES)
    play(position, "5/0 (1,0)")
    assert player(position)["question"] == {"scarce": "wheelbarrow", "owed": 1, "cells": [1, 2, 4]}
    assert position.phases[0] == CHOOSE_SERVED
    play(position, "!4")
    assert dice(position)[1, -1] == "O15"
    assert (dice(position)[1, 0], dice(position)[2, 0]) == ("O10", "O10")
    assert supply(position) == "O1 Y5 G5"


def test_hortis_7d_a_die_freed_by_the_wheelbarrow_is_available_at_once() -> None:
    """Card 6 covers one basket, which gets the wheelbarrow, and one bare orange tree, which gets its die."""
    position = all_baskets(ORANGES, "O1 O1 G1 / O1 .. O1")
    play(position, "5/180 (2,-1)")
    assert supply(position) == "O0 Y5 G5"
    play(position, "6/0 (1,-1)")
    assert position.over, "nobody was asked"
    assert orchard(position).squirrel == (3, -1), "its lime on the orange"
    assert (die(position, 1, -1), die(position, 3, -2)) == ("O15", "O2")
    assert supply(position) == "O0 Y5 G5"


def test_hortis_7_even_a_freed_die_may_be_wanted_by_two() -> None:
    position = all_baskets(ORANGES, ORANGES)
    play(position, "5/180 (2,-1)  6/0 (1,-1)")
    assert player(position)["question"] == {"scarce": "orange", "owed": 1, "cells": [3, 5]}
    assert die(position, 1, -1) == "O15"
    play(position, "!3")
    assert (die(position, 3, -1), die(position, 2, -2)) == ("O2", None)


def test_hortis_7c_first_the_wheelbarrow_then_the_dice_it_frees() -> None:
    """Three baskets want the wheelbarrow, one bare tree the die that it frees: before that there is no die."""
    position = all_baskets(ORANGES, ORANGES)
    play(position, "5/180 (2,-1)  6/90 (1,0)")
    assert player(position)["question"] == {"scarce": "wheelbarrow", "owed": 1, "cells": [1, 2, 3]}
    assert die(position, 2, -2) is None
    play(position, "!2")
    assert position.over
    assert (die(position, 2, 0), die(position, 2, -2)) == ("O15", "O2")


def test_hortis_7d_a_die_freed_by_the_squirrel_is_available_at_once() -> None:
    """Five orange dice are out; a lemon on one of them frees it for one of two bare orange trees."""
    position = table(ORANGES, ORANGES, ORANGES, "Y1 O1 O1 / O1 .. O1", ORANGES)
    play(position, "2/0 (0,0)  3/180 (2,-1)")
    assert supply(position) == "O0 Y5 G5"
    play(position, "4/0 (1,-1)")
    assert orchard(position).squirrel == (1, -1)
    assert player(position)["question"] == {"scarce": "orange", "owed": 1, "cells": [3, 6]}
    play(position, "!6")
    assert (die(position, 3, -1), die(position, 3, -2)) == (None, "O2")
    assert supply(position) == "O0 Y5 G5"


def test_hortis_7d_the_wheelbarrow_freed_by_the_squirrel_is_available_at_once() -> None:
    position = all_baskets(ORANGES, "Y1 O1 O1 / .. O1 O1")
    play(position, "5/0 (0,0) !1")
    assert die(position, 0, 0) == "O15"
    play(position, "6/0")
    (lay,) = GAME.parse(position, 0, "(0,0)")
    assert position.preview(0, lay)["owed"] == 1
    play(position, "(0,0)")
    assert orchard(position).squirrel == (0, 0)
    assert player(position)["question"] == {"scarce": "wheelbarrow", "owed": 1, "cells": [2, 3, 5]}
    play(position, "!3")
    assert dice(position) == {(1, 0): "O10", (2, 0): "O15", (0, -1): "O10", (1, -1): "O10"}
    assert supply(position) == "O2 Y5 G5"


def test_hortis_7c_dice_are_asked_for_colour_by_colour() -> None:
    """One orange and one lemon are left, and two trees of each want them."""
    over, under = "Y1 Y1 .. / O1 O1 O1", "O1 O1 .. / Y1 Y1 Y1"
    position = table(over, "Y1 Y1 O1 / O1 Y1 ..", over, over, under, over)
    play(position, "3/0 (0,0)  2/0 (-2,-1)  4/0 (-2,-1)  5/270 (-3,1)")
    assert supply(position) == "O1 Y1 G5"
    play(position, "6/90 (-3,1)")
    assert player(position)["question"] == {"scarce": "orange", "owed": 1, "cells": [3, 5]}
    assert not position.commits(0, GAME.parse(position, 0, "!3")[0])
    play(position, "!3")
    assert player(position)["question"] == {"scarce": "lemon", "owed": 1, "cells": [2, 4]}
    play(position, "!2")
    assert position.over
    assert supply(position) == "O0 Y0 G5"
    assert player(position)["orchard"]["cards"][-1]["served"] == [2, 3]
