"""Stories: equal exactly when the seat cannot tell the games apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Position
from futaie.research.transcript import Transcript
from tests.battery import examples
from tests.retold import RetoldMatch
from tests.specimen import Specimen
from tests.specimens import GAMES, every_table

Life = tuple[object, ...]
"""Everything that a seat experiences: its view and its choices at each decision and at the end, its actions, and the
events in between."""


def dealt(name: str, seats: int, deck: list[str], **options: Any) -> list[Position]:
    """A tiny game, dealt in every possible way."""
    orders = sorted(set(permutations(deck)))
    return [futaie.game(name).new(seats, deal={"deck": order}, **options) for order in orders]


def seeded(name: str, seats: int, deals: int, **options: Any) -> list[Position]:
    return [futaie.game(name).new(seats, seed=str(seed), **options) for seed in range(deals)]


ARBRE = {"first": 0, "hand": 2, "dealt": 1, "river": 2, "stall": 2, "reserve": (2, 1, 1, 0, 0, 0)}
FOUR = ["b2b2", "b2b2", "r2r2", "y2y2"]
SIX = [*FOUR, "r2r2", "y2y2"]
TINY = {
    "arboretum": lambda: dealt("arboretum", 2, ["b1", "b2", "a1", "a2"], ranks=2, hand=1),
    "arboretum, longer": lambda: seeded("arboretum", 2, 12, species=["b", "a"], ranks=3, hand=1, first=0),
    "tout-la-haut": lambda: dealt("tout-la-haut", 2, FOUR, cards=FOUR, rounds=1),
    "tout-la-haut, late draw": lambda: dealt("tout-la-haut", 2, SIX, cards=SIX, rounds=2, late_draw=True)[::3],
    "hortis, alone": lambda: dealt("hortis", 1, ["1", "2", "3"], cards=3, pool=[1, 2, 3]),
    "hortis, together": lambda: dealt("hortis", 2, ["1", "2"], cards=2, pool=[1, 2]),
    "larbre": lambda: seeded("larbre", 2, 30, cards=(3, 2, 1, 1, 2, 2), **ARBRE),
    "larbre, pegaea": lambda: seeded("larbre", 2, 30, cards=(4, 2, 1, 1, 1, 2), icons=["pegaea"], **ARBRE),
}
STEPS = 100
"""The most steps in each deal; some games have no more than that."""


def test_every_game_has_a_tiny_one() -> None:
    assert {tiny.partition(",")[0] for tiny in TINY} == set(GAMES)


@pytest.mark.parametrize("tiny", TINY)
def test_stories_are_equal_exactly_when_the_seat_has_had_the_same_experience(tiny: str) -> None:
    stories: dict[tuple[int, str], Life] = {}
    lives: dict[tuple[int, Life], str] = {}
    count = 0
    for position in TINY[tiny]():
        for transcript, lived in games(Transcript(position), [()] * position.seats, [STEPS]):
            for seat in concerned(transcript.position):
                story, life = transcript.stories[seat], lived[seat]
                assert stories.setdefault((seat, story), life) == life
                assert lives.setdefault((seat, life), story) == story
                count += 1
    assert len(stories) < count, "no two games were alike"


def games(transcript: Transcript, lived: list[Life], left: list[int]) -> Iterator[tuple[Transcript, list[Life]]]:
    """All positions from here on, as long as there are steps left."""
    if left[0] == 0:
        return
    left[0] -= 1
    position = transcript.position
    lived = [(*life, seen(position, seat)) if seat in concerned(position) else life for seat, life in enumerate(lived)]
    yield transcript, lived
    mover = position.mover()
    for action in [] if position.over else position.legal(mover):
        events = position.copy().play(mover, action)
        after = transcript.copy()
        after.play(mover, action)
        news = [
            (*([action] if seat == mover else []), *(json.dumps(event.for_seat(seat)) for event in events))
            for seat in range(position.seats)
        ]
        yield from games(after, [(*life, *new) for life, new in zip(lived, news, strict=True)], left)


def concerned(position: Position) -> list[int]:
    return list(range(position.seats)) if position.over else [position.mover()]


def seen(position: Position, seat: int) -> str:
    return json.dumps([position.view(seat), position.legal(seat)])


@every_table
@examples(6, 60)
@given(data=st.data())
def test_nothing_hidden_gets_into_a_story(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    """The seat's unseen cards are dealt again, and the others' hidden decisions change."""
    match = RetoldMatch(specimen, seats, data, 200)
    for reader in range(seats):
        transcript = []
        for cards, actions in ((match.deal, match.kept(reader)), match.retold(reader)):
            transcript.append(Transcript(specimen.game.new(seats, match.seed, cards, **match.options)))
            for seat, action in actions:
                transcript[-1].play(seat, action)
        assert transcript[0].stories[reader] == transcript[1].stories[reader]


def test_a_copy_goes_its_own_way() -> None:
    transcript = Transcript(futaie.game("arboretum").new(2, seed="1", first=0))
    before = transcript.stories[0]
    transcript.copy().play(0, 0)
    assert transcript.stories[0] == before
    assert transcript.position.legal(0) == [0]
