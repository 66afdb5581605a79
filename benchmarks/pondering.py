"""A giant that thinks ahead with its net against giants that take what it likes best, on the same deals from each seat.

    python benchmarks/pondering.py --deals 20 --seconds 1 --seats 2

Seconds are those of the processor, so that a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time

import futaie
from futaie import Rng
from futaie.bots import learned, pondering
from futaie.bots.candidate import won
from futaie.bots.levels import level
from futaie.bots.mind import mind_for


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="arboretum")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a turn")
    options = parser.parse_args()
    learned.PONDERED.add((options.game, options.seats))
    found = []
    learned.perf_counter = pondering.perf_counter = process_time
    for deal in range(options.first, options.first + options.deals):
        shares = [share(options.game, options.seats, deal, seat, options.seconds) for seat in range(options.seats)]
        found.append(sum(shares) / options.seats)
        mean = sum(found) / len(found)
        spread = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
        error = 196 * sqrt(spread / len(found))
        print(f"deal {deal}: {shares}; {100 * mean:.1f} ± {error:.1f} % of {len(found) * options.seats}", flush=True)


def share(name: str, seats: int, deal: int, own: int, seconds: float) -> float:
    """What the one that thinks ahead wins of a game."""
    game = futaie.game(name)
    mind = mind_for(game, seats)
    assert mind is not None, f"nothing has learnt {name} with {seats} seats"
    position = game.new(seats=seats, seed=f"tree {deal}", first=0)
    rng = Rng(f"{deal} {own}")
    player = learned.Learned("giant", game, rng, level("giant", game, rng), seconds)
    while not position.over:
        seat = position.mover()
        seen = position.imagine(seat, rng)
        position.apply(seat, player.act(seen, seat) if seat == own else mind.action(seen, seat))
    return won(position, own)


if __name__ == "__main__":
    main()
