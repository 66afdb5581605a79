"""The cards of a box as text: how many there are of each kind, and the tiles."""

from __future__ import annotations

from typing import cast

from futaie.core.pen import Pen
from futaie.games.larbre.box.cards import SPIRITS, TYPES, Box
from futaie.games.larbre.box.kinds import FLUTE, JOKER


def show(found: object, pen: Pen) -> str:
    """How many cards there are of each type with each spirit; and the tiles."""
    box = cast("Box", found)
    heads = [pen.say(f"name-{spirit}") for spirit in SPIRITS]
    names = [pen.say(f"name-{type_}") for type_ in (*TYPES, "joker", "flute")]
    wide = max(map(len, names))
    lines = [" " * wide + "  " + "  ".join(heads)]
    for type_, name in enumerate(names):
        counts = box.counts[4 * type_ : 4 * type_ + 4] if type_ < len(TYPES) else ()
        cells = [f"{count:>{len(head)}}" for count, head in zip(counts, heads, strict=bool(counts))]
        total = sum(counts) if counts else box.counts[JOKER if type_ == len(TYPES) else FLUTE]
        row = "  ".join(cells) or " " * len("  ".join(heads))
        lines.append(f"{name:<{wide}}  {row}  {total:>3}")
    lines.append(pen.say("box-cards", cards=sum(box.counts)))
    for spirit, back in enumerate(box.backs):
        if spirit < back:
            lines.append(pen.say("box-tile", front=heads[spirit], back=heads[back]))
    return "\n".join(lines)
