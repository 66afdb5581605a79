"""Everything that a reader has seen of a game of Arboretum, and every world in which it would have seen the same.

A world is what nobody sees completely: the hands, each in no order, and the ordered deck. The readers are the seats and
the spectator, None. The deals of a tiny version are few enough to try them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TypeAlias

import futaie
from futaie.games.arboretum.box.cards import NAMES
from futaie.games.arboretum.rules.actions import CELL, PLANT
from futaie.games.arboretum.rules.position import Arboretum
from tests.games.arboretum.table import GAME
from tests.games.witness import Witness

World: TypeAlias = tuple[tuple[frozenset[str], ...], tuple[str, ...]]
Seen: TypeAlias = str
"""A reader's knowledge as text: the view at the start, then each event and the view after each action."""


@dataclass(frozen=True)
class Tiny:
    """A version of the game small enough to try all its deals."""

    seats: int
    species: str
    ranks: int
    hand: int
    first: int = 0

    def cards(self) -> list[str]:
        return [letter + str(rank) for letter in self.species for rank in range(1, self.ranks + 1)]

    def new(self, deal: Sequence[str]) -> Arboretum:
        return GAME.new(
            self.seats, deal=deal, species=list(self.species), ranks=self.ranks, hand=self.hand, first=self.first
        )

    def deals(self) -> list[list[str]]:
        """Every deal once, except for the order within a hand, which nobody can see."""
        return [
            [*hands, *deck]
            for hands, rest in _hands(self.cards(), self.seats, self.hand)
            for deck in permutations(rest)
        ]


def _hands(cards: list[str], seats: int, size: int) -> Iterator[tuple[list[str], list[str]]]:
    """Every way to deal hands to the seats, one after the other, and the cards left over."""
    if seats == 0:
        yield [], cards
        return
    for hand in combinations(cards, size):
        for others, rest in _hands([card for card in cards if card not in hand], seats - 1, size):
            yield [*hand, *others], rest


def world(position: Arboretum) -> World:
    hands = tuple(frozenset(NAMES[card] for card in position.hand(seat)) for seat in range(position.seats))
    return hands, tuple(NAMES[position.deck[i]] for i in reversed(range(position.deck_count)))


def histories(tiny: Tiny) -> Iterator[Witness]:
    """Every point of every game that can be played from every deal."""
    open_ends = [Witness(tiny.new(deal)) for deal in tiny.deals()]
    while open_ends:
        witness = open_ends.pop()
        yield witness
        seat = witness.position.mover()
        for action in [] if witness.position.over else witness.position.legal(seat):
            branch = witness.copy()
            branch.play(action)
            open_ends.append(branch)


def sampled_history(tiny: Tiny, rng: futaie.Rng, length: int) -> tuple[Witness, list[int]]:
    """A game from a random deal, stopped after some actions or at its end, and the actions."""
    deals = tiny.deals()
    witness = Witness(tiny.new(deals[rng.below(len(deals))]))
    actions: list[int] = []
    while len(actions) < length and not witness.position.over:
        actions.append(witness.position.random_action(witness.position.mover(), rng))
        witness.play(actions[-1])
    return witness, actions


def consistent_worlds(tiny: Tiny, witness: Witness, actions: Sequence[int]) -> dict[int | None, Counter[World]]:
    """For each reader the worlds in which it would have seen the same, with the number of deals that lead there.

    Each deal is tried with the actions that were played. Until the cell is chosen too, only the seat itself sees which
    card it has chosen to plant; so the others see the same without that action.
    """
    found: dict[int | None, Counter[World]] = {reader: Counter() for reader in witness.seen}
    hidden = bool(actions) and PLANT <= actions[-1] < CELL
    for deal in tiny.deals():
        other = Witness(tiny.new(deal))
        other.keep_those_who_cannot_tell(witness)
        for number, action in enumerate(actions):
            if hidden and number == len(actions) - 1:
                _count(found, other, witness, {*other.seen} - {witness.position.mover()})
                other.seen = {reader: seen for reader, seen in other.seen.items() if reader == witness.position.mover()}
            if not other.seen or not other.play(action):
                break
            other.keep_those_who_cannot_tell(witness)
        else:
            _count(found, other, witness, {*other.seen})
    return found


def _count(found: dict[int | None, Counter[World]], other: Witness, witness: Witness, counted: set[int | None]) -> None:
    for reader in counted:
        if other.all_seen(reader) == witness.all_seen(reader):
            found[reader][world(other.position)] += 1
