"""The greedy player: frozen, so that it is a yardstick for all others."""

import os

import pytest

import futaie
from futaie import Rng
from tests.games.larbre.table import GAME, closed, place_all, play, table
from tests.games.yardstick import finished, frozen_words

GAMES = 300 if os.environ.get("FUTAIE_DEEP") else 60 if futaie.compiled else 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_at_least_95_times_in_100(seats):
    won = 0
    for number in range(GAMES):
        position = finished(GAME, seats, f"random {number}", [number % seats])
        won += position.ranking()[number % seats] == 1 and position.ranking().count(1) == 1
    assert won >= 0.95 * GAMES


@pytest.mark.parametrize("seats", [2, 4])
def test_against_itself_it_does_not_stall(seats):
    games = [finished(GAME, seats, f"itself {number}", range(seats)) for number in range(max(4, GAMES // 4))]
    assert sum(0 not in position.scores() for position in games) <= 0.02 * len(games)
    turns = sum(position.turn / seats for position in games) / len(games)
    assert 9 <= turns <= 17


def test_greedy_makes_the_same_choice_in_the_same_world_and_ignores_hidden_cards():
    """Another imagined world differs only in what the seat cannot know."""
    position = GAME.new(3, seed="alike")
    rng = Rng(1)
    for _ in range(120):
        seat = position.mover()
        action = GAME.greedy(position.imagine(seat, rng), seat, Rng(2))
        assert action == GAME.greedy(position.imagine(seat, rng), seat, Rng(3))
        assert action in position.legal(seat)
        position.apply(seat, action)


def test_it_can_play_on_from_any_position():
    """Every decision that random players can reach has a legal greedy answer."""
    rng = Rng("begun")
    for seed in range(6):
        position = GAME.new(2 + seed % 3, seed=f"begun {seed}")
        while not position.over:
            seat = position.mover()
            assert GAME.greedy(position, seat, rng) in position.legal(seat)
            position.apply(seat, position.random_action(seat, rng))


def word(position):
    seat = position.mover()
    return GAME.format(position, seat, GAME.greedy(position, seat, Rng(0)))


def test_it_wins_if_it_can():
    last = {"twig": 0, "leaf": 2, "bud": 0, "fruit": 0, "flower": 0, "token": 0}
    position = table(("leaf-faun twig-faun joker bud-faun", ""), reserves=(last, {}))
    words = []
    while not position.over:
        words.append(word(position))
        play(position, words[-1])
    assert words[0] == "grow-leaf"
    assert position.scores()[0] == 0


def test_it_keeps_the_trunk_for_an_empty_hand():
    assert word(table(("", ""))) == "trunk"
    assert (
        word(table(("leaf-faun leaf-dryad bud-faun joker joker", ""), "leaf-naiad joker bud-dryad bud-naiad"))
        != "trunk"
    )


def test_it_takes_one_more_with_the_dryad_only_from_its_reserve():
    for left, expected in ((1, "end"), (2, "leaf@5")):
        position = table(("leaf-dryad", ""), up="dryad naiad", reserves=({"leaf": left}, {}))
        play(position, "grow-leaf leaf-dryad reveal")
        place_all(position)
        assert word(position) == expected


def test_the_faun_brings_his_twig_to_the_leader():
    position = table(("leaf-faun", "", ""), up="faun naiad", reserves=({}, {"twig": 9}, {"twig": 4}))
    play(position, "grow-leaf leaf-faun reveal grow")
    place_all(position)
    assert word(position) == "faun>C"


@pytest.mark.parametrize(
    ("leaves", "expected"),
    [
        (0, "leaf-faun reveal faun>B"),  # a leaf of the undergrowth would close the only tip for its twig
        (1, "grow-leaf leaf-faun reveal grow leaf@2 faun>B"),  # here the leaf is its own
    ],
)
def test_it_plays_a_card_alone_only_where_growing_is_worse(leaves, expected):
    own = {"twig": 1, "leaf": leaves, "bud": 0, "fruit": 1, "flower": 0, "token": 0}
    hand = "leaf-faun twig-dryad bud-dryad bud-pegaea leaf-pegaea leaf-dryad"
    position = table((hand, ""), "bud-faun bud-naiad leaf-naiad leaf-naiad", tree=closed(keep=[2]), reserves=(own, {}))
    words = []
    while position.mover() == 0:
        words.append(word(position))
        play(position, words[-1])
    assert " ".join(words) == expected


def test_greedy_always_plays_these_actions():
    assert frozen_words(GAME, 45) == FROZEN


FROZEN = (
    "grow-leaf leaf-dryad flute reveal grow leaf@2 leaf@5 leaf@8 naiad+twig-dryad faun>B grow-bud bud-naiad reveal "
    "bud@2 bud@5 grow-twig twig-dryad reveal twig@0 twig@1 grow-fruit fruit-faun joker reveal grow fruit@2 fruit@5 "
    "faun>A trunk trunk grow-leaf leaf-dryad flute reveal grow leaf@12 leaf@13 leaf@11 pegaea keep+joker grow-leaf "
    "leaf-faun leaf-naiad leaf-pegaea reveal"
)
