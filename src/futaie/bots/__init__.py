"""Bots. A bot knows what its seat knows: it only ever sees a position that was imagined for its seat."""

from futaie.bots.player import BOTS, Player, seat_player

__all__ = ["BOTS", "Player", "seat_player"]
