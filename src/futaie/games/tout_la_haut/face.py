"""Tout là-haut as lines of text: trees lie on their side, the stump to the left; `####` is a card face down."""

from __future__ import annotations

from typing import Any

from futaie.core.outcome import sheet_lines
from futaie.core.seat import letter


def draw(view: dict[str, Any]) -> str:
    half = f"game {view['half']} of 2, " if view["strategic"] else ""
    lines = [f"Turn {view['turn']}   {half}round {view['round']} of {view['rounds']}   deck: {view['deck']} cards"]
    if view["objective"]:
        lines.append(f"Objective: {view['objective']['name']}, {view['objective']['points']} points")
    lines.append(f"Hands go to the {view['direction']}; {letter(view['first'])} started")
    for seat, tree in enumerate(view["trees"]):
        kept = view["kept"][seat]
        lines.append(_tree(seat, tree) + (f"   keeps {kept['card'] or '????'}" if kept["count"] else ""))
    if view["hand"]["cards"]:
        lines.append(f"your hand: {' '.join(view['hand']['cards'])}")
    if view.get("known"):
        lines.append(f"passed on and not seen since: {' '.join(view['known'])}")
    if view["before"] is not None:
        lines.append("The first game:")
        lines += [_tree(seat, tree) for seat, tree in enumerate(view["before"]["trees"])]
    if view["over"]:
        lines += ["", *sheet_lines(view["outcome"])]
    return "\n".join(lines)


def _tree(seat: int, tree: dict[str, Any]) -> str:
    cards = " ".join(_card(card) for card in tree["cards"])
    return f"{letter(seat)}   {tree['score']:>3} points   run of {tree['run']['length']}   |{cards}"


def _card(card: dict[str, Any]) -> str:
    if card["face"] == "up":
        return str(card["card"])
    return f"####({card['card']})" if card["card"] else "####"
