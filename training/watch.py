"""Watches giants that search, so that a net can learn to play as they do (imitate.py) and others to beat them.

    python -m training.watch arboretum SEEN --seats 3 4 --sims 500 --minutes 20 --processes 2

At each table one seat is played by the net of the package, the others search. Each process writes what those who search
were told and which choice they took, a file for some games, until its time is over. Needs no PyTorch.
"""

from __future__ import annotations

import argparse
import time
from multiprocessing import Process
from pathlib import Path

import numpy as np

import futaie
from futaie import Rng
from futaie.bots.levels import level
from futaie.bots.mind import Mind, keep_to_one_core, mind_for
from futaie.core.position import Position

GAMES = 10
"""In a file."""


def watch(game: str, seats: int, seed: str, simulations: int) -> list[tuple[bytes, int]]:
    """One game: what those who search were told, and their choices where there was one to make."""
    found = futaie.game(game)
    mind = mind_for(found, seats)
    assert mind is not None, f"nothing has learnt {game}"
    rng = Rng(seed)
    position = found.new(seats=seats, seed=seed)
    own = rng.below(seats)
    searching = [level("giant", found, Rng(f"{seed} {seat}"), simulations) for seat in range(seats)]
    seen = []
    while not position.over:
        seat = position.mover()
        if seat == own:
            position.apply(seat, mind.action(position, seat))
            continue
        action = searching[seat].act(position.imagine(seat, rng), seat)
        if len(position.legal(seat)) > 1:
            seen.append(choice_of(mind, position, seat, action))
        position.apply(seat, action)
    return seen


def choice_of(mind: Mind, position: Position, seat: int, action: int) -> tuple[bytes, int]:
    """What the net is told there, and its choice that means the action."""
    mind.ask(0, position, seat)
    told = mind.told_of(0)
    first, count = int(mind.features.choices), int(mind.features.choice_count)
    may = [choice for choice in range(count) if told[first + choice]]
    return told, next(choice for choice in may if mind.meant(0, choice) == action)


def work(game: str, seat_counts: list[int], simulations: int, out: Path, number: int, minutes: float) -> None:
    keep_to_one_core()
    end = time.monotonic() + 60 * minutes
    lot = 0
    while time.monotonic() < end:
        seen = []
        for table in range(GAMES):
            seats = seat_counts[table % len(seat_counts)]
            seen += watch(game, seats, f"watched {number} {lot} {table}", simulations)
        told = np.array([np.frombuffer(told, np.uint8) for told, _ in seen])
        np.savez_compressed(out / f"{number:02d}-{lot:03d}.npz", told=told, choices=np.array([c for _, c in seen]))
        lot += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--sims", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    tasks = [
        Process(target=work, args=(options.game, options.seats, options.sims, options.out, number, options.minutes))
        for number in range(options.processes)
    ]
    for task in tasks:
        task.start()
    for task in tasks:
        task.join()


if __name__ == "__main__":
    main()
