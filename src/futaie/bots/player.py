"""Players: their interface, and the two that look no further than one action.

A player knows what its seat knows: every position it is asked about was imagined for its seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from futaie.bots.learned.player import Learned
from futaie.bots.levels import LEVELS, level
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.rules.position import Position

BOTS = ("random", "greedy", *LEVELS)


class Player(Protocol):
    """Plays one seat of one match."""

    name: str

    def act(self, position: Position, seat: int) -> int:
        """The next action of a seat that owes one; `position` is imagined for the seat and holds its own draft."""


@dataclass
class RandomPlayer:
    """Chooses among the legal actions at random."""

    name: str
    rng: Rng

    def act(self, position: Position, seat: int) -> int:
        return position.random_action(seat, self.rng)


@dataclass
class GreedyPlayer:
    """Takes the action that looks best at once."""

    name: str
    game: Game
    rng: Rng

    def act(self, position: Position, seat: int) -> int:
        return self.game.greedy(position, seat, self.rng)


def seat_player(
    name: str, game: Game, rng: Rng, simulations: int | None = None, seconds: float | None = None
) -> Player:
    """A new player; for one that searches, with simulations per decision, or seconds per turn.

    A giant plays its net, where there is one, and with seconds thinks ahead; with a number of simulations it searches.
    """
    if name == "random":
        return RandomPlayer(name, rng)
    if name in LEVELS:
        searching = level(name, game, rng, simulations, seconds)
        return Learned(name, game, rng, searching, seconds) if name == "giant" and simulations is None else searching
    return GreedyPlayer(name, game, rng)
