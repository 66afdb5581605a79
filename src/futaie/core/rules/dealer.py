"""Dealer: new games in quick succession. Each game's dealer.py makes one.

A match is dealt from a seed that anybody can check (see core/chance/shuffles.py). For learning that would take longer
than the game, so here the random generator of the search draws everything.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from futaie.core.chance.rng import Rng
from futaie.core.rules.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Made for a number of seats and the options of a match."""

    def deal(self, rng: Rng) -> Position:
        """A new position; every deal is as likely as from a random seed."""
        raise NotImplementedError


def first_seat(chosen: object, seats: i64, rng: Rng) -> i64:
    """The starting seat, by the option "first"."""
    return chosen if isinstance(chosen, int) else rng.below(seats)
