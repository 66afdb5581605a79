"""The beam: it measures placements without laying them, and if it is wide enough it finds the best."""

from __future__ import annotations

import os
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.games.hortis.players.beam import Beam
from futaie.games.hortis.players.evaluation import POINT, WORTH, look, most_with, worth
from futaie.games.hortis.players.greedy import greedy
from futaie.games.hortis.players.placement_value import DOES_NOT_FIT, MASK, MAY_ASK, PlacementValue, full_mark
from futaie.games.hortis.players.solver import coming, solve
from futaie.games.hortis.rules.actions import CHOOSE_CARD
from futaie.games.hortis.rules.grid import WIDTH
from futaie.games.hortis.rules.orchard import ALL_SERVED
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points
from tests.games.hortis.rules.test_rulings_dice import scarce_dice
from tests.games.hortis.table import GAME, table

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
WIDE = 100_000


def best_of_all(position: Hortis) -> int:
    """Every way to play on, one small action after the other."""
    if position.over:
        return position.scores()[0]
    best = -100
    for action in position.legal(0):
        after = position.copy()
        after.apply(0, action)
        best = max(best, best_of_all(after))
    return best


def late(seed: str, placements: int, **options: Any) -> Hortis:
    """A game that a greedy player has played until this many placements are left."""
    position = cast("Hortis", GAME.new(1, seed=seed, **options))
    while position.turn < position.cards - placements:
        position.apply(0, greedy(position, 0, Rng(0)))
    return position


def replayed(position: Hortis, line: tuple[tuple[int, ...], ...]) -> Hortis:
    after = position.copy()
    for actions in line:
        for action in actions:
            assert action in after.legal(0)
            after.apply(0, action)
    return after


@given(st.integers(0, 10**6), st.integers(0, 7), st.booleans())
def test_a_placement_is_measured_without_laying_the_card(seed: int, placements: int, clever: bool) -> None:
    rng = Rng(seed)
    position: Any = GAME.new(1, seed=str(seed))
    while not position.over and position.turn <= placements:
        position.apply(0, greedy(position, 0, rng) if clever else position.random_action(0, rng))
    if position.over:
        return
    placement_value = PlacementValue(WORTH)
    before = position.orchards[0]
    placement_value.to_come = position.cards - before.count - 1
    value, mark = worth(before, WORTH, placement_value.to_come), full_mark(before)
    face = position.hand(0)[0] * 4 + seed % 4
    for row in range(before.north - 2, before.south + 1):
        for cell in range(row * WIDTH + before.west - 2, row * WIDTH + before.east + 1):
            found = placement_value.measure(before, face, cell, value)
            assert (found != DOES_NOT_FIT) == before.fits(face, cell)
            if found > DOES_NOT_FIT:
                after = before.laid(face, cell)
                assert after.asking == ALL_SERVED
                assert found == worth(after, WORTH, placement_value.to_come)
                assert (mark + placement_value.mark) & MASK == full_mark(after)


def test_every_way_to_share_out_something_scarce_is_found() -> None:
    position = scarce_dice()
    placement_value = PlacementValue(WORTH)
    orchard = position.orchards[0]
    placement_value.to_come = 1
    face, cell = 3 * 4, next(cell for cell in orchard.places(12) if orchard.laid(12, cell).asking != ALL_SERVED)
    assert placement_value.measure(orchard, face, cell, worth(orchard, WORTH, 1)) == MAY_ASK
    solution = solve(position, 0, WIDE)
    assert solution.proved
    assert solution.points == best_of_all(position)
    assert replayed(position, solution.line).scores() == [solution.points]


@pytest.mark.parametrize("seed", range(12 if DEEP else 2))
@pytest.mark.parametrize("recipes", ["none", "random"])
def test_tiny_games_are_solved_as_well_as_by_trying_everything(seed: int, recipes: str) -> None:
    position: Any = GAME.new(1, seed=f"tiny {seed}", cards=3, recipes=recipes)
    solution = solve(position, 0, WIDE)
    assert solution.proved
    assert solution.points == best_of_all(position)
    assert replayed(position, solution.line).scores() == [solution.points]


@pytest.mark.parametrize("seed", range(12 if DEEP else 2))
@pytest.mark.parametrize("recipes", ["none", "random"])
def test_the_last_two_placements_of_whole_games_are_solved(seed: int, recipes: str) -> None:
    position = late(f"late {seed}", 2, recipes=recipes)
    solution = solve(position, 0, WIDE)
    assert solution.proved
    assert solution.points == best_of_all(position)
    assert replayed(position, solution.line).scores() == [solution.points]


@pytest.mark.parametrize("recipes", ["none", "random"])
def test_whatever_a_narrow_beam_finds_can_be_played(recipes: str) -> None:
    for seed in range(20 if DEEP else 2):
        position: Any = GAME.new(1, seed=f"narrow {seed}", recipes=recipes)
        for width in (1, 4):
            solution = solve(position, 0, width)
            assert not solution.proved
            after = replayed(position, solution.line)
            assert after.over
            assert after.scores() == [solution.points]


def test_only_an_exhaustive_search_counts_as_proof() -> None:
    for seed in range(3):
        position: Any = GAME.new(1, seed=f"claim {seed}", cards=4 if DEEP else 3)
        best = solve(position, 0, WIDE)
        assert best.proved
        for width in (1, 10):
            found = solve(position, 0, width)
            assert found.points <= best.points
            assert not found.proved


def test_equal_orchards_are_kept_once() -> None:
    position = late("once", 3 if DEEP else 2)
    beam = Beam((), WIDE)
    beam.search(position.orchards[0], position.hand(0), coming(position))
    assert beam.complete
    seen = [
        (held, tuple((cell, look(orchard, cell)) for cell in orchard.cells()))
        for orchard, held in zip(beam.states, beam.held, strict=False)
    ]
    assert len(set(seen)) == len(seen)


def test_after_the_last_card_the_value_is_the_points() -> None:
    for seed in range(5):
        position: Any = GAME.new(1, seed=f"worth {seed}")
        rng = Rng(seed)
        while not position.over:
            position.apply(0, position.random_action(0, rng))
        assert worth(position.orchards[0], WORTH, 0) == POINT * position.scores()[0]


@given(st.integers(0, 10**6))
def test_recipes_never_exceed_the_bound(seed: int) -> None:
    rng = Rng(seed)
    position: Any = GAME.new(1, seed=str(seed), recipes="random")
    while not position.over:
        choose = rng.below(2)
        position.apply(0, greedy(position, 0, rng) if choose else position.random_action(0, rng))
        if position.phases[0] == CHOOSE_CARD:
            orchard = position.orchards[0]
            assert final_points(orchard, position.recipes) <= most_with(position.recipes, final_points(orchard, ()))


def test_a_finished_game_has_nothing_to_place() -> None:
    position: Any = GAME.new(1, seed="over", cards=2)
    while not position.over:
        position.apply(0, position.random_action(0, Rng(1)))
    assert solve(position, 0, 10).line == ()
    assert solve(position, 0, 10).points == position.scores()[0]


def test_it_sees_the_card_that_comes_next() -> None:
    """Laying the second card beside the first looks poor, until the third one covers both."""
    first, second = "O1 Y1 G1 / Y1 G1 ..", "O2 O2 Y2 / G2 G2 .."
    position = table(first, second, first)
    solution = solve(position, 0, WIDE)
    assert solution.proved
    assert solution.points == best_of_all(position)
