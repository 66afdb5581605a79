"""The figures of a calibration: for promises that come true, and for overconfident ones."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from training.calibration import Promises, fit, judge
from training.reliability import Bin, picture


def promises(sureness: float, seats: int) -> Promises:
    """True chances, promised as if raised to a power."""
    dice = np.random.default_rng(5)
    shares = dice.dirichlet([2] * seats, size=60_000)
    won = (dice.random(len(shares)) < shares[:, 0]).astype(float)
    told = shares**sureness
    return Promises(np.arange(len(shares)), told / told.sum(1, keepdims=True), won)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_true_promises_need_no_correction(seats: int) -> None:
    found = promises(1.0, seats)
    assert judge(found, 1.0).error < 0.01
    assert fit(found) == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize("seats", [2, 4])
def test_overconfident_promises_are_detected_and_corrected(seats: int) -> None:
    found = promises(1.6, seats)
    heat = fit(found.of(found.games % 2 == 0))
    assert heat == pytest.approx(1.6, abs=0.06)
    other = found.of(found.games % 2 == 1)
    assert judge(other, 1.0).worst > 0.05
    assert judge(other, heat).error < 0.02
    assert judge(other, heat).brier < judge(other, 1.0).brier


def test_bins_count_promises_and_games() -> None:
    shares = np.array([[0.95, 0.05], [0.95, 0.05], [0.25, 0.75], [1.0, 0.0]])
    found = judge(Promises(np.array([1, 1, 1, 2]), shares, np.array([1.0, 0.0, 0.5, 1.0])), 1.0)
    assert found.bins == [Bin(0.25, 0.5, 1, 1), Bin(pytest.approx(2.9 / 3), pytest.approx(2 / 3), 3, 2)]
    assert found.error == pytest.approx((0.25 + 0.9) / 4)
    assert found.games == 2


def test_the_picture_is_valid() -> None:
    bins = [Bin(0.1, 0.2, 5, 3), Bin(0.8, 0.7, 9, 3)]
    drawn = ET.fromstring(picture([("2 seats", bins, bins), ("3 seats", bins, bins)], ("one", "other")))
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2 + 4 * 2
