"""A written-down real table has one shape, for the checks and for the page."""

from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import futaie

COUNTED = [name for name in futaie.games() if futaie.game(name).count]


def fields(declared: Any) -> tuple[set[str], set[str]]:
    """All fields, and the required ones."""
    hints = get_type_hints(declared, include_extras=True)
    return set(hints), {name for name, kind in hints.items() if "NotRequired" not in str(get_origin(kind))}


@pytest.mark.parametrize("name", COUNTED)
def test_the_schema_of_a_real_table_has_the_declared_fields(name):
    game = futaie.game(name)
    shapes = import_module(f"{game.package}.faces.shapes")
    table = game.count.schema
    assert fields(shapes.RealTable) == (set(table["properties"]), set(table["required"]))
    (player,) = get_args(get_type_hints(shapes.RealTable)["players"])
    written = table["properties"]["players"]["items"]
    assert fields(player) == (set(written["properties"]), set(written["required"]))
