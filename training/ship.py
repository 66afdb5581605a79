"""Puts the weights of a run into the package, with what they were made for.

python -m training.ship arboretum RUN/arboretum-01080.npz
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import futaie
from futaie.bots.nets.weights import MADE_FOR, MARGIN, NET, stamp_of
from training.tables import MARGINS, features

MOST = 4_000_000
"""Bytes."""


def main() -> None:
    name, source = sys.argv[1], Path(sys.argv[2])
    game = futaie.game(name)
    package = Path(__file__).parent.parent / "src/futaie/games"
    target = package / name.replace("-", "_") / "data" / NET
    with np.load(source) as arrays:
        weights = {array: arrays[array] for array in arrays.files}
    wrong = [array for array, numbers in weights.items() if not np.isfinite(numbers).all()]
    if wrong:
        sys.exit(f"Not finite: {', '.join(wrong)}.")
    stamp = stamp_of(game, features(name, game.seats[-1], truth=False))
    np.savez(target, **{MADE_FOR: np.array(stamp), MARGIN: np.float32(MARGINS[name])}, **weights)
    size = target.stat().st_size
    if size > MOST:
        sys.exit(f"{target} has {size:,} bytes, more than {MOST:,}.")
    print(f"{target}: {sum(numbers.size for numbers in weights.values()):,} numbers, {size:,} bytes, for {stamp}")


if __name__ == "__main__":
    main()
