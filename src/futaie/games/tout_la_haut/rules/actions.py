"""Actions by number: a kind of card, doubled, plus 1 if it is built face down."""

from typing import Final

from futaie.games.tout_la_haut.box.cards import KINDS

ACTION_COUNT: Final[int] = 2 * len(KINDS)
