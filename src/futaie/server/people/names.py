"""Names for guests who have not chosen one."""

from __future__ import annotations

from secrets import choice, randbelow

TREES = {
    "en": ("Maple", "Willow", "Oak", "Birch", "Cedar", "Hazel", "Linden", "Rowan", "Elder", "Alder", "Larch", "Yew"),
    "fr": ("Érable", "Saule", "Chêne", "Bouleau", "Cèdre", "Noisetier", "Tilleul", "Sorbier", "Aulne", "Mélèze", "If"),
    "it": (
        "Acero",
        "Salice",
        "Quercia",
        "Betulla",
        "Cedro",
        "Nocciolo",
        "Tiglio",
        "Sorbo",
        "Ontano",
        "Larice",
        "Tasso",
    ),
}


def guest_name(language: str) -> str:
    return f"{choice(TREES[language])} {randbelow(900) + 100}"
