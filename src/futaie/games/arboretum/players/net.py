"""The answers of Arboretum's net: the same computation as training/nets/arboretum.py, for many tables at once."""

from __future__ import annotations

import numpy as np

from futaie.core.chance.rng import Rng
from futaie.core.players.features import Features
from futaie.core.players.nets.answer import (
    Answer,
    Bytes,
    Numbers,
    Weights,
    linear,
    norm,
    relu,
    softmax,
    win_and_margin,
)
from futaie.core.players.nets.belief import deals
from futaie.core.rules.position import Position
from futaie.games.arboretum.players.features import (
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
    UNSEEN,
    WAYS,
)
from futaie.games.arboretum.players.likely_worlds import dealt
from futaie.games.arboretum.rules.actions import CHOOSE_CARD, CHOOSE_CELL
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.scoring import SPECIES

SEAT_COUNTS = SEATS - 1
BELIEF = SEATS + 2
"""The outputs of a species for each rank: drawing from each seat's pile, planting, discarding, belief."""
TOKEN_SCALES = np.repeat(
    np.array([1.0, 4.0, 3.0, 4.0, 10.0], np.float32),
    [1 + PLANES * RANKS, SEATS * WAYS * RANKS, 3 * RANKS, SEATS, SUMS],
)
GLOBAL_SCALES = np.repeat(np.array([1.0, 20.0, 8.0], np.float32), [SEAT_COUNTS + 5, 1, 3 * SEATS])
RANK_CODES = np.eye(RANKS + 1, dtype=np.float32)


class ArboretumNet:
    def __init__(self, weights: Weights, features: Features, seats: int) -> None:
        self.weights = weights
        self.seats = seats
        self.at = {field.name: field.start for field in features.fields}
        self.choice_count = int(features.choice_count)
        self.blocks = sum(name.endswith(".own.weight") for name in weights)

    def answer(self, told: Bytes) -> Answer:
        w, at, count = self.weights, self.at, len(told)
        whole = told[:, : at["tokens"]].astype(np.float32)
        tokens = told[:, at["tokens"] : at["cells"]].reshape(count, SPECIES, TOKEN).astype(np.float32)
        choices = told[:, at["choices"] : at["choices"] + self.choice_count] != 0
        scaled = whole / GLOBAL_SCALES
        x = linear(w, "trunk.token", tokens / TOKEN_SCALES) + linear(w, "trunk.all", scaled)[:, None]
        for number in range(self.blocks):
            x = x + block(w, f"trunk.blocks.{number}", x)
        x = norm(w, "trunk.norm", x)
        pooled = relu(linear(w, "trunk.pool", np.concatenate([x.mean(1), x.max(1), scaled], 1)))
        inner = relu(linear(w, "head", x) + linear(w, "head_all", pooled)[:, None])
        heads = linear(w, "head_out", inner)
        planes = tokens[:, :, 1 : 1 + PLANES * RANKS].reshape(count, SPECIES, PLANES, RANKS)
        cards = heads[:, :, : BELIEF * RANKS].reshape(count, SPECIES, BELIEF, RANKS)
        logits = np.full((count, self.choice_count), -np.inf, np.float32)
        logits[:, :1] = linear(w, "deck", pooled)
        logits[:, 1:CARD] = (cards[:, :, :SEATS] * planes[:, :, TOP : TOP + SEATS]).sum((1, 3))
        planting = whole[:, SEAT_COUNTS + CHOOSE_CARD, None, None] != 0
        listed = np.where(planting, cards[:, :, SEATS], cards[:, :, SEATS + 1])
        logits[:, CARD : CARD + SPECIES * RANKS] = listed.reshape(count, -1)
        asked = whole[:, SEAT_COUNTS + CHOOSE_CELL].nonzero()[0]
        if len(asked):
            places = self.places(told[asked], x[asked], pooled[asked], planes[asked, :, CHOSEN])
            logits[asked, CARD + SPECIES * RANKS :] = places
        logits[~choices] = -np.inf
        where = softmax(heads[:, :, BELIEF * RANKS :].reshape(count, SPECIES * RANKS, SEATS)[:, :, : self.seats])
        belief = where * planes[:, :, UNSEEN].reshape(count, SPECIES * RANKS, 1)
        return Answer(logits, *win_and_margin(w, self.seats, linear(w, "value", pooled)), belief)

    def places(self, told: Bytes, x: Numbers, pooled: Numbers, chosen: Numbers) -> Numbers:
        """For the positions where a cell is to be chosen."""
        w, count = self.weights, len(told)
        cells = told[:, self.at["cells"] : self.at["choices"]].reshape(count, CELLS, CELL_SIZE)
        ways: Numbers = cells[:, :, CELL_OWN:].reshape(count, CELLS * 3, SPECIES).astype(np.float32) / np.float32(4)
        joined = (ways @ linear(w, "cell_tokens", x)).reshape(count, CELLS, 3, -1)
        mixed = (joined * w["cell_ways"]).sum(2)
        lower, higher = RANK_CODES[cells[:, :, 5]], RANK_CODES[cells[:, :, 6]]
        own = np.concatenate([cells[:, :, 3:5], lower, higher, cells[:, :, 7:9]], 2, dtype=np.float32)
        planted = (x * chosen.sum(2, keepdims=True)).sum(1)
        everywhere = linear(w, "cell_chosen", planted) + linear(w, "cell_all", pooled)
        inner = relu(linear(w, "cell_own", own) + linear(w, "cell_mix", mixed) + everywhere[:, None])
        return linear(w, "cell_out", relu(linear(w, "cell_in", inner)))[:, :, 0]

    def worlds(self, position: Position, seat: int, belief: Numbers, count: int, rng: Rng) -> list[Position]:
        assert isinstance(position, Arboretum)
        counts = [unknown(position, (seat + k) % self.seats) for k in range(1, self.seats)]
        return [dealt(position, seat, places, rng) for places in deals(belief, counts, count, rng).tolist()]


def unknown(position: Arboretum, seat: int) -> int:
    """How many cards in the hand are not known to everybody."""
    return sum(position.known[card] == 0 for card in position.hand(seat))


def block(w: Weights, name: str, tokens: Numbers) -> Numbers:
    x = norm(w, f"{name}.norm", tokens)
    shared = linear(w, f"{name}.mean", x.mean(1)) + linear(w, f"{name}.most", x.max(1))
    return linear(w, f"{name}.out", relu(linear(w, f"{name}.own", x) + shared[:, None]))
