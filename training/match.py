"""Two nets against each other, at many tables at once.

    python -m training.match arboretum NEW.npz OLD.npz --seats 2

One seat of each table belongs to the first, the others to the second; both play their favourites.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path

import numpy as np
import torch

from training.nets.store import DEVICE, KIND, module_of, stored_player
from training.rivals import Rivals
from training.tables import Tables, features


def match(game: str, first: Path, second: Path, seats: int, games: int, processes: int, seed: int) -> tuple[float, int]:
    """The share of wins of the first, over the first game at each table."""
    tables = Tables(game, {seats: max(1, games // processes)}, processes, seed)
    tables.pin()
    told_of, made = module_of(game).Told, features(game, seats, truth=True)
    player = stored_player(game, seats, first)
    rivals = Rivals(game, tables, [second], 1.0)
    arrays = tables.halves[0]
    won = np.full(tables.count, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            told = told_of(torch.from_numpy(arrays.told).to(DEVICE), made, KIND)
            logits, _ = rivals.answer(told, torch.from_numpy(arrays.movers.astype(np.int64)).to(DEVICE), player)
        arrays.choices[:] = logits.argmax(1).to(torch.int16).cpu().numpy()
        tables.go(0)
        tables.wait(0)
        ended = arrays.dones.nonzero()[0]
        ended = ended[np.isnan(won[ended])]
        won[ended] = rivals.wins(arrays, ended)
    tables.end()
    return float(won.mean()), len(won)


def told_match(game: str, first: Path, second: Path, seats: int, games: int, processes: int, seed: int) -> str:
    share, games = match(game, first, second, seats, games, processes, seed)
    error = 1.96 * sqrt(share * (1 - share) / games)
    figures = f"{100 * share:.1f} ± {100 * error:.1f} %"
    return f"{first.name} against {second.name}, {seats} seats, {games} games: {figures}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=7500)
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--seed", type=int, default=77)
    print(told_match(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
