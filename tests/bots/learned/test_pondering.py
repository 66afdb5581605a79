"""A net that thinks ahead: it tries promising choices in the same worlds, and does not peek."""

from __future__ import annotations

import os
from itertools import count
from typing import Any

import pytest

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.candidate import lead, won
from futaie.bots.learned import pondering
from futaie.bots.learned.mind import Mind, mind_for
from futaie.bots.learned.player import Learned
from futaie.bots.learned.pondering import FIRST, TURNS, Way, best, ponder, weighed, without_the_hopeless, worth
from futaie.bots.learned.rollouts import ahead
from futaie.core.rules.position import Position

ARBORETUM = futaie.game("arboretum")
DEEP = bool(os.environ.get("FUTAIE_DEEP"))
GAINS = (0.02, 0.01, 0.03, 0.01, 0.02, 0.02, 0.03, 0.01)
PONDERED = [
    (name, seats) for name, game in futaie.games().items() if game.ponders for seats in game.seats if seats <= 4
]


def way(action: int, *worths: float) -> Way:
    made = Way(action)
    made.worths = list(worths)
    return made


def test_the_better_choice_in_the_same_worlds_is_taken_however_much_worlds_differ() -> None:
    worlds = (0.9, 0.1, 0.5, 0.3) * 2
    better, worse = [worth + gain for worth, gain in zip(worlds, GAINS, strict=True)], [worth - 0.1 for worth in worlds]
    assert best([way(11, *worlds), way(22, *better), way(33, *worse)]) == 22
    assert best([way(11, *worlds), way(22, *better[: FIRST - 1])]) == 11


def test_a_choice_that_may_be_better_by_chance_is_not_taken() -> None:
    assert best([way(11, *(0.9, 0.1) * 4), way(22, *(0.6, 0.5) * 4), way(33)]) == 11


def test_a_choice_clearly_behind_the_best_is_dropped_except_the_one_to_compare_with() -> None:
    favourite, better, worse = way(11, 0.5, 0.2, 0.4), way(22, 0.61, 0.3, 0.5), way(33, 0.51, 0.21, 0.42)
    unclear = way(44, 0.2, 0.5, 0.5)
    assert without_the_hopeless([favourite, better, worse, unclear]) == [favourite, better, unclear]


def unsure(seats: int, name: str = "arboretum") -> tuple[Position, int]:
    """After one round and two actions, in the first deal where the net is undecided then."""
    game = futaie.game(name)
    mind = mind_for(game, seats)
    assert mind is not None
    for deal in count():
        position = game.new(seats=seats, seed=f"ponder {deal}")
        while position.turn < position.seats:
            position.apply(position.mover(), mind.action(position, position.mover()))
        for _ in range(2):
            position.apply(position.mover(), mind.action(position, position.mover()))
        seat = position.mover()
        likings = sorted(mind.answer([(position, seat)]).logits[0].tolist())
        if likings[-1] - likings[-2] < 1:
            return position, seat
    raise AssertionError


def played_on(mind: Mind, world: Position, seat: int, action: int) -> float:
    """One decision after the other."""
    turns = 0
    mover, turn = seat, world.turn
    while True:
        world.apply(mover, action)
        if world.over:
            return worth(won(world, seat), lead(world.scores(), seat))
        mover = world.mover()
        if mover == seat and world.turn != turn:
            turns, turn = turns + 1, world.turn
        answer = mind.answer([(world, mover)])
        if turns == TURNS:
            return worth(float(answer.win[0, 0]), ahead(answer, 0))
        action = mind.meant(0, int(answer.logits[0].argmax()))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_way_is_worth_its_result_in_the_same_worlds(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    np = pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    together = mind.net.answer

    def one_by_one(told: Any) -> Any:
        """Many at once are added up in another order, which may flip a choice between two equal favourites."""
        answers = [together(row[None]) for row in told]
        return type(answers[0])(*map(np.concatenate, zip(*answers, strict=True)))

    monkeypatch.setattr(mind.net, "answer", one_by_one)
    position, seat = unsure(seats)
    ways = weighed(mind, position, seat, Rng("the same"), 0.0, 1)
    belief = mind.answer([(position, seat)]).belief[0]
    worlds = mind.net.worlds(position, seat, belief, len(ways[0].worths), Rng("the same"))
    assert len(ways) > 1
    for tried in ways:
        found = [played_on(mind, world.copy(), seat, tried.action) for world in worlds]
        assert tried.worths == found


FEWEST = [(name, seats) for name, seats in PONDERED if seats == min(n for each, n in PONDERED if each == name)]
"""Interpreted, each table takes a quarter of a minute and proves nothing more than compiled."""


@pytest.mark.parametrize(("name", "seats"), PONDERED if futaie.compiled or DEEP else FEWEST)
def test_it_thinks_the_same_when_hidden_cards_are_dealt_again(name: str, seats: int) -> None:
    pytest.importorskip("numpy")
    mind = mind_for(futaie.game(name), seats)
    assert mind is not None
    position, seat = unsure(seats, name)
    thoughts = []
    for deal in ("one", "other"):
        ways = weighed(mind, position.imagine(seat, Rng(deal)), seat, Rng("the same"), 0.0, 2 * FIRST)
        assert best(ways) in position.legal(seat)
        assert len(ways[0].worths) >= 2 * FIRST or max(len(tried.worths) for tried in ways[1:]) < len(ways[0].worths)
        thoughts.append([(tried.action, tried.worths) for tried in ways])
    assert thoughts[0] == thoughts[1]


def test_it_ends_after_a_bounded_number_of_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, 2)
    assert mind is not None
    monkeypatch.setattr(pondering, "ENOUGH", 20)
    monkeypatch.setattr(pondering, "HOPELESS", 1000.0)
    position, seat = unsure(2)
    ways = weighed(mind, position, seat, Rng("much"), 0.0, 10_000_000)
    assert {20 <= len(tried.worths) < 20 + pondering.TOGETHER for tried in ways} == {True}


def test_without_time_it_takes_its_nets_favourite() -> None:
    pytest.importorskip("numpy")
    mind = mind_for(ARBORETUM, 2)
    assert mind is not None
    position, seat = unsure(2)
    assert ponder(mind, position, seat, Rng("1"), 0.0) == mind.action(position, seat)


@pytest.mark.parametrize(
    ("name", "seats", "seconds", "thinks"),
    [
        ("arboretum", 2, 0.05, True),
        ("arboretum", 3, 0.05, True),
        ("arboretum", 4, 0.05, True),
        ("larbre", 2, 0.05, True),
        ("larbre", 3, 0.05, True),
        ("larbre", 4, 0.05, True),
        ("arboretum", 2, None, False),
        ("tout-la-haut", 2, 0.05, False),
    ],
)
def test_a_giant_thinks_ahead_if_it_has_time_and_that_makes_it_stronger(
    name: str, seats: int, seconds: float | None, thinks: bool
) -> None:
    pytest.importorskip("numpy")
    game = futaie.game(name)
    position = game.new(seats=seats, seed="time")
    seat = position.mover()
    while len(legal := position.legal(seat)) == 1:
        position.apply(seat, legal[0])
        seat = position.mover()
    player = seat_player("giant", game, Rng(1), seconds=seconds)
    assert isinstance(player, Learned)
    assert player.act(position.imagine(seat, Rng(2)), seat) in legal
    assert (player.turn == (position.turn, seat)) is thinks is (game.ponders and seconds is not None)
