"""Arboretum for the search: the quick ways agree with the slow ones, and nothing hidden is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Rng
from futaie.games.arboretum.box.cards import NUMBERS
from futaie.games.arboretum.players.appraisal import Appraisal
from futaie.games.arboretum.players.heuristic import play_turn
from futaie.games.arboretum.players.likely_worlds import likely_world
from futaie.games.arboretum.players.path_links import PathLinks
from futaie.games.arboretum.players.win_chances import shares_of_the_win
from futaie.games.arboretum.rules.garden import OPEN, WIDTH
from futaie.games.arboretum.rules.scoring import SPECIES, Paths
from tests.battery import examples

GAME = futaie.game("arboretum")
SEATS = st.integers(2, 4)
NUMBER = st.integers(0, 10**6)


def in_the_middle(seats: int, number: int, actions: int) -> Any:
    position = GAME.new(seats, seed=f"middle {number}")
    rng = Rng(number)
    while actions > 0 and not position.over:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
        actions -= 1
    return position


@examples(8, 300)
@given(SEATS, NUMBER, st.integers(0, 300))
def test_lines_know_the_points_of_every_path_and_every_cell_to_plant(seats: int, number: int, actions: int) -> None:
    position = in_the_middle(seats, number, actions)
    for garden in position.gardens:
        lines = PathLinks(garden, position.ranks)
        paths = Paths(garden, position.ranks)
        assert list(lines.best) == [paths.best(species) for species in range(SPECIES)]
        spots = [{n for n in lines.beside[4 * spot : 4 * spot + 4] if n} for spot in range(lines.spot_count)]
        for cell in garden.open_cells():
            beside = [garden.grid[cell + step] for step in (1, -1, WIDTH, -WIDTH)]
            assert {number for number in beside if number not in (0, OPEN)} in spots


@examples(8, 200)
@given(SEATS, NUMBER, st.integers(0, 200), st.integers(1, 12))
def test_a_sketch_that_plays_on_equals_one_of_the_new_table(seats: int, number: int, actions: int, turns: int) -> None:
    position = in_the_middle(seats, number, actions)
    appraisal = Appraisal(position)
    rng = Rng("turns")
    while turns > 0 and not position.over:
        play_turn(appraisal, rng)
        turns -= 1
    new = Appraisal(position)
    for kept in ("gone", "lost", "known", "known_counts"):
        assert list(getattr(appraisal.public_cards, kept)) == list(getattr(new.public_cards, kept))
    assert [list(lines.best) for lines in appraisal.lines] == [list(lines.best) for lines in new.lines]


@examples(8, 300)
@given(SEATS, NUMBER, st.integers(0, 300))
def test_a_likely_world_looks_the_same_to_the_seat_and_moves_only_hidden_cards(
    seats: int, number: int, actions: int
) -> None:
    position = in_the_middle(seats, number, actions)
    for seat in range(seats):
        world = likely_world(position, seat, Rng(number))
        assert world.view(seat) == position.imagine(seat, Rng(number)).view(seat)
        assert all_cards(world) == all_cards(position)


def all_cards(position: Any) -> list[int]:
    hands = [card for seat in range(position.seats) for card in position.hand(seat)]
    return sorted(hands + list(position.deck[: position.deck_count]))


def test_others_seem_to_hold_high_cards_and_species_they_plant_but_not_those_they_discard() -> None:
    others = [f"{letter}{rank}" for letter in "bcmrt" for rank in range(1, 9)]
    deck = ["j1", "j2", *others, *(f"j{rank}" for rank in range(3, 9))]
    position: Any = GAME.new(2, seed="keen", first=0, species=list("bcjmrt"), deal={"deck": deck})
    for action in ("+deck", "+deck", "j1", "(0,0)", "-b1", "+deck", "+deck", "c1", "(0,0)", "-c2"):
        position.play(position.mover(), GAME.parse(position, position.mover(), action)[0])
    for action in ("+deck", "+deck", "j2", "(1,0)", "-b2"):
        position.play(0, GAME.parse(position, 0, action)[0])
    rng = Rng("keen")
    likely = Counter(card for _ in range(1000) for card in likely_world(position, 1, rng).hand(0))
    uniform = Counter(card for _ in range(1000) for card in position.imagine(1, rng).hand(0))

    def change(cards: Iterable[str]) -> float:
        numbers = [NUMBERS[card] for card in cards]
        return sum(likely[card] for card in numbers) / sum(uniform[card] for card in numbers)

    assert change(f"{letter}7" for letter in "mrt") > 1.3 * change(f"{letter}1" for letter in "mrt")
    assert change(f"j{rank}" for rank in range(3, 9)) > 1.1 * change(f"m{rank}" for rank in range(3, 9))
    assert change(f"b{rank}" for rank in range(3, 9)) < 0.8 * change(f"m{rank}" for rank in range(3, 9))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_the_win_add_up_to_one_and_a_clear_leader_has_the_largest(seats: int) -> None:
    for number in range(20):
        position = in_the_middle(seats, number, 10**6)
        position.over = False
        shares = shares_of_the_win(position)
        assert sum(shares) == pytest.approx(1)
        scores = position.scores()
        best = max(range(seats), key=scores.__getitem__)
        if scores[best] > 6 + max(score for seat, score in enumerate(scores) if seat != best):
            assert shares[best] == max(shares)
