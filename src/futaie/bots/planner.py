"""A player for games that compare whole turns (`Game.turns`): it plans a turn once and follows the plan.

Like a Thinker it works in small steps, between which Python can handle Ctrl-C and other threads.
"""

from __future__ import annotations

from math import inf
from time import perf_counter

from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.plain import Fields
from futaie.core.players.style import Style
from futaie.core.players.whole_turns import WholeTurns
from futaie.core.rules.position import Position


class Planner:
    """The simulations and seconds of its style are for a whole turn; the temperature has no meaning."""

    def __init__(self, name: str, game: Game, rng: Rng, style: Style) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.style = style
        self.plan: list[int] = []
        """The rest of the turn."""
        self.expected: Fields | None = None
        """What the seat will see when it continues its plan."""
        self.simulations = 0
        """All simulations so far."""

    def act(self, position: Position, seat: int) -> int:
        if self.style.slips > 0.0 and self.rng.word() / 2**32 < self.style.slips:
            self.plan = []
            return position.random_action(seat, self.rng)
        if not self.plan or self.expected != position.view(seat):
            self.plan = self.planned(position, seat)
        action = self.plan.pop(0)
        if self.plan:
            after = position.copy()
            after.apply(seat, action)
            self.expected = after.view(seat)
        return action

    def planned(self, position: Position, seat: int) -> list[int]:
        assert self.game.turns is not None
        turns = self.game.turns(position, seat, self.rng)
        if self.style.seconds is None:
            think(turns, self.style.simulations, inf)
        else:
            think(turns, inf, self.style.seconds)
        self.simulations += turns.done()
        return turns.best(1)[0]


def think(turns: WholeTurns, simulations: float, seconds: float) -> None:
    """Until the simulations are done, the seconds over, or nothing is left to find out."""
    started = perf_counter()
    spent = 0.0
    while spent < 1.0 and not turns.settled():
        turns.think(spent)
        passed = perf_counter() - started
        spent = max(turns.done() / simulations, passed / seconds if seconds > 0.0 else 1.0)
