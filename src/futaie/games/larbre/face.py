"""L'Arbre as lines of text: each twig with its number and owner (`17B`, `3.` is common), and what its tip carries."""

from __future__ import annotations

from typing import Any

from futaie.core.outcome import sheet_lines
from futaie.core.seat import letter

MARKS = {None: "", "twig": "", "twigs": "", "leaf": "=leaf", "bud": "=bud", "fruit": "=fruit", "flower": "=flower"}


def draw(view: dict[str, Any]) -> str:
    piles = f"source: {view['source']}   discard: {view['discard']}   spirits: {' '.join(view['spirits'])}"
    lines = [f"Turn {view['turn']}   river: {' '.join(view['river'])}   {piles}", "", *_tree(view)]
    for seat in range(view["seats"]):
        lines += ["", *_seat(view, seat)]
    if view["play"]:
        play = view["play"]
        lines += [
            "",
            f"Played: {' '.join(play['cards'])}   grows: {play['grows'] or 'nothing'}   to place: {play['owed']}",
        ]
    if view["chosen"]:
        lines += ["", f"Chosen: {' '.join(view['chosen']['cards'])}"]
    if view["looked"]:
        lines += ["", f"You look at: {' '.join(view['looked'])}"]
    if view["over"]:
        lines += ["", *sheet_lines(view["outcome"])]
    return "\n".join(lines)


def _tree(view: dict[str, Any]) -> list[str]:
    """Branch by branch, a twig's first child behind it, its second one on a line of its own below."""
    children: dict[int | None, list[dict[str, Any]]] = {}
    for twig in view["twigs"]:
        children.setdefault(twig["parent"], []).append(twig)
    lines = []
    waiting = [(twig, "") for twig in reversed(children[None])]
    while waiting:
        twig, before = waiting.pop()
        line = before or f"trunk {twig['trunk']}: "
        while True:
            line += _twig(twig)
            follow = children.get(twig["twig"], [])
            if len(follow) > 1:
                waiting.append((follow[1], " " * len(line) + "+ "))
            if not follow:
                break
            twig = follow[0]
            line += " - "
        lines.append(line)
    return lines


def _twig(twig: dict[str, Any]) -> str:
    owner = "." if twig["owner"] is None else letter(twig["owner"])
    by = "" if twig["by"] is None else letter(twig["by"])
    return f"{twig['twig']}{owner}{MARKS[twig['carries']]}{by}"


def _seat(view: dict[str, Any], seat: int) -> list[str]:
    hand, reserve = view["hands"][seat], view["reserves"][seat]
    cards = hand["cards"] if hand["cards"] is not None else hand["known"] + ["?"] * (hand["count"] - len(hand["known"]))
    pieces = "  ".join(f"{name} {count}" for name, count in reserve.items() if count and name != "left")
    return [f"{letter(seat)}   hand: {' '.join(cards) or 'empty'}", f"    {reserve['left']} pieces left: {pieces}"]
