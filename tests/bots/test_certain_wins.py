"""If a win is certain, the search finds it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from mypy_extensions import u8

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.games.arboretum.rules.actions import CHOOSE_DISCARD
from tests.games.larbre.table import GAME as LARBRE
from tests.games.larbre.table import table

ARBORETUM = futaie.game("arboretum")
SMALL = {"species": "bacdjmor", "ranks": 4, "hand": 3}


def last_discard(number: int) -> Any:
    """A small table of three with only the last discard left; the others' hands are hidden."""
    position: Any = ARBORETUM.new(3, seed=f"last {number}", **{**SMALL, "species": list(SMALL["species"])[:6]})
    rng = Rng(number)
    while not (position.deck_count == 0 and position.phase == CHOOSE_DISCARD):
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    return position


def hidden_hands(position: Any, seat: int) -> Iterator[Any]:
    """The position with every possible distribution of the unseen cards over the other two hands."""
    one, other = (each for each in range(3) if each != seat)
    open_ = {each: [card for card in position.hand(each) if position.known[card]] for each in (one, other)}
    unseen = [card for each in (one, other) for card in position.hand(each) if card not in open_[each]]
    for cards in combinations(unseen, len(position.hand(one)) - len(open_[one])):
        world = position.copy()
        rest = [card for card in unseen if card not in cards]
        for each, held in ((one, [*open_[one], *cards]), (other, [*open_[other], *rest])):
            for i, card in enumerate(held):
                world.hands[each * world.room + i] = u8(card)
        yield world


def wins(position: Any, seat: int, action: int) -> float:
    """The share of worlds in which the discard wins."""
    won = []
    for world in hidden_hands(position, seat):
        world.apply(seat, action)
        ranking = world.ranking()
        won.append(1 / ranking.count(1) if ranking[seat] == 1 else 0.0)
    return sum(won) / len(won)


@pytest.mark.parametrize("number", range(20))
def test_the_last_discard_of_arboretum_wins_as_often_as_any_over_all_hidden_hands(number: int) -> None:
    position = last_discard(number)
    seat = position.mover()
    rng = Rng("last")
    action = seat_player("giant", ARBORETUM, rng, simulations=600).act(position.imagine(seat, rng), seat)
    best = max(wins(position, seat, each) for each in position.legal(seat))
    assert wins(position, seat, action) >= best - 0.1
    if best == 1:
        assert wins(position, seat, action) == 1


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("leaf-faun twig-faun joker bud-faun", {"leaf": 2}),
        ("twig-faun twig-dryad leaf-naiad bud-faun", {"twig": 2}),
        ("leaf-faun bud-dryad", {"token": 1}),
    ],
)
def test_larbre_is_won_in_one_turn_if_that_is_possible(hand: str, left: dict[str, int]) -> None:
    nothing = {"twig": 0, "leaf": 0, "bud": 0, "fruit": 0, "flower": 0, "token": 0}
    position = table((hand, ""), reserves=(nothing | left, {}))
    rng = Rng("one turn")
    player = seat_player("giant", LARBRE, rng, simulations=60)
    while not position.over and position.turn == 1:
        position.apply(0, player.act(position.imagine(0, rng), 0))
    assert position.over
    assert position.ranking()[0] == 1
