"""Arboretum as lines of text."""

from __future__ import annotations

from typing import Any

from futaie.core.seat import letter


def draw(view: dict[str, Any]) -> str:
    lines = [f"Turn {view['turn']}   deck: {view['deck']} cards   species: {' '.join(view['species'])}"]
    for seat in range(view["seats"]):
        lines += ["", _seat_line(view, seat), *_garden(view["gardens"][seat]["cards"])]
    if view["over"]:
        lines += ["", *_sheet(view)]
    return "\n".join(lines)


def _seat_line(view: dict[str, Any], seat: int) -> str:
    hand = view["hands"][seat]
    cards = hand["cards"] or hand["known"] + ["??"] * (hand["count"] - len(hand["known"]))
    pile = " ".join(view["piles"][seat]) or "empty"
    paths = " ".join(f"{species}:{points}" for species, points in view["gardens"][seat]["paths"].items()) or "none"
    return f"{letter(seat)}   hand: {' '.join(cards)}   pile: {pile}   paths: {paths}"


def _garden(cards: list[dict[str, Any]]) -> list[str]:
    """The garden with one empty cell all round, columns and rows numbered as in the notation."""
    at = {(card["x"], card["y"]): card["card"] for card in cards}
    xs, ys = [x for x, _ in at] or [0], [y for _, y in at] or [0]
    columns = range(min(xs) - 1, max(xs) + 2)
    lines = ["     " + "".join(f"{x:>4}" for x in columns)]
    for y in range(max(ys) + 1, min(ys) - 2, -1):
        lines.append(f"{y:>5}" + "".join(f"{at.get((x, y), '.'):>4}" for x in columns))
    return lines


def _sheet(view: dict[str, Any]) -> list[str]:
    lines = []
    outcome = view["outcome"]
    for seat, sheet in enumerate(outcome["sheets"]):
        place, score = outcome["ranking"][seat], outcome["scores"][seat]
        lines.append(f"{letter(seat)}   {score} points, place {place}")
        for line in sheet:
            if line["points"]:
                path = " ".join(line["figures"]["path"])
                lines.append(f"    {line['points']:>2}  {line['reason'].replace('-', ' ')}: {path}")
    return lines
