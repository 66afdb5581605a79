"""What the net of Arboretum answers: the same sums as in training/arboretum.py, for one table."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from futaie.bots.nets.answer import Answer, Numbers, Weights, linear, norm, relu
from futaie.core.features import Features
from futaie.games.arboretum.net import (
    CARD,
    CELL_OWN,
    CELL_SIZE,
    CELLS,
    CHOSEN,
    PLANES,
    RANKS,
    SEATS,
    SUMS,
    TOKEN,
    TOP,
    WAYS,
)
from futaie.games.arboretum.position import CHOOSE_CARD, CHOOSE_CELL
from futaie.games.arboretum.scoring import SPECIES

SEAT_COUNTS = SEATS - 1
TOKEN_SCALES = np.repeat(
    np.array([1.0, 4.0, 3.0, 4.0, 10.0], np.float32),
    [1 + PLANES * RANKS, SEATS * WAYS * RANKS, 3 * RANKS, SEATS, SUMS],
)
GLOBAL_SCALES = np.repeat(np.array([1.0, 20.0, 8.0], np.float32), [SEAT_COUNTS + 5, 1, 3 * SEATS])
RANK_CODES = np.eye(RANKS + 1, dtype=np.float32)


class ArboretumNet:
    def __init__(self, weights: Weights, features: Features) -> None:
        self.weights = weights
        self.at = {field.name: field.start for field in features.fields}
        self.choice_count = int(features.choice_count)
        self.blocks = sum(name.endswith(".own.weight") for name in weights)

    def answer(self, told: NDArray[np.uint8]) -> Answer:
        w, at = self.weights, self.at
        whole = told[: at["tokens"]].astype(np.float32)
        tokens = told[at["tokens"] : at["cells"]].reshape(SPECIES, TOKEN).astype(np.float32)
        choices = told[at["choices"] : at["choices"] + self.choice_count] != 0
        scaled = whole / GLOBAL_SCALES
        x = linear(w, "trunk.token", tokens / TOKEN_SCALES) + linear(w, "trunk.all", scaled)
        for number in range(self.blocks):
            x = x + block(w, f"trunk.blocks.{number}", x)
        x = norm(w, "trunk.norm", x)
        pooled = relu(linear(w, "trunk.pool", np.concatenate([x.mean(0), x.max(0), scaled])))
        inner = relu(linear(w, "head", x) + linear(w, "head_all", pooled))
        heads = linear(w, "head_out", inner).reshape(SPECIES, -1, RANKS)
        planes = tokens[:, 1 : 1 + PLANES * RANKS].reshape(SPECIES, PLANES, RANKS)
        logits = np.full(self.choice_count, -np.inf, np.float32)
        logits[0] = linear(w, "deck", pooled)[0]
        logits[1:CARD] = (heads[:, :SEATS] * planes[:, TOP : TOP + SEATS]).sum((0, 2))
        if whole[SEAT_COUNTS + CHOOSE_CELL]:
            logits[CARD + SPECIES * RANKS :] = self.places(told, x, pooled, planes[:, CHOSEN])
        else:
            card = SEATS if whole[SEAT_COUNTS + CHOOSE_CARD] else SEATS + 1
            logits[CARD : CARD + SPECIES * RANKS] = heads[:, card].ravel()
        logits[~choices] = -np.inf
        return Answer(logits, linear(w, "value", pooled))

    def places(self, told: NDArray[np.uint8], x: Numbers, pooled: Numbers, chosen: Numbers) -> Numbers:
        w = self.weights
        cells = told[self.at["cells"] : self.at["choices"]].reshape(CELLS, CELL_SIZE)
        ways = cells[:, CELL_OWN:].reshape(CELLS * 3, SPECIES).astype(np.float32) / 4
        joined = (ways @ linear(w, "cell_tokens", x)).reshape(CELLS, 3, -1)
        mixed = (joined * w["cell_ways"]).sum(1)
        own = np.concatenate([cells[:, 3:5], RANK_CODES[cells[:, 5]], RANK_CODES[cells[:, 6]], cells[:, 7:9]], axis=1)
        planted = (x * chosen.sum(1, keepdims=True)).sum(0)
        everywhere = linear(w, "cell_chosen", planted) + linear(w, "cell_all", pooled)
        inner = relu(linear(w, "cell_own", own.astype(np.float32)) + linear(w, "cell_mix", mixed) + everywhere)
        return linear(w, "cell_out", relu(linear(w, "cell_in", inner)))[:, 0]


def block(w: Weights, name: str, tokens: Numbers) -> Numbers:
    x = norm(w, f"{name}.norm", tokens)
    shared = linear(w, f"{name}.mean", x.mean(0)) + linear(w, f"{name}.most", x.max(0))
    return linear(w, f"{name}.out", relu(linear(w, f"{name}.own", x) + shared))
