"""The cards as a file for the owner of a box to look at, correct and check."""

from __future__ import annotations

from importlib.resources import files
from typing import cast

from futaie.core.game import GameData
from futaie.core.pen import Pen
from futaie.games.larbre.box.cards import SPIRITS, TYPES, Box, parse_box
from futaie.games.larbre.box.kinds import FLUTE, JOKER

TEMPLATE = (files(__package__) / "cards.toml").read_text(encoding="utf-8")


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


DATA = GameData(template=TEMPLATE, check=parse_box, show=show)
