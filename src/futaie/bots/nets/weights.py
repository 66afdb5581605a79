"""The weights of a game's nets, if they are there and made for these rules."""

from __future__ import annotations

import warnings
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from futaie.core.features import Features
from futaie.core.game import Game

if TYPE_CHECKING:
    from futaie.bots.nets.answer import Weights

NET = "net.npz"
"""Plays with any number of seats,"""
NET_OF = "net-{}.npz"
"""but for those that have a net of their own."""
MADE_FOR = "made for"
"""The name under which a file says for what it was made,"""
MARGIN = "margin"
"""how many points its margin of 1 stands for,"""
HEAT = "heat"
"""and for each number of seats by what its log-chances are divided; without that by 1."""
MOST_SEATS = 16


def net_of(game: str, seats: int) -> Traversable:
    own = data_of(game) / NET_OF.format(seats)
    return own if own.is_file() else data_of(game) / NET


@cache
def weights_of(game: str, seats: int, stamp: str) -> Weights | None:
    """The arrays by name; None without NumPy or a file.

    Where a file is of no use, one line says why, and there are none.
    """
    try:
        import numpy as np
    except ImportError:
        return None
    file = net_of(game, seats)
    if not file.is_file():
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as arrays:
            made_for = str(arrays[MADE_FOR])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != MADE_FOR}
            weights.setdefault(HEAT, np.ones(MOST_SEATS + 1, np.float32))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        complain(game, f"{file} cannot be read ({error})")
        return None
    if made_for != stamp:
        complain(game, f"{file} was made for {made_for}, not for {stamp}")
        return None
    return weights


def complain(game: str, why: str) -> None:
    warnings.warn(f"futaie: no learned player for {game}, it searches instead: {why}", stacklevel=2)


def data_of(game: str) -> Traversable:
    return files("futaie.games") / game.replace("-", "_") / "data"


def stamp_of(game: Game, features: Features) -> str:
    """Says for which rules, cards and features weights are made."""
    told = "\n".join(f"{field.name} {field.start} {field.shape} {field.meaning}" for field in features.fields)
    tables = sorted(
        (file for file in data_of(game.name).iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    cards = "".join(file.read_text(encoding="utf-8") for file in tables)
    return f"{game.name} {game.version} {short(cards)} {short(told)}"


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]
