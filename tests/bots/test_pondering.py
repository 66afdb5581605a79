"""A net that thinks ahead: it tries what may be better, counts all it tries, and does not peek."""

from __future__ import annotations

from itertools import count

import pytest

import futaie
from futaie import Rng
from futaie.bots import pondering, seat_player
from futaie.bots.learned import PONDERED, Learned
from futaie.bots.mind import mind_for
from futaie.bots.pondering import UNDER_WAY, Node, Pondering
from futaie.core.position import Position

ARBORETUM = futaie.game("arboretum")


def test_what_turns_out_better_is_tried_most_even_if_it_was_not_liked() -> None:
    node = Node([11, 22, 33], [0.9, 0.08, 0.02], 0.5)
    for _ in range(300):
        choice = node.take()
        node.learn(choice, (0.4, 0.7, 0.1)[choice])
    assert node.best() == 22
    assert node.count == sum(node.visits) == 300
    assert node.totals[1] / node.visits[1] == pytest.approx(0.7)


def test_what_is_under_way_counts_as_a_little_worse() -> None:
    node = Node([11, 22], [0.5, 0.5], 0.5)
    assert {node.take(), node.take()} == {0, 1}
    assert node.totals == [0.5 - UNDER_WAY] * 2


def unsure(seats: int) -> tuple[Position, int]:
    """After two draws, when a card is to be planted: the first deal where the net does not know which."""
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    for deal in count():
        position = ARBORETUM.new(seats=seats, seed=f"ponder {deal}")
        seat = position.mover()
        for _ in range(2):
            position.apply(seat, 0)
        likings = sorted(mind.answer([(position, seat)]).logits[0].tolist())
        if likings[-1] - likings[-2] < 1:
            return position, seat
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 3])
def test_it_counts_every_simulation_and_thinks_the_same_when_the_rest_is_dealt_again(seats: int) -> None:
    pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    position, seat = unsure(seats)
    thoughts = []
    for deal in ("one", "other"):
        thinking = Pondering(mind, seat, Rng("the same"))
        action = thinking.action(position.imagine(seat, Rng(deal)), 40, 0.0)
        assert action in position.legal(seat)
        root = next(iter(thinking.nodes.values()))
        assert root.count == 40
        for node in thinking.nodes.values():
            assert node.count == sum(node.visits)
            assert all(-0.0001 <= total <= visits for total, visits in zip(node.totals, node.visits, strict=True))
        thoughts.append((action, [(node.visits, node.totals) for node in thinking.nodes.values()]))
    assert thoughts[0] == thoughts[1]


def test_it_ends_when_it_has_thought_of_very_much(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, 2)
    assert mind is not None
    monkeypatch.setattr(pondering, "MOST_NODES", 60)
    position, seat = unsure(2)
    thinking = Pondering(mind, seat, Rng("much"))
    assert thinking.action(position, 10_000_000, 0.0) in position.legal(seat)
    assert 60 <= len(thinking.nodes) < 60 + pondering.TOGETHER


def test_without_time_it_takes_what_its_net_likes_best() -> None:
    pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, 2)
    assert mind is not None
    position, seat = unsure(2)
    assert Pondering(mind, seat, Rng("1")).action(position, None, 0.0) == mind.action(position, seat)


@pytest.mark.parametrize(("seats", "seconds", "thinks"), [(2, 0.05, True), (2, None, False), (3, 0.05, False)])
def test_a_giant_thinks_ahead_where_it_has_time_and_that_was_found_to_be_better(
    seats: int, seconds: float | None, thinks: bool
) -> None:
    pytest.importorskip("numpy")
    position, seat = unsure(seats)
    player = seat_player("giant", ARBORETUM, Rng(1), seconds=seconds)
    assert isinstance(player, Learned)
    action = player.act(position.imagine(seat, Rng(2)), seat)
    assert action in position.legal(seat)
    assert (player.pondering is not None) is thinks is ((ARBORETUM.name, seats) in PONDERED and seconds is not None)
