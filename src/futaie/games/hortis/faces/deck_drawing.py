"""A deck as text: its cards as they look, then its recipes in words."""

from __future__ import annotations

from futaie.core.pen import Pen
from futaie.games.hortis.box.cards import Card, Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.faces.drawing import beside, paint, right
from futaie.games.hortis.faces.recipe_words import recipe_lines

BESIDE = 4
"""The number of cards side by side."""


def show(deck: object, pen: Pen) -> str:
    """The cards with their numbers, then the recipes in words."""
    assert isinstance(deck, Deck)
    name = pen.say("reconstructed-deck") if deck == RECONSTRUCTED else deck.name
    title = pen.say("deck-title", name=name, cards=len(deck.cards), recipes=len(deck.recipes))
    lines = [pen.paint(title, "bold")]
    pictures = [picture(card, pen) for card in deck.cards]
    for i in range(0, len(pictures), BESIDE):
        lines += ["", *beside(pictures[i : i + BESIDE], "   ")]
    for recipe in deck.recipes:
        lines += ["", *recipe_lines(recipe, pen)]
    return "\n".join(lines)


def picture(card: Card, pen: Pen) -> list[str]:
    upper, lower = (" ".join(paint(cell, pen) for cell in row.split()) for row in card.rows())
    return [right(pen.paint(str(card.number), "bold"), 4) + f"  {upper}", f"      {lower}"]
