"""Worlds drawn from a net's belief: the right number of cards in each hand, and the right probabilities."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import product
from math import prod

import pytest

import futaie
from futaie import Rng
from futaie.bots.learned.mind import Mind, mind_for
from futaie.core.rules.position import Position

np = pytest.importorskip("numpy")
deals = import_module("futaie.core.players.nets.belief").deals

ARBORETUM = futaie.game("arboretum")


@pytest.mark.parametrize("hands", [[2], [1, 2], [0, 3], [1, 1, 1]])
def test_each_deal_is_as_likely_as_the_belief_in_its_cards(hands: list[int]) -> None:
    cards, seen, draws = 6, 2, 6000
    belief = np.random.default_rng(1).random((cards, len(hands) + 1)) ** 2
    belief[seen] = 0
    wanted = {}
    for places in product(range(len(hands) + 1), repeat=cards - 1):
        if [places.count(hand) for hand in range(1, len(hands) + 1)] == hands:
            whole = (*places[:seen], -1, *places[seen:])
            wanted[whole] = prod(belief[card, place] for card, place in enumerate(whole) if card != seen)
    found = Counter(map(tuple, deals(belief, hands, draws, Rng("deals")).tolist()))
    assert set(found) <= set(wanted)
    for places, chance in wanted.items():
        assert found[places] / draws == pytest.approx(chance / sum(wanted.values()), abs=0.025)


def asked(seats: int, steps: int) -> tuple[Mind, Position, int]:
    position, rng = ARBORETUM.new(seats=seats, seed="belief"), Rng("belief")
    for _ in range(steps):
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    return mind, position, position.mover()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 33, 67, 98])
def test_worlds_fit_what_the_seat_sees_and_nothing_else(seats: int, steps: int) -> None:
    mind, position, seat = asked(seats, steps)
    everything = sorted(
        [*list(position.deck)[: position.deck_count], *(c for k in range(seats) for c in position.hand(k))]
    )
    drawn = []
    for deal in ("one", "another"):
        imagined = position.imagine(seat, Rng(deal))
        belief = mind.answer([(imagined, seat)]).belief[0]
        worlds = mind.net.worlds(imagined, seat, belief, 4, Rng("the same"))
        assert all(world.view(seat) == position.view(seat) for world in worlds)
        drawn.append([world.revealed() for world in worlds])
        for world in worlds:
            hidden = [*list(world.deck)[: world.deck_count], *(card for k in range(seats) for card in world.hand(k))]
            assert sorted(hidden) == everything
    assert drawn[0] == drawn[1]


def test_a_sure_belief_holds_in_every_world() -> None:
    mind, position, seat = asked(2, 0)
    held = position.hand(1 - seat)
    belief = mind.answer([(position, seat)]).belief[0]
    belief[belief.sum(1) > 0] = (1, 0)
    belief[held] = (0, 1)
    worlds = mind.net.worlds(position.imagine(seat, Rng(1)), seat, belief, 20, Rng(2))
    same = sum(world.hand(1 - seat) == held for world in worlds)
    assert same > 15
