"""Chance as a player: every deal is as likely as in the game itself, and leads to the same game."""

from __future__ import annotations

import pickle
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest

import futaie
from futaie import BadSetup, Game, IllegalAction, Rng
from futaie.research.course import ALL_DEALS, EXPLICIT, SAMPLED, Course, Start
from futaie.research.told import Told
from tests.research.tables import SMALL, every_table
from tests.shipped import GAMES


def start(game: Game, seats: int, chance: str = EXPLICIT, seed: int | None = None, **options: Any) -> Start:
    return Start(game, seats, game.checked(seats, options), chance, ALL_DEALS, seed)


def ends(course: Course, likely: float = 1.0) -> Iterator[tuple[str, float]]:
    """All ends of a game in which all legal actions are equally likely: their views and probabilities."""
    if course.asks_chance():
        outcomes = course.outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        for outcome, share in outcomes:
            after = deepcopy(course)
            after.decide(outcome)
            yield from ends(after, likely * share)
        return
    assert course.told is not None
    position = course.told.position
    if position.over:
        yield "\n\n".join(course.told.stories), likely
        return
    legal = position.legal(position.mover())
    for action in legal:
        after = deepcopy(course)
        after.act(action)
        yield from ends(after, likely / len(legal))


def dealt_ends(told: Told, likely: float) -> Iterator[tuple[str, float]]:
    """The same for a game whose cards are dealt before it starts."""
    position = told.position
    if position.over:
        yield "\n\n".join(told.stories), likely
        return
    mover = position.mover()
    for action in position.legal(mover):
        after = told.copy()
        after.play(mover, action)
        yield from dealt_ends(after, likely / len(position.legal(mover)))


DEALT: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("arboretum", 2, ["b1", "b2", "a1", "a2"], {"species": ["b", "a"], "ranks": 2, "hand": 1, "first": 1}),
    ("tout-la-haut", 2, ["b2b2", "b2b2", "r2r2", "y2y2"], {"rounds": 1, "first": 0}),
    ("tout-la-haut", 2, ["b2b2", "b2b2", "r2r2", "y2y2", "y2y2"], {"rounds": 1, "first": 1, "late_draw": True}),
    ("hortis", 1, ["1", "2", "3", "4"], {"pool": [1, 2, 3, 4], "cards": 2}),
]


def test_every_game_of_one_deck_that_is_shuffled_once_is_dealt_in_every_way() -> None:
    assert {name for name, *_ in DEALT} == {name for name, game in GAMES.items() if game.undrawn is not None}


@pytest.mark.parametrize(("name", "seats", "cards", "options"), DEALT)
def test_explicit_chance_leads_to_every_end_as_often_as_the_deals_do(
    name: str, seats: int, cards: list[str], options: dict[str, Any]
) -> None:
    game = futaie.game(name)
    if name == "tout-la-haut":
        options = options | {"cards": cards}
    found: dict[str, float] = defaultdict(float)
    for end, likely in ends(Course(start(game, seats, **options))):
        found[end] += likely
    wanted: dict[str, float] = defaultdict(float)
    orders = list(permutations(cards))
    for order in orders:
        position = game.new(seats, deal={"deck": order}, **options)
        for end, likely in dealt_ends(Told(position), 1 / len(orders)):
            wanted[end] += likely
    assert found == pytest.approx(wanted)
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "outcomes"), [(2, [2]), (3, [3, 2])])
def test_the_first_player_is_drawn_first(seats: int, outcomes: list[int]) -> None:
    course = Course(start(futaie.game("tout-la-haut"), seats, rounds=1))
    for expected in outcomes:
        assert len(course.outcomes()) == expected
        course.decide(course.outcomes()[-1][0])
    assert len(course.outcomes()) > 3
    while course.told is None:
        course.decide(course.outcomes()[0][0])
    assert course.told.position.mover() == seats - 1


def play(course: Course, dice: Rng) -> None:
    while course.asks_chance() or (course.told is not None and not course.told.position.over):
        if course.asks_chance():
            outcomes = course.outcomes()
            course.decide(outcomes[dice.below(len(outcomes))][0])
        else:
            assert course.told is not None
            course.act(course.told.position.random_action(course.told.position.mover(), dice))


@every_table
def test_a_course_can_be_copied_and_pickled_at_any_point(game: Game, seats: int) -> None:
    chance = SAMPLED if game.undrawn is None else EXPLICIT
    course, dice = Course(start(game, seats, chance, **SMALL[game.name])), Rng(seats)
    for _ in range(60):
        if course.told is not None and course.told.position.over:
            break
        if course.asks_chance():
            outcomes = course.outcomes()
            course.decide(outcomes[dice.below(len(outcomes))][0])
        else:
            assert course.told is not None
            course.act(course.told.position.random_action(course.told.position.mover(), dice))
    twins = [course, deepcopy(course), pickle.loads(pickle.dumps(course))]
    for twin in twins:
        play(twin, Rng(1))
        assert twin.told is not None
        assert twin.written == twins[0].written
        assert twin.told.stories == twins[0].told.stories


def test_chance_also_plays_in_the_second_game() -> None:
    course = Course(start(futaie.game("tout-la-haut"), 2, strategic=True, rounds=2, objective="random"))
    play(course, Rng(5))
    assert course.told is not None
    assert course.told.position.turn == 8


def test_the_dice_are_the_seed() -> None:
    game = futaie.game("larbre")
    course = Course(start(game, 3, SAMPLED))
    for side in (1, 2, 3):
        assert len(course.outcomes()) == 256
        course.decide(side)
    assert course.told is not None
    assert course.told.position.revealed() == game.new(3, seed=str((1 * 256 + 2) * 256 + 3)).revealed()


def test_an_illegal_action_is_refused_before_anything_is_drawn() -> None:
    course = Course(start(futaie.game("arboretum"), 2, first=0, species=["b", "a"], ranks=3, hand=1))
    while course.asks_chance():
        course.decide(course.outcomes()[0][0])
    with pytest.raises(IllegalAction):
        course.act(1)
    assert not course.asks_chance()


def test_with_reshuffles_chance_is_sampled() -> None:
    with pytest.raises(BadSetup):
        start(futaie.game("larbre"), 2, EXPLICIT)
