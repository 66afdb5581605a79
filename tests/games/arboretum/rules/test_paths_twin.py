"""Arboretum's scoring against its slow twin: the same points on thousands of gardens, hands and whole tables."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import futaie
from futaie.core.rules.outcome import Outcome
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import Points
from futaie.games.arboretum.rules.scoring import Paths, best_paths, hand_sums, highest_sum
from tests.games.arboretum.rules import slow_rules as slow
from tests.games.arboretum.table import GAME, SIDES, Cells, garden, grown, table

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
LARGEST = 17
ITEMS = {
    Points.CARDS: "cards",
    Points.ONE_SPECIES: "one species",
    Points.STARTS_WITH_ONE: "starts with 1",
    Points.ENDS_WITH_TOP: "ends with top",
}


def cards_of(species: str, top: int) -> list[str]:
    return [letter + str(rank) for letter in species for rank in range(1, top + 1)]


def grow(cards: Sequence[str], choices: Sequence[int]) -> dict[tuple[int, int], str]:
    """A garden of these cards: each choice is an open cell, the open cells with most planted neighbours first."""
    cells: dict[tuple[int, int], str] = {}
    for card, choice in zip(cards, choices, strict=True):
        neighbours: dict[tuple[int, int], int] = {} if cells else {(0, 0): 0}
        for x, y in cells:
            for dx, dy in SIDES:
                if (x + dx, y + dy) not in cells:
                    neighbours[x + dx, y + dy] = neighbours.get((x + dx, y + dy), 0) + 1
        ranked = sorted(neighbours, key=lambda cell: (-neighbours[cell], cell))
        cells[ranked[choice % len(ranked)]] = card
    return cells


def assert_same(cells: Cells, species: str, top: int) -> None:
    paths = Paths(grown(cells), top)
    told = best_paths(grown(cells), top)
    for letter in species:
        points = paths.best(LETTERS.index(letter))
        assert points == slow.best_points(cells, letter, top), letter
        path = [NAMES[card] for card in paths.path()]
        if points:
            assert told[letter] == {"points": points, "cards": path}
            assert slow.is_path(cells, letter, path)
            assert slow.path_points(path, top) == points
        else:
            assert letter not in told
            assert path == []


def random_garden(rng: random.Random, species: str, top: int, dense: int) -> dict[tuple[int, int], str]:
    """The smaller `dense`, the denser the garden."""
    cards = cards_of(species, top)
    size = min(len(cards), rng.randint(1, LARGEST))
    if rng.random() < 0.5:
        size = min(len(cards), LARGEST)
    return grow(rng.sample(cards, size), [rng.randrange(dense) for _ in range(size)])


@pytest.mark.parametrize("dense", [1, 3, 1000])
@pytest.mark.parametrize(
    ("species", "top"), [(LETTERS, 8), ("bacdjm", 8), ("bac", 8), ("ba", 8), ("bacd", 5), ("bacdjm", 3), (LETTERS, 2)]
)
def test_the_best_path_is_the_best_of_all_paths(species: str, top: int, dense: int) -> None:
    rng = random.Random(f"{species} {top} {dense}")
    for _ in range(5000 if DEEP else 400):
        assert_same(random_garden(rng, species, top, dense), species, top)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, list[dict[tuple[int, int], str]], list[list[str]]]:
    """Species, highest rank, gardens and hands of two to four seats."""
    species = LETTERS[: draw(st.integers(2, 10))]
    top = draw(st.integers(2, 8))
    cards = draw(st.permutations(cards_of(species, top)))
    seats = draw(st.integers(2, 4))
    gardens, hands = [], []
    for _ in range(seats):
        size = draw(st.integers(0, LARGEST))
        planted, cards = cards[:size], cards[size:]
        gardens.append(grow(planted, draw(st.lists(st.integers(0, 40), min_size=len(planted), max_size=len(planted)))))
    for _ in range(seats):
        size = draw(st.integers(0, 7))
        hands.append(cards[:size])
        cards = cards[size:]
    return species, top, gardens, hands


@settings(deadline=None)
@given(tables())
def test_the_best_path_of_any_garden_is_the_best_of_all_paths(
    drawn: tuple[str, int, list[dict[tuple[int, int], str]], list[list[str]]],
) -> None:
    species, top, gardens, _ = drawn
    for cells in gardens:
        assert_same(cells, species, top)


@settings(deadline=None)
@given(tables())
def test_the_hand_sums_and_rights_are_those_of_a_literal_reading(
    drawn: tuple[str, int, list[dict[tuple[int, int], str]], list[list[str]]],
) -> None:
    species, top, gardens, hands = drawn
    position = table([" ".join(held) for held in hands], gardens, species=species, ranks=top)
    sums = hand_sums(position.hands, position.hand_counts, top)
    for letter in species:
        number = LETTERS.index(letter)
        found = [sums[seat * 10 + number] for seat in range(len(hands))]
        assert found == [slow.hand_sum(hands, seat, letter, top) for seat in range(len(hands))]
        right = [seat for seat, total in enumerate(found) if total == highest_sum(sums, number)]
        assert right == slow.rights(hands, letter, top)


def assert_same_outcome(
    position: Arboretum, species: str, top: int, gardens: list[Cells], hands: list[list[str]]
) -> None:
    outcome = position.outcome()
    points = slow.totals(hands, gardens, species, top)
    assert list(outcome.scores) == position.scores() == points
    assert list(outcome.ranking) == position.ranking() == slow.ranking(points, gardens)
    for seat, sheet in enumerate(outcome.sheets):
        assert sum(line.points for line in sheet) == points[seat]
        for letter in species:
            assert_same_lines(outcome, seat, letter, slow.best_points(gardens[seat], letter, top), hands, top)


def assert_same_lines(outcome: Outcome, seat: int, letter: str, best: int, hands: list[list[str]], top: int) -> None:
    """The lines about one species name the sums, and say why there are no points or give each criterion its points."""
    lines = [line for line in outcome.sheets[seat] if line.reason.figures["species"] == letter]
    sums = [slow.hand_sum(hands, other, letter, top) for other in range(len(hands))]
    for line in lines:
        assert (line.reason.figures["sum"], line.reason.figures["highest"]) == (sums[seat], max(sums))
    told = {line.reason.code: line.points for line in lines}
    assert len(told) == len(lines)
    if seat not in slow.rights(hands, letter, top):
        assert told == {Points.NO_RIGHT: 0}
    elif best == 0:
        assert told == {Points.NO_PATH: 0}
    else:
        path = sorted(lines[0].reason.figures["path"], key=slow.rank_of)
        assert {ITEMS[code]: points for code, points in told.items()} == slow.items(path, top)
        assert sum(told.values()) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_tables_score_as_a_literal_reading_says(seats: int) -> None:
    """Mostly full hands of few species, so that ties and cancelled eights are frequent."""
    rng = random.Random(seats)
    for _ in range(5000 if DEEP else 350):
        species = LETTERS[: rng.choice([3, 5, 10])] if seats == 2 else LETTERS[: rng.choice([5, 7, 10])]
        top = rng.choice([4, 6, 8, 8])
        cards = rng.sample(cards_of(species, top), len(species) * top)
        hands = [[cards.pop() for _ in range(min(len(cards), rng.randint(0, 7)))] for _ in range(seats)]
        gardens: list[Cells] = []
        for _ in range(seats):
            planted = [cards.pop() for _ in range(min(len(cards), rng.randint(0, LARGEST)))]
            gardens.append(grow(planted, [rng.randrange(8) for _ in planted]))
        position = table([" ".join(held) for held in hands], gardens, species=species, ranks=top)
        assert_same_outcome(position, species, top, gardens, hands)


@settings(deadline=None)
@given(tables())
def test_totals_ranking_and_sheets_are_those_of_a_literal_reading(
    drawn: tuple[str, int, list[dict[tuple[int, int], str]], list[list[str]]],
) -> None:
    species, top, gardens, hands = drawn
    position = table([" ".join(held) for held in hands], gardens, species=species, ranks=top)
    assert_same_outcome(position, species, top, gardens, hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_as_a_literal_reading_says(seats: int) -> None:
    for seed in range(100 if DEEP else 8):
        position = GAME.new(seats, seed=f"whole {seed}")
        rng = futaie.Rng(seed)
        while not position.over:
            if position.turn % 20 == 0 and rng.below(10) == 0:
                assert_outcome_of(position)
            position.apply(position.mover(), position.random_action(position.mover(), rng))
        assert_outcome_of(position)


def assert_outcome_of(position: Arboretum) -> None:
    told = position.revealed()
    gardens = [garden(position, seat) for seat in range(position.seats)]
    hands = [held["cards"] for held in told["hands"]]
    assert_same_outcome(position, "".join(told["species"]), told["ranks"], gardens, hands)


@settings(deadline=None)
@given(tables())
def test_the_sheet_tells_each_path_from_its_first_card_to_its_last(
    drawn: tuple[str, int, list[dict[tuple[int, int], str]], list[list[str]]],
) -> None:
    species, top, gardens, hands = drawn
    position = table([" ".join(held) for held in hands], gardens, species=species, ranks=top)
    for seat, sheet in enumerate(position.outcome().sheets):
        for line in sheet:
            if line.points:
                assert slow.is_path(gardens[seat], line.reason.figures["species"], line.reason.figures["path"])
