"""The files of a run."""

from __future__ import annotations

from importlib.resources import as_file
from pathlib import Path

import numpy as np

from futaie.bots.learned.weights import MADE_FOR, net_of
from futaie.core.players.nets.answer import HEAT, MARGIN


def kept(game: str, seats: int, folder: Path) -> Path:
    """The shipped weights, in the form in which a run keeps them: weights and nothing else."""
    with as_file(net_of(game, seats)) as file, np.load(file) as arrays:
        weights = {name: arrays[name] for name in arrays.files if name not in (MADE_FOR, MARGIN, HEAT)}
    np.savez(folder / "run.npz", **weights)
    return folder / "run.npz"
