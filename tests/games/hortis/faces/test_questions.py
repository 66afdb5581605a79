"""The questions and the actions in words, by example."""

from __future__ import annotations

import pytest

from tests.games.hortis.rules.test_rulings_dice import all_baskets, scarce_dice, two_of_three
from tests.games.hortis.table import GAME, SPOKEN, play, table

WORDS, asked, does = SPOKEN.words, SPOKEN.asked, SPOKEN.does
MIXED = "O1 Y1 G1 / Y1 G1 .."
ORANGES = "O1 O1 O1 / O1 O1 .."


def test_the_first_question_is_about_a_card_and_its_turn() -> None:
    position = table(MIXED, MIXED, ORANGES)
    assert asked(position) == "Which card do you lay, and how is it turned? (card/degrees)"
    assert asked(position, "fr") == "Quelle carte posez-vous, et dans quel sens ? (carte/degrés)"
    assert asked(position, "it") == "Quale carta posi, e come la giri? (carta/gradi)"


def test_a_card_is_described_as_it_would_lie_with_the_number_of_places() -> None:
    position = table(MIXED, "O2 Y1 G1 / Y2 G2 ..", ORANGES)
    assert does(position, "2/0").startswith("O2 Y1 G1 / Y2 G2 ..   (")
    assert does(position, "2/90").startswith("Y2 O2 / G2 Y1 / .. G1   (")
    places = position.preview(0, GAME.parse(position, 0, "2/180")[0])["places"]
    assert does(position, "2/180") == f".. G2 Y2 / G1 Y1 O2   ({places} places)"
    assert does(position, "2/180", "it") == f".. G2 Y2 / G1 Y1 O2   ({places} posti)"


def test_one_place_is_singular() -> None:
    message = GAME.describe(table(MIXED, MIXED, ORANGES), 0, GAME.parse(table(MIXED, MIXED), 0, "2/0")[0])
    figures = {**message.figures, "places": 1}
    assert WORDS["fr"].say(str(message.code.value), **figures).endswith("(1 place)")


def test_the_next_question_is_about_its_upper_left_corner() -> None:
    position = table(MIXED, MIXED, ORANGES)
    play(position, "2/90")
    assert asked(position) == "Where do you lay the upper left corner of 2/90? (column,row)"
    assert asked(position, "fr") == "Où posez-vous le coin supérieur gauche de 2/90 ? (colonne,ligne)"


def test_a_place_is_described_with_changed_dice_and_the_gain() -> None:
    position = table(MIXED, "O2 Y1 G1 / Y1 G1 ..", "O1 .. G1 / Y1 O1 G1")
    play(position, "2/0")
    assert does(position, "(0,0)") == "+11 pts: O→3 Y→2 G→2 Y→2 G→2"
    play(position, "(0,0) 3/0")
    assert does(position, "(0,0)") == "-3 pts: O3→4 G2→3 Y2→3 G2→; the squirrel comes"
    assert does(position, "(0,0)", "fr") == "-3 pts : O3→4 G2→3 Y2→3 G2→ ; l’écureuil arrive"


def test_a_place_where_nothing_changes() -> None:
    position = table(MIXED, MIXED, ORANGES)
    play(position, "2/0")
    assert does(position, "(2,-1)") == "0 pts: –", "on the glade"


def test_scarce_dice_are_asked_about() -> None:
    position = scarce_dice()
    play(position, "4/0")
    assert does(position, "(0,3)") == "0 pts: –; then you share out what is left"
    play(position, "(0,3)")
    assert asked(position) == "There is only one orange die left: which tree gets it?"
    assert asked(position, "fr") == "Il ne reste qu’un dé orange : quel arbre le reçoit ?"
    assert asked(position, "it") == "Resta un solo dado arancia: quale albero lo riceve?"
    assert does(position, "!5") == "cell 5 of the card, at (1,2): O→2, +2 pts"
    assert asked(two_of_three()) == "There are only 2 orange dice left: which tree gets the next one?"


def test_a_scarce_wheelbarrow_is_asked_about() -> None:
    position = all_baskets(ORANGES)
    play(position, "5/0 (1,0)")
    assert asked(position) == "There is one wheelbarrow: which basket does it replace?"
    assert does(position, "!4", "it") == "casella 4 della carta, in (1,-1): O10→15, +5 pt"


def test_with_recipes_their_gain_is_described_too() -> None:
    position = GAME.new(1, recipes=(17, 18), deal=[str(number) for number in range(1, 17)])
    (take,) = GAME.parse(position, 0, "2/0")
    position.apply(0, take)
    for action in position.legal(0):
        preview = position.preview(0, action)
        figures = GAME.describe(position, 0, action).figures
        assert int(str(figures["gain"])) == preview["score"] - position.scores()[0]


def test_each_seat_is_asked_about_its_own_orchard() -> None:
    position = table(MIXED, MIXED, ORANGES, seats=2)
    play(position, "2/90", seat=1)
    assert asked(position, seat=0).startswith("Which card")
    assert asked(position, seat=1).startswith("Where do you lay the upper left corner of 2/90")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A lays card 2/0 at (0,0): O→3 Y→2 G→2 Y→2 G→2. Harvest: 11."),
        ("fr", "A pose la carte 2/0 en (0,0) : O→3 Y→2 G→2 Y→2 G→2. Récolte : 11."),
        ("it", "A posa la carta 2/0 in (0,0): O→3 Y→2 G→2 Y→2 G→2. Raccolto: 11."),
    ],
)
def test_a_placement_is_announced(language: str, told: str) -> None:
    position = table(MIXED, "O2 Y1 G1 / Y1 G1 ..", ORANGES)
    assert WORDS[language].event(play(position, "2/0 (0,0)")[0], 0) == told


def test_the_squirrel_is_announced() -> None:
    position = table(MIXED, "O1 .. G1 / Y1 O1 G1", ORANGES)
    told = WORDS["en"].event(play(position, "2/0 (0,0)")[0], None)
    assert told is not None
    assert "The squirrel comes!" in told


def test_a_placement_is_announced_to_its_own_seat_before_all_have_placed() -> None:
    position = table(MIXED, MIXED, ORANGES, seats=2)
    event = play(position, "2/0 (0,0)", seat=1)[0]
    assert WORDS["en"].event(event, 1) == "You have laid card 2/0 at (0,0): O→2 Y→2 G→2 Y→2 G→2."
    assert WORDS["en"].event(event, 0) == WORDS["en"].event(event, None) == "B has laid a card."


def test_the_brackets_of_a_place_are_optional() -> None:
    position = table(MIXED, MIXED, ORANGES)
    assert GAME.parse(position, 0, "1,-2") == GAME.parse(position, 0, "(1,-2)")
