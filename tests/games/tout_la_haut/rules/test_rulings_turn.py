"""tout-la-haut 2 and 3: draw, build, pass on; what fits on what."""

from __future__ import annotations

import pytest

from futaie.core.rules.reason import Why
from futaie.games.tout_la_haut.rules.reasons import NotLegal
from tests.games.tout_la_haut.table import GAME, hand, legal_words, play, refusal, table

SIX = "r3g3 b3y3 r4b4 g4y4 y4r4 g2g3"


def test_tout_la_haut_2b_the_builder_passes_the_rest_to_the_left_where_a_card_is_drawn() -> None:
    """tout-la-haut 2a too."""
    position = table("r3g3 b3y3 r3y3 r4b4 g4y4 y4r4", seats=3, rounds=1)
    assert (position.movers(), hand(position)) == ([0], ["r3g3", "r3y3", "b3y3", "r4b4"])
    play(position, "r3y3")
    assert (position.movers(), hand(position)) == ([1], ["r3g3", "b3y3", "r4b4", "g4y4"])
    play(position, "-b3y3")
    assert (position.movers(), hand(position)) == ([2], ["r3g3", "r4b4", "g4y4", "y4r4"])
    play(position, "y4r4")
    assert position.over
    trees = [[card["card"] for card in tree["cards"]] for tree in position.revealed()["trees"]]
    assert trees == [["r3y3"], ["b3y3"], ["y4r4"]]


def test_tout_la_haut_2_events_tell_each_seat_what_it_may_know() -> None:
    position = table(SIX, rounds=2)
    build, passing, draw = play(position, "-r3g3")
    assert build.for_seat(0) == {"kind": "build", "seat": 0, "face": "down", "card": "r3g3"}
    assert build.for_seat(1) == build.for_seat(None) == {"kind": "build", "seat": 0, "face": "down"}
    assert passing.for_seat(0) == passing.for_seat(1)
    assert passing.for_seat(1) == {"kind": "pass", "seat": 0, "to": "B", "count": 2, "cards": ["b3y3", "r4b4"]}
    assert passing.for_seat(None) == {"kind": "pass", "seat": 0, "to": "B", "count": 2}
    assert draw.for_seat(1) == {"kind": "draw", "seat": 1, "card": "g4y4"}
    assert draw.for_seat(0) == {"kind": "draw", "seat": 1}
    (build, *_) = play(position, "b3y3")
    assert build.for_seat(None) == {"kind": "build", "seat": 1, "face": "up", "card": "b3y3"}


def test_tout_la_haut_2d_nothing_is_passed_or_drawn_after_the_last_turn() -> None:
    position = table(SIX, rounds=1)
    play(position, "r3g3")
    assert [event.kind for event in play(position, "b3y3")] == ["build", "end"]
    assert position.view(None)["deck"] == 2


def test_tout_la_haut_2_a_turn_is_one_action_and_cannot_be_undone() -> None:
    position = table(SIX, rounds=2)
    assert position.turn == 1
    assert all(position.commits(0, action) for action in position.legal(0))
    play(position, "r3g3")
    assert position.turn == 2


def test_tout_la_haut_2c_only_cards_in_hand_can_be_built() -> None:
    position = table(SIX, rounds=2)
    for word in ("g4y4", "-g4y4"):
        reason = refusal(position, word)
        assert reason.code is NotLegal.NOT_IN_HAND
        assert reason.figures == {"card": "g4y4"}
    assert position.reason(1, 0).code is Why.NOT_YOUR_TURN
    assert position.reason(0, GAME.action_count).code is Why.NO_SUCH_ACTION


def test_tout_la_haut_3c_on_the_stump_anything_may_be_built() -> None:
    position = table(SIX, rounds=2)
    assert legal_words(position) == ["r3g3", "-r3g3", "b3y3", "-b3y3", "r4b4", "-r4b4"]


def grown(built: str, card: str) -> object:
    """Why the card may not be built face up on top of another card; None if it may."""
    names = [built.removeprefix("-"), card]
    fill = [name for name in ["r3g3", "b3y3", "r4b4", "g4y4", "y4r4", "g2g3", "v4v4", "v2v3"] if name not in names][:4]
    position = table(f"{names[0]} {card} {' '.join(fill)}", rounds=2)
    play(position, f"{built} -{fill[0]}")
    reason = refusal(position, card)
    return None if reason is None else reason.code


def test_tout_la_haut_3a_the_lower_floor_matches_the_top_floor_in_colour() -> None:
    assert grown("r3g3", "g4y4") is None
    assert grown("r3g3", "g2g3") is None


def test_tout_la_haut_3a_the_lower_floor_matches_the_top_floor_in_value() -> None:
    assert grown("r3g3", "b3y3") is None
    assert grown("r4b4", "y4r4") is None


def test_tout_la_haut_3_a_card_that_matches_neither_way_is_refused_with_both_floors() -> None:
    position = table("r3g3 r4b4 b3y3 g4y4 y4r4 g2g3", rounds=2)
    play(position, "r3g3 -b3y3")
    reason = refusal(position, "r4b4")
    assert reason.figures == {"card": "r4b4", "colour": "red", "value": 4, "colour_below": "green", "value_below": 3}


def test_tout_la_haut_3a_only_the_top_floor_of_the_tree_counts() -> None:
    assert grown("r3g3", "r4b4") is NotLegal.NO_MATCH
    assert grown("g2g3", "r2r2") is NotLegal.NO_MATCH


def test_tout_la_haut_3d_cards_are_never_turned_upside_down() -> None:
    """The upper floor of y4r4 would match a red one below."""
    assert grown("g2g3", "b4g4") is NotLegal.NO_MATCH
    assert grown("b3r3", "y4r4") is NotLegal.NO_MATCH


def test_tout_la_haut_3b_face_down_any_card_is_legal() -> None:
    assert grown("r3g3", "r4b4") is NotLegal.NO_MATCH
    position = table("r3g3 r4b4 b3y3 g4y4 y4r4 g2g3", rounds=2)
    play(position, "r3g3 -b3y3")
    assert "-r4b4" in legal_words(position)
    assert {word for word in legal_words(position) if word.startswith("-")} == {"-r4b4", "-g4y4", "-y4r4"}


@pytest.mark.parametrize("card", ["r4b4", "g2g3", "v4v4", "b3y3"])
def test_tout_la_haut_3c_on_a_card_face_down_anything_may_be_built(card: str) -> None:
    assert grown("-r3g3", card) is None


def test_tout_la_haut_3_equal_cards_in_hand_are_one_choice() -> None:
    position = table("r2r2 r2r2 b3y3 g4y4", rounds=1)
    assert legal_words(position) == ["r2r2", "-r2r2", "b3y3", "-b3y3"]
    play(position, "r2r2")
    assert hand(position) == ["r2r2", "b3y3", "g4y4"]


def test_the_preview_shows_floors_matches_run_and_score() -> None:
    position = table("r3g3 g2g3 b3y3 g4y4 y4r4 r4b4", rounds=2)
    play(position, "r3g3 b3y3")

    def preview(word: str) -> object:
        return position.preview(0, GAME.parse(position, 0, word)[0])

    assert preview("g2g3") == {
        "card": "g2g3",
        "face": "up",
        "floors": [{"colour": "green", "value": 2}, {"colour": "green", "value": 3}],
        "matches": ["colour"],
        "adds": 5,
        "total": 11,
        "run": {"length": 3, "colour": "green", "longest": 3, "points": 3},
        "objective": None,
        "score": 14,
        "ends": False,
    }
    assert preview("-y4r4") == {
        "card": "y4r4",
        "face": "down",
        "floors": [{"colour": "grey", "value": 2}, {"colour": "grey", "value": 2}],
        "matches": [],
        "adds": 4,
        "total": 10,
        "run": {"length": 1, "colour": "red", "longest": 1, "points": 1},
        "objective": None,
        "score": 11,
        "ends": False,
    }
