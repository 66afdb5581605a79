"""Starts a server for the tests: `python starting.py SETTINGS` (JSON).

The settings may hold new values for constants in the server's modules (`patches`), and files in its data folder may
hold more: `clock` and `steady` the time, `deals` cards, `test` the name of the test, which seeds all randomness.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

from futaie.core.chance.shuffles import Chance
from futaie.core.game import Setup
from futaie.core.rules.position import Position
from futaie.games import game, games
from futaie.server.serve import serve
from futaie.server.settings import Settings
from futaie.server.thinking import bot_turn
from futaie.tables import opening, thinking


def clock(file: Path) -> Callable[[], float]:
    return lambda: float(file.read_text())


def give_cards(file: Path) -> None:
    """Matches with these seeds get the deals in the file."""
    deals = json.loads(file.read_text())

    def dealt(start: Callable[[Setup], Position]) -> Callable[[Setup], Position]:
        def start_with(setup: Setup) -> Position:
            seed = setup.chance.seed
            return start(replace(setup, chance=Chance(seed, deals[seed])) if seed in deals else setup)

        return start_with

    for name in games():
        module = import_module(f"futaie.games.{name.replace('-', '_')}")
        module.GAME = replace(game(name), start=dealt(game(name).start))


def give_seeds(file: Path) -> None:
    """In place of random seeds, the first, second, … of the test named in the file; bots that still think about the
    earlier test do not use up any of those for deals."""
    given: Counter[tuple[str, str]] = Counter()

    def next_seed(module: str) -> str:
        test = file.read_text()
        given[test, module] += 1
        return f"{test} {module} {given[test, module]}"

    for module in (opening, thinking, bot_turn):
        module.new_seed = partial(next_seed, module.__name__)


SETTINGS = json.loads(sys.argv[1])
FOLDER = Path(SETTINGS.pop("data"))
if (FOLDER / "test").exists():
    give_seeds(FOLDER / "test")  # for workers too, which read this file before they begin


def main() -> None:
    for module, constants in SETTINGS.pop("patches").items():
        for name, value in constants.items():
            patched = import_module(f"futaie.server.{module}")
            assert hasattr(patched, name)
            setattr(patched, name, value)
    if (FOLDER / "deals").exists():
        give_cards(FOLDER / "deals")
    clocks = {}
    if (FOLDER / "clock").exists():
        clocks = {"wall": clock(FOLDER / "clock"), "steady": clock(FOLDER / "steady")}
    serve(Settings(data=FOLDER, **SETTINGS), lambda url: print(url, flush=True), **clocks)


if __name__ == "__main__":
    main()
