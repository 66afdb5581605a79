"""Actions by number. Where a card, a seat, a type or a tip belongs to one, add its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Piece

TAKE: Final = 0
"""A card of the river into the hand: two of them are a turn (larbre A.1), or they fill the hand (larbre C.1)."""
TRUNK: Final = 18
GROW: Final = 19
"""What the cards shall make grow, by type; then the cards."""
ALONE: Final = 23
"""A flute and nothing else."""
ADD: Final = 24
"""A card to the play; before it is said what grows, a card alone, to invoke its spirit (larbre B.5g)."""
REVEAL: Final = 42
INVOKE_FAUN: Final = 43
"""For another seat."""
INVOKE_NAIAD: Final = 47
"""For a card of the river."""
INVOKE_PEGAEA: Final = 65
BEGIN: Final = 66
"""No more spirits before growing."""
END: Final = 67
PLACE_TWIG: Final = 68
"""An own twig on a bare tip by its owner, or on a tip with one twig; then the same six for a common twig."""
PLACE_LEAF: Final = 80
"""By the owner of the twig, like the next three."""
PLACE_BUD: Final = 85
PLACE_FRUIT: Final = 90
PLACE_FLOWER: Final = 95
KEEP: Final = 100
"""Of the cards Pegaea shows."""
DISCARD: Final = 118
ACTION_COUNT: Final = 136

# Where the mover is in the turn.
START: Final = 0
TAKING: Final = 1
"""Cards of the river, by larbre A.1 or C.1."""
CHOOSING: Final = 2
"""The cards to play."""
BEFORE: Final = 3
"""Spirits before growing."""
GROWING: Final = 4
AFTER: Final = 5
"""Spirits after growing, the Dryad's extra piece among them."""
KEEPING: Final = 6
DISCARDING: Final = 7

# What a reserve holds.
TWIGS_LEFT: Final = 0
LEAVES_LEFT: Final = 1
BUDS_LEFT: Final = 2
FRUITS_LEFT: Final = 3
FLOWERS_LEFT: Final = 4
TOKEN_LEFT: Final = 5
GIFTS_LEFT: Final = 6
"""Common twigs that the Faun brought."""
RESERVE_SIZE: Final = 7
PIECES: Final[tuple[Piece, ...]] = ("twig", "leaf", "bud", "fruit", "flower", "token", "common")
"""The words for them."""
