"""What every net answers, and the few sums that all are made of."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Weights = dict[str, Numbers]


class Answer(NamedTuple):
    logits: Numbers
    """Of each choice; minus infinity where it may not be made."""
    worth: Numbers
    """What the net expects the game to be worth to each seat, counted from the one that looks, from -1 to 1."""


class Net(Protocol):
    def answer(self, told: NDArray[np.uint8]) -> Answer:
        """What it makes of what it is told."""


def linear(weights: Weights, name: str, x: Numbers) -> Numbers:
    y = x @ weights[f"{name}.weight"].T
    bias = weights.get(f"{name}.bias")
    return y if bias is None else y + bias


def relu(x: Numbers) -> Numbers:
    return np.maximum(x, 0)


def norm(weights: Weights, name: str, x: Numbers) -> Numbers:
    centred = x - x.mean(-1, keepdims=True)
    spread = np.sqrt((centred**2).mean(-1, keepdims=True) + np.float32(1e-5))
    scaled: Numbers = centred / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]
    return scaled
