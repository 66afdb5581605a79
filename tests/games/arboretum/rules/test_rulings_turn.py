"""arboretum 3 to 7: draw, plant, discard, end."""

from __future__ import annotations

import pytest

import futaie
from futaie.core.rules.reason import Why
from futaie.games.arboretum.rules.actions import FIRST_DRAW, SECOND_DRAW
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import NotLegal
from tests.games.arboretum.table import GAME, garden, hand, known, legal_words, pile, play, why_not

DEAL = [letter + str(rank) for letter in "bacdjm" for rank in range(1, 9)]
"""A holds b1 to b7, B holds b8 and a1 to a6; the deck is a7 a8 c1 c2 …"""


def new_table() -> Arboretum:
    return GAME.new(2, deal=DEAL)


def slowest_turn(position: Arboretum, draws: str = "") -> None:
    """One card from the deck, two while there is no discard; plants the first card to the east, discards the next."""
    seat = position.mover()
    play(position, draws or ("+deck +deck" if position.turn == 1 else f"+deck {legal_words(position)[1]}"))
    one, other, *_ = hand(position, seat)
    play(position, f"{one} ({len(garden(position, seat))},0) -{other}")


def test_arboretum_3_the_first_turn_draws_two_cards_from_the_deck() -> None:
    position = new_table()
    assert legal_words(position) == ["+deck"]
    play(position, "+deck")
    assert legal_words(position) == ["+deck"]
    play(position, "+deck")
    assert hand(position, 0) == [*DEAL[:7], "a7", "a8"]
    assert why_not(position, "+deck") is NotLegal.DRAWN_ALREADY


def test_arboretum_3d_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2")
    (event,) = play(position, "+deck")
    assert event.for_seat(1) == {"kind": "draw", "seat": 1, "card": "c1"}
    assert "c1" in hand(position, 1)
    assert position.view(1)["phase"] == "draw"
    assert legal_words(position) == ["+deck", "+A"]


def test_arboretum_3e_a_card_from_the_deck_is_shown_to_nobody_else() -> None:
    position = new_table()
    (event,) = play(position, "+deck")
    for reader in (1, None):
        assert event.for_seat(reader) == {"kind": "draw", "seat": 0}
        assert position.view(reader)["hands"][0] == {"count": 8, "cards": None, "known": []}


@pytest.mark.parametrize("draws", ["+deck +deck", "+deck +A", "+A +deck", "+deck +B", "+B +deck", "+A +B", "+B +A"])
def test_arboretum_3b_each_card_comes_from_the_deck_or_any_pile_your_own_included(draws: str) -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2  +deck +deck a1 (0,0) -a2")
    tops = {"+deck": ["c3", "c4"], "+A": ["b2"], "+B": ["a2"]}
    held = hand(position, 0)
    play(position, draws)
    drawn = [tops[word].pop(0) for word in draws.split()]
    assert sorted(hand(position, 0)) == sorted([*held, *drawn])
    assert pile(position, 0) == ([] if "b2" in drawn else ["b2"])
    assert pile(position, 1) == ([] if "a2" in drawn else ["a2"])


@pytest.mark.parametrize("seat", [0, 1])
def test_arboretum_3c_both_cards_may_come_from_one_pile_the_second_from_underneath(seat: int) -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2  +deck +deck a1 (0,0) -a2")
    play(position, "+deck +deck b3 (1,0) -b4  +deck +deck a3 (1,0) -a4")
    under, top = pile(position, seat)
    word = "+" + "AB"[seat]
    play(position, word)
    assert known(position, 0, None) == [top]
    assert pile(position, seat) == [under]
    play(position, word)
    assert known(position, 0, None) == sorted([under, top])
    assert pile(position, seat) == []


def test_arboretum_3f_nothing_can_be_drawn_from_an_empty_pile_or_an_empty_seat() -> None:
    position = new_table()
    assert why_not(position, "+A") is NotLegal.PILE_EMPTY
    assert position.reason(0, 3).code is NotLegal.NO_SUCH_PILE


def test_arboretum_3a_planting_comes_after_two_draws() -> None:
    position = new_table()
    for word in ("b1", "(0,0)", "-b1"):
        assert why_not(position, word) is NotLegal.DRAW_FIRST
    play(position, "+deck")
    assert why_not(position, "b1") is NotLegal.DRAW_FIRST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_4a_two_draws_are_always_possible(seats: int) -> None:
    for seed in range(20):
        position = GAME.new(seats, seed=f"draws {seed}")
        rng = futaie.Rng(seed)
        while not position.over:
            seat = position.mover()
            if position.phase == FIRST_DRAW:
                assert position.view(None)["deck"] > 0
                assert position.turn == 1 or len(position.legal(seat)) > 1, "the last discard is on the table"
            if position.phase == SECOND_DRAW:
                assert position.legal(seat)
            position.apply(seat, position.random_action(seat, rng))


def test_arboretum_4b_after_the_last_deck_card_the_second_comes_from_a_discard() -> None:
    position = new_table()
    while position.view(None)["deck"] > 1:
        slowest_turn(position)
    play(position, "+deck")
    assert legal_words(position) == ["+B"]
    assert why_not(position, "+deck") is NotLegal.DECK_EMPTY
    play(position, "+B")
    assert len(hand(position, 0)) == 9


def test_arboretum_4_after_the_only_discard_the_second_comes_from_the_deck() -> None:
    position = new_table()
    while position.view(None)["deck"] > 1:
        slowest_turn(position)
    play(position, "+B")
    assert legal_words(position) == ["+deck"]


def test_arboretum_5b_the_first_card_is_the_middle_wherever_it_lies() -> None:
    position = new_table()
    play(position, "+deck +deck b1")
    assert legal_words(position) == ["(0,0)"]
    assert why_not(position, "(3,-2)") is NotLegal.FIRST_IN_THE_MIDDLE
    play(position, "(0,0)")
    assert garden(position, 0) == {(0, 0): "b1"}


def test_arboretum_5a_exactly_one_card_is_planted() -> None:
    position = new_table()
    play(position, "+deck +deck")
    assert legal_words(position) == hand(position, 0)
    assert why_not(position, "-b1") is NotLegal.PLANT_FIRST
    assert why_not(position, "(0,0)") is NotLegal.CHOOSE_CARD_FIRST
    assert why_not(position, "a1") is NotLegal.NOT_IN_HAND
    play(position, "b1")
    assert why_not(position, "b2") is NotLegal.CHOOSE_CELL_FIRST
    assert why_not(position, "-b2") is NotLegal.CHOOSE_CELL_FIRST
    play(position, "(0,0)")
    assert why_not(position, "b2") is NotLegal.PLANTED_ALREADY
    assert why_not(position, "(1,0)") is NotLegal.PLANTED_ALREADY


def test_arboretum_5c_a_card_is_planted_on_an_empty_cell_orthogonally_adjacent_to_a_planted_one() -> None:
    """arboretum 5e too: nothing is covered."""
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2  +deck +deck a1 (0,0) -a2")
    play(position, "+deck +deck b3 (1,0) -b4  +deck +deck a3 (1,0) -a4")
    play(position, "+deck +deck b5")
    assert sorted(legal_words(position)) == sorted(["(-1,0)", "(0,1)", "(0,-1)", "(2,0)", "(1,1)", "(1,-1)"])
    assert why_not(position, "(0,0)") is NotLegal.CELL_TAKEN
    assert why_not(position, "(1,0)") is NotLegal.CELL_TAKEN
    for cell in ("(2,1)", "(-1,-1)", "(3,0)", "(-17,17)"):
        assert why_not(position, cell) is NotLegal.CELL_NOT_ADJACENT


def test_arboretum_5e_a_hole_inside_a_garden_may_be_filled() -> None:
    position = new_table()
    ring = ["(0,0)", "(1,0)", "(2,0)", "(2,1)", "(2,2)", "(1,2)", "(0,2)", "(0,1)", "(1,1)"]
    for number, cell in enumerate(ring):
        for seat, where in ((0, cell), (1, f"({number},0)")):
            play(position, "+deck +deck" if position.turn == 1 else f"+deck {legal_words(position)[1]}")
            one, other, *_ = hand(position, seat)
            play(position, one)
            assert where in legal_words(position)
            play(position, f"{where} -{other}")
    assert len(garden(position, 0)) == 9


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_arboretum_5d_a_straight_line_of_seventeen_cards_is_legal(dx: int, dy: int) -> None:
    position = new_table()
    while not position.over:
        seat = position.mover()
        play(position, "+deck +deck" if position.turn == 1 else f"+deck {legal_words(position)[1]}")
        one, other, *_ = hand(position, seat)
        step = len(garden(position, seat))
        play(position, f"{one} ({step * dx},{step * dy}) -{other}")
    assert set(garden(position, 0)) == {(step * dx, step * dy) for step in range(17)}
    assert set(garden(position, 1)) == {(step * dx, step * dy) for step in range(16)}


def test_arboretum_6a_any_card_of_the_hand_may_be_discarded_a_just_drawn_one_too() -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0)")
    assert legal_words(position) == ["-" + card for card in hand(position, 0)]
    assert "-a8" in legal_words(position)
    play(position, "-a8")
    assert pile(position, 0) == ["a8"]
    assert len(hand(position, 0)) == 7


def test_arboretum_6_a_card_just_taken_from_a_pile_may_be_discarded_at_once() -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2  +A +deck a1 (0,0) -b2")
    assert pile(position, 0) == []
    assert pile(position, 1) == ["b2"]


def test_arboretum_6_a_card_just_taken_from_a_pile_may_be_planted_at_once() -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0) -b2  +A +deck b2 (0,0) -a1")
    assert garden(position, 1) == {(0, 0): "b2"}


def test_arboretum_6_the_planted_card_and_cards_of_others_cannot_be_discarded() -> None:
    position = new_table()
    play(position, "+deck +deck b1 (0,0)")
    for word in ("-b1", "-a1", "-m8"):
        assert why_not(position, word) is NotLegal.NOT_IN_HAND


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arboretum_6b_every_hand_is_exactly_seven_after_every_discard(seats: int) -> None:
    for seed in range(10):
        position = GAME.new(seats, seed=f"hands {seed}")
        rng = futaie.Rng(seed)
        while not position.over:
            seat = position.mover()
            piles = [position.pile(other) for other in range(seats)]
            position.apply(seat, position.random_action(seat, rng))
            if position.phase == FIRST_DRAW:
                assert [len(position.hand(other)) for other in range(seats)] == [7] * seats
                piles[seat].append(position.pile(seat)[-1])
                assert [position.pile(other) for other in range(seats)] == piles, "one card, on one's own pile"


def test_arboretum_7a_after_the_last_deck_card_only_the_present_turn_is_finished() -> None:
    position = new_table()
    while position.view(None)["deck"] > 2:
        slowest_turn(position, "+deck +deck")
    play(position, "+deck +deck")
    last = position.mover()
    assert position.view(None)["deck"] == 0
    assert not position.over
    one, other, *_ = hand(position, last)
    play(position, f"{one} ({len(garden(position, last))},0)")
    assert not position.over
    events = play(position, f"-{other}")
    assert position.over
    assert [event.kind for event in events] == ["discard", "end"]
    assert position.movers() == []
    for seat in range(2):
        assert position.legal(seat) == []
        assert position.reason(seat, 0).code is Why.GAME_OVER
    assert [len(garden(position, seat)) for seat in range(2)] == [9, 8]


def test_arboretum_7b_taking_discards_while_the_deck_has_cards_ends_nothing() -> None:
    position = new_table()
    while position.view(None)["deck"] > 2:
        slowest_turn(position, "+deck +deck")
    slowest_turn(position, "+A +B")
    assert not position.over
    slowest_turn(position, "+deck +A")
    assert not position.over
    slowest_turn(position, "+deck +B")
    assert position.over
