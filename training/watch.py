"""Records players, so that a net can learn to imitate them (imitate.py), and others to beat them.

    python -m training.watch arboretum SEEN --seats 3 4 --sims 500 --minutes 20 --processes 2
    python -m training.watch arboretum SEEN --seats 3 4 --who greedy --minutes 2

At each table the net of the package plays one seat; giants that search, or `greedy`, play the others. Each process
writes their inputs and how often they tried each choice, one file for some games, until its time is over. Needs no
PyTorch.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from multiprocessing import Process
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.learned.mind import Mind, keep_to_one_core, mind_for
from futaie.bots.levels import LEVELS
from futaie.bots.player import Player
from futaie.bots.search import Search
from futaie.bots.thinker import Thinker
from futaie.core.game import Game
from futaie.core.rules.position import Position

GAMES = 10
"""Games per file."""

Shares = dict[int, float]
"""Of the simulations, by action."""
Sight = tuple[bytes, NDArray[np.float16]]
"""The input of a net, and the share of each choice."""


class Watched(Thinker):
    """Remembers the last search."""

    shares: Shares

    def pick(self, search: Search) -> int:
        nodes = search.children(search.root)
        tried = [search.seen(node) for node in nodes]
        self.shares = {search.action(node): times / sum(tried) for node, times in zip(nodes, tried, strict=True)}
        return super().pick(search)


def watched(who: str, game: Game, rng: Rng, simulations: int) -> Player:
    if who == "greedy":
        return seat_player(who, game, rng)
    return Watched(who, game, rng, replace(LEVELS[who], simulations=simulations))


def watch(game: str, who: str, seats: int, seed: str, simulations: int) -> list[Sight]:
    """One game: what the others saw, where there was a choice to make."""
    found = futaie.game(game)
    mind = mind_for(found, seats)
    assert mind is not None, f"no net plays {game}"
    rng = Rng(seed)
    position = found.new(seats=seats, seed=seed)
    own = rng.below(seats)
    others = [watched(who, found, Rng(f"{seed} {seat}"), simulations) for seat in range(seats)]
    seen = []
    while not position.over:
        seat = position.mover()
        if seat == own:
            position.apply(seat, mind.action(position, seat))
            continue
        other = others[seat]
        action = other.act(position.imagine(seat, rng), seat)
        if len(position.legal(seat)) > 1:
            seen.append(sight(mind, position, seat, other.shares if isinstance(other, Watched) else {action: 1.0}))
        position.apply(seat, action)
    return seen


def sight(mind: Mind, position: Position, seat: int, shares: Shares) -> Sight:
    mind.ask(0, position, seat)
    told = mind.told_of(0)
    first, count = int(mind.features.choices), int(mind.features.choice_count)
    by_choice = np.zeros(count, np.float16)
    for choice in range(count):
        if told[first + choice]:
            by_choice[choice] = shares.get(mind.meant(0, choice), 0.0)
    return told, by_choice


def work(game: str, who: str, seat_counts: list[int], simulations: int, out: Path, number: int, minutes: float) -> None:
    keep_to_one_core()
    end = time.monotonic() + 60 * minutes
    lot = 0
    while time.monotonic() < end:
        seen = []
        for table in range(GAMES):
            seats = seat_counts[table % len(seat_counts)]
            seen += watch(game, who, seats, f"watched {number} {lot} {table}", simulations)
        told = np.array([np.frombuffer(told, np.uint8) for told, _ in seen])
        shares = np.array([shares for _, shares in seen])
        np.savez_compressed(out / f"{number:02d}-{lot:03d}.npz", told=told, shares=shares)
        lot += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--who", choices=("giant", "greedy"), default="giant")
    parser.add_argument("--sims", type=int, default=500, help="a giant's simulations per decision")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    tasks = [
        Process(
            target=work,
            args=(options.game, options.who, options.seats, options.sims, options.out, number, options.minutes),
        )
        for number in range(options.processes)
    ]
    for task in tasks:
        task.start()
    for task in tasks:
        task.join()


if __name__ == "__main__":
    main()
