"""The cards: 0 to 79, species by species in the order of box.toml, ranks 1 to 8 in each."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

BOX_FILE = Path(__file__).parent / "box.toml"
LETTERS = "".join(species["letter"] for species in tomllib.loads(BOX_FILE.read_text("utf-8"))["species"])
NAMES = tuple(letter + str(rank) for letter in LETTERS for rank in range(1, 9))
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def names(cards: Iterable[int]) -> list[str]:
    """The names of the cards, in the order of the deck."""
    return [NAMES[card] for card in sorted(cards)]
