"""The notation that people may write, and the part that others may read."""

import random

import pytest

import futaie
from futaie import Rng
from futaie.games.larbre.box.kinds import NO_TYPE
from futaie.games.larbre.rules.actions import ADD, ALONE, GROW, REVEAL
from tests.battery import walk
from tests.games.larbre.table import GAME, hand, play, table


@pytest.mark.parametrize(
    "cards",
    [
        "leaf-naiad leaf-pegaea joker twig-naiad bud-naiad",
        "joker leaf-naiad twig-naiad leaf-pegaea bud-naiad",
        "bud-naiad twig-naiad joker leaf-pegaea leaf-naiad",
    ],
)
def test_the_cards_of_a_play_may_be_named_in_any_order_in_one_line(cards):
    position = table(("leaf-naiad leaf-pegaea joker twig-naiad bud-naiad", ""))
    for action in GAME.parse(position, 0, f"grow-leaf {cards} reveal grow leaf@2"):
        position.play(0, action)
    assert hand(position, 0) == []
    assert position.view(None)["twigs"][2]["carries"] == "leaf"


def test_cards_that_follow_those_chosen_before_may_be_named_in_any_order_too():
    position = table(("leaf-naiad flute joker twig-naiad bud-naiad", ""))
    play(position, "grow-leaf leaf-naiad")
    for action in GAME.parse(position, 0, "flute bud-naiad joker twig-naiad reveal"):
        position.play(0, action)
    assert hand(position, 0) == []


def test_the_cards_of_any_play_may_be_written_in_any_order():
    shuffled = random.Random(7)
    plays = 0
    for seed in range(12):
        position = GAME.new(2 + seed % 3, seed=f"orders {seed}")
        start, actions = position.copy(), []
        for seat, action in walk(position, Rng(seed)):
            if GROW <= action <= ALONE or (ADD <= action < REVEAL and position.growing == NO_TYPE):
                start, actions = position.copy(), []
            actions.append(action)
            if action == REVEAL and actions[0] < ALONE:
                words = [GAME.format(position, seat, each) for each in actions]
                cards = words[1:-1]
                shuffled.shuffle(cards)
                plays += 1
                assert GAME.parse(start, seat, " ".join([words[0], *cards, "reveal"])) == actions
    assert plays > 30


def test_without_a_type_cards_stay_as_they_are_written():
    position = table(("leaf-naiad joker", ""))
    numbers = GAME.parse(position, 0, "joker leaf-naiad +twig-faun flute bud-faun")
    words = [GAME.format(position, 0, action) for action in numbers]
    assert words == ["joker", "leaf-naiad", "+twig-faun", "flute", "bud-faun"]
    assert numbers[0] > ADD


def test_a_play_that_only_invokes_is_written_in_one_line_and_others_may_read_it():
    match = futaie.Match(GAME, 2, "alone", None, first=0)
    match.position = table(("leaf-naiad leaf-faun", ""), up="faun naiad")
    match.write(0, "leaf-naiad reveal naiad+twig-faun")
    assert (match.position.mover(), hand(match.position, 0)) == (1, ["twig-faun", "leaf-faun"])
    assert " ".join(step.text for step in match.told(1)) == "leaf-naiad reveal naiad+twig-faun"


def test_others_can_read_played_cards_but_not_discarded_or_kept_ones():
    told = [GAME.hide_action(word) for word in ("grow-twig", "twig-faun", "-twig-faun", "keep+bud-naiad", "+leaf-faun")]
    assert told == ["grow-twig", "twig-faun", "-?", "keep+?", "+leaf-faun"]


def test_a_play_begun_earlier_takes_the_rest_of_its_cards_in_any_order():
    match = futaie.Match(GAME, 2, "rest", None, first=0)
    match.position = table(("leaf-faun joker", ""))
    match.write(0, "grow-leaf")
    match.write(0, "joker leaf-faun")
    assert match.view(0)["chosen"]["cards"] == ["leaf-faun", "joker"]
