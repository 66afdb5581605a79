"""Everything that has to be fast is machine code in the tested package."""

from __future__ import annotations

import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import futaie
from futaie import Position, Rng
from futaie.bots.search import Search
from futaie.core.research.playout import random_games
from hatch_build import modules_of
from tests.specimens import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
HOOK = WHEEL["hooks"]["custom"]
LISTED = modules_of(ROOT, HOOK["modules"], HOOK["interpreted"])
pytestmark = pytest.mark.skipif(not futaie.compiled, reason="interpreted nothing is native")


def is_native(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize("file", LISTED)
def test_every_module_of_the_list_is_native(file: str) -> None:
    assert is_native(file.removesuffix(".py").replace("/", "."))


def test_nothing_else_is_native() -> None:
    package = Path(futaie.__file__).parent
    native = {path for suffix in EXTENSION_SUFFIXES for path in package.rglob(f"*{suffix}")}
    sources = {str(path.relative_to(package.parent).with_name(f"{path.name.partition('.')[0]}.py")) for path in native}
    assert sources == set(LISTED)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_searched_and_observed_by_native_code(name: str) -> None:
    game = futaie.game(name)
    seats = game.seats[-1]
    options = game.checked(seats, {})
    parts: list[object] = [game.new(seats, seed="1")]
    parts += [make(seats, options) for make in (game.encoder, game.dealer) if make is not None]
    parts += [game.heuristic]
    parts += [game.features(seats, options, False)] if game.features is not None else []
    assert [type(part) for part in parts if not is_native(type(part).__module__)] == []


def test_the_code_shared_by_all_games_is_native() -> None:
    assert [each for each in (Position, Rng, Search, random_games) if not is_native(each.__module__)] == []
