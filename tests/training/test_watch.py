"""The data about watched players: their inputs, and how often they tried each choice."""

from __future__ import annotations

import pytest

import futaie
from training.watch import watch


@pytest.mark.parametrize(
    ("game", "who", "seats"), [("arboretum", "giant", 3), ("arboretum", "greedy", 4), ("larbre", "giant", 2)]
)
def test_trials_are_shares_of_the_legal_choices(game: str, who: str, seats: int) -> None:
    seen = watch(game, who, seats, "watched", simulations=8)
    assert len(seen) > 30
    found = futaie.game(game)
    features = found.features(seats, found.checked(seats, {}), False)
    for told, shares in seen:
        assert len(told) == features.size
        may = told[features.choices : features.choices + features.choice_count]
        assert sum(may) > 1
        assert sum(shares.tolist()) == pytest.approx(1, abs=0.01)
        assert all(allowed for allowed, share in zip(may, shares, strict=True) if share)
