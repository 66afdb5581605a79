"""Opponents in Arboretum that deny and race rather than build: programs for the arena (docs/protocol.md).

    futaie arena arboretum --seats "giant,cmd:python benchmarks/sparring.py denier" --games 100

Each looks one action ahead, as `greedy` does, but with other goals: see MANNERS.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from futaie.games.arboretum.box.cards import NAMES, NUMBERS
from futaie.games.arboretum.rules.garden import Garden, cell_at, planted
from futaie.games.arboretum.rules.scoring import SPECIES, Paths

NEIGHBOURS = 0.3
"""What two neighbours of different rank are worth to the builder."""


@dataclass(frozen=True)
class Manner:
    build: float
    """The value of a point in its own garden."""
    deny: float
    """The value of a point that the strongest other garden may not score."""
    kill: float
    """The value of a 1 in hand for each such point, while the highest rank of the species is unseen."""
    race: bool
    """Whether it prefers the deck while it is ahead, and the piles while it is not."""


MANNERS = {
    "denier": Manner(build=0.5, deny=1.5, kill=0.0, race=False),
    "killer": Manner(build=1.0, deny=0.6, kill=0.6, race=False),
    "racer": Manner(build=1.0, deny=0.0, kill=0.0, race=True),
    "mixed": Manner(build=1.0, deny=0.8, kill=0.2, race=True),
}


class Standing:
    """What one view shows, and what an action would change."""

    def __init__(self, manner: Manner, view: dict[str, Any], seat: int) -> None:
        self.manner = manner
        self.seats = view["seats"]
        self.top = view["ranks"]
        self.deck = view["deck"]
        self.piles = [[NUMBERS[card] for card in pile] for pile in view["piles"]]
        self.hand = [NUMBERS[card] for card in view["hands"][seat]["cards"]]
        self.chosen = None if view["chosen"] is None else NUMBERS[view["chosen"]]
        gardens = [[(NUMBERS[c["card"]], cell_at(c["x"], c["y"])) for c in each["cards"]] for each in view["gardens"]]
        self.garden = planted(gardens[seat])
        self.own = points(self.garden, self.top)
        others = [points(planted(garden), self.top) for other, garden in enumerate(gardens) if other != seat]
        self.strongest = [max(each[species] for each in others) for species in range(SPECIES)]
        seen = {card for garden in gardens for card, _ in garden} | {card for pile in self.piles for card in pile}
        in_play = [NUMBERS[name] for name in NAMES if name[0] in view["species"] and int(name[1]) <= self.top]
        self.unseen = [card for card in in_play if card not in seen and card not in self.hand]
        known = [NUMBERS[card] for other, hand in enumerate(view["hands"]) if other != seat for card in hand["known"]]
        self.rivals = [0.0] * SPECIES
        """What an opponent may hold of each species: the known cards, and a share of the unknown ones."""
        for card in self.unseen:
            self.rivals[card >> 3] += ((card & 7) + 1) * (1.0 if card in known else 1 / self.seats)

    def worth(self, hand: list[int], garden: Garden | None = None) -> float:
        """The value of this hand, and of this garden instead of its own."""
        own = self.own if garden is None else points(garden, self.top)
        total = NEIGHBOURS * self.manner.build * neighbours(garden or self.garden)
        for species in range(SPECIES):
            held = sum((card & 7) + 1 for card in hand if card >> 3 == species)
            right = (held + 0.5) / (held + 1 + self.rivals[species])
            total += self.manner.build * own[species] * right - self.manner.deny * self.strongest[species] * (1 - right)
            if species * 8 in hand and species * 8 + self.top - 1 in self.unseen:
                total += self.manner.kill * self.strongest[species]
        return total

    def best_planted(self, hand: list[int], card: int) -> float:
        rest = [each for each in hand if each != card]
        return max(self.worth(rest, self.with_card(card, cell)) for cell in self.garden.open_cells())

    def with_card(self, card: int, cell: int) -> Garden:
        garden = self.garden.copy()
        garden.plant(card, cell)
        return garden

    def drawn(self, card: int) -> float:
        hand = [*self.hand, card]
        return max(self.worth(hand), self.best_planted(hand, card))

    def ahead(self) -> bool:
        right = [(self.held(species) + 0.5) / (self.held(species) + 1 + self.rivals[species]) for species in range(10)]
        mine = sum(own * chance for own, chance in zip(self.own, right, strict=True))
        return mine > sum(other * (1 - chance) for other, chance in zip(self.strongest, right, strict=True))

    def held(self, species: int) -> int:
        return sum((card & 7) + 1 for card in self.hand if card >> 3 == species)

    def after(self, action: str) -> float:
        """The value of an action in notation."""
        if action == "+deck":
            haste = (1.0 if self.ahead() else -0.5) if self.manner.race else 0.0
            return fmean(map(self.drawn, self.unseen)) + haste
        if action.startswith("+"):
            return self.drawn(self.piles[ord(action[1]) - ord("A")][-1])
        if action.startswith("-"):
            return self.worth([card for card in self.hand if card != NUMBERS[action[1:]]])
        if action.startswith("("):
            x, y = map(int, action.strip("()").split(","))
            assert self.chosen is not None
            rest = [card for card in self.hand if card != self.chosen]
            return self.worth(rest, self.with_card(self.chosen, cell_at(x, y)))
        return self.best_planted(self.hand, NUMBERS[action])


def points(garden: Garden, top: int) -> list[int]:
    """Of each species' best path."""
    paths = Paths(garden, top)
    return [paths.best(species) for species in range(SPECIES)]


def neighbours(garden: Garden) -> int:
    """The number of pairs of touching cards with different ranks."""
    ranks = {cell: card & 7 for card, cell in garden.plantings()}
    step = cell_at(0, -1) - cell_at(0, 0)
    pairs = [(cell, cell + side) for cell in ranks for side in (1, step) if cell + side in ranks]
    return sum(ranks[one] != ranks[other] for one, other in pairs)


def main(manner: Manner) -> None:
    seat = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            seat = message["seat"]
        elif message["type"] == "decide":
            standing = Standing(manner, message["view"], seat)
            action = max((choice["action"] for choice in message["actions"]), key=standing.after)
            print(json.dumps({"decision": message["decision"], "action": action}), flush=True)


if __name__ == "__main__":
    main(MANNERS[sys.argv[1]])
