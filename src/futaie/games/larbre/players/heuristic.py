"""What a search is told about l'Arbre: the greedy player's choice looks good, and after a few of its turns one can tell
who is ahead by what each seat has left to place and holds in hand."""

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
"""How many other actions the greedy player's one is worth."""
ROUNDS: Final = 1
"""So many turns of each seat are played on before the table is judged."""
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
        # Who is to move has half a turn's advantage.
        values[position.mover()] += 0.5
        powers = [exp(value / SCALE) for value in values]
        total: float = 0.0
        for power in powers:
            total += power
        return [power / total for power in powers]


NO_DICE: Final = Rng(0)
"""The greedy player throws none."""
