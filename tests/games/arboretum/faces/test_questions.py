"""The questions to the mover, and every action, in words."""

import pytest

from tests.games.arboretum.table import GAME, SPOKEN, play

ENGLISH, asked, does = SPOKEN.words["en"], SPOKEN.asked, SPOKEN.does


def test_each_step_of_a_turn_is_one_question():
    position = GAME.new(2, seed="asks", first=0)
    cards = position.view(0)["hands"][0]["cards"]
    steps = {
        "+deck": "Draw the first of two cards.",
        " +deck": "Draw a second card.",
        cards[0]: "Which card do you plant?",
        "(0,0)": f"Where do you plant {ENGLISH.name(cards[0])}? (column,row)",
        f"-{cards[1]}": "Which card do you discard?",
    }
    for word, sentence in steps.items():
        assert asked(position) == sentence
        play(position, word)
    assert position.mover() == 1
    assert asked(position) == "Draw the first of two cards."


@pytest.mark.parametrize(
    ("word", "sentence"),
    [("+deck", "draw from the deck"), ("+A", "draw {card} from A’s discard pile")],
)
def test_draws_are_described(word, sentence):
    position = GAME.new(2, seed="asks", first=0)
    play(position, "+deck +deck")
    card = position.view(0)["hands"][0]["cards"][0]
    play(position, f"{position.view(0)['hands'][0]['cards'][1]} (0,0) -{card}")
    assert does(position, word) == sentence.format(card=ENGLISH.name(card))


def test_planting_and_discarding_are_described():
    position = GAME.new(2, seed="asks", first=0)
    play(position, "+deck +deck")
    card = position.view(0)["hands"][0]["cards"][0]
    assert does(position, card) == f"plant {ENGLISH.name(card)}"
    play(position, card)
    assert does(position, "(0,0)") == "in column 0, row 0"
    play(position, "(0,0)")
    other = position.view(0)["hands"][0]["cards"][0]
    assert does(position, f"-{other}") == f"discard {ENGLISH.name(other)}"


def test_the_brackets_of_a_place_are_optional():
    position = GAME.new(2, seed="asks")
    assert GAME.parse(position, 0, "1,-2") == GAME.parse(position, 0, "(1,-2)")
