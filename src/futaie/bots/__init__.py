"""Players that are no people. They know what their seat knows: whatever they look at is imagined first."""

from __future__ import annotations

from futaie.bots.player import BOTS, Player, seat_player
from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.rng import Rng

__all__ = ["BOTS", "Player", "choose", "seat_player"]


def choose(bot: str, game: Game, position: Position, seat: int, rng: Rng) -> int:
    """The action that the bot plays for a seat that owes one. `position` holds the seat's own draft."""
    return seat_player(bot, game, rng).act(position.imagine(seat, rng), seat)
