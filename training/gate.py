"""The weights of a run against giants that search, before they are in the package.

    python -m training.gate arboretum RUN/arboretum-01840.npz --seats 2 --sims 200 --games 60

Each deal is played once from every seat; the net plays its favourite. Needs no PyTorch.
"""

from __future__ import annotations

import argparse
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

import numpy as np

import futaie
from futaie import Rng
from futaie.bots.candidate import won
from futaie.bots.learned.mind import Mind, keep_to_one_core, mind_with
from futaie.bots.learned.weights import MOST_SEATS
from futaie.bots.levels import level
from futaie.core.players.nets.answer import HEAT, MARGIN
from training.tables import MARGINS, features

SEARCHING = "giant@"
"""The name of a giant that searches, before its simulations per decision."""


def mind_of(game: str, seats: int, file: Path) -> Mind:
    """With the weights of a file as a run saves them."""
    with np.load(file) as arrays:
        weights = {name: arrays[name].astype(np.float32) for name in arrays.files}
    weights |= {MARGIN: np.float32(MARGINS[game]), HEAT: np.ones(MOST_SEATS + 1, np.float32)}
    return mind_with(weights, futaie.game(game), features(game, seats, truth=False), seats)


def share_of_deal(game: str, file: Path, seats: int, simulations: int, deal: int) -> float:
    """The net's share of the wins, over a deal from every seat."""
    found, mind = futaie.game(game), mind_of(game, seats, file)
    total = 0.0
    for own in range(seats):
        position = found.new(seats=seats, seed=f"gate {deal}")
        rng = Rng(f"{deal} {own}")
        others = [level("giant", found, Rng(f"{deal} {own} {seat}"), simulations) for seat in range(seats)]
        while not position.over:
            seat = position.mover()
            seen = position.imagine(seat, rng)
            position.apply(seat, mind.action(seen, seat) if seat == own else others[seat].act(seen, seat))
        total += won(position, own)
    return total / seats


def told_gate(game: str, file: Path, simulations: int, seats: int, games: int, processes: int) -> str:
    keep_to_one_core()
    deals = max(2, games // seats)
    with get_context("spawn").Pool(processes) as pool:
        shares = pool.starmap(share_of_deal, [(game, file, seats, simulations, deal) for deal in range(deals)], 1)
    error = 1.96 * float(np.std(shares, ddof=1)) / sqrt(deals)
    figures = f"{100 * float(np.mean(shares)):.1f} ± {100 * error:.1f} %"
    return f"{file.name} against {SEARCHING}{simulations}, {seats} seats, {deals * seats} games: {figures}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--sims", dest="simulations", type=int, default=200, help="a giant's simulations per decision")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--processes", type=int, default=2)
    print(told_gate(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
