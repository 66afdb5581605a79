"""The weights of a run against giants that search."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import futaie
from futaie.bots.learned.mind import mind_for
from training.gate import mind_of, share_of_deal, told_gate

from .runs import kept

GAME, SEATS = "tout-la-haut", 3


@pytest.fixture
def run(tmp_path: Path) -> Path:
    return kept(GAME, SEATS, tmp_path)


def test_the_weights_of_a_run_play_as_they_do_in_the_package(run: Path) -> None:
    game = futaie.game(GAME)
    ran, shipped = mind_of(GAME, SEATS, run), mind_for(game, SEATS)
    assert shipped is not None
    position = game.new(seats=SEATS, seed="gate")
    while not position.over:
        seat = position.mover()
        own, same = (mind.answer([(position, seat)]) for mind in (ran, shipped))
        assert np.array_equal(own.logits, same.logits)
        assert np.array_equal(own.margin, same.margin)
        position.apply(seat, shipped.action(position, seat))


def test_a_deal_is_played_from_every_seat_and_always_in_the_same_way(run: Path) -> None:
    shares = [share_of_deal(GAME, run, SEATS, 2, deal) for deal in range(4)]
    assert shares == [share_of_deal(GAME, run, SEATS, 2, deal) for deal in range(4)]
    assert all(0 <= share <= 1 for share in shares)
    assert any(0 < share < 1 for share in shares)


def test_processes_play_the_same_deals(run: Path) -> None:
    shares = [share_of_deal(GAME, run, SEATS, 2, deal) for deal in range(2)]
    told = told_gate(GAME, run, 2, SEATS, games=6, processes=2)
    assert told.startswith(f"run.npz against giant@2, 3 seats, 6 games: {50 * sum(shares):.1f} ± ")
