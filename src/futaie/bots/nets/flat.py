"""What a net answers that is told plain numbers: the same sums as in training/flat.py, for one table."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from futaie.bots.nets.answer import Answer, Weights, linear, norm, relu
from futaie.core.features import Features


class FlatNet:
    def __init__(self, weights: Weights, features: Features) -> None:
        self.weights = weights
        self.choices = int(features.choices)
        self.end = self.choices + int(features.choice_count)
        self.blocks = sum(name.endswith(".own.weight") for name in weights)

    def answer(self, told: NDArray[np.uint8]) -> Answer:
        w = self.weights
        x = linear(w, "trunk.told", np.log1p(told[: self.choices].astype(np.float32)))
        for number in range(self.blocks):
            name = f"trunk.blocks.{number}"
            x = x + linear(w, f"{name}.out", relu(linear(w, f"{name}.own", norm(w, f"{name}.norm", x))))
        x = norm(w, "trunk.norm", x)
        logits = linear(w, "policy", x)
        logits[told[self.choices : self.end] == 0] = -np.inf
        return Answer(logits, linear(w, "value", x))
