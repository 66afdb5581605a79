"""Starts a server for the tests: `python starting.py JSON`.

Time, deals and how much is thought about the orchard of the day are given; all else is as ever.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from futaie.core.chance import Chance
from futaie.core.game import Setup
from futaie.core.position import Position
from futaie.games import game, games
from futaie.server import workers
from futaie.server.serve import serve
from futaie.server.settings import Settings


def clock(file: Path) -> Callable[[], float]:
    return lambda: float(file.read_text())


def give_cards(file: Path) -> None:
    """Matches with these seeds are dealt as the file says, not as the seed does."""
    deals = json.loads(file.read_text())

    def dealt(start: Callable[[Setup], Position]) -> Callable[[Setup], Position]:
        def start_with(setup: Setup) -> Position:
            seed = setup.chance.seed
            return start(replace(setup, chance=Chance(seed, deals[seed])) if seed in deals else setup)

        return start_with

    for name in games():
        module = import_module(f"futaie.games.{name.replace('-', '_')}")
        module.GAME = replace(game(name), start=dealt(game(name).start))


def main() -> None:
    given = json.loads(sys.argv[1])
    data = Path(given.pop("data"))
    give_cards(data / "deals")
    workers.BEAM, workers.SECONDS = given.pop("beam"), given.pop("seconds")
    serve(Settings(data=data, **given), lambda url: print(url, flush=True), now=clock(data / "clock"))


if __name__ == "__main__":
    main()
