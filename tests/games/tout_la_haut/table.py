"""Tout là-haut tables for tests: dealt in a given order, played word by word, or laid out as at the end."""

from __future__ import annotations

from typing import Any

from mypy_extensions import u8

import futaie
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import NUMBERS
from futaie.games.tout_la_haut.rules.grove import LEFT, NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVES
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.reasons import Points
from tests.games.spoken import Spoken

GAME = futaie.game("tout-la-haut")
SPOKEN = Spoken(GAME)
play, legal_words, refusal = SPOKEN.play, SPOKEN.legal_words, SPOKEN.refusal


def table(deal: str, seats: int = 2, **options: Any) -> ToutLaHaut:
    """A game with exactly these cards in this order; by default with as many rounds as they allow."""
    cards = deal.split()
    options = {"cards": cards, "rounds": max(1, min(7, len(cards) // seats - 1))} | options
    return GAME.new(seats, deal=cards, **options)


def hand(position: ToutLaHaut) -> list[str]:
    """The cards of the seat whose turn it is, as that seat sees them."""
    return position.view(position.mover())["hand"]["cards"]


def random_end(position: ToutLaHaut, rng: futaie.Rng) -> None:
    while not position.over:
        position.play(position.mover(), position.random_action(position.mover(), rng))


def standing(*trees: str, objective: str | None = None, first: int = 0) -> ToutLaHaut:
    """A finished game with these trees, from bottom to top, all of the same height."""
    rows = [tree.split() for tree in trees]
    seats, rounds = len(rows), len(rows[0])
    built = [0] * (seats * rounds)
    for seat, row in enumerate(rows):
        place = (seat - first) % seats
        built[place::seats] = [2 * NUMBERS[word.removeprefix("-")] + word.startswith("-") for word in row]
    number = NO_OBJECTIVE if objective is None else OBJECTIVES.index(objective)
    empty = vec[u8]([u8(255)] * (seats + 1))
    grove = Grove(seats, first, LEFT, len(built), number, vec[u8]([u8(0)] * 32), empty, vec[u8](built))
    grove.turn = len(built)
    position = ToutLaHaut(grove, False, False, vec[u8]([]), NO_OBJECTIVE, None)
    position.over = True
    return position


def points_for(position: ToutLaHaut, seat: int, *codes: Points) -> int:
    """The points of the sheet's lines with these reasons."""
    return sum(line.points for line in position.outcome().sheets[seat] if line.reason.code in codes)


def met(position: ToutLaHaut) -> str:
    """The letters of the seats that meet the objective."""
    return "".join(
        "ABCDE"[seat]
        for seat, sheet in enumerate(position.outcome().sheets)
        if any(line.reason.code is Points.OBJECTIVE_MET for line in sheet)
    )
