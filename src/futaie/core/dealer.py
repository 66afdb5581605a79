"""Dealer: new games one after the other, as fast as they can be played. Each game's dealer.py makes one.

A match is dealt from a seed that anybody can check (see chance.py). For learning that would take longer than the game,
so that here all that chance decides is drawn by the generator of search and random play.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from futaie.core.position import Position
from futaie.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Made for a number of seats and the options of a match."""

    def deal(self, rng: Rng) -> Position:
        """A new position; every deal is as likely as from a random seed."""
        raise NotImplementedError


def first_seat(chosen: object, seats: i64, rng: Rng) -> i64:
    """Who starts, by the option "first"."""
    return chosen if isinstance(chosen, int) else rng.below(seats)
