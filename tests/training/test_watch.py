"""What is written down about those who search: what they were told, and a choice that means what they did."""

from __future__ import annotations

import pytest

import futaie
from training import watch

SEED = "watched"


@pytest.mark.parametrize(("game", "seats"), [("arboretum", 3), ("larbre", 2)])
def test_choices_mean_what_was_played(monkeypatch: pytest.MonkeyPatch, game: str, seats: int) -> None:
    meant: list[tuple[int, int]] = []
    choice_of = watch.choice_of

    def noted(mind: watch.Mind, position: futaie.Position, seat: int, action: int) -> tuple[bytes, int]:
        told, choice = choice_of(mind, position, seat, action)
        assert action in position.legal(seat)
        meant.append((action, mind.meant(0, choice)))
        return told, choice

    monkeypatch.setattr(watch, "choice_of", noted)
    seen = watch.watch(game, seats, SEED, simulations=2)
    assert len(seen) == len(meant) > 30
    assert all(action == again for action, again in meant)
    found = futaie.game(game)
    features = found.features(seats, found.checked(seats, {}), False)
    for told, choice in seen:
        assert len(told) == features.size
        assert told[features.choices + choice] == 1
        assert sum(told[features.choices : features.choices + features.choice_count]) > 1
