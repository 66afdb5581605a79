"""Players that are no people. They know what their seat knows: whatever they look at is imagined first."""

from __future__ import annotations

from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.rng import Rng

BOTS = ("random", "greedy")


def choose(bot: str, game: Game, position: Position, seat: int, rng: Rng) -> int:
    """The action that the bot plays for a seat that owes one. `position` holds the seat's own draft."""
    world = position.imagine(seat, rng)
    return world.random_action(seat, rng) if bot == "random" else game.greedy(world, seat, rng)
