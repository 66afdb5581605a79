"""Tout là-haut for the search."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.bots import seat_player
from futaie.games.tout_la_haut.players.heuristic import QuickProspects, grown
from futaie.games.tout_la_haut.rules.objectives import NAMES as OBJECTIVES
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.scoring import Tally, tallied
from tests.battery import SEEDS, examples
from tests.games.tout_la_haut.table import GAME, play, table

VARIANTS = st.fixed_dictionaries(
    {
        "objective": st.sampled_from(["none", *OBJECTIVES]),
        "strategic": st.booleans(),
        "late_draw": st.booleans(),
    }
)


def plain(tally: Tally) -> tuple[object, ...]:
    return (list(tally.counts), tally.floors, tally.run, tally.run_colour, tally.last, tally.length)


@examples(10, 200)
@given(SEEDS, st.integers(2, 5), VARIANTS)
def test_rollouts_are_legal_and_know_the_tree_after_each_card(
    seed: str, seats: int, options: dict[str, object]
) -> None:
    position = GAME.new(seats, seed=seed, **options)
    assert isinstance(position, ToutLaHaut)
    rng = Rng(seed)
    while not position.over:
        seat = position.mover()
        before = tallied(position.grove, seat)
        for action in position.legal(seat):
            grove = position.grove.copy()
            grove.build(action)
            assert plain(grown(before, action)) == plain(tallied(grove, seat))
        action = GAME.heuristic.policy(position, seat, rng)
        assert action in position.legal(seat)
        position.apply(seat, action)


def worths(position: ToutLaHaut) -> dict[str, float]:
    quick = QuickProspects(position.grove)
    legal = position.legal(position.mover())
    return {GAME.format(position, position.mover(), action): quick.worth(action) for action in legal}


def test_in_the_last_turn_a_longer_run_than_the_others_pays_twice() -> None:
    """It scores, and they lose theirs; one as long as theirs only scores."""
    position = table("r2r2 b2b2 r2r3 b3y3 b4g4 g3b3", rounds=2)
    play(position, "r2r2 b2b2")
    up, down = worths(position)["r2r3"], worths(position)["-r2r3"]
    assert up - down == pytest.approx((2 + 2 + 2 + 3 + 4 + 2) - (4 + 4 + 2 - 0.05 * 5))


def test_a_good_card_is_not_passed_on_if_the_next_player_can_use_it() -> None:
    quick = QuickProspects(table("b4g4 r2r2 b2b2 y2y2", rounds=1).grove)
    kinds = [int(kind) for kind in quick.grove.hand]
    passed = {GAME.format(table("b4g4 r2r2 b2b2 y2y2", rounds=1), 0, 2 * kind): i for i, kind in enumerate(kinds)}
    assert quick.passed(passed["b4g4"]) == 4
    assert quick.passed(passed["r2r2"]) == 8


@examples(20, 200)
@given(SEEDS, st.integers(2, 5), VARIANTS)
def test_the_last_card_wins_the_game_if_one_can(seed: str, seats: int, options: dict[str, object]) -> None:
    position = GAME.new(seats, seed=seed, **options)
    assert isinstance(position, ToutLaHaut)
    rng = Rng(seed)
    while position.grove.turn < position.grove.turns - 1 or len(position.second_order) > 0:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    seat = position.mover()

    def wins(action: int) -> bool:
        after = position.copy()
        after.apply(seat, action)
        return after.ranking()[seat] == 1

    chosen = seat_player("giant", GAME, rng, simulations=200).act(position.imagine(seat, rng), seat)
    assert wins(chosen) == any(wins(action) for action in position.legal(seat))
