"""What a search is told about Tout là-haut: which cards look good at once, and how to build quickly to the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from futaie.core.guide import Guide, spread
from futaie.core.position import Position
from futaie.core.rng import Rng
from futaie.games.tout_la_haut.bot import Prospects
from futaie.games.tout_la_haut.grove import Grove
from futaie.games.tout_la_haut.position import ToutLaHaut
from futaie.games.tout_la_haut.scoring import BOTTOM, GREY_CARD, NO_COLOUR, TOP, VALUE

HEAT: Final = 1.5
RUN: Final = 0.8
"""What each floor is worth by which a run grows."""
WHIM: Final = 2.0
"""How many points play-outs may be wrong by."""


@final
class ToutLaHautGuide(Guide):
    def weights(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(position, ToutLaHaut)
        prospects = Prospects(position.grove, seat)
        return spread([prospects.after(action) for action in legal], HEAT)

    def policy(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, ToutLaHaut)
        return quick(position.grove, rng)


def quick(grove: Grove, rng: Rng) -> i64:
    """The card with the most points, those of a longer run included, give or take a little."""
    last: i64 = NO_COLOUR
    if grove.turn >= grove.seats:
        below = i64(grove.built[grove.turn - grove.seats])
        if below & 1 == 0:
            last = i64(TOP[below >> 1])
    best_action: i64 = -1
    best: float = 0.0
    i: i64 = 0
    while i <= grove.seats:
        kind = i64(grove.hand[i])
        action = 2 * kind + 1
        worth = float(GREY_CARD)
        if grove.fits(kind):
            up = float(i64(VALUE[kind]))
            if i64(BOTTOM[kind]) == last:
                up += RUN
            if BOTTOM[kind] == TOP[kind]:
                up += RUN
            if up >= worth:
                action = 2 * kind
                worth = up
        worth += WHIM * float(rng.below(256)) / 256.0
        if action & 1 != 0:
            # Face down all cards are alike: the poorest one goes.
            worth -= 0.1 * float(i64(VALUE[kind]))
        if best_action < 0 or worth > best:
            best_action = action
            best = worth
        i += 1
    return best_action
