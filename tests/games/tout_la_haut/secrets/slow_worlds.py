"""A reader's knowledge of a game of Tout là-haut, read literally; and every world in which it would be the same.

A world is an order of the cards and the builds, as words. The order: the first player's hand, then the card that
joins the hand in each turn, then the cards never drawn. Readers are places in the order of play; None is a spectator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import factorial, prod
from typing import Any, TypeAlias

import futaie
from futaie.games.tout_la_haut.rules.grove import Grove
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from tests.games.tout_la_haut.table import GAME
from tests.games.witness import Witness

Words: TypeAlias = Sequence[str]
World: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The first hand and the cards that have joined it since, as far as they can be told apart; and the builds."""


@dataclass(frozen=True)
class Story:
    """One game as it happened."""

    seats: int
    turns: int
    late_draw: bool
    order: tuple[str, ...]
    built: tuple[str, ...]

    def hand(self, turn: int) -> list[str]:
        """The hand that is passed to the player of this turn."""
        cards = list(self.order[: self.seats + turn])
        for word in self.built[:turn]:
            cards.remove(word.removeprefix("-"))
        return sorted(cards)

    def joining(self, turn: int) -> str:
        return self.order[self.seats + turn]

    def seen(self, reader: int | None) -> list[object]:
        """Everything that the reader knows, in chronological order."""
        facts: list[object] = []
        now = len(self.built)
        for turn in range(now + 1):
            mine = reader is not None and turn % self.seats == reader
            if mine and turn < self.turns:
                facts.append((turn, self.hand(turn), self.joining(turn)))
            if turn < now:
                word = self.built[turn]
                facts.append((turn, word if mine or not word.startswith("-") else "-?"))
        if self.late_draw:
            facts += [
                self.joining(turn) for turn in range(now, min(now + self.seats, self.turns)) if self.owns(turn, reader)
            ]
        return facts

    def owns(self, turn: int, reader: int | None) -> bool:
        return reader is not None and turn % self.seats == reader

    def own_draws(self, reader: int | None) -> dict[int, str]:
        """The cards that joined, or will join, the hand in the reader's turns, as far as it knows them."""
        ahead = self.seats if self.late_draw else 1
        known = range(min(len(self.built) + ahead, self.turns))
        return {turn: self.joining(turn) for turn in known if self.owns(turn, reader)}

    def world(self) -> World:
        joined = self.order[self.seats : self.seats + min(len(self.built) + 1, self.turns)]
        return tuple(sorted(self.order[: self.seats])), joined, self.built


def told(grove: Grove, late_draw: bool) -> Story:
    """The game as the rules keep it."""
    words = tuple(GAME.format(None, 0, action) for action in grove.built[: grove.turn])
    names = tuple(GAME.format(None, 0, 2 * card) for card in grove.order)
    return Story(grove.seats, grove.turns, late_draw, names, words)


def stories(position: ToutLaHaut) -> list[Story]:
    """The games played so far, one or two."""
    groves = [position.grove] if position.before is None else [position.before, position.grove]
    return [told(grove, position.late_draw) for grove in groves]


class TooManyError(Exception):
    pass


def consistent_worlds(story: Story, reader: int | None, most: int = 10**6) -> Counter[World]:
    """Every world that the reader cannot tell from the story, with the number of orders of the cards that lead there.

    The orders of the first hand, and of the cards not drawn yet, are not tried; they are counted.
    """
    seats, now = story.seats, len(story.built)
    own = story.own_draws(reader)
    pool = Counter(story.order)
    pool.subtract(own.values())
    looks = {turn: story.hand(turn) for turn in range(now + 1) if story.owns(turn, reader) and turn < story.turns}
    found: Counter[World] = Counter()

    def go_on(
        turn: int, hand: Counter[str], pool: Counter[str], joined: tuple[str, ...], built: tuple[str, ...]
    ) -> None:
        if turn in looks and sorted(hand.elements()) != looks[turn]:
            return
        if len(found) > most:
            raise TooManyError
        if turn == story.turns:
            found[first, joined, built] += start_ways * ways(pool)
            return
        for card in [own[turn]] if turn in own else [card for card in pool if pool[card]]:
            drawn = hand + Counter([card])
            rest = pool if turn in own else pool - Counter([card])
            if turn == now:
                found[first, (*joined, card), built] += start_ways * ways(rest)
                continue
            choices = [story.built[turn]]
            if choices[0].startswith("-") and not story.owns(turn, reader):
                choices = ["-" + each for each in drawn]
            for choice in choices:
                name = choice.removeprefix("-")
                if drawn[name]:
                    go_on(turn + 1, drawn - Counter([name]), rest, (*joined, card), (*built, choice))

    for first in sorted({tuple(sorted(cards)) for cards in permutations(pool.elements(), seats)}):
        start_ways = ways(Counter(first))
        go_on(0, Counter(first), pool - Counter(first), (), ())
    return found


def ways(cards: Counter[str]) -> int:
    """The number of distinguishable orders of the cards."""
    return factorial(cards.total()) // prod(map(factorial, cards.values()))


def dealt(story: Story) -> list[str]:
    """The deal that gives the order of a story."""
    order, seats = list(story.order), story.seats
    return order[seats : 2 * seats] + order[:seats] + order[2 * seats :] if story.late_draw else order


def replayed(story: Story, first: int, **options: Any) -> Witness:
    cards = sorted(story.order)
    rounds = story.turns // story.seats
    given = {"cards": cards, "rounds": rounds, "first": first, "late_draw": story.late_draw, **options}
    witness = Witness(GAME.new(story.seats, deal=dealt(story), **given))
    for word in story.built:
        assert witness.play(GAME.parse(witness.position, 0, word)[0])
    return witness


def histories(witness: Witness) -> Iterator[Witness]:
    """Every point of every game that can be played from here."""
    open_ends = [witness]
    while open_ends:
        witness = open_ends.pop()
        yield witness
        for action in [] if witness.position.over else witness.position.legal(witness.position.mover()):
            branch = witness.copy()
            branch.play(action)
            open_ends.append(branch)


def some_position(rng: futaie.Rng, turns: int, seats: int, **options: Any) -> ToutLaHaut:
    """A random game, stopped after this many turns or at its end; cards are built face down more often than up."""
    position = GAME.new(seats, seed=f"{rng.word()}", **options)
    for _ in range(turns):
        if position.over:
            break
        legal = position.legal(position.mover())
        down = [action for action in legal if action & 1]
        actions = down if rng.below(2) else legal
        position.apply(position.mover(), actions[rng.below(len(actions))])
    return position
