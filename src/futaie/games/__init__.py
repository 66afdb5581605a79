"""The games: every folder here is one, and is found because it is here."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from futaie.core.game import Game
from futaie.core.rules.reason import BadSetup, Reason, Why, shortened


def games() -> dict[str, Game]:
    """All games by name."""
    return {name: game(name) for name in _names()}


def game(name: str) -> Game:
    if name not in _names():
        raise BadSetup(Reason(Why.NO_SUCH_GAME, {"game": shortened(name), "allowed": ", ".join(_names())}))
    found = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(found, Game)
    return found


def _names() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg)
