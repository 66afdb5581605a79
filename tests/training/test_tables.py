"""The tables that a net learns at: every process sends its movers' inputs, and plays the choices."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from training.tables import Half, Tables, features

MIX = {2: 1, 3: 1}


@pytest.fixture
def tables() -> Iterator[Tables]:
    tables = Tables("arboretum", MIX, processes=2, seed=1)
    yield tables
    tables.end()


def test_games_are_played_to_their_end_and_the_most_points_are_worth_most(tables: Tables) -> None:
    encoder = features("arboretum", 3, truth=True)
    dice = np.random.default_rng(1)
    ended = np.zeros(2, int)
    assert tables.halves[0].seats.tolist() == [2, 3, 2, 3]
    for _ in range(240):
        for half in (0, 1):
            choose(tables.halves[half], int(encoder.choices), int(encoder.choice_count), dice)
            tables.go(half)
            arrays = tables.wait(half)
            over = arrays.dones != 0
            ended[half] += over.sum()
            assert not arrays.rewards[~over].any()
            assert (arrays.movers < arrays.seats).all()
            for seats, rewards, scores in zip(
                arrays.seats[over], arrays.rewards[over], arrays.scores[over], strict=True
            ):
                for worth in rewards:
                    assert worth[:seats][scores[:seats].argmax()] == worth[:seats].max() >= 0
                    assert not worth[seats:].any()
                    assert abs(worth.sum()) < 1e-6 or abs(worth).max() == 1
    assert (ended >= 4).all()


def choose(half: Half, first: int, count: int, dice: np.random.Generator) -> None:
    may = half.told[:, first : first + count]
    assert may.any(1).all()
    half.choices[:] = (may * dice.random(may.shape)).argmax(1)
