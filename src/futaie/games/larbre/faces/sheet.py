"""The score sheet: what is left in the reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.rules.outcome import Line, Outcome
from futaie.core.rules.reason import Reason
from futaie.games.larbre.rules.actions import RESERVE_SIZE
from futaie.games.larbre.rules.reasons import Points

if TYPE_CHECKING:
    from futaie.games.larbre.rules.position import LArbre

LINES = (
    Points.TWIGS_LEFT,
    Points.LEAVES_LEFT,
    Points.BUDS_LEFT,
    Points.FRUITS_LEFT,
    Points.FLOWERS_LEFT,
    Points.TRUNK_LEFT,
    Points.GIFTS_LEFT,
)
"""In the order of a reserve."""


def outcome(position: LArbre) -> Outcome:
    sheets = tuple(tuple(sheet(position, seat)) for seat in range(position.seats))
    scores = tuple(sum(line.points for line in lines) for lines in sheets)
    return Outcome(tuple(position.ranking()), scores, sheets)


def sheet(position: LArbre, seat: int) -> list[Line]:
    lines = []
    for piece, code in enumerate(LINES):
        left = int(position.reserves[seat * RESERVE_SIZE + piece])
        if left:
            lines.append(Line(Reason(code, {"left": left}), -left))
    return lines or [Line(Reason(Points.ALL_PLACED), 0)]
