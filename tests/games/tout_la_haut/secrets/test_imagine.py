"""Imagine against full enumeration: exactly the worlds that fit what a reader has seen, each as often as it should."""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, TypeAlias

import pytest

import futaie
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from tests.games.chances import DEEP, assert_fair, assert_imagined
from tests.games.tout_la_haut.secrets.slow_worlds import (
    Story,
    TooManyError,
    World,
    consistent_worlds,
    histories,
    replayed,
    some_position,
    stories,
    told,
)
from tests.games.tout_la_haut.table import GAME, play, table
from tests.games.witness import Witness, readers

Worlds: TypeAlias = Counter[tuple[World, ...]]
MOST_WORLDS = 600 if DEEP else 250
SINGLES = ["r3g3", "r3y3", "b3y3", "b4g4", "r4b4", "g4y4", "y4r4", "g2g3", "v3r3", "b2b3"]
PAIRS = ["r2r2", "r2r2", "b2b2", "b2b2", "g2g2", "g2g2", "y2y2", "y2y2", "v2v2", "v2v2"]


def worlds_for(position: ToutLaHaut, reader: int | None, most: int = 10**6) -> Worlds:
    """The worlds of the first and the second game combine in every way."""
    found: Worlds = Counter({(): 1})
    groves = [position.grove] if position.before is None else [position.before, position.grove]
    for grove in groves:
        place = None if reader is None else grove.place(reader)
        worlds = consistent_worlds(told(grove, position.late_draw), place, most)
        found = Counter({(*old, new): a * b for (old, a), (new, b) in product(found.items(), worlds.items())})
    return found


def world(position: ToutLaHaut) -> tuple[World, ...]:
    return tuple(story.world() for story in stories(position))


# All deals and all histories of the tiniest games, by what views and events say

TINIEST = {
    "singles": {"cards": ["r3g3", "b4g4", "y4r4", "g2g3", "v3r3"]},
    "pairs": {"cards": ["r2r2", "r2r2", "b2b2", "b2b2", "g4y4"]},
    "late draw": {"cards": ["r2r2", "r2r2", "b4g4", "y4r4", "v3r3"], "late_draw": True},
}


@pytest.mark.parametrize("options", TINIEST.values(), ids=TINIEST)
@pytest.mark.parametrize("first", [0, 1])
def test_imagine_yields_the_worlds_that_all_deals_and_all_histories_leave_possible(
    options: dict[str, Any], first: int
) -> None:
    worlds: dict[tuple[int | None, str], Worlds] = defaultdict(Counter)
    examples: dict[tuple[int | None, str], ToutLaHaut] = {}
    for deal in sorted(set(permutations(options["cards"]))):
        start = Witness(GAME.new(2, deal=deal, rounds=1, first=first, **options))
        for witness in histories(start):
            for reader in readers(witness.position):
                seen = reader, witness.all_seen(reader)
                examples.setdefault(seen, witness.position)
                worlds[seen][world(witness.position)] += 1
    rng = futaie.Rng("enumerated")
    for number, (seen, position) in enumerate(examples.items()):
        assert worlds_for(position, seen[0]) == worlds[seen]
        if DEEP or number % 17 == 0:
            assert_imagined(position, seen[0], worlds[seen], world, rng)


# Longer games, whose worlds are enumerated from a literal reading of the reader's knowledge

CASES = {
    "2 seats": (2, {"cards": SINGLES[:6], "rounds": 2}),
    "2 seats, longer": (2, {"cards": SINGLES[:8], "rounds": 3}),
    "2 seats, a pair": (2, {"cards": PAIRS[:2] + SINGLES[:4], "rounds": 2}),
    "2 seats, pairs": (2, {"cards": PAIRS[:6], "rounds": 2}),
    "2 seats, pairs, longer": (2, {"cards": PAIRS[:8], "rounds": 3}),
    "2 seats, pairs, as long as can be": (2, {"cards": PAIRS, "rounds": 4}),
    "2 seats, late draw": (2, {"cards": PAIRS[:4] + SINGLES[:3], "rounds": 2, "late_draw": True}),
    "2 seats, late draw, pairs, longer": (2, {"cards": PAIRS[:8], "rounds": 3, "late_draw": True}),
    "2 seats, late draw, longer": (2, {"cards": PAIRS[:4] + SINGLES[:4], "rounds": 3, "late_draw": True}),
    "2 seats, two games": (2, {"cards": PAIRS[:4] + SINGLES[:1], "rounds": 1, "strategic": True}),
    "2 seats, two late games": (
        2,
        {"cards": PAIRS[:4] + SINGLES[:1], "rounds": 1, "strategic": True, "late_draw": True},
    ),
    "3 seats": (3, {"cards": SINGLES[:7], "rounds": 1}),
    "3 seats, a pair": (3, {"cards": PAIRS[:2] + SINGLES[:7], "rounds": 2}),
    "3 seats, pairs": (3, {"cards": PAIRS[:9], "rounds": 2}),
    "3 seats, late draw": (3, {"cards": PAIRS[:6] + SINGLES[:3], "rounds": 2, "late_draw": True}),
    "3 seats, two games": (3, {"cards": PAIRS[:6], "rounds": 1, "strategic": True}),
}


def few_worlds(case: str, rng: futaie.Rng) -> Iterator[tuple[ToutLaHaut, int | None, Worlds]]:
    """Endless random positions and readers, without those that have too many worlds to see them all."""
    seats, options = CASES[case]
    turns = seats * options["rounds"] * (2 if options.get("strategic") else 1)
    while True:
        position = some_position(rng, 1 + rng.below(turns), seats, **options)
        for reader in readers(position):
            try:
                worlds = worlds_for(position, reader, MOST_WORLDS)
            except TooManyError:
                continue
            if worlds.total() / min(worlds.values()) <= MOST_WORLDS:
                yield position, reader, worlds


@pytest.mark.parametrize("case", CASES)
def test_imagine_yields_the_worlds_that_fit_a_history(case: str) -> None:
    rng = futaie.Rng(f"sampled {case}")
    cases = few_worlds(case, rng)
    wanted, lonely = (40, 10) if DEEP else (8, 2)
    while wanted:
        position, reader, worlds = next(cases)
        assert world(position) in worlds
        if len(worlds) == 1:
            lonely -= 1
        if len(worlds) > 1 or lonely >= 0:
            assert_imagined(position, reader, worlds, world, rng)
            wanted -= len(worlds) > 1


@pytest.mark.parametrize("case", [case for case, (_, options) in CASES.items() if "strategic" not in options])
def test_in_every_world_the_reader_would_have_been_shown_and_told_the_same(case: str) -> None:
    """The enumeration's idea of the reader's knowledge is everything that views and events say."""
    rng = futaie.Rng(f"shown {case}")
    cases = few_worlds(case, rng)
    for _ in range(20 if DEEP else 2):
        position, reader, worlds = next(cases)
        (story,) = stories(position)
        first = position.grove.first
        shown = replayed(story, first).all_seen(reader)
        place = None if reader is None else position.grove.place(reader)
        for ((start, joined, built),) in list(worlds)[:: 1 + len(worlds) // 12]:
            rest = Counter(story.order) - Counter(start) - Counter(joined)
            kept = later_draws(story, place, len(joined))
            order = [*start, *joined]
            ahead = list((rest - Counter(kept.values())).elements())
            for at in range(len(joined), len(story.order) - story.seats):
                order.append(kept[at] if at in kept else ahead.pop())
            other = Story(story.seats, story.turns, story.late_draw, tuple(order), built)
            assert other.seen(place) == story.seen(place)
            assert replayed(other, first).all_seen(reader) == shown


def later_draws(story: Story, place: int | None, joined: int) -> dict[int, str]:
    return {turn: card for turn, card in story.own_draws(place).items() if turn >= joined}


def imagined_hands(position: ToutLaHaut, reader: int | None) -> set[str]:
    rng = futaie.Rng("hands")
    return {" ".join(position.imagine(reader, rng).revealed()["hand_cards"]) for _ in range(200)}


def test_imagine_leaves_passed_on_cards_in_hand_while_everything_is_built_face_up() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4 y4r4 g2g3", rounds=2)
    play(position, "r3g3")
    assert imagined_hands(position, 0) == {"b3y3 r4b4 g4y4", "b3y3 r4b4 y4r4", "g2g3 b3y3 r4b4"}


def test_imagine_lets_any_card_in_hand_be_the_one_built_face_down() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4 y4r4 g2g3 v3r3", seats=3, rounds=1)
    play(position, "r3g3 -y4r4")
    rng = futaie.Rng("any")
    built = Counter(position.imagine(0, rng).revealed()["trees"][1]["cards"][0]["card"] for _ in range(600))
    assert set(built) == {"b3y3", "r4b4", "g4y4", "y4r4", "g2g3", "v3r3"}, "one of the three passed on, or B's draw"
    assert min(built[card] for card in ("b3y3", "r4b4", "g4y4")) > 2 * max(
        built[card] for card in ("y4r4", "g2g3", "v3r3")
    ), "B drew one of three"


def test_imagine_knows_from_the_hand_which_cards_were_built_face_down() -> None:
    position = table("r3g3 b3y3 r4b4 g4y4 y4r4 g2g3 v3r3 b4g4", rounds=3)
    play(position, "r3g3 -r4b4")
    rng = futaie.Rng("gone")
    for _ in range(20):
        world = position.imagine(0, rng).revealed()
        assert world["hand_cards"] == ["b3y3", "g4y4", "y4r4"]
        assert world["trees"][1]["cards"][0]["card"] == "r4b4", "A passed it on, and it did not come back"


def test_imagine_does_not_take_the_second_of_two_equal_cards_for_the_first() -> None:
    """A passed on r2r2 and gets r2r2 back: B may have built one face down and drawn the other."""
    position = table("r2r2 b3y3 r4b4 r2r2 y4r4 g2g3", rounds=2)
    play(position, "r4b4 -r2r2")
    assert position.view(0)["hand"]["cards"] == ["r2r2", "b3y3", "y4r4"]
    rng = futaie.Rng("equal")
    built = Counter(position.imagine(0, rng).revealed()["trees"][1]["cards"][0]["card"] for _ in range(600))
    assert set(built) == {"r2r2", "g2g3"}
    assert abs(built["r2r2"] - 300) < 75, "B drew the other r2r2, and built one; or drew g2g3, and built that"


def test_imagine_draws_the_second_game_again() -> None:
    """Nobody knows the second deck or the second objective while the first game lasts (tout-la-haut 6)."""
    cards = ["r3g3", "b3y3", "r4b4", "g4y4"]
    options: dict[str, Any] = {"cards": cards, "rounds": 1, "strategic": True, "objective": "efficient"}
    position = GAME.new(2, seed="second", **options)
    play(position, f"-{position.view(position.mover())['hand']['cards'][0]}")
    for reader in readers(position):
        rng = futaie.Rng(f"second {reader}")
        samples = 24 * 200 if DEEP else 24 * 20
        told = [position.imagine(reader, rng).revealed() for _ in range(samples)]
        decks = Counter(tuple(one["dealt_next"]) for one in told)
        objectives = Counter(one["objective_next"]["name"] for one in told)
        assert_fair(decks, Counter(permutations(cards)))
        assert_fair(objectives, Counter(("monochrome", "two-step", "diversified", "little-treehouse")))


@pytest.mark.parametrize("late_draw", [False, True])
def test_imagine_hands_over_nothing_of_the_true_world(late_draw: bool) -> None:
    """Whatever the others hold or have built, the same generator gives a bot the same position to the last byte."""
    cards = ["r2r2", "r2r2", "b4g4", "y4r4", "v3r3"]
    by_sight: dict[tuple[int | None, str], list[ToutLaHaut]] = defaultdict(list)
    for deal in sorted(set(permutations(cards)))[:: 1 if DEEP else 3]:
        start = Witness(GAME.new(2, deal=deal, rounds=1, first=0, cards=cards, late_draw=late_draw))
        for witness in histories(start):
            for reader in readers(witness.position):
                by_sight[reader, witness.all_seen(reader)].append(witness.position)
    several = [(reader, alike) for (reader, _), alike in by_sight.items() if len(alike) > 1]
    assert len(several) > 10
    for reader, alike in several[:: 1 if DEEP else 3]:
        for seed in range(4):
            assert len({pickle.dumps(position.imagine(reader, futaie.Rng(seed))) for position in alike}) == 1


def test_imagine_at_the_start_is_a_plain_shuffle_for_a_spectator() -> None:
    position = GAME.new(2, seed="start")
    rng = futaie.Rng("start")
    tops = Counter(position.imagine(None, rng).revealed()["dealt"][0] for _ in range(2400))
    expected = Counter(position.revealed()["dealt"])
    assert_fair(tops, expected)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("late_draw", [False, True])
def test_imagined_games_look_the_same_and_play_on(seats: int, late_draw: bool) -> None:
    rng = futaie.Rng(f"on {seats} {late_draw}")
    for _ in range(20 if DEEP else 1):
        position = GAME.new(seats, seed=f"{rng.word()}", late_draw=late_draw, strategic=True, objective="random")
        while not position.over:
            for reader in readers(position):
                other = position.imagine(reader, rng)
                assert other.view(reader) == position.view(reader)
                if reader is not None:
                    assert other.legal(reader) == position.legal(reader)
                while rng.below(30) == 0 and not other.over:
                    other.play(other.mover(), other.random_action(other.mover(), rng))
            position.apply(position.mover(), position.random_action(position.mover(), rng))
        for reader in readers(position):
            assert position.imagine(reader, rng).view(reader) == position.view(reader)
