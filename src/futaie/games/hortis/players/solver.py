"""The best placements in a known order, for `futaie solve`."""

from __future__ import annotations

from typing import cast

from futaie.core.game import Solution
from futaie.core.rules.position import Position
from futaie.games.hortis.players.beam import Beam
from futaie.games.hortis.players.placements import chain
from futaie.games.hortis.rules.actions import PLACE, SERVE, STOPPED
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points


def solve(position: Position, seat: int, width: int) -> Solution:
    """The best line that a beam of this width finds for a seat about to place, with the cards as they will come. It
    knows what no seat knows: never pass its answer to a player."""
    table = cast("Hortis", position)
    orchard = table.orchards[seat]
    if table.over or table.phases[seat] == STOPPED:
        return Solution(final_points(orchard, table.recipes), (), True)
    beam = Beam(table.recipes, width)
    best = beam.search(orchard, table.hand(seat), coming(table))
    line = []
    while orchard.count < best.count:
        actions = chain(orchard, best)
        line.append(tuple(actions))
        orchard = orchard.laid(actions[0], actions[1] - PLACE)
        for action in actions[2:]:
            orchard = orchard.served(action - SERVE)
    return Solution(beam.points, tuple(line), beam.complete)


def coming(table: Hortis) -> list[int]:
    """The cards that will be drawn, the next one first."""
    return [table.pile[i] for i in reversed(range(table.left_out(), table.pile_count))]
