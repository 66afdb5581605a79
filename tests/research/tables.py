"""The tables for testing the research interfaces: every game with every number of seats, full-size or cut down.

Import this before the interfaces, so that the toy game is there when they list the games.
"""

from __future__ import annotations

from typing import Any

import pytest

import futaie
from futaie import Game
from tests.specimens import GAMES
from tests.toys.specimen import SPECIMEN as TOY

SMALL: dict[str, dict[str, Any]] = {
    "arboretum": {"ranks": 3, "hand": 3},
    "hortis": {"cards": 4},
    "larbre": {"reserve": (3, 2, 2, 1, 1, 0), "stall": 2, "hand": 4},
    "tout-la-haut": {"rounds": 3},
    TOY.game.name: {},
}
"""Shorter games of the same kind."""
assert {*SMALL} - {TOY.game.name} == {*GAMES}, "a game without a shorter one here"
TABLES = [
    pytest.param(futaie.game(name), seats, id=f"{name}-{seats}") for name in SMALL for seats in futaie.game(name).seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(futaie.game(name), id=name) for name in SMALL])


def parameters(game: Game) -> dict[str, Any]:
    """The small options as OpenSpiel takes them."""
    given = {option.name: option for option in game.options}
    return {
        name: value if isinstance(value, int) and name != "rounds" else given[name].format(value)
        for name, value in SMALL[game.name].items()
    }
