"""A deck as text: the cards as they lie, then the objectives."""

from __future__ import annotations

from futaie.core.pen import Pen, fold
from futaie.games.tout_la_haut.box.deck_file import Box, totals
from futaie.games.tout_la_haut.faces.tree_drawing import block_of, card
from futaie.games.tout_la_haut.rules.objectives import NAMES

IN_A_ROW = 8


def show(found: object, pen: Pen) -> str:
    """The cards as they lie, each with its name and number of copies; then the objectives."""
    assert isinstance(found, Box)
    lines = []
    for start in range(0, len(found.cards), IN_A_ROW):
        row = found.cards[start : start + IN_A_ROW]
        blocks = [block_of(kind.name, pen) for kind in row]
        lines += ["   ".join(upper for upper, _ in blocks), "   ".join(lower for _, lower in blocks)]
        lines.append("".join(f"{card(kind.name, pen)} ×{kind.count}  " for kind in row).rstrip())
        lines.append("")
    said = [pen.say("box-totals", **totals(found.cards))]
    for name, points in zip(NAMES, found.objectives.points, strict=True):
        said.append(pen.say("objective", name=name, points=points))
    said.append(pen.say("box-ties", objective="efficient", ties=found.objectives.efficient_ties))
    return "\n".join(lines + [line for sentence in said for line in fold(sentence, pen, further="    ")])
