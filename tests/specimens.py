"""Every game with its specimen: found, not listed, so that none is left out.

A test that cannot take every game says which ones it leaves out, and why.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.shipped import GAMES as SHIPPED
from tests.specimen import Specimen


def specimen(name: str) -> Specimen:
    package = name.replace("-", "_")
    if not (Path(__file__).parent / "games" / package / "specimen.py").is_file():
        raise LookupError(f"tests/games/{package}/specimen.py is missing: docs/adding-a-game.md says what it tells")
    found = import_module(f"tests.games.{package}.specimen").SPECIMEN
    assert isinstance(found, Specimen)
    return found


def tables(specimens: Iterable[Specimen]) -> list[Any]:
    """Each game with every number of seats."""
    return [
        pytest.param(specimen, seats, id=f"{specimen}-{seats}")
        for specimen in specimens
        for seats in specimen.game.seats
    ]


GAMES = sorted(SHIPPED)
SPECIMENS = [specimen(name) for name in GAMES]
TABLES = tables(SPECIMENS)
every_table = pytest.mark.parametrize(("specimen", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", GAMES)
