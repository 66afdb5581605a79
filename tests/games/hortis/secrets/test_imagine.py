"""Imagine against full enumeration on tiny tables: exactly the worlds that fit what a reader saw, equally likely."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import Any, TypeAlias

import pytest

import futaie
from futaie.games.hortis.rules.actions import CHOOSE_CARD, CHOOSE_PLACE, CHOOSE_SERVED, PLACED
from futaie.games.hortis.rules.position import Hortis
from tests.games.chances import DEEP, assert_imagined
from tests.games.hortis.table import GAME, box, player

World: TypeAlias = str
Story: TypeAlias = list[tuple[int, int]]
ORANGES = "O1 O1 O1 / O1 O1 .."
MIXED = (
    "O1 Y1 G1 / Y2 .. G2",
    "Y1 O2 O1 / G1 .. Y1",
    "G2 G1 Y1 / O1 .. Y1",
    "O1 O1 Y2 / Y1 .. G1",
    "Y2 G1 O2 / G1 .. O1",
)

FEW_PLACES = ("Y1 Y1 Y1 / Y1 .. Y1", "G1 G1 G1 / G1 .. G1")
"""Cards of one fruit with the glade in the middle fit in few places."""


def world(position: Hortis) -> World:
    """Everything in a position, as a bot gets it, except for the rules."""
    return repr(position.__reduce__()[1][1:])


def new(cards: tuple[str, ...], order: list[int], seats: int, played: int) -> Hortis:
    return GAME.new(seats, deal=[str(number) for number in order], deck=box(*cards), cards=played)


def replayed(position: Hortis, story: Story) -> Hortis:
    for seat, action in story:
        position.apply(seat, action)
    return position


def placements(position: Hortis, seat: int) -> Iterator[Hortis]:
    """All positions after the seat has completed its placement, one for each chain."""
    if position.phases[seat] == PLACED:
        yield position
        return
    for action in position.legal(seat):
        after = position.copy()
        after.apply(seat, action)
        yield from placements(after, seat)


def worlds(position: Hortis, cards: tuple[str, ...], order: list[int], story: Story, reader: int | None) -> set[World]:
    """Every order of the unseen cards, with every placement that another seat may have made in secret."""
    seats, played = position.seats, position.cards
    seen = len(order) - position.pile_count
    found: set[World] = set()
    for rest in permutations(order[seen:]):
        other = new(cards, order[:seen] + list(rest), seats, played)
        steps = iter(story)
        for seat, action in steps:
            if other.turn == position.turn:
                steps = iter([(seat, action), *steps])
                break
            other.apply(seat, action)
        for seat, action in steps:
            if seat == reader:
                other.apply(seat, action)
        possible = [other]
        for seat in range(seats):
            if seat != reader and position.phases[seat] == PLACED:
                possible = [after for before in possible for after in placements(before, seat)]
        for one in possible:
            text = world(one)
            assert text not in found, "one chain for each result"
            found.add(text)
    return found


def assert_all_imagined(cards: tuple[str, ...], order: list[int], story: Story, seats: int, played: int) -> list[int]:
    position = replayed(new(cards, order, seats, played), story)
    rng = futaie.Rng("imagined")
    sizes = []
    for reader in (None, *range(seats)):
        expected = worlds(position, cards, order, story, reader)
        if len(expected) < (5000 if DEEP else 400):
            assert_imagined(position, reader, dict.fromkeys(expected, 1), world, rng)
        sizes.append(len(expected))
    return sizes


def actions(cards: tuple[str, ...], order: list[int], seats: int, played: int, text: str) -> Story:
    """A story in words: `A 2/0 (0,0)  B 3/90`."""
    position = new(cards, order, seats, played)
    story: Story = []
    seat = 0
    for word in text.split():
        if word in "ABCDEFGH":
            seat = "ABCDEFGH".index(word)
            continue
        (action,) = GAME.parse(position, seat, word)
        position.play(seat, action)
        story.append((seat, action))
    return story


def test_imagine_in_a_solo_game_redraws_the_order_of_the_unseen_cards() -> None:
    cards = MIXED
    order = [3, 1, 5, 2, 4]
    assert assert_all_imagined(cards, order, [], 1, 4) == [2, 2], "all five are shuffled, four are played"
    assert assert_all_imagined(cards, order, [], 1, 2) == [6, 6]


def test_imagine_drops_an_unfinished_placement_of_another_seat() -> None:
    order = [1, 2, 3, 4, 5]
    for text in ("A 2/0", "A 3/90"):
        story = actions(MIXED, order, 2, 4, text)
        position = replayed(new(MIXED, order, 2, 4), story)
        assert assert_all_imagined(MIXED, order, story, 2, 4) == [2, 2, 2]
        mine, others = position.imagine(0, futaie.Rng(1)), position.imagine(1, futaie.Rng(1))
        assert (mine.phases[0], others.phases[0]) == (CHOOSE_PLACE, CHOOSE_CARD)
    solo = new(MIXED, order, 1, 4)
    replayed(solo, actions(MIXED, order, 1, 4, "A 2/0"))
    assert solo.imagine(None, futaie.Rng(1)).phases[0] == CHOOSE_CARD, "a spectator does not see it either"


def random_story(
    cards: tuple[str, ...], order: list[int], seats: int, played: int, rng: futaie.Rng, steps: int
) -> Story:
    position = new(cards, order, seats, played)
    story: Story = []
    while len(story) < steps and not position.over:
        seat = position.movers()[rng.below(len(position.movers()))]
        story.append((seat, position.random_action(seat, rng)))
        position.apply(*story[-1])
    return story


@pytest.mark.parametrize("number", range(30 if DEEP else 5))
def test_imagine_yields_every_hidden_placement_and_every_order(number: int) -> None:
    rng = futaie.Rng(f"hidden {number}")
    order = sorted(range(1, 6), key=lambda _: rng.word())
    played = 3 + rng.below(2)
    story = random_story(MIXED, order, 2, played, rng, 1 + rng.below(4 * (played - 1) - 1))
    assert_all_imagined(MIXED, order, story, 2, played)


def test_imagine_yields_pairs_of_hidden_placements_of_two_others() -> None:
    story = actions(FEW_PLACES, [1, 2], 3, 2, "A 2/0 (-2,1)  C 2/0 (2,-1)")
    spectator, for_a, for_b, for_c = assert_all_imagined(FEW_PLACES, [1, 2], story, 3, 2)
    assert for_b == spectator == for_a**2 == for_c**2
    assert for_a > 10


SCARCE = (*[ORANGES] * 3, "Y1 G1 Y1 / O1 O1 ..")
SCARCE_STORY = "A 2/0 (0,1)  B 2/0 (0,1)  A 3/0 (0,2)  B 3/0 (0,2)"


def test_imagine_counts_every_choice_of_the_tree_for_a_scarce_die() -> None:
    """hortis 7: a placement with two results is twice as likely as one without a choice."""
    order = [1, 2, 3, 4]
    story = actions(SCARCE, order, 2, 4, SCARCE_STORY + " A 4/0 (0,3) !4")
    ways = list(placements(replayed(new(SCARCE, order, 2, 4), story[:-3]), 0))
    asked = [way for way in ways if player(way, 0)["orchard"]["cards"][-1]["served"]]
    assert 2 <= len(asked) < len(ways) < 400
    assert assert_all_imagined(SCARCE, order, story, 2, 4) == [len(ways), 1, len(ways)]


def test_imagine_counts_every_choice_of_the_tree_for_the_wheelbarrow() -> None:
    """There are plenty of dice, but two baskets can be covered at once."""
    cards = (*["O2 Y2 G1 / Y1 G1 .."] * 4, "O1 Y1 G1 / Y1 G1 ..")
    order = [1, 2, 3, 4, 5]
    text = " ".join(f"A {card}/0 (0,0)  B {card}/0 (0,0)" for card in (2, 3, 4))
    story = actions(cards, order, 2, 5, text + " A 5/0 (0,0) !2")
    ways = list(placements(replayed(new(cards, order, 2, 5), story[:-3]), 0))
    assert sum(bool(player(way, 0)["orchard"]["cards"][-1]["served"]) for way in ways) == 4, "in two places"
    assert assert_all_imagined(cards, order, story, 2, 5) == [len(ways), 1, len(ways)]


def test_imagine_drops_an_open_question_of_another_seat() -> None:
    order = [1, 2, 3, 4]
    cards = (*SCARCE[:3], ORANGES)
    position = replayed(new(cards, order, 2, 4), actions(cards, order, 2, 4, SCARCE_STORY + " A 4/0 (0,3)"))
    assert position.phases[0] == CHOOSE_SERVED
    imagined = position.imagine(1, futaie.Rng(1))
    assert imagined.phases[0] == CHOOSE_CARD
    assert len(imagined.orchards[0].placements()) == 3
    assert position.imagine(0, futaie.Rng(1)).view(0) == position.view(0)
    assert world(pickle.loads(pickle.dumps(position))) == world(position), "its own seat can think about it elsewhere"


@pytest.mark.parametrize("reader", [1, None])
def test_imagine_hands_over_nothing_of_the_true_world(reader: int | None) -> None:
    """Whatever A has placed and whatever comes next, a bot gets the same positions down to the last byte."""
    imagined = []
    for order, text in (([1, 2, 3, 4], "(-2,1)"), ([1, 2, 4, 3], "(2,-1)"), ([1, 2, 4, 3], "(-2,1)")):
        position = new(FEW_PLACES * 2, order, 2, 2)
        replayed(position, actions(FEW_PLACES * 2, order, 2, 2, f"A 2/0 {text}"))
        rng = futaie.Rng("nothing")
        imagined.append({pickle.dumps(position.imagine(reader, rng)) for _ in range(1000)})
    assert imagined[0] == imagined[1] == imagined[2]
    assert len(imagined[0]) > 20


def test_imagine_knows_that_the_recipe_cards_are_out_and_only_the_pool_is_in() -> None:
    position = GAME.new(1, seed="out", recipes=(3, 18), pool=[*range(1, 15), 18])
    rng = futaie.Rng("out")
    first = player(position)["orchard"]["cards"][0]["card"]
    cards = Counter(position.imagine(0, rng).revealed()["pile_cards"][0] for _ in range(800))
    assert set(cards) == set(range(1, 15)) - {3, first, *player(position)["hand"]}


def test_imagine_of_a_fresh_table_for_a_spectator_keeps_the_open_cards() -> None:
    position = GAME.new(4, seed="fresh")
    rng = futaie.Rng("fresh")
    told = json.dumps(position.view(None))
    orders = set()
    for _ in range(50):
        imagined = position.imagine(None, rng)
        assert json.dumps(imagined.view(None)) == told
        orders.add(str(imagined.revealed()["pile_cards"]))
    assert len(orders) == 50


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_imagine_keeps_what_the_reader_sees_and_can_be_played_to_the_end(seats: int) -> None:
    rng = futaie.Rng(f"keeps {seats}")
    position = GAME.new(seats, seed="keeps")
    while not position.over:
        for reader in (None, *range(seats)):
            if rng.below(4) == 0:
                imagined: Any = position.imagine(reader, rng)
                assert imagined.view(reader) == position.view(reader)
                if reader is not None:
                    assert imagined.legal(reader) == position.legal(reader)
                while not imagined.over:
                    seat = imagined.mover()
                    imagined.apply(seat, imagined.random_action(seat, rng))
        seat = position.movers()[rng.below(len(position.movers()))]
        position.apply(seat, position.random_action(seat, rng))


@pytest.mark.parametrize("text", ["A", "A 4/0", "A 4/0 (0,3)"])
def test_random_actions_are_equally_likely(text: str) -> None:
    """Cards and turns, places, cells to serve."""
    order = [1, 2, 3, 4]
    cards = (*SCARCE[:3], ORANGES)
    position = replayed(new(cards, order, 2, 4), actions(cards, order, 2, 4, f"{SCARCE_STORY} {text}"))
    rng = futaie.Rng("alike")
    legal = position.legal(0)
    each = 3000 if DEEP else 300
    found = Counter(position.random_action(0, rng) for _ in range(each * len(legal)))
    assert sorted(found) == legal
    assert all(abs(count - each) < 6 * sqrt(each) for count in found.values())
