"""The weights of a run against giants that search."""

from __future__ import annotations

from importlib.resources import as_file
from pathlib import Path

import numpy as np
import pytest

import futaie
from futaie.bots.mind import mind_for
from futaie.bots.nets.weights import HEAT, MADE_FOR, MARGIN, net_of
from training.gate import mind_of, share_of_deal, told_gate

GAME, SEATS = "tout-la-haut", 3


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """What ships, as a run keeps it: weights and nothing else."""
    with as_file(net_of(GAME, SEATS)) as file, np.load(file) as arrays:
        weights = {name: arrays[name] for name in arrays.files if name not in (MADE_FOR, MARGIN, HEAT)}
    np.savez(tmp_path / "run.npz", **weights)
    return tmp_path / "run.npz"


def test_the_weights_of_a_run_play_as_they_do_in_the_package(kept: Path) -> None:
    game = futaie.game(GAME)
    ran, shipped = mind_of(GAME, SEATS, kept), mind_for(game, SEATS)
    assert shipped is not None
    position = game.new(seats=SEATS, seed="gate")
    while not position.over:
        seat = position.mover()
        own, same = (mind.answer([(position, seat)]) for mind in (ran, shipped))
        assert np.array_equal(own.logits, same.logits)
        assert np.array_equal(own.margin, same.margin)
        position.apply(seat, shipped.action(position, seat))


def test_a_deal_is_played_from_every_seat_and_always_in_the_same_way(kept: Path) -> None:
    shares = [share_of_deal(GAME, kept, SEATS, 2, deal) for deal in range(4)]
    assert shares == [share_of_deal(GAME, kept, SEATS, 2, deal) for deal in range(4)]
    assert all(0 <= share <= 1 for share in shares)
    assert any(0 < share < 1 for share in shares)


def test_processes_play_the_same_deals(kept: Path) -> None:
    shares = [share_of_deal(GAME, kept, SEATS, 2, deal) for deal in range(2)]
    told = told_gate(GAME, kept, 2, SEATS, games=6, processes=2)
    assert told.startswith(f"run.npz against giant@2, 3 seats, 6 games: {50 * sum(shares):.1f} ± ")
