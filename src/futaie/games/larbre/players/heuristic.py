"""L'Arbre for the search: which action is promising, how everybody plays on, and who is ahead then.

The greedy player's action is the promising one, and everybody plays on like it for a turn. Then each seat is judged by
what it has left to place and holds in hand.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.heuristic import Heuristic, utilities
from futaie.core.rules.position import Position
from futaie.games.larbre.players.evaluation import Outlook
from futaie.games.larbre.players.greedy import greedy
from futaie.games.larbre.rules.position import LArbre

LIKED: Final = 3.0
"""The greedy player's action is worth this many others."""
ROUNDS: Final = 1
"""Each seat plays this many turns before the table is judged."""
SCALE: Final = 3.0
"""The lead, in pieces, that makes a win e times as likely as a loss."""
MARGIN: Final = 12.0


@final
class LArbreHeuristic(Heuristic):
    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        weights = [1.0] * len(legal)
        if len(legal) > 1:
            liked = greedy(position, seat, NO_DICE)
            i: i64 = 0
            while i < len(legal):
                if legal[i] == liked:
                    weights[i] = LIKED + float(len(legal)) / 2.0
                i += 1
        return weights

    def policy(self, position: Position, seat: i64, rng: Rng) -> i64:
        return greedy(position, seat, rng)

    def finish(self, position: Position, rng: Rng) -> None:
        end = position.turn + ROUNDS * position.seats
        while not position.over and position.turn <= end:
            seat = position.mover()
            position.apply(seat, greedy(position, seat, rng))

    def utilities(self, position: Position) -> list[float]:
        assert isinstance(position, LArbre)
        if position.over:
            return utilities(position.scores(), position.ranking(), MARGIN)
        values: list[float] = []
        seat: i64 = 0
        while seat < position.seats:
            outlook = Outlook(position, seat)
            values.append(outlook.value(outlook.hand, outlook.river))
            seat += 1
        # The mover has half a turn's advantage.
        values[position.mover()] += 0.5
        powers = [exp(value / SCALE) for value in values]
        total: float = 0.0
        for power in powers:
            total += power
        return [power / total for power in powers]


NO_DICE: Final = Rng(0)
"""The greedy player throws none."""
