"""Actions by number, and the phases of a turn."""

from typing import Final

# Actions: where to draw, which card to plant, in which cell, which card to discard.
DRAW_DECK: Final = 0
DRAW_PILE: Final = 1
PLANT: Final = 5
CELL: Final = 85
DISCARD: Final = 1310
ACTION_COUNT: Final = 1390

# Phases of a turn. CHOOSE_CELL comes when the card to plant is chosen.
FIRST_DRAW: Final = 0
SECOND_DRAW: Final = 1
CHOOSE_CARD: Final = 2
CHOOSE_CELL: Final = 3
CHOOSE_DISCARD: Final = 4

NO_CARD: Final = 255
