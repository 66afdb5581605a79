"""The search agrees with backward induction, is the same for the same seed, and stays within its bounds."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Position, Rng
from futaie.bots import BOTS, seat_player
from futaie.bots.search import Search
from futaie.core.players.heuristic import Heuristic, utilities
from tests.specimens import every_game

SEATS = 3
Payoffs = dict[tuple[int, ...], tuple[float, ...]]


class Choices(Position):
    """Each seat in turn says 0, 1 or 2, which determines everybody's payoff. Nothing is hidden."""

    def __init__(self, payoffs: Payoffs, said: tuple[int, ...] = ()) -> None:
        super().__init__(SEATS)
        self.payoffs = payoffs
        self.said = said
        self.over = len(said) == SEATS

    def mover(self) -> int:
        return -1 if self.over else len(self.said)

    def movers(self) -> list[int]:
        return [] if self.over else [len(self.said)]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat == self.mover() else []

    def random_action(self, seat: int, rng: Rng) -> int:
        return rng.below(3)

    def apply(self, seat: int, action: int) -> None:
        self.said += (action,)
        self.over = len(self.said) == SEATS

    def copy(self) -> Choices:
        return Choices(self.payoffs, self.said)

    def imagine(self, seat: int | None, rng: Rng) -> Choices:
        return self.copy()


class Paid(Heuristic):
    def utilities(self, position: Position) -> list[float]:
        assert isinstance(position, Choices)
        return list(position.payoffs[position.said])


def induced(payoffs: Payoffs, said: tuple[int, ...] = ()) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Everybody's payoffs and choices if each takes the best for itself."""
    if len(said) == SEATS:
        return payoffs[said], said
    return max((induced(payoffs, (*said, each)) for each in range(3)), key=lambda found: found[0][len(said)])


@given(data=st.data())
def test_max_n_each_seat_takes_the_best_for_itself(data: st.DataObject) -> None:
    ends = list(product(range(3), repeat=SEATS))
    columns = [data.draw(st.permutations([n / 26 for n in range(27)])) for _ in range(SEATS)]
    payoffs = dict(zip(ends, zip(*columns, strict=True), strict=True))
    search = Search(Paid(), 3, 0, Rng("max-n"), 1.0, 10_000)
    search.simulate(Choices(payoffs), 3000)
    wanted, said = induced(payoffs)
    nodes = search.children(search.root)
    assert search.action(nodes[0]) == said[0]
    assert search.mean(nodes[0]) == pytest.approx(wanted[0], abs=0.1)
    second = search.children(nodes[0])[0]
    assert (search.mover(second), search.action(second)) == (1, said[1])


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str, bot: str) -> None:
    game = futaie.game(name)

    def turns() -> list[int]:
        position = game.new(min(3, game.seats[-1]), seed="alike")
        rng = Rng("alike")
        players = [seat_player(bot, game, rng, simulations=8) for _ in range(position.seats)]
        taken = []
        while len(taken) < 8:
            seat = position.mover()
            taken.append(players[seat].act(position.imagine(seat, rng), seat))
            assert taken[-1] in position.legal(seat)
            position.apply(seat, taken[-1])
        return taken

    assert turns() == turns()


def test_the_tree_stops_growing_when_its_nodes_are_used_up_and_the_search_goes_on() -> None:
    game = futaie.game("arboretum")
    position = game.new(2, seed="full", first=0)
    rng = Rng("full")
    while position.turn < 12:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    search = Search(game.heuristic, game.action_count, position.mover(), rng, 1.0, 300)
    search.simulate(position, 200)
    assert 250 < search.count <= search.room == 300
    assert search.done() == 200
    assert search.action(search.children(search.root)[0]) in position.legal(position.mover())


def test_a_settled_question_is_not_thought_about_any_longer() -> None:
    payoffs = {said: (1.0 if said[0] == 2 else 0.0, 0.5, 0.5) for said in product(range(3), repeat=SEATS)}
    search = Search(Paid(), 3, 0, Rng("settled"), 0.5, 10_000)
    assert not search.settled(1000)
    search.simulate(Choices(payoffs), 300)
    assert search.settled(200)
    assert not search.settled(300)


def test_the_tree_is_kept_through_the_small_decisions_of_a_turn_but_not_beyond() -> None:
    game = futaie.game("arboretum")
    position = game.new(2, seed="kept", first=0)
    rng = Rng("kept")
    player = seat_player("giant", game, rng, simulations=100)
    for _ in range(2):
        position.apply(0, 0)
    thought = []
    for _ in range(3):
        before = player.simulations
        position.apply(0, player.act(position.imagine(0, rng), 0))
        thought.append(player.simulations - before)
    assert 0 < thought[0] <= 100
    assert thought[2] < 100
    other = game.new(2, seed="another", first=0)
    for _ in range(2):
        other.apply(0, 0)
    assert player.act(other.imagine(0, rng), 0) in other.legal(0)


def test_utilities_are_shares_of_the_win_and_a_little_margin() -> None:
    assert utilities([30, 10], [1, 2], 20.0) == pytest.approx([1.0, 0.0])
    assert utilities([12, 12], [1, 1], 20.0) == pytest.approx([0.5, 0.5])
    ahead, behind, last = utilities([12, 10, 0], [1, 2, 3], 20.0)
    assert ahead > 0.9
    assert 0.1 > behind > last > 0
    assert utilities([20], [1], 20.0) == [0.5]
