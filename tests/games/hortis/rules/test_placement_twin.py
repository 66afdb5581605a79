"""Placements against a slow twin: every legal card, turn and place, with all possible results."""

from __future__ import annotations

import os
from typing import Any

import pytest

import futaie
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.rules.actions import CHOOSE_SERVED, PLACE
from futaie.games.hortis.rules.position import Hortis
from tests.games.hortis.rules.slow_rules import (
    FRUITS,
    Cell,
    Rows,
    Slow,
    first,
    is_legal,
    legal_corners,
    mismatches,
    outcomes,
    rows_of,
    spread,
    turned,
)
from tests.games.hortis.table import GAME, box, legal_words, player, seen_orchard, spot

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
ROUNDS = 400 if DEEP else 30


def random_card(rng: futaie.Rng, fruits: str) -> str:
    words = [fruits[rng.below(len(fruits))] + str(1 + rng.below(2)) for _ in range(5)]
    words.insert(rng.below(6), "..")
    return " ".join(words[:3]) + " / " + " ".join(words[3:])


def random_box(rng: futaie.Rng, fruits: str) -> Deck:
    return box(*(random_card(rng, fruits) for _ in range(9)))


def frozen(orchard: Slow) -> object:
    return (frozenset(orchard.ground.items()), frozenset(orchard.dice.items()), orchard.squirrel)


def endings(position: Hortis) -> list[Hortis]:
    """All positions that the choices still owed can lead to."""
    if position.over or position.phases[0] != CHOOSE_SERVED:
        return [position]
    found = []
    for action in position.legal(0):
        after = position.copy()
        commits = position.commits(0, action)
        assert commits == bool(after.play(0, action))
        found += endings(after)
    return found


def agree(view: Any, slow: Slow) -> None:
    """Compares the fields that are not in `frozen`, too."""
    assert view["base"] == slow.base()
    assert list(view["supply"].values()) == [slow.supply(fruit) for fruit in FRUITS]
    assert spot(view["wheelbarrow"]) == slow.wheelbarrow()


def compare_results(position: Hortis, slow: Slow, card: int, degrees: int, corner: Cell, rows: Rows) -> list[Slow]:
    """Plays one legal placement in both worlds, with every choice it leaves; returns the possible results."""
    expected = {frozen(result): result for result in outcomes(slow, spread(rows, corner))}
    after = position.copy()
    take, lay = GAME.parse(after, 0, f"{card}/{degrees} ({corner[0]},{corner[1]})")
    after.play(0, take)
    assert after.commits(0, lay) == (len(expected) == 1)
    after.play(0, lay)
    ways = endings(after)
    assert len(ways) == len(expected), "no two chains for one result"
    for way in ways:
        view = player(way)["orchard"]
        agree(view, expected.pop(frozen(seen_orchard(view))))
    assert not expected
    return outcomes(slow, spread(rows, corner))


def is_contested(slow: Slow, rows: Rows, corner: Cell) -> bool:
    return len(outcomes(slow, spread(rows, corner))) > 1


def robs(slow: Slow, rows: Rows, corner: Cell) -> bool:
    """Whether the squirrel would come to a basket or to the wheelbarrow."""
    return any(slow.dice.get(cell, ("", 0))[1] >= 10 for cell in mismatches(slow, spread(rows, corner)))


def play_against_twin(deck: Deck, deal: list[str], rng: futaie.Rng) -> tuple[int, int]:
    """A whole game, half at random and half for many dice; returns how many positions and choices were compared."""
    faces = {card.number: " ".join(card.cells[:3]) + " / " + " ".join(card.cells[3:]) for card in deck.cards}
    position = GAME.new(1, deal=deal, deck=deck)
    slow = first(faces[int(deal[0])])
    compared = contested = 0
    while not position.over:
        places: list[tuple[int, int, Cell, Rows]] = []
        takes = []
        for card in player(position)["hand"]:
            for degrees in (0, 90, 180, 270):
                rows = turned(rows_of(faces[card]), degrees)
                found = legal_corners(slow, rows)
                places += [(card, degrees, corner, rows) for corner in sorted(found)]
                (take,) = GAME.parse(position, 0, f"{card}/{degrees}")
                takes += [take] if found else []
                if found:
                    after = position.copy()
                    after.apply(0, take)
                    assert sorted(legal_words(after)) == sorted(f"({x},{y})" for x, y in found)
        assert position.legal(0) == sorted(takes)
        scarce = [place for place in places if is_contested(slow, place[3], place[2])]
        robbed = [place for place in places if robs(slow, place[3], place[2])]
        some = scarce[:6] + robbed[:3] + [places[rng.below(len(places))] for _ in range(6)]
        results = [(place, compare_results(position, slow, *place)) for place in some]
        compared, contested = compared + 1, contested + len(scarce)
        if rng.below(3) == 0:
            place, after_place = results[rng.below(len(results))]
        else:
            place, after_place = max(results, key=lambda result: (len(result[1][0].dice), result[1][0].base()))
        card, degrees, (x, y), _ = place
        slow = after_place[rng.below(len(after_place))]
        for action in GAME.parse(position, 0, f"{card}/{degrees} ({x},{y})"):
            position.play(0, action)
        (position,) = [way for way in endings(position) if frozen(seen_orchard(player(way)["orchard"])) == frozen(slow)]
    return compared, contested


@pytest.mark.parametrize("fruits", ["O", "Y", "G", "OOOOY", "OG", "OOYG"])
def test_random_boxes_agree_with_the_slow_twin(fruits: str) -> None:
    rng = futaie.Rng(f"twin {fruits}")
    compared = contested = 0
    for _ in range(ROUNDS):
        numbers = [str(number) for number in range(1, 10)]
        more = play_against_twin(random_box(rng, fruits), numbers, rng)
        compared, contested = compared + more[0], contested + more[1]
    assert compared > 7 * ROUNDS
    assert contested > 0


def test_the_reconstructed_deck_agrees_with_the_slow_twin() -> None:
    rng = futaie.Rng("twin")
    for _ in range(2 * ROUNDS):
        numbers = sorted((str(number) for number in RECONSTRUCTED.numbers), key=lambda number: (rng.word(), number))
        assert play_against_twin(RECONSTRUCTED, numbers, rng)[0] == 8


def test_places_that_the_slow_twin_refuses_are_refused() -> None:
    """Every cell of the grid, including those where the card would reach beyond the rim."""
    position = GAME.new(1, seed="refused")
    rng = futaie.Rng("refused")
    while not position.over:
        position.play(0, position.random_action(0, rng))
        slow = seen_orchard(player(position)["orchard"])
        taken = player(position)["chosen"]
        rows = turned([row.split() for row in position.view(0)["deck"]["cards"][str(taken["card"])]], taken["turn"])
        for action in range(PLACE, GAME.action_count - 6):
            x, y = GAME.format(position, 0, action).strip("()").split(",")
            assert (position.reason(0, action) is None) == is_legal(slow, spread(rows, (int(x), int(y))))
        position.play(0, position.random_action(0, rng))
