"""The figures in the rules for people, taken from the rules of the program."""

from __future__ import annotations

from typing import Any

from futaie.games.tout_la_haut.box.cards import DECK, DECK_FOR_TWO, KINDS
from futaie.games.tout_la_haut.box.counting import count
from futaie.games.tout_la_haut.box.floors import VALUES, Card
from futaie.games.tout_la_haut.faces.notation import DOWN, hide_action
from futaie.games.tout_la_haut.faces.view import BACK
from futaie.games.tout_la_haut.rules.grove import FITS, KIND_COUNT
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVE_NAMES
from futaie.games.tout_la_haut.rules.options import OPTIONS
from futaie.games.tout_la_haut.rules.scoring import (
    DIVERSIFIED_FLOORS,
    GREY_CARD,
    OBJECTIVE_POINTS,
    TWO_STEP_COLOURS,
    TWO_STEP_FLOORS,
)
from futaie.games.tout_la_haut.rules.setup import SEATS, standard_rounds

BELOW = "g2g3"
"""The card on which the examples build."""
LONG_RUN = ("r3g3", BELOW, "g4y4", DOWN)
CUT_RUN = ("y2y2", DOWN, "y2y3", "b3r3")


def facts() -> dict[str, object]:
    long_run, cut_run = example()
    option = next(option for option in OPTIONS if option.name == "rounds")
    rounds = [number for number in range(100) if option.accepts(number, SEATS[0])]
    return {
        **{f"seats_{place}": seats for place, seats in enumerate(SEATS, 1)},
        **{f"rounds_{place}": standard_rounds(seats) for place, seats in enumerate(SEATS, 1)},
        "rounds_least": rounds[0],
        "rounds_most": rounds[-1],
        "cards": len(DECK),
        **{f"cards_{row}": " ".join(DECK[8 * row - 8 : 8 * row]) for row in range(1, 5)},
        "cards_for_two": len(DECK_FOR_TWO),
        "violet_cards": len(DECK) - len(DECK_FOR_TWO),
        "lowest": VALUES[0],
        "highest": VALUES[-1],
        "grey": BACK[0]["value"],
        "grey_card": GREY_CARD,
        "card": LONG_RUN[0],
        "card_below": kind(LONG_RUN[0]).bottom.value,
        "card_above": kind(LONG_RUN[0]).top.value,
        "down_word": DOWN + LONG_RUN[0],
        "hidden_word": hide_action(DOWN + LONG_RUN[0]),
        "below": BELOW,
        "below_top": kind(BELOW).top.value,
        "fits_by_colour": first_on(BELOW, colour=True, value=False),
        "fits_by_value": first_on(BELOW, colour=False, value=True),
        "fits_not": first_on(BELOW, colour=False, value=False),
        "long_run": " ".join(LONG_RUN),
        "long_run_floors": long_run["floors"],
        "long_run_length": long_run["run"]["length"],
        "long_run_bonus": long_run["run"]["points"],
        "long_run_total": long_run["total"],
        "cut_run": " ".join(CUT_RUN),
        "cut_run_floors": cut_run["floors"],
        "cut_run_length": cut_run["run"]["length"],
        "cut_run_total": cut_run["total"],
        "two_step_colours": TWO_STEP_COLOURS,
        "two_step_floors": TWO_STEP_FLOORS,
        "diversified_floors": DIVERSIFIED_FLOORS,
        **{
            f"{name.replace('-', '_')}_points": int(points)
            for name, points in zip(OBJECTIVE_NAMES, OBJECTIVE_POINTS, strict=True)
        },
    }


def example() -> list[dict[str, Any]]:
    """The points of two trees in one game."""
    players = [{"name": "A", "tree": list(LONG_RUN)}, {"name": "B", "tree": list(CUT_RUN)}]
    counted: Any = count({"players": players, "rounds": len(LONG_RUN)})
    return [player["games"][0] for player in counted["players"]]


def kind(name: str) -> Card:
    return next(card for card in KINDS if card.name == name)


def first_on(below: str, colour: bool, value: bool) -> str:
    """The first card that agrees with the one below in just this; the rules must say that it fits, or does not."""
    top = kind(below).top
    for number, card in enumerate(KINDS):
        same = (card.bottom.colour == top.colour, card.bottom.value == top.value)
        fits = FITS[KINDS.index(kind(below)) * KIND_COUNT + number] != 0
        if same == (colour, value) and fits == (colour or value):
            return card.name
    raise AssertionError("the rules and their examples disagree")
