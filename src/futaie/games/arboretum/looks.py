"""What else a person may look at: where every card has been seen."""

from __future__ import annotations

from typing import Any

from futaie.core.pen import Pen, fill
from futaie.core.seat import letter
from futaie.games.arboretum.face import painted_card

UNSEEN = "·"


def seen(view: dict[str, Any], pen: Pen) -> str:
    """A row for each species, a column for each rank: in whose garden, pile or hand the card is, and how many of the
    species nobody has shown to the reader."""
    where = places(view)
    ranks = range(1, view["ranks"] + 1)
    names = {species: f"{species} {pen.say(f'name-{species}')}" for species in view["species"]}
    wide = max(map(len, names.values()))
    lines = [pen.paint(" " * wide + "".join(f"{rank:>4}" for rank in ranks), "dim")]
    for species, name in names.items():
        signs = [where.get(f"{species}{rank}", UNSEEN) for rank in ranks]
        row = painted_card(species, pen) + name[1:].ljust(wide - 1) + "".join(f"{sign:>4}" for sign in signs)
        lines.append(f"{row}   {pen.say('seen-left', count=signs.count(UNSEEN))}")
    return "\n".join([*lines, *fill("", pen.say("seen-signs").split("   "), pen, "   ")])


def places(view: dict[str, Any]) -> dict[str, str]:
    """Where the cards are that the reader knows: `A` in A's garden, `A-` in A's pile, `A+` in A's hand."""
    found: dict[str, str] = {}
    for seat in range(view["seats"]):
        hand = view["hands"][seat]
        found |= {card["card"]: letter(seat) for card in view["gardens"][seat]["cards"]}
        found |= dict.fromkeys(view["piles"][seat], letter(seat) + "-")
        found |= dict.fromkeys(hand["known"] if hand["cards"] is None else hand["cards"], letter(seat) + "+")
    return found
