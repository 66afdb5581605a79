"""The deck: cards of two rows of three cells, each with its number, and recipes on the backs of some or all of them.

A deck has 2 to 18 cards, so that tiny games and puzzles need no full box; each game says how many of them it plays. The
numbers are the ones on the cards, 1 to 18, with possible gaps. A card has five trees with one or two fruits and one
glade.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

from futaie.core.box.deck import CardData
from futaie.games.hortis.rules.recipes import Recipe

LARGEST = 18
GLADE = ".."
CELLS = {GLADE: 1, "O1": 2, "O2": 3, "Y1": 4, "Y2": 5, "G1": 6, "G2": 7}
"""The cells as cards show them, and their numbers in an orchard (see there)."""


@dataclass(frozen=True)
class Card:
    number: int
    cells: tuple[str, ...]
    """The six cells in reading order, upper row first."""

    def turned(self, quarters: int) -> tuple[str, ...]:
        """The six cells in reading order after this many quarter turns clockwise; an odd number makes two columns."""
        a, b, c, d, e, f = self.cells
        return ((a, b, c, d, e, f), (d, a, e, b, f, c), (f, e, d, c, b, a), (c, f, b, e, a, d))[quarters]

    def rows(self) -> list[str]:
        return [" ".join(self.cells[:3]), " ".join(self.cells[3:])]


@dataclass(frozen=True)
class Deck(CardData):
    name: str
    cards: tuple[Card, ...]
    """By number."""
    recipes: tuple[Recipe, ...]
    """By number."""

    @cached_property
    def content(self) -> str:
        cards = [{"number": card.number, "rows": card.rows()} for card in self.cards]
        data = {"name": self.name, "card": cards, "recipe": [recipe.plain() for recipe in self.recipes]}
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    @property
    def numbers(self) -> list[int]:
        return [card.number for card in self.cards]

    def recipe(self, number: int) -> Recipe:
        return next(recipe for recipe in self.recipes if recipe.number == number)

    def faces(self) -> list[int]:
        """For each number and each quarter turn the six cells' numbers; 0 if there is no such card."""
        faces = [0] * (LARGEST * 4 * 6)
        for card in self.cards:
            for quarters in range(4):
                at = ((card.number - 1) * 4 + quarters) * 6
                faces[at : at + 6] = [CELLS[cell] for cell in card.turned(quarters)]
        return faces
