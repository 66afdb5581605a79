"""Rewards at the end of a game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie.core.rules.outcome import places
from futaie.research.rewards import MOST_POINTS, REWARD, lowest, rewards


class Ended:
    def __init__(self, scores: list[int]) -> None:
        self.points = scores

    def scores(self) -> list[int]:
        return self.points

    def ranking(self) -> list[int]:
        return places(self.points)


def of(kind: str, *scores: int) -> list[float]:
    return rewards(kind, Ended(list(scores)))


def test_the_winner_gets_one_and_the_losers_pay_for_it() -> None:
    assert of("win", 7, 3) == [1, -1]
    assert of("win", 3, 7, 1) == [-0.5, 1, -0.5]


def test_winners_share() -> None:
    assert of("win", 5, 5) == [0, 0]
    assert of("win", 5, 5, 1) == [0.25, 0.25, -0.5]


def test_places_go_from_one_to_minus_one() -> None:
    assert of("rank", 9, 5, 1) == [1, 0, -1]
    assert of("rank", 5, 5, 1) == [0.5, 0.5, -1]
    assert of("rank", 4, 4, 4, 4) == [0, 0, 0, 0]


def test_the_margin_is_relative_to_the_mean_of_the_others() -> None:
    assert of("margin", 9, 5) == [4, -4]
    assert of("margin", 9, 5, 1) == [6, 0, -6]


@pytest.mark.parametrize("kind", REWARD.values)
def test_alone_the_points_count(kind: str) -> None:
    assert of(kind, 31) == [31]


@pytest.mark.parametrize("kind", REWARD.values)
@given(scores=st.lists(st.integers(-MOST_POINTS // 2, MOST_POINTS // 2), min_size=2, max_size=8))
def test_rewards_add_up_to_zero_and_better_places_never_get_less(kind: str, scores: list[int]) -> None:
    found = of(kind, *scores)
    assert sum(found) == pytest.approx(0)
    assert min(found) >= lowest(kind, len(scores)) - 1e-9
    for (_, less), (_, more) in pairwise(sorted(zip(scores, found, strict=True))):
        assert less <= more
