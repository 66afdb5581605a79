"""The cards as box.toml lists them: 27 kinds, numbered in the order of the file, some of them in two copies."""

from __future__ import annotations

from collections.abc import Iterable

from futaie.games.tout_la_haut.box.deck_file import TEXT, read_cards

KINDS = read_cards(TEXT)
NAMES = tuple(card.name for card in KINDS)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
DECK = tuple(card.name for card in KINDS for _ in range(card.count))
"""All cards by name, in the order of the file."""
DECK_FOR_TWO = tuple(card.name for card in KINDS for _ in range(card.count) if not card.with_violet)
"""Without the cards that show violet (tout-la-haut 1)."""


def names(kinds: Iterable[int]) -> list[str]:
    """The names of the cards, in the order of the file."""
    return [NAMES[kind] for kind in sorted(kinds)]
