"""Batch: many games of one kind side by side, one decision at each table at a time, all in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import futaie
from futaie.core.batch import Tables
from futaie.core.encoder import Field
from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.reason import IllegalAction

REWARDS = ("win", "rank", "margin")


class Batch:
    """So many tables of a game. At each the mover sees, and decides; where a game ends, the next one is dealt at once.

    The arrays are always the same objects, and their memory is that of the compiled code: after each step they show the
    new state. They cannot be written to. Copy what you want to keep.
    """

    observations: NDArray[np.uint8]
    """[count, size]: what each mover sees; `fields` say what the numbers mean."""
    masks: NDArray[np.uint8]
    """[count, action_count]: 1 for each legal action of the mover."""
    movers: NDArray[np.int64]
    """[count]: whose decision it is; where several play at once, the lowest seat that owes one."""
    dones: NDArray[np.bool_]
    """[count]: whether the last step ended a game here. What the mover sees is of the next game already."""
    scores: NDArray[np.int64]
    """[count, seats]: the points of the games that the last step ended, otherwise 0."""
    places: NDArray[np.int64]
    """[count, seats]: 1 for each winner of a game that the last step ended, and so on; otherwise 0."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        seed: str | int = 0,
        reward: str = "win",
        **options: object,
    ) -> None:
        """`reward`: see `rewards`. Options are those of `game.new`."""
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        self.game = futaie.game(game) if isinstance(game, str) else game
        if self.game.dealer is None or self.game.encoder is None:
            raise ValueError(f"{self.game.name} has no dealer or no encoder, and so no batches")
        self.seats = self.game.seats[0] if seats is None else seats
        self.count = count
        self.reward = reward
        self.game.new(self.seats, "", {}, **options) if False else self.game.new(self.seats, **options)
        checked = self.game.checked(self.seats, options)
        encoder = self.game.encoder(self.seats, checked)
        self.size = int(encoder.size)
        self.fields: list[Field] = encoder.fields
        self._tables = Tables(
            self.game.dealer(self.seats, checked), encoder, self.seats, self.game.action_count, count
        )
        self.observations = _array(self._tables.observations, np.uint8, (count, self.size))
        self.masks = _array(self._tables.masks, np.uint8, (count, self.game.action_count))
        self.movers = _array(self._tables.movers, np.int64, (count,))
        self.dones = _array(self._tables.dones, np.bool_, (count,))
        self.scores = _array(self._tables.scores, np.int64, (count, self.seats))
        self.places = _array(self._tables.places, np.int64, (count, self.seats))
        self.reset(seed)
