"""Puts the weights of a run into the package, with a stamp of what they were made for.

    python -m training.ship arboretum RUN/arboretum-02651.npz
    python -m training.ship arboretum RUN/arboretum-01840.npz --seats 2

The second is only for tables with that number of seats.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

import futaie
from futaie.bots.learned.weights import MADE_FOR, NET, NET_OF, stamp_of
from futaie.core.players.nets.answer import MARGIN
from training.tables import MARGINS, features

MOST = 4_000_000
"""Bytes of all nets of a game."""


def ship(name: str, run: Path, seats: int | None, folder: Path) -> str:
    """Into the game's folder, unless something is wrong; returns what was done."""
    game = futaie.game(name)
    with np.load(run) as arrays:
        weights = {array: arrays[array] for array in arrays.files}
    wrong = [array for array, numbers in weights.items() if not np.isfinite(numbers).all()]
    if wrong:
        sys.exit(f"Not finite: {', '.join(wrong)}.")
    stamp = stamp_of(game, features(name, game.seats[-1], truth=False))
    target = folder / (NET_OF.format(seats) if seats else NET)
    made = folder / "made.npz"
    np.savez(made, **{MADE_FOR: np.array(stamp), MARGIN: np.float32(MARGINS[name])}, **weights)
    size = made.stat().st_size + sum(file.stat().st_size for file in folder.glob("net*.npz") if file != target)
    if size > MOST:
        made.unlink()
        sys.exit(f"The nets of {name} would have {size:,} bytes, more than {MOST:,}.")
    made.replace(target)
    numbers = sum(array.size for array in weights.values())
    return f"{target}: {numbers:,} numbers, {target.stat().st_size:,} bytes, for {stamp}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--seats", type=int)
    options = parser.parse_args()
    package = Path(__file__).parent.parent / "src/futaie/games"
    print(ship(options.game, options.weights, options.seats, package / options.game.replace("-", "_") / "players"))


if __name__ == "__main__":
    main()
