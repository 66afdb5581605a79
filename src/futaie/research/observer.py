"""What a seat sees and what it may do, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from mypy_extensions import u8
from numpy.typing import NDArray

from futaie.core.game import Game
from futaie.core.research.encoder import Encoder
from futaie.core.rules.position import Position
from futaie.core.vecs import vec

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Observer:
    """For all positions of a game with this number of seats and these options. One observer serves one thread."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.encoder = encoder_of(game, seats, options)
        self.action_count = game.action_count
        self.size = int(self.encoder.size)
        self._buffer = vec[u8]([u8(0)] * self.size)

    def observation(self, position: Position, seat: int) -> Numbers:
        self.encoder.write(position, seat, self._buffer, 0)
        return np.array(self._buffer, dtype=np.uint8)

    def mask(self, legal: list[int]) -> Mask:
        """1 for every legal action."""
        marks = bytearray(self.action_count)
        for action in legal:
            marks[action] = 1
        return np.frombuffer(marks, dtype=np.int8)

    def observation_space(self) -> Space[Any]:
        most = np.concatenate(
            [np.full(field.shape, field.most, dtype=np.uint8).ravel() for field in self.encoder.fields]
        )
        return Box(np.zeros(self.size, dtype=np.uint8), most, dtype=np.uint8)

    def mask_space(self) -> Space[Any]:
        return Box(0, 1, (self.action_count,), dtype=np.int8)

    def action_space(self) -> Space[Any]:
        return Discrete(self.action_count)


def encoder_of(game: Game, seats: int, options: Mapping[str, object]) -> Encoder:
    """For given options, which are checked here."""
    assert game.encoder is not None, f"{game.name} has no encoder"
    return game.encoder(seats, game.checked(seats, options))
