"""What a seat may see of Arboretum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.games.arboretum.box.cards import NAMES, names
from futaie.games.arboretum.rules.garden import Garden, column, row
from futaie.games.arboretum.rules.scoring import best_paths

if TYPE_CHECKING:
    from futaie.games.arboretum.faces.shapes import Garden as SeenGarden
    from futaie.games.arboretum.faces.shapes import Hand, Phase, View
    from futaie.games.arboretum.rules.position import Arboretum

PHASES: tuple[Phase, ...] = ("draw", "draw", "plant", "cell", "discard")


def view(position: Arboretum, seat: int | None) -> View:
    """The reader's own hand, known cards of the others, all gardens and piles; all hands when the game is over."""
    open_hands = range(position.seats) if position.over else [seat]
    return _table(position, list(open_hands), seat == position.current)


def revealed(position: Arboretum) -> View:
    """All hands, and the deck from top to bottom."""
    deck = [NAMES[position.deck[i]] for i in reversed(range(position.deck_count))]
    return _table(position, list(range(position.seats)), True) | {"deck_cards": deck}


def _table(position: Arboretum, open_hands: list[int | None], drafting: bool) -> View:
    """`drafting`: whether the reader sees the card about to be planted."""
    phase = PHASES[position.phase]
    return {
        "game": "arboretum",
        "seats": position.seats,
        "species": list(position.species),
        "ranks": position.ranks,
        "first": position.first,
        "turn": position.turn,
        "over": position.over,
        "movers": position.movers(),
        "phase": "plant" if phase == "cell" and not drafting else phase,
        "chosen": NAMES[position.chosen] if phase == "cell" and drafting else None,
        "deck": position.deck_count,
        "hands": [_hand(position, seat, seat in open_hands) for seat in range(position.seats)],
        "piles": [[NAMES[card] for card in position.pile(seat)] for seat in range(position.seats)],
        "gardens": [_garden(garden, position.ranks) for garden in position.gardens],
        "outcome": position.outcome().plain() if position.over else None,
    }


def _hand(position: Arboretum, seat: int, is_open: bool) -> Hand:
    cards = position.hand(seat)
    return {
        "count": len(cards),
        "cards": names(cards) if is_open else None,
        "known": names(card for card in cards if position.known[card]),
    }


def _garden(garden: Garden, top: int) -> SeenGarden:
    return {
        "cards": [{"card": NAMES[card], "x": column(cell), "y": row(cell)} for card, cell in garden.plantings()],
        "paths": best_paths(garden, top),
    }
