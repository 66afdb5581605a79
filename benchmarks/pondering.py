"""A giant that thinks ahead with its net against giants that play its favourite, on the same deals from each seat.

    python benchmarks/pondering.py --deals 20 --seconds 1 --seats 2

With `--unlearned` all giants think ahead, and only the one also tries the actions that its net has not learned; how
often it could, and took one, is counted.
Seconds are processor time, so that a busy machine makes no difference.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import sqrt
from time import process_time
from typing import NamedTuple

import futaie
from futaie import Rng
from futaie.bots.candidate import lead, won
from futaie.bots.learned import player as learned
from futaie.bots.learned import pondering
from futaie.bots.learned.mind import keep_to_one_core, mind_for
from futaie.bots.levels import level


class Result(NamedTuple):
    """Of a game, for the giant that is tested."""

    share: float
    """Of the win."""
    lead: int
    offered: int
    """Decisions with an action that its net has not learned,"""
    taken: int
    """and those in which it took one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="arboretum")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seconds", type=float, default=1.0, help="per turn")
    parser.add_argument("--unlearned", action="store_true", help="what trying actions gains that the net never learned")
    options = parser.parse_args()
    shares, leads, offered, taken = [], [], 0, 0
    learned.perf_counter = pondering.perf_counter = process_time
    for deal in range(options.first, options.first + options.deals):
        games = [play(options, deal, seat) for seat in range(options.seats)]
        shares.append(100 * sum(game.share for game in games) / options.seats)
        leads.append(sum(game.lead for game in games) / options.seats)
        offered += sum(game.offered for game in games)
        taken += sum(game.taken for game in games)
        line = f"deal {deal}: {told(shares)} %, {told(leads)} points of {len(shares) * options.seats}"
        print(f"{line}; unlearned: {taken} of {offered}" if options.unlearned else line, flush=True)


def told(found: list[float]) -> str:
    mean = sum(found) / len(found)
    spread = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
    return f"{mean:.1f} ± {1.96 * sqrt(spread / len(found)):.1f}"


def play(options: argparse.Namespace, deal: int, own: int) -> Result:
    game = futaie.game(options.game)
    position = game.new(seats=options.seats, seed=f"tree {deal}", first=0)
    rng = Rng(f"{deal} {own}")
    players = [giant(game, options, seat == own, rng) for seat in range(options.seats)]
    mind = players[own].mind
    assert mind is not None
    offered = taken = 0
    while not position.over:
        seat = position.mover()
        action = players[seat].act(position.imagine(seat, rng), seat)
        if seat == own and (unlearned := mind.unlearned(position, seat)):
            offered += 1
            taken += action in unlearned
        position.apply(seat, action)
    return Result(won(position, own), lead(position.scores(), own), offered, taken)


def giant(game: futaie.Game, options: argparse.Namespace, is_tested: bool, rng: Rng) -> learned.Learned:
    seconds = options.seconds if is_tested or options.unlearned else None
    player = learned.Learned("giant", replace(game, ponders=True), rng, level("giant", game, rng), seconds)
    mind = player.mind = mind_for(game, options.seats)
    player.looked = True
    assert mind is not None, f"no net plays {game.name} with {options.seats} seats"
    if not is_tested:
        mind.unlearned = lambda position, seat: []  # type: ignore[method-assign]
    return player


if __name__ == "__main__":
    keep_to_one_core()
    main()
