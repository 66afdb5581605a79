"""The answers of a net with plain numbers as input: the same computation as training/nets/flat.py."""

from __future__ import annotations

import numpy as np

from futaie.core.chance.rng import Rng
from futaie.core.players.features import Features
from futaie.core.players.nets.answer import Answer, Bytes, Numbers, Weights, linear, norm, relu, win_and_margin
from futaie.core.rules.position import Position

STEPS = (1, 2, 3, 5, 8)
"""Numbers are given by their logarithm, and by which of these they reach."""


class FlatNet:
    def __init__(self, weights: Weights, features: Features, seats: int) -> None:
        self.weights = weights
        self.seats = seats
        self.choices = int(features.choices)
        self.end = self.choices + int(features.choice_count)
        self.blocks = sum(name.endswith(".own.weight") for name in weights)

    def answer(self, told: Bytes) -> Answer:
        w = self.weights
        numbers = told[:, : self.choices]
        parts = [np.log1p(numbers.astype(np.float32)), *(numbers >= step for step in STEPS)]
        x = linear(w, "trunk.told", np.concatenate(parts, axis=1, dtype=np.float32))
        for number in range(self.blocks):
            name = f"trunk.blocks.{number}"
            x = x + linear(w, f"{name}.out", relu(linear(w, f"{name}.own", norm(w, f"{name}.norm", x))))
        x = norm(w, "trunk.norm", x)
        logits = linear(w, "policy", x)
        logits[told[:, self.choices : self.end] == 0] = -np.inf
        nothing = np.zeros((len(told), 0, self.seats), np.float32)
        return Answer(logits, *win_and_margin(w, self.seats, linear(w, "value", x)), nothing)

    def worlds(self, position: Position, seat: int, belief: Numbers, count: int, rng: Rng) -> list[Position]:
        return [position.imagine(seat, rng) for _ in range(count)]
