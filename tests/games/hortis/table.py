"""Hortis tables for tests: custom cards, dealt in order and played word by word."""

from __future__ import annotations

from typing import Any

import futaie
from futaie.games.hortis.box.cards import Card, Deck
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.recipes import Recipe
from tests.games.hortis.rules.slow_rules import Cell, Slow
from tests.games.spoken import Spoken

GAME = futaie.game("hortis")
SPOKEN = Spoken(GAME)
play, legal_words, why_not = SPOKEN.play, SPOKEN.legal_words, SPOKEN.why_not
LETTERS = {"orange": "O", "lemon": "Y", "lime": "G"}


def box(*cards: str, recipes: tuple[Recipe, ...] = ()) -> Deck:
    """Cards such as "Y2 Y1 G2 / O1 G1 ..", numbered from 1."""
    faces = [Card(number, tuple(card.replace("/", "").split())) for number, card in enumerate(cards, 1)]
    return Deck("test", tuple(faces), recipes)


def table(*cards: str, seats: int = 1, **options: Any) -> Hortis:
    """A game with exactly these cards in this order: the first one starts, the next two are the hand."""
    options = {"deck": box(*cards), "cards": len(cards)} | options
    return GAME.new(seats, deal=[str(number) for number in range(1, len(cards) + 1)], **options)


def player(position: Hortis, seat: int = 0, reader: int | None = 0) -> Any:
    return position.view(reader)["players"][seat]


def orchard(position: Hortis, seat: int = 0, reader: int | None = 0) -> Slow:
    """An orchard as the reader sees it."""
    return seen_orchard(player(position, seat, reader)["orchard"])


def seen_orchard(view: Any) -> Slow:
    cells = {(cell["x"], cell["y"]): cell for cell in view["cells"]}
    trees = {at: f"{LETTERS[cell['fruit']]}{cell['fruits']}" if cell["fruit"] else ".." for at, cell in cells.items()}
    dice = {at: (LETTERS[cell["die"]["fruit"]], cell["die"]["value"]) for at, cell in cells.items() if cell["die"]}
    return Slow(trees, dice, spot(view["squirrel"]))


def spot(place: Any) -> Cell | None:
    return None if place is None else (place["x"], place["y"])


def die(position: Hortis, x: int, y: int) -> str | None:
    """The die there, such as "O5"; the wheelbarrow is a 15."""
    found = orchard(position).dice.get((x, y))
    return None if found is None else f"{found[0]}{found[1]}"


def dice(position: Hortis) -> dict[Cell, str]:
    return {cell: f"{fruit}{value}" for cell, (fruit, value) in orchard(position).dice.items()}


def supply(position: Hortis) -> str:
    return " ".join(f"{LETTERS[fruit]}{left}" for fruit, left in player(position)["orchard"]["supply"].items())


def lines(position: Hortis, seat: int = 0) -> list[tuple[str, int]]:
    """The score sheet: reasons and points."""
    return [(line.reason.code.name, line.points) for line in position.outcome().sheets[seat]]
