"""Another look at the table: where every card has been seen."""

from __future__ import annotations

from futaie.core.pen import Pen, fill
from futaie.core.rules.seat import letter
from futaie.games.arboretum.faces.drawing import painted_card
from futaie.games.arboretum.faces.shapes import View

UNSEEN = "·"
WIDE = 60
"""A terminal with at least this many columns shows the names of the species."""


def seen(view: View, pen: Pen) -> str:
    """A row for each species, a column for each rank: whose garden, pile or hand holds the card. The last column counts
    the cards of the species that the reader has not seen."""
    where = places(view)
    ranks = range(1, view["ranks"] + 1)
    names = {species: pen.say(f"name-{species}") for species in view["species"]} if pen.width >= WIDE else {}
    wide = max(map(len, names.values()), default=0)
    lines = [pen.paint(" " * (2 + wide) + "".join(f"{sign:>3}" for sign in (*ranks, f"×{UNSEEN}")), "dim")]
    for species in view["species"]:
        signs = [where.get(f"{species}{rank}", UNSEEN) for rank in ranks]
        row = "".join(f"{sign:>3}" for sign in (*signs, signs.count(UNSEEN)))
        lines.append(f"{painted_card(species, pen)} {names.get(species, ''):<{wide}}{row}")
    return "\n".join([*lines, *fill("", pen.say("seen-signs").split("   "), pen, "   ")])


def places(view: View) -> dict[str, str]:
    """Where the cards are, as far as the reader knows: `A` in A's garden, `A-` in A's pile, `A+` in A's hand."""
    found: dict[str, str] = {}
    for seat in range(view["seats"]):
        hand = view["hands"][seat]
        found |= {card["card"]: letter(seat) for card in view["gardens"][seat]["cards"]}
        found |= dict.fromkeys(view["piles"][seat], letter(seat) + "-")
        found |= dict.fromkeys(hand["known"] if hand["cards"] is None else hand["cards"], letter(seat) + "+")
    return found
