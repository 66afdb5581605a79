"""How a game of Hortis is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.rules.dealer import Dealer
from futaie.core.vecs import vec
from futaie.games.hortis.box.cards import LARGEST, Deck
from futaie.games.hortis.rules.actions import NO_CARD
from futaie.games.hortis.rules.orchard import first_orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.recipes import Recipe


@final
class HortisDealer(Dealer):
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats: i64 = seats
        self.deck: Deck = options["deck"]
        self.cards: i64 = options["cards"]
        self.faces = vec[u8]([u8(cell) for cell in self.deck.faces()])
        chosen = options["recipes"]
        self.any_recipes: bool = chosen == "random"
        self.recipes: list[Recipe] = [
            recipe for recipe in self.deck.recipes if self.any_recipes or (chosen != "none" and recipe.number in chosen)
        ]
        """The recipes of the game, or all to choose two from."""
        pool = self.deck.numbers if options["pool"] == "all" else options["pool"]
        self.pool = vec[u8]([u8(number - 1) for number in pool])

    def dealt(self, recipes: tuple[Recipe, ...], order: vec[u8]) -> Hortis:
        """The first card of the order starts every orchard, the next two are everybody's hand; the rest is the pile."""
        hands = vec[u8]([u8(NO_CARD)] * (2 * self.seats))
        held: i64 = 1 if self.cards == 2 else 2
        seat: i64 = 0
        while seat < self.seats:
            hands[2 * seat] = order[1] if held == 1 else min(order[1], order[2])
            if held > 1:
                hands[2 * seat + 1] = max(order[1], order[2])
            seat += 1
        count = i64(len(order))
        pile = vec[u8]([u8(0)] * (count - 1 - held))
        i: i64 = 0
        while i < len(pile):
            pile[i] = order[count - 1 - i]
            i += 1
        orchard = first_orchard(self.faces, i64(order[0]) * 4)
        return Hortis(self.seats, self.deck, recipes, self.cards, pile, hands, [orchard] * self.seats)

    def deal(self, rng: Rng) -> Hortis:
        recipes: list[Recipe] = self.recipes
        if self.any_recipes:
            one = rng.below(len(recipes))
            other = rng.below(len(recipes) - 1)
            if other >= one:
                other += 1
            recipes = [recipes[min(one, other)], recipes[max(one, other)]]
        backs = vec[u8]([u8(0)] * LARGEST)
        for recipe in recipes:
            backs[i64(recipe.number) - 1] = 1
        order = self.pool[:]
        count: i64 = 0
        for card in self.pool:
            if backs[i64(card)] == 0:
                order[count] = card
                count += 1
        rng.shuffle(order, count)
        return self.dealt(tuple(recipes), order[:count])
