"""How a game of Tout là-haut starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import u8

from futaie.core.game import Setup
from futaie.core.rules.reason import BadSetup, Reason
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO, NUMBERS
from futaie.games.tout_la_haut.rules.grove import LEFT, NO_OBJECTIVE, dealt
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES
from futaie.games.tout_la_haut.rules.options import OPTIONS as OPTIONS
from futaie.games.tout_la_haut.rules.options import STANDARD
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.reasons import NoGame

SEATS = range(2, 6)


def standard_rounds(seats: int) -> int:
    return 9 - seats


def standard_cards(seats: int) -> tuple[str, ...]:
    return DECK_FOR_TWO if seats == 2 else DECK


def rounds_played(seats: int, options: Mapping[str, Any]) -> int:
    chosen: int = standard_rounds(seats) if options["rounds"] == STANDARD else options["rounds"]
    return chosen


def cards_in_play(seats: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    return standard_cards(seats) if options["cards"] == STANDARD else tuple(options["cards"])


def cards_needed(seats: int, rounds: int) -> int:
    """The first player's hand, and one card for each turn."""
    return seats * (rounds + 1)


def start(setup: Setup) -> ToutLaHaut:
    """Deals the first player's hand; the rest is the deck, its top card first.

    In the late draw variant each seat first gets one card, in the order of play (tout-la-haut 7).
    """
    seats, options = setup.seats, setup.options
    rounds = rounds_played(seats, options)
    cards = list(cards_in_play(seats, options))
    needed = cards_needed(seats, rounds)
    if len(cards) < needed:
        raise BadSetup(Reason(NoGame.TOO_FEW_CARDS, {"cards": len(cards), "least": needed}))
    strategic, late_draw = options["strategic"], options["late_draw"]
    first = setup.first_seat()
    objectives = _objectives(setup)
    order = _order(setup, cards, 0)
    second = _order(setup, cards, 1) if strategic else []
    return ToutLaHaut(
        dealt(seats, first, LEFT, seats * rounds, objectives[0], vec[u8](order)),
        late_draw,
        strategic,
        vec[u8](second),
        objectives[1] if strategic else NO_OBJECTIVE,
        None,
    )


def _order(setup: Setup, cards: list[str], ordinal: int) -> list[int]:
    """The first player's hand, then the cards in the order in which they join it."""
    order = [NUMBERS[name] for name in setup.chance.order("deck", cards, ordinal)]
    if setup.options["late_draw"]:
        seats = setup.seats
        order = order[seats : 2 * seats] + order[:seats] + order[2 * seats :]
    return order


def _objectives(setup: Setup) -> list[int]:
    """The objectives of the two games, different ones (tout-la-haut 6 and 8)."""
    chosen = setup.options["objective"]
    if chosen == "none":
        return [NO_OBJECTIVE, NO_OBJECTIVE]
    if chosen != "random" and not setup.options["strategic"]:
        return [OBJECTIVE_NAMES.index(chosen), NO_OBJECTIVE]
    drawn = setup.chance.order("objective", OBJECTIVE_NAMES)
    if chosen != "random":
        drawn = [chosen, *(name for name in drawn if name != chosen)]
    return [OBJECTIVE_NAMES.index(name) for name in drawn[:2]]
