"""The weights of a game's nets, if they exist and were made for these rules."""

from __future__ import annotations

import logging
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from futaie.core.game import Game
from futaie.core.players.features import Features
from futaie.core.rules.reason import Reason

if TYPE_CHECKING:
    from futaie.core.players.nets.answer import Weights

NET = "net.npz"
"""The net for any number of seats."""
NET_OF = "net-{}.npz"
"""The net for one number of seats, where there is one."""
MADE_FOR = "made for"
"""The name under which a file says what it was made for."""
MOST_SEATS = 16


class NetWhy(Enum):
    """Why a giant searches although a net exists for the game."""

    MISSING = "the-weights-of-the-net-are-missing"
    UNREADABLE = "the-weights-of-the-net-cannot-be-read"
    OTHERS = "the-weights-of-the-net-are-for-other-rules-or-cards"
    BROKEN = "the-weights-of-the-net-do-not-make-a-net"


def net_of(game: str, seats: int) -> Traversable:
    players = room_of(game, "players")
    own = players / NET_OF.format(seats)
    return own if own.is_file() else players / NET


@cache
def weights_of(game: str, seats: int, stamp: str) -> Weights | None:
    """The arrays by name; None without NumPy.

    Where the file is missing or unusable, one line says so, and the result is None.
    """
    try:
        import numpy as np

        from futaie.core.players.nets.answer import HEAT
    except ImportError:
        return None
    file = net_of(game, seats)
    if not file.is_file():
        warn(NetWhy.MISSING, game, str(file))
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as arrays:
            made_for = str(arrays[MADE_FOR])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != MADE_FOR}
            weights.setdefault(HEAT, np.ones(MOST_SEATS + 1, np.float32))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        warn(NetWhy.UNREADABLE, game, str(file))
        return None
    if made_for != stamp:
        warn(NetWhy.OTHERS, game, str(file))
        return None
    return weights


@cache
def warn(why: NetWhy, game: str, file: str) -> None:
    """Once per process."""
    logging.getLogger(__name__).warning("futaie: giants search instead: %s", Reason(why, {"game": game, "file": file}))


def room_of(game: str, room: str) -> Traversable:
    return files("futaie.games") / game.replace("-", "_") / room


def stamp_of(game: Game, features: Features) -> str:
    """Identifies the rules, cards and features that weights are made for."""
    told = "\n".join(f"{field.name} {field.start} {field.shape} {field.meaning}" for field in features.fields)
    tables = [file for file in room_of(game.name, "box").iterdir() if file.name.endswith(".toml")]
    tables.sort(key=lambda file: file.name)
    cards = "".join(file.read_text(encoding="utf-8") for file in tables)
    return f"{game.name} {game.net_rules or game.version} {short(cards)} {short(told)}"


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]
