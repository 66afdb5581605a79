"""Actions by number, and where a seat is in its turn."""

from __future__ import annotations

from typing import Final

from futaie.games.hortis.rules.grid import CELLS

# Actions: a card and its turn, the cell of its upper left corner, the one of its six cells that gets something scarce.
PLACE: Final = 72
SERVE: Final = 1404
ACTION_COUNT: Final = 1410
assert SERVE == PLACE + CELLS

# The stages of a seat's turn. CHOOSE_SERVED comes only if there is a choice (hortis 7).
CHOOSE_CARD: Final = 0
CHOOSE_PLACE: Final = 1
CHOOSE_SERVED: Final = 2
PLACED: Final = 3
"""Waiting for the others."""
STOPPED: Final = 4
"""Unable to place: its game is over (hortis 8)."""

NO_FACE: Final = 255
"""No card in any turn."""
NO_CARD: Final = 255
