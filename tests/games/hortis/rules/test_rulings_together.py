"""Several players at once: hortis 11."""

from __future__ import annotations

import json

import pytest

import futaie
from futaie import IllegalAction
from futaie.core.rules.reason import Why
from futaie.games.hortis.rules.position import Hortis
from tests.games.hortis.rules.test_rulings_end import STUCK
from tests.games.hortis.table import GAME, die, legal_words, orchard, play, player, table

MIXED = "O1 Y1 G1 / Y1 G1 .."
ORANGES = "O1 O1 O1 / O1 O1 .."


def told(position: Hortis, reader: int | None) -> str:
    return json.dumps(position.view(reader), sort_keys=True)


def test_hortis_11a_everybody_gets_the_same_cards_in_the_same_order() -> None:
    position = GAME.new(8, seed="same cards")
    rng = futaie.Rng("same cards")
    while not position.over:
        if len(position.movers()) == 8:
            seen = position.view(None)["players"]
            cards = [sorted([card["card"] for card in each["orchard"]["cards"]] + each["hand"]) for each in seen]
            assert all(each == cards[0] for each in cards)
        seat = position.movers()[rng.below(len(position.movers()))]
        position.play(seat, position.random_action(seat, rng))
    firsts = {each["orchard"]["cards"][0]["card"] for each in position.view(None)["players"]}
    assert len(firsts) == 1


def test_hortis_11b_everybody_places_at_the_same_time_in_any_order() -> None:
    position = table(ORANGES, ORANGES, ORANGES, ORANGES, seats=3)
    assert position.simultaneous()
    assert position.movers() == [0, 1, 2]
    play(position, "2/0", seat=2)
    play(position, "3/90", seat=0)
    assert position.movers() == [0, 1, 2]
    play(position, "(0,0)", seat=2)
    assert position.movers() == [0, 1]
    with pytest.raises(IllegalAction) as refused:
        play(position, "3/0", seat=2)
    assert refused.value.reason.code is Why.NOT_YOUR_TURN
    play(position, "2/0 (1,0)", seat=1)
    assert position.turn == 1
    play(position, "(0,0)", seat=0)
    assert (position.turn, position.movers()) == (2, [0, 1, 2])
    assert [player(position, seat)["hand"] for seat in range(3)] == [[2, 4], [3, 4], [3, 4]]


def test_hortis_11c_placements_are_shown_when_all_have_placed() -> None:
    position = table(ORANGES, ORANGES, ORANGES, ORANGES, seats=2)
    others = [told(position, 1), told(position, None)]
    play(position, "2/0", seat=0)
    assert [told(position, 1), told(position, None)] == others, "an unfinished placement is nobody else's business"
    events = play(position, "(0,0)", seat=0)
    assert [event.kind for event in events] == ["placed"]
    assert events[0].for_seat(1) == events[0].for_seat(None) == {"kind": "placed", "seat": 0}
    assert events[0].for_seat(0)["card"] == 2
    for reader in (1, None):
        hidden = player(position, 0, reader)
        assert hidden["phase"] == "placed", "only who has placed is known"
        assert hidden["hand"] == [2, 3]
        assert len(hidden["orchard"]["cards"]) == 1
        assert hidden["score"] == 0
    own = player(position, 0, 0)
    assert (own["hand"], len(own["orchard"]["cards"]), own["score"]) == ([3], 2, 10)
    events = play(position, "3/0 (2,-1)", seat=1)
    assert [(event.kind, event.seat) for event in events] == [("placed", 1), ("place", 0), ("place", 1), ("draw", None)]
    assert all(event.for_seat(None) == event.for_seat(0) == event.for_seat(1) for event in events[1:])
    assert events[1].shown["card"] == 2
    assert events[1].shown["base"] == 10
    assert events[3].shown == {"card": 4}
    assert [len(player(position, seat, None)["orchard"]["cards"]) for seat in (0, 1)] == [2, 2]
    assert [player(position, seat, None)["hand"] for seat in (0, 1)] == [[3, 4], [2, 4]]


def test_hortis_11_a_solo_placement_is_announced_once_and_openly() -> None:
    position = table(ORANGES, ORANGES, ORANGES)
    assert not position.simultaneous()
    events = play(position, "2/0 (0,0)")
    assert [event.kind for event in events] == ["place"]
    assert events[0].for_seat(None) == events[0].for_seat(0)


def test_hortis_11_an_open_question_is_nobody_elses_business() -> None:
    position = table(ORANGES, ORANGES, ORANGES, ORANGES, ORANGES, seats=2)
    for seat in (0, 1):
        play(position, "2/0 (0,1)", seat=seat)
    for seat in (0, 1):
        play(position, "3/0 (0,2)", seat=seat)
    others = told(position, 1)
    play(position, "4/0 (0,3)", seat=0)
    assert legal_words(position, 0) == ["!4", "!5"]
    assert told(position, 1) == others
    play(position, "!5", seat=0)
    assert player(position, 0, 1)["phase"] == "placed"
    assert orchard(position, 0, 1).dice.keys() == {(0, 0), (1, 0), (0, 1), (1, 1)}
    play(position, "4/0 (0,3) !4", seat=1)
    assert orchard(position, 0, 1).dice.keys() - {(0, 0), (1, 0), (0, 1), (1, 1)} == {(1, 2)}
    assert die(position, 1, 2) == "O2"


def test_hortis_11e_the_highest_score_wins() -> None:
    position = table(ORANGES, "O2 O2 O2 / O2 O2 ..", seats=3)
    for seat, corner in enumerate(("(2,-1)", "(0,0)", "(1,0)")):
        play(position, f"2/0 {corner}", seat=seat)
    assert position.over
    assert position.outcome().scores == (0, 15, 9)
    assert position.outcome().ranking == (3, 1, 2)


def test_hortis_11e_a_score_below_0_is_the_lowest() -> None:
    """A lays an orange on a lemon, B only on the glade (hortis 9c)."""
    position = table(MIXED, ORANGES, seats=2)
    for seat, corner in enumerate(("(-2,-1)", "(2,-1)")):
        play(position, f"2/0 {corner}", seat=seat)
    assert position.outcome().scores == (-1, 0)
    assert position.outcome().ranking == (2, 1)


def test_hortis_11f_then_the_most_dice_used_wins_those_on_glades_included() -> None:
    """All have 10 points: A with four dice and a fifth on a glade, B with four, C with three (hortis 11g)."""
    position = table("O2 Y1 G1 / O1 G1 ..", "O2 O1 Y1 / O1 .. G1", "O1 O1 Y1 / .. Y1 G1", seats=3)
    for words in (("2/0 (0,1)", "2/0 (0,1)", "2/90 (-1,0)"), ("3/0 (0,1)", "3/180 (-1,2)", "3/270 (0,1)")):
        for seat, text in enumerate(words):
            play(position, text, seat)
    slows = [orchard(position, seat) for seat in range(3)]
    assert [(len(slow.dice), sum(not slow.is_tree(cell) for cell in slow.dice)) for slow in slows] == [
        (5, 1),
        (4, 0),
        (3, 0),
    ]
    assert position.outcome().scores == (10, 10, 10)
    assert position.outcome().ranking == (1, 2, 3)


def test_hortis_11g_the_wheelbarrow_is_a_die_used() -> None:
    full = "O2 Y1 G1 / Y1 G1 .."
    position = table(full, full, full, full, full, seats=1)
    play(position, "2/0 (0,0)  3/0 (0,0)  4/0 (0,0)  5/0 (0,0)")
    assert die(position, 0, 0) == "O15"
    (used,) = [line.reason.figures for line in position.outcome().sheets[0] if line.reason.code.name == "DICE_USED"]
    assert used == {"dice": 5}


def test_hortis_11h_a_tie_in_points_and_dice_is_shared() -> None:
    position = table(ORANGES, ORANGES, seats=2)
    play(position, "2/0 (0,0)", seat=0)
    play(position, "2/0 (0,0)", seat=1)
    assert position.outcome().ranking == (1, 1)


def test_hortis_11i_a_player_who_cannot_place_stops_while_the_others_go_on() -> None:
    """hortis 8 too."""
    position = table(*STUCK, seats=2)
    play(position, "3/0 (0,-1)", seat=0)
    events = play(position, "3/0 (0,0)", seat=1)
    assert ("stop", 0) in [(event.kind, event.seat) for event in events]
    assert position.movers() == [1]
    assert [player(position, seat, None)["phase"] for seat in (0, 1)] == ["stopped", "card"]
    kept = position.scores()[0]
    rng = futaie.Rng("go on")
    while not position.over:
        position.play(1, position.random_action(1, rng))
    assert position.scores()[0] == kept
    assert len(player(position, 1)["orchard"]["cards"]) > len(player(position, 0)["orchard"]["cards"])


def test_hortis_11j_with_recipes_everybody_sees_whether_the_target_was_met() -> None:
    position = GAME.new(3, seed="targets", recipes=(16, 17))
    rng = futaie.Rng("targets")
    while not position.over:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    outcome = position.outcome()
    for score, sheet in zip(outcome.scores, outcome.sheets, strict=True):
        assert sheet[-1].reason.figures == {"target": 61, "met": score >= 61}
    assert outcome.scores.index(max(outcome.scores)) in outcome.winners
