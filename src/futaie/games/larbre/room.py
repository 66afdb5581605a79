"""Which tips have room, as a view shows the tree (larbre B.7). For the rules growth.py says it."""

from __future__ import annotations

from typing import Any

from futaie.games.larbre.growth import bearable

CARRIED = {"twig": (None, "twig"), "leaf": (None,), "bud": ("leaf",), "fruit": ("bud",), "flower": ("bud",)}
"""What a tip carries on which each piece can grow."""


def tips(view: dict[str, Any], piece: str, seat: int) -> list[int]:
    """The tips on which the seat could place a piece, fruit or flower by itself, if it has one."""
    found = [twig for twig in view["twigs"] if twig["carries"] in CARRIED[piece]]
    return [twig["twig"] for twig in found if piece != "fruit" or twig["owner"] in (None, seat)]


def open_tips(view: dict[str, Any], grows: str, seat: int, owed: int) -> list[int]:
    """The tips for the next piece of a type, fruits and flowers being one, if so many must grow (larbre B.5)."""
    if grows != "fruit":
        return tips(view, grows, seat)
    reserve = view["reserves"][seat]
    mine, buds = tips(view, "fruit", seat), tips(view, "flower", seat)
    fruits, flowers, others = reserve["fruit"], reserve["flower"], len(buds) - len(mine)
    found = []
    for tip in buds:
        own = tip in mine
        left = (len(mine) - own, others - (not own))
        fruit = own and fruits and bearable(fruits - 1, flowers, *left) >= owed - 1
        flower = flowers and bearable(fruits, flowers - 1, *left) >= owed - 1
        if fruit or flower:
            found.append(tip)
    return found


def room(view: dict[str, Any], grows: str, seat: int, amount: int) -> int:
    """How many of so many pieces find a place."""
    if grows == "twig":
        return amount if tips(view, grows, seat) else 0
    if grows != "fruit":
        return min(amount, len(tips(view, grows, seat)))
    reserve = view["reserves"][seat]
    mine = len(tips(view, "fruit", seat))
    others = len(tips(view, "flower", seat)) - mine
    return min(amount, bearable(reserve["fruit"], reserve["flower"], mine, others))
