"""What every net answers, and the computations that all nets share."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position

Numbers = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Weights = dict[str, Numbers]
MARGIN = "margin"
"""Under this name weights say how many points a margin of 1 stands for."""
HEAT = "heat"
"""Under this name they say, for each number of seats, what to divide the log-chances by; 1 by default."""
LEAST = 0.001
"""No seat's share of the win is smaller than this."""


class Answer(NamedTuple):
    """A net's answer about several positions; seats are counted from the one that looks."""

    logits: Numbers
    """[positions, choices]: minus infinity where a choice is not legal."""
    win: Numbers
    """[positions, seats]: the expected share of the win; adds up to 1."""
    margin: Numbers
    """[positions, seats]: the expected points ahead of the others' mean."""
    belief: Numbers
    """[positions, cards, seats]: for each unseen card the probability that it is in the deck (first column) or in the
    hand of each other seat; 0 for seen cards. Without cards where a net has no belief."""


class Net(Protocol):
    def answer(self, told: Bytes) -> Answer:
        """The answer to an input [positions, bytes]."""

    def worlds(self, position: Position, seat: int, belief: Numbers, count: int, rng: Rng) -> list[Position]:
        """Worlds that fit what the seat knows, each as likely as the net believes: [cards, seats]."""


def linear(weights: Weights, name: str, x: Numbers) -> Numbers:
    matrix = weights[f"{name}.weight"]
    y = (x.reshape(-1, x.shape[-1]) @ matrix.T).reshape(*x.shape[:-1], len(matrix))
    bias = weights.get(f"{name}.bias")
    return y if bias is None else y + bias


def relu(x: Numbers) -> Numbers:
    return np.maximum(x, 0)


def norm(weights: Weights, name: str, x: Numbers) -> Numbers:
    centred: Numbers = x - x.mean(-1, keepdims=True)
    spread: Numbers = np.sqrt((centred**2).mean(-1, keepdims=True) + np.float32(1e-5))
    scaled: Numbers = centred / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]
    return scaled


def softmax(x: Numbers) -> Numbers:
    raised: Numbers = np.exp(x - x.max(-1, keepdims=True))
    shares: Numbers = raised / raised.sum(-1, keepdims=True)
    return shares


def win_and_margin(weights: Weights, seats: int, worth: Numbers) -> tuple[Numbers, Numbers]:
    """From the rewards that a net expects: for the win of every possible seat, then for their margins.

    The win is calibrated by the temperature (heat) for this number of seats (see training/calibration.py).
    """
    shares = np.clip(((seats - 1) * worth[:, :seats] + 1) / seats, LEAST, 1)
    win = softmax(np.log(shares) / weights[HEAT][seats])
    margin: Numbers = worth[:, worth.shape[1] // 2 :][:, :seats] * weights[MARGIN]
    return win, margin
