"""Imagine against full enumeration: exactly the worlds that fit what a reader has seen, all equally often."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt

import pytest

import futaie
from futaie.games.arboretum.rules.actions import CHOOSE_CARD, CHOOSE_CELL, SECOND_DRAW
from futaie.games.arboretum.rules.position import Arboretum
from tests.games.arboretum.secrets.slow_worlds import (
    Seen,
    Tiny,
    World,
    consistent_worlds,
    histories,
    sampled_history,
    world,
)
from tests.games.arboretum.table import GAME, hand, known, legal_words, play
from tests.games.chances import DEEP, assert_imagined
from tests.games.witness import Witness, readers

ENUMERATED = [Tiny(2, "ba", 2, 1), Tiny(2, "ba", 2, 1, first=1)]
SAMPLED = [
    Tiny(2, "bac", 2, 1),
    Tiny(2, "ba", 3, 1, first=1),
    Tiny(2, "ba", 3, 2),
    Tiny(3, "bac", 2, 1),
    Tiny(3, "ba", 3, 1, first=2),
]


def name(tiny: Tiny) -> str:
    return f"{tiny.seats}-seats-{tiny.species}-{tiny.ranks}-hand-{tiny.hand}-first-{tiny.first}"


@pytest.mark.parametrize("tiny", ENUMERATED, ids=name)
def test_imagine_yields_the_worlds_that_all_deals_and_all_histories_leave_possible(tiny: Tiny) -> None:
    worlds: dict[tuple[int | None, Seen], Counter[World]] = defaultdict(Counter)
    examples: dict[tuple[int | None, Seen], Arboretum] = {}
    for witness in histories(tiny):
        for reader in readers(witness.position):
            seen = reader, witness.all_seen(reader)
            examples.setdefault(seen, witness.position)
            worlds[seen][world(witness.position)] += 1
    rng = futaie.Rng("enumerated")
    for seen, position in examples.items():
        assert_imagined(position, seen[0], Counter(dict.fromkeys(worlds[seen], 1)), world, rng)


@pytest.mark.parametrize("tiny", SAMPLED, ids=name)
def test_imagine_yields_the_worlds_that_fit_a_history(tiny: Tiny) -> None:
    rng = futaie.Rng(f"sampled {name(tiny)}")
    for number in range(30 if DEEP else 8):
        witness, actions = sampled_history(tiny, rng, length=rng.below(5) if number % 4 == 0 else 3 + rng.below(14))
        for reader, worlds in consistent_worlds(tiny, witness, actions).items():
            assert world(witness.position) in worlds
            assert len(set(worlds.values())) == 1, "every world is as likely as the others"
            assert_imagined(witness.position, reader, worlds, world, rng)


def replayed(tiny: Tiny, deal: str, text: str) -> tuple[Witness, list[int]]:
    """A given deal and the actions played."""
    witness = Witness(tiny.new(deal.split()))
    actions = []
    for word in text.split():
        (action,) = GAME.parse(witness.position, witness.position.mover(), word)
        assert witness.play(action)
        actions.append(action)
    return witness, actions


def assert_all_imagined(tiny: Tiny, witness: Witness, actions: list[int]) -> dict[int | None, set[World]]:
    found = consistent_worlds(tiny, witness, actions)
    for reader, worlds in found.items():
        assert_imagined(witness.position, reader, worlds, world, futaie.Rng("given"))
    return {reader: set(worlds) for reader, worlds in found.items()}


def test_imagine_leaves_a_card_taken_from_a_pile_in_its_hand() -> None:
    tiny = Tiny(3, "bac", 2, 1)
    witness, actions = replayed(tiny, "b1 b2 a1 a2 c1 c2", "+deck +deck b1 (0,0) -a2  +A +deck")
    position = witness.position
    assert (position.phase, known(position, 1, 0)) == (CHOOSE_CARD, ["a2"])
    worlds = assert_all_imagined(tiny, witness, actions)
    for reader in (0, 1, 2, None):
        assert all("a2" in hands[1] for hands, _ in worlds[reader])
    assert len(worlds[1]) == 2, "B holds all but A's and C's single cards"
    assert len(worlds[None]) == 12, "B's two unknown cards, A's and C's"


def test_imagine_leaves_a_known_card_in_its_hand_in_later_turns() -> None:
    tiny = Tiny(2, "bac", 2, 1)
    witness, actions = replayed(tiny, "b1 b2 a1 a2 c1 c2", "+deck +deck b1 (0,0) -a1  +deck +A b2 (0,0) -c1  +deck")
    assert known(witness.position, 1, 0) == ["a1"]
    worlds = assert_all_imagined(tiny, witness, actions)
    assert len(worlds[0]) == 1, "B holds a1, the deck is empty"
    assert {hands[0] for hands, _ in worlds[1]} == {frozenset({"a2", "c2"})}


def test_imagine_forgets_a_known_card_that_left_the_hand() -> None:
    tiny = Tiny(2, "bac", 2, 1)
    witness, actions = replayed(tiny, "b1 b2 a1 a2 c1 c2", "+deck +deck b1 (0,0) -a1  +deck +A a1 (0,0) -c1")
    assert known(witness.position, 1, 0) == []
    worlds = assert_all_imagined(tiny, witness, actions)
    assert {hands[1] for hands, _ in worlds[0]} == {frozenset({"b2"}), frozenset({"c2"})}


def test_imagine_between_an_opponents_two_draws() -> None:
    tiny = Tiny(2, "ba", 3, 1)
    witness, actions = replayed(tiny, "b1 b2 b3 a1 a2 a3", "+deck +deck b1 (0,0) -b3  +deck")
    assert witness.position.phase == SECOND_DRAW
    worlds = assert_all_imagined(tiny, witness, actions)
    assert len(worlds[0]) == 3, "which of b2, a2 and a3 is left in the deck"
    assert len(worlds[1]) == 2, "which of a1 and a3 A holds"


def test_imagine_does_not_know_which_card_an_opponent_has_chosen_to_plant() -> None:
    tiny = Tiny(2, "ba", 3, 1)
    witness, actions = replayed(tiny, "b1 b2 b3 a1 a2 a3", "+deck +deck b3")
    position = witness.position
    assert position.phase == CHOOSE_CELL
    worlds = assert_all_imagined(tiny, witness, actions)
    assert any("b3" in deck for _, deck in worlds[1])
    assert any("b3" in deck for _, deck in worlds[None])
    for reader in (1, None):
        imagined = position.imagine(reader, futaie.Rng(1))
        assert imagined.phase == CHOOSE_CARD
        assert len(imagined.legal(0)) == 3
        assert position.view(reader) == imagined.view(reader)
        assert position.view(reader)["phase"] == "plant"
        assert position.view(reader)["chosen"] is None
    mine = position.imagine(0, futaie.Rng(1))
    assert (mine.phase, mine.view(0)["chosen"], legal_words(mine)) == (CHOOSE_CELL, "b3", ["(0,0)"])


KEEPS_NOTHING = {
    "a hand that has shrunk": "+deck +deck b1 (0,0) -a1",
    "a hand with a known card, from which another was planted": "+deck +deck b1 (0,0) -a1  +deck +A b2 (0,0)",
}


@pytest.mark.parametrize("text", KEEPS_NOTHING.values(), ids=KEEPS_NOTHING)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_imagine_hands_over_nothing_of_the_true_world(reader: int | None, text: str) -> None:
    """Whatever the others hold, a bot gets the same positions to the last byte.

    No card stays behind the end of a hand, and the order in a hand does not reveal when a card was drawn.
    """
    tiny = Tiny(2, "bac", 2, 1)
    witness, actions = replayed(tiny, "b1 b2 a1 a2 c1 c2", text)
    imagined: dict[str, set[str]] = {}
    for deal in tiny.deals():
        other = Witness(tiny.new(deal))
        if all(other.play(action) for action in actions) and other.all_seen(reader) == witness.all_seen(reader):
            rng = futaie.Rng("nothing")
            imagined[" ".join(deal)] = {repr(other.position.imagine(reader, rng).__reduce__()[1]) for _ in range(400)}
    assert len(imagined) > 1
    expected = next(iter(imagined.values()))
    assert all(states == expected for states in imagined.values())


def test_imagine_at_the_end_changes_nothing() -> None:
    """All hands are open and the deck is empty."""
    position = GAME.new(2, deal=["b1", "b2", "a1", "a2"], species=["b", "a"], ranks=2, hand=1)
    play(position, "+deck +deck b1 (0,0) -a1")
    assert position.over
    for reader in (0, 1, None):
        assert position.imagine(reader, futaie.Rng(1)).revealed() == position.revealed()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagine_keeps_what_the_reader_sees_and_can_be_played_to_the_end(seats: int) -> None:
    for seed in range(30 if DEEP else 3):
        position = GAME.new(seats, seed=f"keeps {seed}")
        rng = futaie.Rng(seed)
        while not position.over:
            imagined = position.imagine(None, rng)
            for reader in [*range(seats), None] if rng.below(10) == 0 else []:
                imagined = position.imagine(reader, rng)
                assert imagined.view(reader) == position.view(reader)
                if reader is not None:
                    assert imagined.legal(reader) == position.legal(reader)
                cards = [card for held in imagined.revealed()["hands"] for card in held["cards"]]
                assert len(set(cards + imagined.revealed()["deck_cards"])) == len(cards) + imagined.view(None)["deck"]
            if position.turn % 8 == 0 and position.phase == CHOOSE_CELL:
                while not imagined.over:
                    imagined.play(imagined.mover(), imagined.random_action(imagined.mover(), rng))
                assert imagined.turn >= position.turn
            position.apply(position.mover(), position.random_action(position.mover(), rng))


def test_imagine_treats_every_unseen_card_alike_in_a_whole_game() -> None:
    """After some turns each unseen card is equally often in B's hand, and equally often on top of the deck."""
    position = GAME.new(2, seed="alike", first=0)
    rng = futaie.Rng("alike")
    while position.turn < 8 or not known(position, 1, 0):
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    told = position.revealed()
    reminded = known(position, 1, 0)
    unseen = [card for card in told["hands"][1]["cards"] if card not in reminded] + told["deck_cards"]
    samples = 20000 if DEEP else 600
    held, top = Counter[str](), Counter[str]()
    for _ in range(samples):
        imagined = position.imagine(0, rng)
        held.update(hand(imagined, 1))
        top[imagined.revealed()["deck_cards"][0]] += 1
    assert all(held.pop(card) == samples for card in reminded)
    places = len(hand(position, 1)) - len(reminded)
    for found, share in ((held, places / len(unseen)), (top, 1 / len(unseen))):
        assert set(found) == set(unseen)
        spread = sqrt(samples * share * (1 - share))
        assert all(abs(found[card] - samples * share) < 5 * spread for card in unseen)
