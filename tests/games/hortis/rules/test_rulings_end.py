"""The end, the score, and the leftover cards: hortis 8, 9 and 10."""

from __future__ import annotations

import pytest

import futaie
from futaie.games.hortis.faces.sheet import rank
from futaie.games.hortis.rules.position import Hortis
from tests.games.hortis.rules.slow_rules import legal_corners, rows_of, turned
from tests.games.hortis.table import GAME, dice, legal_words, lines, orchard, play, player, table

MIXED = "O1 Y1 G1 / Y1 G1 .."
ORANGES = "O1 O1 O1 / O1 O1 .."

# After card 3 at (0,-1), which takes the squirrel, neither card 2 nor card 4 fits anywhere.
STUCK = ("Y1 Y1 Y1 / Y1 .. Y1", "G1 G1 G1 / G1 .. G1", "Y1 .. O1 / Y1 Y1 Y1", "O1 .. O1 / O1 O1 G1")


def test_hortis_8a_the_game_ends_when_the_ninth_card_lies() -> None:
    position = GAME.new(1, seed="the end")
    rng = futaie.Rng("the end")
    assert player(position)["phase"] == "card"
    while not position.over:
        assert len(player(position)["hand"]) == (2 if position.turn < 8 else 1)
        events = position.play(0, position.random_action(0, rng))
    assert position.turn == 8, "there are eight placements"
    assert len(player(position)["orchard"]["cards"]) == 9
    assert [event.kind for event in events] == ["place", "end"]
    assert position.legal(0) == []


def test_hortis_8_a_card_is_drawn_after_each_placement_while_there_are_any() -> None:
    """hortis 1a too."""
    position = table(*[ORANGES] * 5)
    assert player(position)["hand"] == [2, 3]
    assert [event.for_seat(0)["kind"] for event in play(position, "2/0 (0,0)")] == ["place", "draw"]
    assert player(position)["hand"] == [3, 4]
    play(position, "4/0 (0,0)")
    assert player(position)["hand"] == [3, 5]
    assert [event.kind for event in play(position, "3/0 (0,0)")] == ["place"]
    assert player(position)["hand"] == [5]
    assert [event.kind for event in play(position, "5/0 (2,0)")] == ["place", "end"]


def test_hortis_8b_the_only_card_that_fits_must_be_placed() -> None:
    position = table("Y1 Y1 Y1 / Y1 .. Y1", "G1 G1 G1 / G1 .. G1", "Y1 .. O1 / Y1 Y1 Y1", "Y1 .. Y1 / Y1 Y1 Y1")
    play(position, "3/0 (0,-1)")
    assert player(position)["hand"] == [2, 4]
    assert {word.split("/")[0] for word in legal_words(position)} == {"4"}


def test_hortis_8c_a_player_who_cannot_place_stops_and_keeps_the_score() -> None:
    position = table(*STUCK)
    events = play(position, "3/0 (0,-1)")
    assert [event.kind for event in events] == ["place", "draw", "stop", "end"]
    assert position.over
    assert player(position)["phase"] == "stopped"
    for card in (STUCK[1], STUCK[3]):
        for degrees in (0, 90, 180, 270):
            assert not legal_corners(orchard(position), turned(rows_of(card), degrees))
    assert position.outcome().scores == (orchard(position).base(),)
    assert position.turn == 2


def scored() -> Hortis:
    """Three dice, one on a glade, and the squirrel between two that count and one that does not."""
    position = table(MIXED, "O2 Y1 G1 / Y1 G1 ..", "O1 .. G1 / Y1 O1 G1", MIXED)
    play(position, "2/0 (0,0)")
    assert dice(position) == {(0, 0): "O3", (1, 0): "Y2", (2, 0): "G2", (0, -1): "Y2", (1, -1): "G2"}
    play(position, "3/0 (0,0)")
    assert dice(position) == {(0, 0): "O4", (1, 0): "Y2", (2, 0): "G3", (0, -1): "Y3"}
    assert orchard(position).squirrel == (1, -1)
    return position


def test_hortis_9a_dice_on_trees_count_and_on_glades_do_not() -> None:
    """hortis 9b too."""
    position = scored()
    assert [line for line in lines(position) if line[0] in ("DIE", "ON_GLADE")] == [
        ("DIE", 4),
        ("ON_GLADE", 0),
        ("DIE", 3),
        ("DIE", 3),
    ]


def test_hortis_9c_the_squirrel_costs_1_and_1_for_each_die_on_an_adjacent_tree() -> None:
    position = scored()
    assert [line for line in lines(position) if "SQUIRREL" in line[0]] == [("SQUIRREL", -1), ("BESIDE_SQUIRREL", -1)], (
        "west of it a lemon on a tree; north of it a die on a glade, which does not count; diagonals do not either"
    )
    assert position.scores() == [4 + 3 + 3 - 2]
    assert orchard(position).base() == 8


def test_hortis_9d_the_wheelbarrow_counts_15_and_as_a_die_beside_the_squirrel() -> None:
    full = "O2 Y1 G1 / Y1 G1 .."
    position = table(full, full, full, full, full, "O1 G1 G1 / Y1 G1 ..")
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)  5/0 (0,0)")
    assert ("WHEELBARROW", 15) in lines(position)
    play(position, "6/0 (0,0)")
    assert orchard(position).squirrel == (1, 0)
    assert [line for line in lines(position) if line[0] == "BESIDE_SQUIRREL"] == [("BESIDE_SQUIRREL", -1)] * 3
    assert position.scores() == [15 + 6 + 6 + 6 - 4]


@pytest.mark.parametrize(
    ("score", "expected"),
    [(-1, 0), (39, 0), (40, 1), (44, 1), (45, 2), (49, 2), (50, 3), (54, 3), (55, 4), (59, 4), (60, 5)],
)
def test_hortis_9e_ranks(score: int, expected: int) -> None:
    assert rank(score) == expected


def test_hortis_9_the_sheet_shows_rank_and_dice_used() -> None:
    position = scored()
    sheet = position.outcome().sheets[0]
    assert [(line.reason.code.name, line.reason.figures) for line in sheet[-2:]] == [
        ("DICE_USED", {"dice": 4}),
        ("RANK", {"rank": 0, "range": "<40"}),
    ]
    assert sum(line.points for line in sheet) == position.outcome().scores[0] == 8


def test_hortis_10a_the_other_nine_are_left_for_the_next_game() -> None:
    position = GAME.new(1, seed="nine")
    rng = futaie.Rng("nine")
    while not position.over:
        position.play(0, position.random_action(0, rng))
    played = {card["card"] for card in player(position)["orchard"]["cards"]}
    left = [card + 1 for card in position.unseen()]
    assert len(left) == 9
    assert played | set(left) == set(range(1, 19))
    assert position.view(0)["unseen"] == left
    again = GAME.new(1, seed="nine more", pool=left)
    seen = {
        again.view(0)["players"][0]["orchard"]["cards"][0]["card"],
        *player(again)["hand"],
        *again.view(0)["unseen"],
    }
    assert seen == set(left)
    while not again.over:
        again.play(0, again.random_action(0, rng))
    assert again.unseen() == []


def test_hortis_10c_after_a_recipe_game_only_seven_are_left() -> None:
    position = GAME.new(1, seed="seven", recipes="random")
    rng = futaie.Rng("seven")
    while not position.over:
        position.play(0, position.random_action(0, rng))
    assert len(position.unseen()) == 7
