"""How much grows, in figures (larbre B.2): by the cards chosen or played, and by the river as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.games.larbre.box.cards import TYPES
from futaie.games.larbre.box.kinds import JOKER, count_of, count_type
from futaie.games.larbre.rules.plays import strength

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Amount, Parts
    from futaie.games.larbre.rules.position import LArbre


def growth(position: LArbre, seat: int) -> Amount:
    """How many pieces must grow, and how many of them find a place."""
    amount = position.amount()
    return {"grows": TYPES[position.growing], "amount": amount, "places": position.placeable(seat, amount)}


def parts(position: LArbre) -> Parts:
    """The cards of the type that grows, the jokers and the pairs."""
    own, jokers = count_type(position.chosen, position.growing), count_of(position.chosen, JOKER)
    return {"own": own, "jokers": jokers, "pairs": strength(position.chosen, position.growing) - own - jokers}
