"""Players that are no people. They know what their seat knows: whatever they look at is imagined first."""

from futaie.bots.player import BOTS, Player, seat_player

__all__ = ["BOTS", "Player", "seat_player"]
