"""Actions by number, and where a seat is in its turn."""

from __future__ import annotations

from typing import Final

from futaie.games.hortis.rules.grid import CELLS

# Actions: which card in which turn, the cell of its upper left corner, which of its six cells gets what is scarce.
PLACE: Final = 72
SERVE: Final = 1404
ACTION_COUNT: Final = 1410
assert SERVE == PLACE + CELLS

# Where a seat is in its turn. CHOOSE_SERVED comes only where there is a choice (hortis 7).
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
