"""Minds: nets that learned by self-play, with their input."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mypy_extensions import u8

from futaie.bots.learned.weights import NetWhy, net_of, stamp_of, warn, weights_of
from futaie.core.game import Game
from futaie.core.players.features import Features
from futaie.core.rules.position import Position
from futaie.core.vecs import vec

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Answer, Net, Weights


class Mind:
    """A net for a number of seats, with its input."""

    def __init__(self, features: Features, net: Net) -> None:
        self.features = features
        self.net = net
        self.told = vec[u8]([u8(0)] * int(features.size))
        self.asked: list[tuple[Position, int]] = []
        """The positions of the last questions, with the seats that look."""

    def sound(self) -> bool:
        """Whether it answers an input of ones, which uses all its weights, with finite numbers."""
        import numpy as np

        try:
            with np.errstate(all="ignore"):
                answer = self.net.answer(np.ones((1, int(self.features.size)), np.uint8))
        except (IndexError, KeyError, ValueError):
            return False
        return all(np.isfinite(part).all() for part in answer)

    def answer(self, asked: list[tuple[Position, int]]) -> Answer:
        for number, (position, seat) in enumerate(asked):
            self.ask(number, position, seat)
        return self.answers(len(asked))

    def ask(self, number: int, position: Position, seat: int) -> None:
        """Writes down a question; questions are numbered from 0."""
        size = int(self.features.size)
        if len(self.told) < (number + 1) * size:
            self.told = vec[u8]([*self.told, *[u8(0)] * ((number + 1) * size)])
        self.features.write(position, seat, self.told, number * size)
        self.asked[number:] = [(position, seat)]

    def told_of(self, number: int) -> bytes:
        """The net's whole input for a question."""
        import numpy as np

        size = int(self.features.size)
        return np.array(self.told[number * size : (number + 1) * size], dtype=np.uint8).tobytes()

    def answers(self, count: int) -> Answer:
        """The answers to the first `count` questions."""
        import numpy as np

        size = int(self.features.size)
        return self.net.answer(np.array(self.told, dtype=np.uint8)[: count * size].reshape(count, size))

    def meant(self, number: int, choice: int) -> int:
        """The action that a choice stands for in one of the last questions."""
        return self.features.action(self.told, number * int(self.features.size), self.asked[number][1], choice)

    def unlearned(self, position: Position, seat: int) -> list[int]:
        """Legal actions that no choice of the net stands for. Thinking ahead can try them all the same."""
        return self.features.unlearned(position, seat)

    def action(self, position: Position, seat: int) -> int:
        return self.meant(0, int(self.answer([(position, seat)]).logits[0].argmax()))


def mind_for(game: Game, seats: int) -> Mind | None:
    if game.features is None or game.net is None:
        return None
    features = game.features(seats, game.checked(seats, {}), False)
    weights = weights_of(game.name, seats, stamp_of(game, features))
    if weights is None:
        return None
    mind = mind_with(weights, game, features, seats)
    if not mind.sound():
        warn(NetWhy.BROKEN, game.name, str(net_of(game.name, seats)))
        return None
    return mind


def mind_with(weights: Weights, game: Game, features: Features, seats: int) -> Mind:
    assert game.net is not None
    return Mind(features, game.net(weights, features, seats))


def keep_to_one_core() -> None:
    """For our own processes, before NumPy is loaded: nets are too small to gain from threads, and threads wait for each
    other wherever something else is running."""
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
