"""Everything that has to be fast is machine code in the tested package."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
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
PACKAGE = ROOT / "src" / "futaie"
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
HOOK = WHEEL["hooks"]["custom"]

FAST_ROOMS = ("rules", "secrets", "players", "research")
"""Of each game: searches and simulations spend their time here, so every module is native, whatever its name."""
FAST_FILES = ("box/kinds.py", "faces/preview.py", "faces/questions.py", "faces/sheet.py", "faces/view.py")
"""In the other rooms: what rules and players read, and what is told of a position while it is played."""
INTERPRETED = {
    "players/net.py": "NumPy",
    "rules/options.py": "derives from interpreted classes",
    "rules/reasons.py": "enums",
    "rules/setup.py": "travels between processes",
    "rules/recipes.py": "travels between processes",
    "rules/objectives.py": "travels between processes",
}
"""What is not native in those rooms, with the reason. No `__init__.py` is either."""
SHARED = {
    "bots": {"search"},
    "core": {
        "batch",
        "best_action",
        "dealer",
        "encoder",
        "features",
        "heuristic",
        "playout",
        "position",
        "rng",
        "timed_loops",
    },
}
"""What all games share, by name: in which of its sub-rooms a module lies does not matter."""


def fast_modules_of_games() -> Iterator[Path]:
    for game in GAMES:
        folder = PACKAGE / "games" / game.replace("-", "_")
        yield from (folder / name for name in FAST_FILES if (folder / name).exists())
        for room in FAST_ROOMS:
            for path in (folder / room).rglob("*.py"):
                if path.name != "__init__.py" and f"{room}/{path.name}" not in INTERPRETED:
                    yield path


def fast_modules_of_all() -> Iterator[Path]:
    for room, names in SHARED.items():
        yield from (path for path in (PACKAGE / room).rglob("*.py") if path.stem in names)


FAST = sorted(str(path.relative_to(ROOT / "src")) for path in (*fast_modules_of_games(), *fast_modules_of_all()))
in_the_wheel = pytest.mark.skipif(not futaie.compiled, reason="interpreted nothing is native")


def test_the_build_compiles_what_has_to_be_fast_and_nothing_else() -> None:
    """The patterns of pyproject.toml against the folders."""
    assert modules_of(ROOT, HOOK["modules"], HOOK["interpreted"]) == FAST


def test_whatever_is_named_here_exists() -> None:
    games = PACKAGE / "games"
    assert [name for name in (*FAST_FILES, *INTERPRETED) if not list(games.glob(f"*/{name}"))] == []
    assert sorted(path.stem for path in fast_modules_of_all()) == sorted(set().union(*SHARED.values()))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_no_rooms_but_those_that_are_known_here(name: str) -> None:
    folder = PACKAGE / "games" / name.replace("-", "_")
    rooms = {path.parent.relative_to(folder).parts[0] for path in folder.glob("*/**/*.py")}
    assert rooms <= {*FAST_ROOMS, "box", "faces"}


def is_native(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@in_the_wheel
@pytest.mark.parametrize("file", FAST)
def test_every_module_that_has_to_be_fast_is_native(file: str) -> None:
    assert is_native(file.removesuffix(".py").replace("/", "."))


@in_the_wheel
def test_nothing_else_is_native() -> None:
    package = Path(futaie.__file__).parent
    native = {path for suffix in EXTENSION_SUFFIXES for path in package.rglob(f"*{suffix}")}
    sources = {str(path.relative_to(package.parent).with_name(f"{path.name.partition('.')[0]}.py")) for path in native}
    assert sources == set(FAST)


@in_the_wheel
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


@in_the_wheel
def test_the_code_shared_by_all_games_is_native() -> None:
    assert [each for each in (Position, Rng, Search, random_games) if not is_native(each.__module__)] == []
