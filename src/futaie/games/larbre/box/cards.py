"""The cards of the box and their names, from box.toml."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from futaie.core.box.deck import CardData
from futaie.games.larbre.box.kinds import cards_in

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Spirit, Type

TYPES: tuple[Type, ...] = ("twig", "leaf", "bud", "fruit")
SPIRITS: tuple[Spirit, ...] = ("faun", "dryad", "naiad", "pegaea")
NAMES = (*(f"{type_}-{spirit}" for type_ in TYPES for spirit in SPIRITS), "joker", "flute")
"""By kind."""
NUMBERS = {name: kind for kind, name in enumerate(NAMES)}


@dataclass(frozen=True)
class Box(CardData):
    counts: tuple[int, ...]
    """How many cards there are of each kind."""
    backs: tuple[int, ...]
    """For each spirit the one on the other side of its tile."""

    @cached_property
    def content(self) -> str:
        data: dict[str, object] = {"joker": self.counts[NUMBERS["joker"]], "flute": self.counts[NUMBERS["flute"]]}
        for type_, name in enumerate(TYPES):
            data[name] = dict(zip(SPIRITS, self.counts[4 * type_ : 4 * type_ + 4], strict=True))
        pairs = [(spirit, back) for spirit, back in enumerate(self.backs) if spirit < back]
        data["tiles"] = {str(n): [SPIRITS[one], SPIRITS[other]] for n, (one, other) in enumerate(pairs, 1)}
        return json.dumps(data, sort_keys=True, separators=(",", ":"))


def names(heap: int) -> list[str]:
    """The cards of a heap in the order of the kinds."""
    return [NAMES[kind] for kind in cards_in(heap)]
