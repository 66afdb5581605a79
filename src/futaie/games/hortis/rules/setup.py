"""How a game of Hortis starts."""

from __future__ import annotations

from mypy_extensions import u8

from futaie.core.game import Setup
from futaie.core.rules.reason import BadSetup, Reason
from futaie.core.vecs import vec
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.rules.dealer import HortisDealer
from futaie.games.hortis.rules.options import OPTIONS as OPTIONS
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.reasons import NoGame

SEATS = range(1, 9)
"""Up to 8 is our own ruling (hortis 11)."""


def start(setup: Setup) -> Hortis:
    deck = setup.options["deck"]
    recipes = _recipes(setup, deck)
    numbers = _numbers(setup, deck, recipes)
    order = [int(number) - 1 for number in setup.chance.order("deck", [str(number) for number in numbers])]
    dealer = HortisDealer(setup.seats, setup.options)
    return dealer.dealt(tuple(deck.recipe(number) for number in recipes), vec[u8](order))


def _recipes(setup: Setup, deck: Deck) -> list[int]:
    """The numbers of the two recipes, none in an ordinary game (hortis 12)."""
    chosen = setup.options["recipes"]
    if chosen == "none":
        return []
    there = [recipe.number for recipe in deck.recipes]
    if chosen == "random":
        if len(there) < 2:
            raise BadSetup(Reason(NoGame.TOO_FEW_RECIPES, {"recipes": len(there), "least": 2}))
        order = setup.chance.order("recipes", [str(number) for number in there])
        return sorted(int(number) for number in order[:2])
    for number in chosen:
        if number not in there:
            raise BadSetup(Reason(NoGame.NO_SUCH_RECIPE, {"recipe": number}))
    return list(chosen)


def _numbers(setup: Setup, deck: Deck, recipes: list[int]) -> list[int]:
    """The cards to draw from: the pool without the recipes. Random recipes count as if both came from the pool, so that
    either every seed works or none."""
    pool = deck.numbers if setup.options["pool"] == "all" else list(setup.options["pool"])
    for number in pool:
        if number not in deck.numbers:
            raise BadSetup(Reason(NoGame.NOT_IN_DECK, {"card": number}))
    numbers = [number for number in pool if number not in recipes]
    there = len(pool) - 2 if setup.options["recipes"] == "random" else len(numbers)
    if there < setup.options["cards"]:
        raise BadSetup(Reason(NoGame.TOO_FEW_CARDS, {"cards": there, "least": setup.options["cards"]}))
    return numbers
