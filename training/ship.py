"""Puts the weights of a run into the package, with what they were made for.

    python -m training.ship arboretum RUN/arboretum-02651.npz
    python -m training.ship arboretum RUN/arboretum-01840.npz --seats 2

The second only for tables with so many seats.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

import futaie
from futaie.bots.nets.weights import MADE_FOR, MARGIN, NET, NET_OF, stamp_of
from training.tables import MARGINS, features

MOST = 4_000_000
"""Bytes of all nets of a game."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--seats", type=int)
    options = parser.parse_args()
    name = options.game
    game = futaie.game(name)
    package = Path(__file__).parent.parent / "src/futaie/games"
    folder = package / name.replace("-", "_") / "data"
    target = folder / (NET_OF.format(options.seats) if options.seats else NET)
    with np.load(options.weights) as arrays:
        weights = {array: arrays[array] for array in arrays.files}
    wrong = [array for array, numbers in weights.items() if not np.isfinite(numbers).all()]
    if wrong:
        sys.exit(f"Not finite: {', '.join(wrong)}.")
    stamp = stamp_of(game, features(name, game.seats[-1], truth=False))
    np.savez(target, **{MADE_FOR: np.array(stamp), MARGIN: np.float32(MARGINS[name])}, **weights)
    size = sum(file.stat().st_size for file in folder.glob("net*.npz"))
    if size > MOST:
        sys.exit(f"The nets of {name} have {size:,} bytes, more than {MOST:,}.")
    numbers = sum(array.size for array in weights.values())
    print(f"{target}: {numbers:,} numbers, {target.stat().st_size:,} bytes, for {stamp}")


if __name__ == "__main__":
    main()
