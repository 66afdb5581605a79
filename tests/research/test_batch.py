"""Batch against single positions, stepped one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Rng
from futaie.core.rules.position import Position
from futaie.research.batch import Batch
from futaie.research.rewards import rewards
from tests.battery import SEEDS, examples
from tests.observing import observation
from tests.specimen import Specimen
from tests.specimens import GAMES, every_table


def assert_shows(batch: Batch, positions: list[Position]) -> None:
    encoder = batch._tables.encoder
    for table, position in enumerate(positions):
        seat = position.mover()
        assert batch.movers[table] == seat
        assert batch.observations[table].tolist() == observation(encoder, position, seat)
        assert batch.masks[table].nonzero()[0].tolist() == position.legal(seat)
        assert batch.masks[table].max() == 1


@every_table
@examples(3, 30)
@given(data=st.data())
def test_a_batch_equals_single_positions_stepped_one_by_one(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    options = data.draw(specimen.options(seats), label="options")
    seed = data.draw(SEEDS, label="seed")
    reward = data.draw(st.sampled_from(["win", "rank", "margin"]))
    count = data.draw(st.integers(1, 4))
    batch = Batch(specimen.game, count, seats, options, seed, reward)
    assert specimen.game.dealer is not None
    dealer, dice = specimen.game.dealer(seats, specimen.game.checked(seats, options)), Rng(seed)
    positions = [dealer.deal(dice) for _ in range(count)]
    rng = Rng(seed + "actions")
    for _ in range(60):
        assert_shows(batch, positions)
        actions = batch.random_actions(rng)
        batch.step(actions)
        for table, position in enumerate(positions):
            position.play(position.mover(), actions[table])
            assert batch.dones[table] == position.over
            if position.over:
                assert np.allclose(batch.rewards[table], rewards(reward, position))
                assert batch.scores[table].tolist() == position.scores()
                positions[table] = dealer.deal(dice)
            else:
                assert not batch.rewards[table].any()
                assert not batch.scores[table].any()
    assert_shows(batch, positions)


def played(batch: Batch, steps: int) -> list[Any]:
    rng = Rng("played")
    told = []
    for _ in range(steps):
        batch.step(batch.random_actions(rng))
        told.append([array.tolist() for array in (batch.observations, batch.masks, batch.dones, batch.rewards)])
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_determines_everything(name: str) -> None:
    one, other = Batch(name, 3, seed=7), Batch(name, 3, seed="7")
    first = played(one, 40)
    assert first == played(other, 40)
    one.reset(7)
    assert played(one, 40) == first
    one.reset(8)
    assert played(one, 40) != first


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = Batch("arboretum", 3)
    before = [array.copy() for array in (batch.observations, batch.masks, batch.movers)]
    with pytest.raises(ValueError, match=r"Table 1: seat \d may not take action 1389"):
        batch.step([0, 1389, 0])
    with pytest.raises(ValueError, match="Table 2: seat"):
        batch.step([0, 0, 5000])
    with pytest.raises(ValueError, match="Table 0: seat"):
        batch.step([-1, 0, 0])
    for was, now in zip(before, (batch.observations, batch.masks, batch.movers), strict=True):
        assert np.array_equal(was, now)
    batch.step([0, 0, 0])


@pytest.mark.parametrize("wrong", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], 0])
def test_a_step_takes_one_whole_number_for_each_table(wrong: Any) -> None:
    with pytest.raises(ValueError, match="A step takes 3 whole numbers"):
        Batch("arboretum", 3).step(wrong)


def test_impossible_arguments_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        Batch("arboretum", 0)
    for wrong in ({"seats": 7}, {"options": {"hand": 9}}, {"options": {"species": ["c"]}}, {"reward": "glory"}):
        with pytest.raises(futaie.BadSetup):
            Batch("arboretum", 2, **wrong)


def test_the_arrays_stay_the_same_objects_and_cannot_be_written_to() -> None:
    batch = Batch("tout-la-haut", 2)
    arrays = [batch.observations, batch.masks, batch.movers, batch.dones, batch.rewards, batch.scores]
    played(batch, 40)
    batch.reset(1)
    now = [batch.observations, batch.masks, batch.movers, batch.dones, batch.rewards, batch.scores]
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1
