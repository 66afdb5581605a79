"""Starts a server for the tests: `python starting.py JSON`. Time and deals may be given; all else is as ever."""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from futaie.core.chance import Chance
from futaie.core.game import Setup
from futaie.core.position import Position
from futaie.games import game, games
from futaie.server.serve import serve
from futaie.server.settings import Settings


def clock(file: str) -> Callable[[], float]:
    return lambda: float(Path(file).read_text())


def give_cards(file: str) -> None:
    """Matches with these seeds are dealt as the file says, not as the seed does."""
    deals = json.loads(Path(file).read_text())

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
    now, deals = given.pop("clock"), given.pop("deals")
    if deals:
        give_cards(deals)
    settings = Settings(**given | {"data": Path(given["data"])})
    serve(settings, "{url}", now=clock(now) if now else time.time)


if __name__ == "__main__":
    main()
