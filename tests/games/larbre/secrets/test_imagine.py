"""Imagine against full enumeration: exactly the worlds that fit what a reader has seen, each as often as it should."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeAlias

import pytest

import futaie
from futaie.games.larbre.rules.actions import (
    AFTER,
    BEFORE,
    CHOOSING,
    DISCARDING,
    GROWING,
    INVOKE_PEGAEA,
    KEEPING,
    START,
    TAKING,
    TRUNK,
)
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.secrets.forgetting import shortened
from futaie.games.larbre.secrets.history import BURIED, DISCARDED, PLAYED, RESHUFFLED, SHOWN
from futaie.games.larbre.secrets.worlds import Worlds
from tests.games.chances import DEEP, assert_imagined
from tests.games.larbre.secrets.slow_worlds import (
    Tiny,
    TooManyError,
    World,
    box,
    heap,
    lines_of,
    places_after,
    told,
    world,
    worlds,
)
from tests.games.larbre.table import GAME, MANY_COPIES
from tests.games.witness import readers

RAREST = 400 if DEEP else 80
"""Games with worlds less likely than one in this many are skipped; there are games with fewer worlds."""
Chances: TypeAlias = dict[World, Fraction]
Told: TypeAlias = list[tuple[int, int, int]]


def happened(*wanted: int, most_reshuffles: int = 99) -> Callable[[Told], bool]:
    """Whether all these things happened to cards, each as often as it is named."""

    def has_happened(story: Told) -> bool:
        whats = Counter(what for what, _, _ in story)
        return not Counter(wanted) - whats and whats[RESHUFFLED] <= most_reshuffles

    return has_happened


def shuffled_in_a_look(story: Told) -> bool:
    """A reshuffle early on, with something of the new source seen."""
    whats = [what for what, _, _ in story]
    looks = [i for i in range(len(whats) - 12) if whats[i : i + 3] == [SHOWN, RESHUFFLED, SHOWN]]
    return bool(looks) and whats[: looks[0]].count(RESHUFFLED) < 2 and whats.count(RESHUFFLED) < 5


SMALL = Tiny(2, (1, 1, 0, 0, 2, 2), ("naiad", "pegaea"), 1, 1)
HANDS = Tiny(2, (1, 1, 1, 0, 2, 2), ("naiad", "pegaea"), 2, 2)
EQUAL = Tiny(2, (2, 2, 1, 0, 2, 1), ("pegaea",), 1, 1)
FLUTES = Tiny(2, (1, 2, 1, 0, 1, 3), ("pegaea",), 1, 1)
THREE = Tiny(3, (1, 1, 1, 0, 2, 2), ("naiad", "pegaea"), 1, 1)
THREE_EQUAL = Tiny(3, (2, 2, 1, 0, 2, 2), ("pegaea",), 1, 1)
FOUR = Tiny(4, (3, 3, 0, 0, 2, 2), ("pegaea",), 1, 1)
MANY_EQUAL = Tiny(2, (4, 4, 0, 0, 2, 2), ("pegaea",), 3, 3)
THREE_MANY_EQUAL = Tiny(3, (4, 4, 0, 0, 3, 3), ("pegaea",), 2, 2)
ALMOST_ALL_EQUAL = Tiny(2, (15, 2, 0, 0, 2, 2), ("pegaea",), 4, 4, deck=MANY_COPIES)

CASES: dict[str, tuple[Tiny, int, Callable[[Told], bool]]] = {
    "the deal": (SMALL, 12, happened()),
    "a secret discard": (SMALL, 30, happened(DISCARDED)),
    "secret discards of larger hands": (HANDS, 30, happened(DISCARDED, DISCARDED, PLAYED)),
    "a reshuffle": (HANDS, 60, happened(RESHUFFLED, DISCARDED)),
    "several reshuffles": (SMALL, 100, happened(RESHUFFLED, RESHUFFLED, DISCARDED)),
    "many reshuffles": (EQUAL, 200, happened(*[RESHUFFLED] * 4, *[DISCARDED] * 4)),
    "Pegaea": (EQUAL, 60, happened(SHOWN, BURIED, PLAYED)),
    "Pegaea again and again": (FLUTES, 140, happened(*[BURIED] * 6, RESHUFFLED)),
    "a reshuffle in the middle of a look": (FLUTES, 140, shuffled_in_a_look),
    "equal cards": (MANY_EQUAL, 40, happened(*[DISCARDED] * 2, *[PLAYED] * 4)),
    "equal cards, a reshuffle": (
        MANY_EQUAL,
        60,
        happened(RESHUFFLED, *[DISCARDED] * 3, *[PLAYED] * 3, most_reshuffles=2),
    ),
    "equal cards, Pegaea": (MANY_EQUAL, 60, happened(RESHUFFLED, DISCARDED, BURIED, PLAYED, most_reshuffles=2)),
    "equal cards, a reshuffle in the middle of a look": (MANY_EQUAL, 90, shuffled_in_a_look),
    "fifteen equal cards": (ALMOST_ALL_EQUAL, 40, happened(RESHUFFLED, DISCARDED, PLAYED, most_reshuffles=1)),
    "three seats, many equal cards": (
        THREE_MANY_EQUAL,
        70,
        happened(RESHUFFLED, *[DISCARDED] * 3, *[PLAYED] * 3, most_reshuffles=2),
    ),
    "three seats": (THREE, 40, happened(DISCARDED)),
    "three seats, a reshuffle": (THREE, 80, happened(DISCARDED, RESHUFFLED)),
    "three seats, equal cards, several reshuffles": (THREE_EQUAL, 140, happened(RESHUFFLED, RESHUFFLED, PLAYED)),
    "three seats, a reshuffle in the middle of a look": (THREE_EQUAL, 140, shuffled_in_a_look),
    "four seats": (FOUR, 40, happened(DISCARDED)),
    "four seats, a reshuffle": (FOUR, 80, happened(DISCARDED, RESHUFFLED)),
}


def play_on(position: LArbre, rng: futaie.Rng, actions: int) -> None:
    """Plays at random, but every other turn is a draw, and Pegaea is always asked."""
    while actions > 0 and not position.over:
        seat = position.mover()
        legal = position.legal(seat)
        if INVOKE_PEGAEA in legal:
            legal = [INVOKE_PEGAEA]
        elif position.phase == START and rng.below(2) == 0:
            legal = [action for action in legal if action < TRUNK]
        position.apply(seat, legal[rng.below(len(legal))])
        actions -= 1


def few_worlds(case: str, rng: futaie.Rng) -> Iterator[tuple[LArbre, int | None, Chances]]:
    """Endless positions of the case, with a reader and its worlds, if these are neither few nor too many."""
    tiny, most, wanted = CASES[case]
    while True:
        position = tiny.new(f"{rng.word()}")
        play_on(position, rng, 1 + rng.below(most))
        reader = readers(position)[rng.below(1 + position.seats)]
        if not wanted(told(position)):
            continue
        try:
            possible = worlds(position, reader, 20 * RAREST)
        except TooManyError:
            continue
        if len(possible) > 5 and 1 / min(possible.values()) <= RAREST:
            yield position, reader, possible


@pytest.mark.parametrize("case", CASES)
def test_imagine_draws_the_worlds_that_fit_a_history_each_with_its_probability(case: str) -> None:
    rng = futaie.Rng(f"drawn {case}")
    cases = few_worlds(case, rng)
    for _ in range(60 if DEEP else 4 if "equal" in case else 1):
        position, reader, possible = next(cases)
        assert world(position) in possible
        assert_imagined(position, reader, possible, world, rng)


@pytest.mark.parametrize("case", [case for case in CASES if case.startswith("four")])
def test_imagine_draws_the_worlds_of_a_spectator_of_four_seats(case: str) -> None:
    rng = futaie.Rng(f"spectator {case}")
    position, _, possible = next(found for found in few_worlds(case, rng) if found[1] is None)
    assert_imagined(position, None, possible, world, rng)


@pytest.mark.parametrize("game", [13, 79, 145] if DEEP else [13])
def test_imagine_lets_three_hands_share_the_cards_that_somebody_must_have_discarded(game: int) -> None:
    """Games in which cards seen after a reshuffle may have been in any of three hands since before another one."""
    rng = futaie.Rng(f"three {game}")
    position = THREE_MANY_EQUAL.new(f"{game}")
    play_on(position, rng, 20 + rng.below(60))
    assert_imagined(position, None, worlds(position, None), world, rng)


@pytest.mark.parametrize("case", CASES)
def test_an_imagined_position_is_imagined_again_like_the_true_one_to_the_last_byte(case: str) -> None:
    """So it gives away nothing of the true world, and draws from the same worlds with the same probabilities."""
    rng = futaie.Rng(f"again {case}")
    tiny, most, _ = CASES[case]
    for _ in range(60 if DEEP else 4):
        position = tiny.new(f"{rng.word()}")
        play_on(position, rng, rng.below(min(most, 80)))
        for reader in readers(position):
            other = position.imagine(reader, rng)
            for seed in range(3):
                first, second = (one.imagine(reader, futaie.Rng(seed)) for one in (position, other))
                assert pickle.dumps(first) == pickle.dumps(second)


@pytest.mark.parametrize("tiny", [SMALL, HANDS, FLUTES, THREE_EQUAL], ids=str)
def test_imagined_positions_look_the_same_to_the_reader_in_every_phase_and_play_on(tiny: Tiny) -> None:
    rng = futaie.Rng(f"on {tiny}")
    phases = set()
    for _ in range(60 if DEEP else 8):
        position = tiny.new(f"{rng.word()}")
        for _ in range(100):
            play_on(position, rng, 1)
            phases.add(position.phase)
            assert_same_to(readers(position)[rng.below(1 + position.seats)], position, rng)
    assert phases == {START, TAKING, CHOOSING, BEFORE, GROWING, AFTER, KEEPING, DISCARDING}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_games_look_the_same_to_the_reader_and_play_on(seats: int) -> None:
    rng = futaie.Rng(f"on {seats}")
    for _ in range(20 if DEEP else 1):
        position = GAME.new(seats, seed=f"{rng.word()}")
        while not position.over and (DEEP or position.turn < 20 * seats):
            play_on(position, rng, 1 + rng.below(30))
            assert_same_to(readers(position)[rng.below(1 + seats)], position, rng)


def assert_same_to(reader: int | None, position: LArbre, rng: futaie.Rng) -> None:
    before = position.revealed()
    other = position.imagine(reader, rng)
    assert position.revealed() == before
    assert other.view(reader) == position.view(reader)
    if reader is not None:
        assert other.legal(reader) == position.legal(reader)
    assert_sound(other)
    play_on(other, rng, 10)
    assert_sound(other)


def assert_sound(position: LArbre) -> None:
    """All cards of the box are somewhere, and cards known to be in a hand are in it."""
    hands, source, discard, shown = world(position)
    river = heap(position.piles.river)
    played = () if position.phase in (START, CHOOSING, DISCARDING) else heap(position.chosen)
    everything = sorted([*sum(hands, ()), *source, *discard, *shown, *river, *played])
    assert everything == sorted(box(position))
    assert len(discard) == position.piles.discard_count
    for hand, known in zip(hands, position.piles.known, strict=True):
        assert not Counter(heap(known)) - Counter(hand)


def test_the_dice_for_later_reshuffles_fit_into_a_native_integer() -> None:
    """Otherwise an imagined game would go on in one way interpreted, in another compiled."""
    position = SMALL.new("dice")
    for seed in range(20):
        assert 0 <= position.imagine(0, futaie.Rng(seed)).piles.dice < 2**62


# Too many worlds to count


def remember(position: LArbre, reader: int | None, most_ways: int) -> Worlds:
    """Limits the ways that the position imagines from."""
    viewer = -1 if reader is None else reader
    counted = Worlds(position.piles.history, position.piles.box, position.piles.source_count, viewer, most_ways)
    position.worlds = [counted]
    return counted


@pytest.mark.parametrize("case", CASES)
def test_a_shortened_history_leads_to_the_same_table(case: str) -> None:
    rng = futaie.Rng(f"shortened {case}")
    tiny, most, _ = CASES[case]
    for _ in range(20 if DEEP else 2):
        position = tiny.new(f"{rng.word()}")
        play_on(position, rng, rng.below(most))
        lines = told(position)
        for until in range(0, len(lines) + 1, 1 if DEEP else 7):
            short = shortened(position.piles.history, until)
            assert places_after(position, lines_of(short)) == places_after(position, lines)
            rest = short.count - short.begun
            assert lines_of(short)[short.begun :] == lines[len(lines) - rest :]
            assert rest <= len(lines) - until
            assert places_after(position, lines_of(short)[: short.begun]) == places_after(
                position, lines[: len(lines) - rest]
            )


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("most_ways", [0, 4])
def test_imagine_draws_the_worlds_that_fit_the_readers_memory(case: str, most_ways: int) -> None:
    """A reader that forgets draws exactly from the shortened history; no possible world is lost."""
    rng = futaie.Rng(f"forgotten {case} {most_ways}")
    cases = few_worlds(case, rng)
    wanted = 30 if DEEP else 1
    tries = 2000 if DEEP else 60
    while wanted and tries:
        tries -= 1
        position, reader, before = next(cases)
        counted = remember(position, reader, most_ways)
        if counted.story.history.begun == 0:
            continue
        try:
            possible = worlds(position.imagine(reader, rng), reader, 8 * RAREST)
        except TooManyError:
            continue
        if 1 / min(possible.values()) <= RAREST:
            assert set(before) <= set(possible)
            assert_imagined(position, reader, possible, world, rng)
            assert position.worlds == [counted]
            wanted -= 1
    assert not wanted or most_ways or case == "the deal"


@pytest.mark.parametrize("most_ways", [0, 30])
def test_a_forgetful_reader_still_knows_the_table(most_ways: int) -> None:
    rng = futaie.Rng(f"forgetful {most_ways}")
    forgot = 0
    for _ in range(10 if DEEP else 3):
        position = GAME.new(3, seed=f"{rng.word()}")
        while not position.over and (DEEP or position.turn < 60):
            play_on(position, rng, 1 + rng.below(30))
            for reader in readers(position):
                counted = remember(position, reader, most_ways)
                counted.most_attempts = 1
                other = position.imagine(reader, rng)
                forgot += other.piles.history.begun > 0
                assert other.view(reader) == position.view(reader)
                assert_sound(other)
                play_on(other, rng, 20)
                assert_sound(other)
    assert forgot > 10


def test_worlds_are_counted_once_for_each_reader_until_cards_move() -> None:
    rng = futaie.Rng("once")
    position = HANDS.new("once")
    play_on(position, rng, 20)
    for reader in [*readers(position), *readers(position)]:
        position.imagine(reader, rng)
    counted = list(position.worlds)
    assert sorted(worlds.story.viewer for worlds in counted) == [-1, 0, 1]
    position.imagine(0, rng)
    assert all(one is other for one, other in zip(position.worlds, counted, strict=True))
    assert position.copy().worlds == []
    assert pickle.loads(pickle.dumps(position)).worlds == []
    assert position.imagine(1, rng).worlds == []
    lines = position.piles.history.count
    while position.piles.history.count == lines:
        play_on(position, rng, 1)
    position.imagine(0, rng)
    assert [worlds.lines for worlds in position.worlds] == [position.piles.history.count]
