"""Batch: many tables of one game side by side, one decision at each table per step, all in arrays."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

import futaie
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.research.batch import BatchTables
from futaie.core.rules.position import Position
from futaie.research.rewards import REWARD, rewards


class Batch:
    """A number of tables of a game. At each of them the mover sees and decides; a game that ends is replaced at once.

    Every array remains the same object. Those of bytes are the memory of the compiled code: after a step they show the
    new state, and they cannot be written to. Copy what you want to keep.
    """

    observations: NDArray[np.uint8]
    """[count, size]: what each mover sees; `fields` explain the numbers."""
    masks: NDArray[np.uint8]
    """[count, action_count]: 1 for each legal action of the mover."""
    movers: NDArray[np.int64]
    """[count]: whose decision it is; where several play at once, the lowest seat that owes one."""
    dones: NDArray[np.bool_]
    """[count]: whether the last step ended a game here. The observation is then already that of the next game."""
    rewards: NDArray[np.float32]
    """[count, seats]: the rewards of the games that the last step ended, 0 elsewhere."""
    scores: NDArray[np.int64]
    """[count, seats]: the points of these games, 0 elsewhere."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: str | int = 0,
        reward: str = "win",
    ) -> None:
        """`options` are those of `game.new`, `reward` is one of "win", "rank", "margin" (see rewards.py)."""
        if count < 1:
            raise ValueError(f"A batch has at least one table, not {count}.")
        self.game = futaie.game(game) if isinstance(game, str) else game
        self.count = count
        self.seats = self.game.seats[0] if seats is None else seats
        self.reward = str(REWARD.check(reward, self.seats))
        self.action_count = self.game.action_count
        self._tables = self._laid(options or {})
        encoder = self._tables.encoder
        self.size = int(encoder.size)
        self.fields = encoder.fields
        vectors: Any = self._tables  # they export their memory, which some versions of NumPy's types do not know
        self.observations = np.frombuffer(vectors.observations, np.uint8).reshape(count, self.size)
        self.masks = np.frombuffer(vectors.masks, np.uint8).reshape(count, self.action_count)
        self._wipe = _writable(self.observations).fill
        self.movers = np.frombuffer(vectors.movers, np.int64)
        self.dones = np.frombuffer(vectors.dones, np.bool_)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.scores = np.zeros((count, self.seats), np.int64)
        self.reset(seed)

    def _laid(self, options: dict[str, Any]) -> BatchTables:
        game, seats = self.game, self.seats
        if game.dealer is None or game.encoder is None:
            raise ValueError(f"{game.name} can be played, but not in batches: it has no dealer or no encoder.")
        game.new(seats, **options)  # raises the error if something is wrong with them
        checked = game.checked(seats, options)
        return BatchTables(
            game.dealer(seats, checked), game.encoder(seats, checked), seats, game.action_count, self.count
        )

    @property
    def positions(self) -> list[Position]:
        """The games as they are, hidden cards included; do not change them."""
        return self._tables.positions

    def reset(self, seed: str | int = 0) -> None:
        """New games at all tables; the same seed and actions always give the same games."""
        self._wipe(0)
        self._tables.reset(str(seed))
        self._reward()

    def step(self, actions: ArrayLike) -> None:
        """At each table the mover takes its action. If one is illegal, this raises an error and no table moves."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"A step takes {self.count} whole numbers, one action for each table.")
        numbers: list[int] = chosen.tolist()
        wrong = self._tables.first_illegal(numbers)
        if wrong >= 0:
            mover = int(self.movers[wrong])
            reason = self.positions[wrong].reason(mover, numbers[wrong])
            raise ValueError(f"Table {wrong}: seat {mover} may not take action {numbers[wrong]} ({reason}).")
        self._wipe(0)
        self._tables.step(numbers)
        self._reward()

    def random_actions(self, rng: Rng) -> list[int]:
        """For each table one of the mover's legal actions, at random."""
        return self._tables.random_actions(rng)

    def _reward(self) -> None:
        self.rewards.fill(0)
        self.scores.fill(0)
        ended = self._tables.ended
        if ended:
            self.rewards[self.dones] = [rewards(self.reward, position) for position in ended]
            self.scores[self.dones] = [position.scores() for position in ended]


def _writable(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The same memory, for our own use."""
    pointer = array.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
    return np.ctypeslib.as_array(pointer, array.shape)
