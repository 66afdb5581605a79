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
from futaie import BadSetup, Game, IllegalAction, Position, Rng
from futaie.research.chance_game import ALL_DEALS, EXPLICIT, SAMPLED, ChanceGame, Start
from futaie.research.transcript import Transcript
from tests.research.tables import SMALL, every_table
from tests.shipped import GAMES


def start(game: Game, seats: int, chance: str = EXPLICIT, seed: int | None = None, **options: Any) -> Start:
    return Start(game, seats, game.checked(seats, options), chance, ALL_DEALS, seed)


def ends(chance_game: ChanceGame, likely: float = 1.0) -> Iterator[tuple[str, float]]:
    """All ends of a game in which all legal actions are equally likely: their views and probabilities."""
    if chance_game.asks_chance():
        outcomes = chance_game.outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        for outcome, share in outcomes:
            after = deepcopy(chance_game)
            after.decide(outcome)
            yield from ends(after, likely * share)
        return
    assert chance_game.transcript is not None
    position = chance_game.transcript.position
    if position.over:
        yield "\n\n".join(chance_game.transcript.stories), likely
        return
    legal = position.legal(position.mover())
    for action in legal:
        after = deepcopy(chance_game)
        after.act(action)
        yield from ends(after, likely / len(legal))


def dealt_ends(transcript: Transcript, likely: float) -> Iterator[tuple[str, float]]:
    """The same for a game whose cards are dealt before it starts."""
    position = transcript.position
    if position.over:
        yield "\n\n".join(transcript.stories), likely
        return
    mover = position.mover()
    for action in position.legal(mover):
        after = transcript.copy()
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
    for end, likely in ends(ChanceGame(start(game, seats, **options))):
        found[end] += likely
    wanted: dict[str, float] = defaultdict(float)
    orders = list(permutations(cards))
    for order in orders:
        position = game.new(seats, deal={"deck": order}, **options)
        for end, likely in dealt_ends(Transcript(position), 1 / len(orders)):
            wanted[end] += likely
    assert found == pytest.approx(wanted)
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "outcomes"), [(2, [2]), (3, [3, 2])])
def test_the_first_player_is_drawn_first(seats: int, outcomes: list[int]) -> None:
    chance_game = ChanceGame(start(futaie.game("tout-la-haut"), seats, rounds=1))
    for expected in outcomes:
        assert len(chance_game.outcomes()) == expected
        chance_game.decide(chance_game.outcomes()[-1][0])
    assert len(chance_game.outcomes()) > 3
    while chance_game.transcript is None:
        chance_game.decide(chance_game.outcomes()[0][0])
    assert chance_game.transcript.position.mover() == seats - 1


def playing(chance_game: ChanceGame) -> Position:
    assert chance_game.transcript is not None
    return chance_game.transcript.position


def play(chance_game: ChanceGame, dice: Rng) -> None:
    while chance_game.asks_chance() or not playing(chance_game).over:
        if chance_game.asks_chance():
            outcomes = chance_game.outcomes()
            chance_game.decide(outcomes[dice.below(len(outcomes))][0])
        else:
            position = playing(chance_game)
            chance_game.act(position.random_action(position.mover(), dice))


@every_table
def test_a_game_with_chance_can_be_copied_and_pickled_at_any_point(game: Game, seats: int) -> None:
    chance = SAMPLED if game.undrawn is None else EXPLICIT
    chance_game, dice = ChanceGame(start(game, seats, chance, **SMALL[game.name])), Rng(seats)
    for _ in range(60):
        if chance_game.transcript is not None and chance_game.transcript.position.over:
            break
        if chance_game.asks_chance():
            outcomes = chance_game.outcomes()
            chance_game.decide(outcomes[dice.below(len(outcomes))][0])
        else:
            assert chance_game.transcript is not None
            chance_game.act(
                chance_game.transcript.position.random_action(chance_game.transcript.position.mover(), dice)
            )
    twins = [chance_game, deepcopy(chance_game), pickle.loads(pickle.dumps(chance_game))]
    for twin in twins:
        play(twin, Rng(1))
        assert twin.transcript is not None
        assert twin.written == twins[0].written
        assert twin.transcript.stories == twins[0].transcript.stories


def test_chance_also_plays_in_the_second_game() -> None:
    chance_game = ChanceGame(start(futaie.game("tout-la-haut"), 2, strategic=True, rounds=2, objective="random"))
    play(chance_game, Rng(5))
    assert chance_game.transcript is not None
    assert chance_game.transcript.position.turn == 8


def test_the_dice_are_the_seed() -> None:
    game = futaie.game("larbre")
    chance_game = ChanceGame(start(game, 3, SAMPLED))
    for side in (1, 2, 3):
        assert len(chance_game.outcomes()) == 256
        chance_game.decide(side)
    assert chance_game.transcript is not None
    assert chance_game.transcript.position.revealed() == game.new(3, seed=str((1 * 256 + 2) * 256 + 3)).revealed()


def test_an_illegal_action_is_refused_before_anything_is_drawn() -> None:
    chance_game = ChanceGame(start(futaie.game("arboretum"), 2, first=0, species=["b", "a"], ranks=3, hand=1))
    while chance_game.asks_chance():
        chance_game.decide(chance_game.outcomes()[0][0])
    with pytest.raises(IllegalAction):
        chance_game.act(1)
    assert not chance_game.asks_chance()


def test_with_reshuffles_chance_is_sampled() -> None:
    with pytest.raises(BadSetup):
        start(futaie.game("larbre"), 2, EXPLICIT)
