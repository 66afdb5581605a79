"""The greedy player: clearly better than random, and repeatable."""

from __future__ import annotations

import os
from typing import Any

import pytest

from futaie import Rng
from futaie.bots import seat_player
from futaie.games.hortis.players.greedy import greedy, value
from futaie.games.hortis.rules.actions import PLACE
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.scoring import final_points
from tests.games.hortis.rules.test_rulings_dice import scarce_dice
from tests.games.hortis.table import GAME, play, table

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
MIXED = "O1 Y1 G1 / Y1 G1 .."


def score(bot: str, seed: str, **options: Any) -> int:
    position = GAME.new(1, seed=seed, **options)
    rng = Rng(seed)
    while not position.over:
        position.apply(0, seat_player(bot, GAME, rng).act(position.imagine(0, rng), 0))
    return int(position.scores()[0])


def average(bot: str, games: int, **options: Any) -> float:
    return sum(score(bot, f"greedy {i}", **options) for i in range(games)) / games


def most_points(position: Hortis) -> None:
    """Plays the placement with the most points; among equals, the first."""
    best: Hortis | None = None
    for take in position.legal(0):
        taken = position.copy()
        taken.apply(0, take)
        for place in taken.legal(0):
            laid = taken.copy()
            laid.apply(0, place)
            if best is None or laid.scores()[0] > best.scores()[0]:
                best = laid
    assert best is not None
    face, cell, _ = best.orchards[0].placements()[-1]
    position.apply(0, face)
    position.apply(0, PLACE + cell)


def test_it_scores_about_50_alone_and_random_play_less_than_20() -> None:
    """See docs/experiments/hortis.md."""
    games = 200 if DEEP else 12
    assert 48 <= average("greedy", games) <= 57
    assert average("random", games) < 22


def test_taking_the_most_points_is_enough_for_about_50() -> None:
    """See docs/experiments/hortis.md; scarce things go to the first cells."""
    games = 100 if DEEP else 8
    total = 0
    for i in range(games):
        position: Any = GAME.new(1, seed=f"most {i}")
        while not position.over:
            if position.phases[0] == 0:
                most_points(position)
            else:
                position.apply(0, position.legal(0)[0])
        total += position.scores()[0]
    assert 46 <= total / games <= 55


def test_it_is_better_with_recipes_too() -> None:
    games = 100 if DEEP else 6
    assert average("greedy", games, recipes="random") > 2 * average("random", games, recipes="random")


@pytest.mark.parametrize("seats", [2, 8] if DEEP else [2])
def test_it_beats_random_players(seats: int) -> None:
    for i in range(50 if DEEP else 4):
        position: Any = GAME.new(seats, seed=f"match {i}")
        rng = Rng(i)
        mine = i % seats
        while not position.over:
            seat = position.movers()[0]
            position.apply(
                seat,
                seat_player("greedy" if seat == mine else "random", GAME, rng).act(position.imagine(seat, rng), seat),
            )
        assert position.ranking()[mine] == 1


def test_it_lays_the_card_with_the_largest_gain() -> None:
    position = table(MIXED, "O2 Y2 G2 / Y2 G2 ..", MIXED)
    for word in ("2/0", "(0,0)"):
        action = greedy(position, 0, Rng("x"))
        assert GAME.format(position, 0, action) == word
        position.apply(0, action)


def test_it_gives_scarce_dice_to_the_better_tree() -> None:
    position = scarce_dice()
    play(position, "4/0 (0,3)")
    assert greedy(position, 0, Rng("x")) in position.legal(0)


def test_after_the_last_card_only_points_count() -> None:
    position: Any = GAME.new(1, seed="last", recipes="random")
    rng = Rng("last")
    while not position.over:
        position.apply(0, position.random_action(0, rng))
    assert value(position, position.orchards[0]) == final_points(position.orchards[0], position.recipes)


def test_the_same_seed_gives_the_same_decisions() -> None:
    for seed in range(3):
        assert score("greedy", f"same {seed}") == score("greedy", f"same {seed}")
        position = GAME.new(3, seed=f"same {seed}")
        assert greedy(position.copy(), 1, Rng(1)) == greedy(position.copy(), 1, Rng(1))


def test_neither_the_cards_to_come_nor_other_orchards_change_its_mind() -> None:
    position: Any = GAME.new(2, seed="mind")
    rng = Rng("mind")
    while not position.over:
        seat = position.movers()[-1]
        choices = {greedy(position.imagine(seat, rng), seat, Rng("x")) for _ in range(4)}
        assert choices == {greedy(position, seat, Rng("x"))}
        position.apply(seat, position.random_action(seat, rng))
