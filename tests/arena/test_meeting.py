"""Who sits where."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie.arena.meeting import Arena, Key, Meeting, meetings_of
from tests.arena.table import arena, play

PLAYERS = st.lists(st.sampled_from(["giant", "tree", "greedy", "random"]), min_size=2, max_size=5)


@given(PLAYERS, st.integers(0, 1000), st.text(min_size=1))
def test_everybody_sits_at_every_seat_once_on_every_deal(players, deal, seed):
    found = Arena("hortis", {}, seed, (Meeting(tuple(players)),))
    seatings = [found.seating(Key(0, deal, rotation)) for rotation in range(len(players))]
    for seat in range(len(players)):
        assert sorted(seating[seat] for seating in seatings) == sorted(players)
    for seating in seatings:
        assert sorted(seating) == sorted(players)


def test_nobody_always_plays_after_the_same_neighbour():
    found = arena("arboretum", "a,b,c,d")
    rounds = {found.seating(Key(0, deal, 0)) for deal in range(400)}
    assert rounds == set(permutations("abcd"))


def test_the_rotations_of_a_deal_have_the_same_cards():
    found = arena("arboretum", "greedy,random")
    assert found.deal_seed(0) == "oak-1"
    assert found.deal_seed(1) == "oak-2"


def test_a_seat_that_wins_more_often_helps_nobody():
    """At Biased Coin all seats are alike; two equal players on the same deals share every deal's wins evenly."""
    found = play(arena("biased-coin", "greedy,greedy@5"), 10)
    assert [result["wins"] for result in found["meetings"][0]["results"]] == [0.5, 0.5]


def test_in_a_round_robin_every_two_meet_once():
    pairs = [meeting.players for meeting in meetings_of(["a", "b", "c", "b"], True, False)]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_player_at_two_of_three_seats_has_a_fair_share_of_two_thirds():
    meeting = Meeting(("giant", "greedy", "greedy"))
    assert meeting.names == ("giant", "greedy")
    assert meeting.fair("giant") == pytest.approx(1 / 3)
    assert meeting.fair("greedy") == pytest.approx(2 / 3)


def test_a_solo_player_plays_every_deal_once():
    found = Arena("hortis", {}, "oak", meetings_of(["a", "b", "b"], False, True))
    assert [found.seating(key) for key in found.keys(2)] == [("a",), ("b",), ("a",), ("b",)]
