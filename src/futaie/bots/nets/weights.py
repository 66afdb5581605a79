"""The weights of a game's net, if they are there and made for these rules."""

from __future__ import annotations

import warnings
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from futaie.core.features import Features
from futaie.core.game import Game

MADE_FOR = "made for"
"""The name under which a file says for what it was made."""


@cache
def weights_of(game: str, stamp: str) -> dict[str, Any] | None:
    """The arrays by name; None without NumPy or a file, and with one line of warning where the file is of no use."""
    try:
        import numpy as np
    except ImportError:
        return None
    file = files("futaie.games") / game.replace("-", "_") / "data" / "net.npz"
    if not file.is_file():
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as arrays:
            made_for = str(arrays[MADE_FOR])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != MADE_FOR}
    except (OSError, ValueError, KeyError, EOFError) as error:
        complain(game, f"{file} cannot be read ({error})")
        return None
    if made_for != stamp:
        complain(game, f"{file} was made for {made_for}, not for {stamp}")
        return None
    return weights


def complain(game: str, why: str) -> None:
    warnings.warn(f"futaie: no learned player for {game}, it searches instead: {why}", stacklevel=2)


def stamp_of(game: Game, features: Features) -> str:
    """Says for which rules and which features weights are made."""
    told = "\n".join(f"{field.name} {field.start} {field.shape} {field.meaning}" for field in features.fields)
    return f"{game.name} {game.version} {sha256(told.encode()).hexdigest()[:16]}"
