"""The tables for testing the research interfaces: every game with every number of seats, full-size or cut down.

Import this before the interfaces, so that the toy game is there when they list the games.
"""

from __future__ import annotations

from typing import Any

import pytest

import futaie
from futaie import Game
from futaie.core.rules.option import Number
from tests.specimens import SPECIMENS
from tests.toys.specimen import SPECIMEN as TOY

SMALL = {specimen.game.name: specimen.small for specimen in [*SPECIMENS, TOY]}
"""Shorter games of the same kind."""
TABLES = [
    pytest.param(futaie.game(name), seats, id=f"{name}-{seats}") for name in SMALL for seats in futaie.game(name).seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(futaie.game(name), id=name) for name in SMALL])


def parameters(game: Game) -> dict[str, Any]:
    """The small options as OpenSpiel takes them."""
    given = {option.name: option for option in game.options}
    return {
        name: value if isinstance(given[name], Number) else given[name].format(value)
        for name, value in SMALL[game.name].items()
    }
