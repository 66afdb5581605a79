"""A player that learned by self-play: it takes the action its net prefers, or thinks ahead with it."""

from __future__ import annotations

from time import perf_counter

from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.pondering import ponder
from futaie.bots.planner import Planner
from futaie.bots.thinker import Thinker
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.rules.position import Position


class Learned:
    def __init__(self, name: str, game: Game, rng: Rng, otherwise: Thinker | Planner, seconds: float | None) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.otherwise = otherwise
        """Plays where no net knows the game: other rules, another number of seats."""
        self.seconds = seconds
        """For each turn; without a limit it does not think ahead."""
        self.mind: Mind | None = None
        self.looked = False
        self.turn = (-1, -1)
        self.left = 0.0
        """The seconds left for this turn."""

    @property
    def simulations(self) -> int:
        """All simulations so far, where it had to search."""
        return self.otherwise.simulations

    def act(self, position: Position, seat: int) -> int:
        if not self.looked:
            self.mind = mind_for(self.game, position.seats)
            self.looked = True
        if self.mind is None or not self.mind.features.knows(position):
            return self.otherwise.act(position, seat)
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.seconds is None or not self.game.ponders:
            return self.mind.action(position, seat)
        return self.ponder(self.mind, position, seat, self.seconds)

    def ponder(self, mind: Mind, position: Position, seat: int, seconds: float) -> int:
        """With a third of the time left for the turn, because more decisions may follow."""
        started = perf_counter()
        if self.turn != (position.turn, seat):
            self.turn = (position.turn, seat)
            self.left = seconds
        action = ponder(mind, position, seat, self.rng, self.left / 3)
        self.left = max(0.0, self.left - (perf_counter() - started))
        return action
