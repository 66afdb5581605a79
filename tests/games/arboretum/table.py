"""Arboretum tables for tests: played word by word, or laid out as they stand at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from mypy_extensions import i16, u8

import futaie
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NUMBERS
from futaie.games.arboretum.rules.actions import NO_CARD
from futaie.games.arboretum.rules.garden import CELLS, LARGEST, MIDDLE, Garden, cell_at, planted
from futaie.games.arboretum.rules.position import Arboretum, restored
from tests.games.spoken import Spoken

GAME = futaie.game("arboretum")
SPOKEN = Spoken(GAME)
play, legal_words, why_not = SPOKEN.play, SPOKEN.legal_words, SPOKEN.why_not
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
Cells: TypeAlias = Mapping[tuple[int, int], str]
"""A garden as a person sees it: x steps east, y steps north, and the card there."""


def hand(position: Arboretum, seat: int) -> list[str]:
    """The cards in a hand, as its owner sees them."""
    return position.view(seat)["hands"][seat]["cards"]


def known(position: Arboretum, seat: int, reader: int | None) -> list[str]:
    """The known cards in a hand."""
    return position.view(reader)["hands"][seat]["known"]


def pile(position: Arboretum, seat: int) -> list[str]:
    return position.view(None)["piles"][seat]


def garden(position: Arboretum, seat: int) -> dict[tuple[int, int], str]:
    return {(card["x"], card["y"]): card["card"] for card in position.view(None)["gardens"][seat]["cards"]}


def picture(text: str) -> dict[tuple[int, int], str]:
    """A garden drawn with words, north up; a dot is an empty cell."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {(x, -y): card for y, row in enumerate(rows) for x, card in enumerate(row) if card != "."}


def growth(cells: Cells) -> list[tuple[int, int]]:
    """Cards and cells in a possible order of planting, the first card in the middle."""
    if not cells:
        return []
    start = next(iter(cells))
    order = [start]
    for x, y in order:
        order += [(x + dx, y + dy) for dx, dy in SIDES if (x + dx, y + dy) in cells and (x + dx, y + dy) not in order]
    assert len(order) == len(cells), "not one connected garden"
    return [(NUMBERS[cells[x, y]], cell_at(x - start[0], y - start[1])) for x, y in order]


def grown(cells: Cells) -> Garden:
    """The garden as the rules keep it; one that is larger than in any game gets the room it needs."""
    plantings = growth(cells)
    if len(plantings) <= LARGEST:
        return planted(plantings)
    room = len(plantings)
    large = Garden(
        vec[u8]([u8(0)] * CELLS),
        vec[u8]([u8(0)] * room),
        vec[i16]([i16(0)] * room),
        vec[i16]([i16(0)] * (2 * room + 3)),
    )
    large.open(MIDDLE)
    for card, cell in plantings:
        large.plant(card, cell)
    return large


def table(
    hands: Sequence[str],
    gardens: Sequence[Cells],
    *,
    piles: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    species: str = LETTERS,
    ranks: int = 8,
    current: int = 0,
    phase: int = 0,
    over: bool = True,
) -> Arboretum:
    """A table with these cards, whether or not a game can lead there. Hands are words in a text."""
    seats = len(hands)
    cards = [[NUMBERS[card] for card in text.split()] for text in hands]
    room = max(9, *map(len, cards))
    discards = [[NUMBERS[card] for card in given] for given in piles] or [[]] * seats
    return restored(
        (seats, species, ranks, 0),
        [
            [NUMBERS[card] for card in reversed(deck)],
            [card for held in cards for card in held + [0] * (room - len(held))],
            [len(held) for held in cards],
        ],
        [
            [0] * 80,
            [card for given in discards for card in given + [0] * (LARGEST - len(given))],
            [len(given) for given in discards],
        ],
        [growth(cells) for cells in gardens],
        (over, 1 + sum(map(len, gardens)), current, phase, NO_CARD, len(deck)),
    )
