"""A view of the tree and its growth, and its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from futaie import Rng
from futaie.core.rules.position import ANNOTATED
from futaie.games.larbre.box.cards import NAMES
from futaie.games.larbre.rules.actions import BEFORE, BEGIN, KEEP, PIECES, PLACE_TWIG
from futaie.games.larbre.rules.growth import piece_placed
from futaie.games.larbre.rules.position import LArbre
from tests.battery import walk
from tests.games.larbre.rules import slow_rules as slow
from tests.games.larbre.table import GAME, legal_words, play, table, tips


def takes(position: LArbre, reader: int | None = None) -> set[tuple[str, int]]:
    """The placements that the view shows: pieces and tips."""
    return {(piece, twig["twig"]) for twig in position.view(reader)["twigs"] for piece in twig["takes"]}


def allowed(position: LArbre) -> set[tuple[str, int]]:
    """The placements that there is no reason against."""
    seat = position.mover()
    return {
        (PIECES[piece_placed(action)], tip)
        for action in range(PLACE_TWIG, KEEP)
        for tip in range(position.tree.count)
        if position.reason(seat, action + ANNOTATED * (tip + 1)) is None
    }


def test_each_twig_says_what_may_be_placed_on_it_now() -> None:
    seen = set()
    for seed in range(10):
        position = GAME.new(2 + seed % 3, seed=f"marks {seed}")
        for number, _ in enumerate(walk(position, Rng(seed))):
            view = position.view(None)
            if view["phase"] == "after" or (view["phase"] == "grow" and number % 9 == 0):
                assert takes(position) == takes(position, position.mover()) == allowed(position)
                seen.add((view["phase"], view["growing"]))
    types = ("twig", "leaf", "bud", "fruit")
    assert seen >= {("grow", grows) for grows in types} | {("after", "leaf"), ("after", None)}


def test_if_a_fruit_would_leave_no_bud_for_the_flower_only_some_buds_take_it() -> None:
    """Two must grow: one fruit, which the common bud alone can bear, and the flower."""
    position = table(
        ("fruit-faun fruit-dryad", ""),
        up="dryad naiad",
        tree="twig@2:B leaf@12 bud@12 leaf@5 bud@5",
        reserves=({"fruit": 1}, {}),
    )
    play(position, "grow-fruit fruit-faun fruit-dryad reveal")
    assert position.owed == 2
    assert takes(position) == allowed(position) == {("fruit", 5), ("flower", 12)}
    assert sorted(legal_words(position)) == ["flower@12", "fruit@5"]


def test_before_growing_the_tips_for_it_are_shown_to_those_who_know_the_type() -> None:
    position = table(("leaf-naiad", ""), up="faun naiad")
    tips_for_leaves = {("leaf", 2), ("leaf", 5), ("leaf", 8), ("leaf", 11)}
    assert takes(position, 0) == set()
    play(position, "grow-leaf leaf-naiad")
    assert takes(position, 0) == tips_for_leaves
    assert takes(position, 1) == takes(position) == set()
    play(position, "reveal")
    assert position.phase == BEFORE
    assert takes(position) == tips_for_leaves
    assert allowed(position) == set()
    play(position, "grow leaf@5")
    assert takes(position) == set(), "nothing is left to be placed"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tips_for_each_piece_are_counted_as_the_slow_twin_counts_them(seats: int) -> None:
    position = GAME.new(seats, seed="counts")
    for number, (seat, _) in enumerate(walk(position, Rng(seats))):
        if number % 13 == 0:
            expected = {piece: len(slow.places(tips(position), "ABCD"[seat], piece)) for piece in PIECES[:5]}
            assert position.view(None)["tips"] == expected
    assert position.view(None)["tips"] is None


def test_the_amount_of_growth_is_shown_beforehand() -> None:
    told = 0
    for seed in range(6):
        position = GAME.new(2 + seed % 3, seed=f"sum {seed}")
        for seat, _ in walk(position, Rng(seed)):
            if position.phase == BEFORE:
                growth = position.view(None)["play"]["growth"]
                assert growth["amount"] == sum(growth[part] for part in ("own", "jokers", "pairs", "river"))
                (event, *_) = position.copy().play(seat, BEGIN)
                assert event.shown == {key: growth[key] for key in ("grows", "amount", "places")}
                told += 1
    assert told > 20


def cards_in(data: object) -> Iterator[str]:
    """Every card that appears anywhere."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from cards_in(part)
    elif data in NAMES:
        yield str(data)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_spectator_sees_only_open_and_publicly_known_cards(seats: int) -> None:
    phases = set()
    for seed in range(3):
        position = GAME.new(seats, seed=f"spectator {seed}")
        for number, _ in enumerate(walk(position, Rng(seed))):
            if number % 3:
                continue
            view = position.view(None)
            phases.add(position.view(position.mover())["phase"])
            known = [card for hand in view["hands"] for card in hand["known"]]
            played = view["play"]["cards"] if view["play"] else []
            assert Counter(cards_in(view)) == Counter([*view["river"], *known, *played])
            assert view["chosen"] is None
            if view["phase"] == "start":
                assert view["growing"] is None
                assert takes(position) == set()
    assert phases == {"start", "take", "choose", "before", "grow", "after", "keep", "discard"}
