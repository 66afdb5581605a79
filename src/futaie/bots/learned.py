"""A player that learned by playing against itself. It does not search: it takes what its net likes best."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mypy_extensions import u8

from futaie.bots.nets.weights import stamp_of, weights_of
from futaie.bots.planner import Planner
from futaie.bots.thinker import Thinker
from futaie.core.features import Features
from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.vecs import vec

NETS = {"arboretum": "ArboretumNet"}


class Learned:
    def __init__(self, name: str, features: Features, net: Any, otherwise: Thinker | Planner) -> None:
        self.name = name
        self.features = features
        self.net = net
        self.otherwise = otherwise
        """Plays by rules that the net has not learnt."""
        self.told = vec[u8]([u8(0)] * int(features.size))

    def act(self, position: Position, seat: int) -> int:
        if not self.features.knows(position):
            return self.otherwise.act(position, seat)
        choice = int(self.answer(position, seat).logits.argmax())
        return self.features.action(self.told, 0, seat, choice)

    def answer(self, position: Position, seat: int) -> Any:
        import numpy as np

        self.features.write(position, seat, self.told, 0)
        return self.net.answer(np.array(self.told, dtype=np.uint8))


def learned(name: str, game: Game, otherwise: Thinker | Planner) -> Thinker | Planner | Learned:
    """The other player, which searches, where no net can play this game here."""
    if game.features is None or game.name not in NETS:
        return otherwise
    seats = game.seats[-1]
    features = game.features(seats, game.checked(seats, {}), False)
    weights = weights_of(game.name, stamp_of(game, features))
    if weights is None:
        return otherwise
    net = getattr(import_module(f"futaie.bots.nets.{game.name.replace('-', '_')}"), NETS[game.name])
    return Learned(name, features, net(weights, features), otherwise)
