"""Questions, actions and events in words."""

from __future__ import annotations

import pytest

from futaie import Rng
from futaie.core.rules.event import Event
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.tout_la_haut.table import GAME, SPOKEN, legal_words, play, refusal, table

ENGLISH = Words("en", GAME.package)
FRENCH = Words("fr", GAME.package)
ITALIAN = Words("it", GAME.package)
asked, does = SPOKEN.asked, SPOKEN.does
CARDS = "r3g3 b3y3 r4b4 g2g2 g2g3 y2y3 b2b2 r2r2"


def test_the_question_depends_on_the_top_card() -> None:
    position = table(CARDS, rounds=3)
    assert asked(position) == "Build any card on your stump, face up or face down. The rest goes to B."
    play(position, "r3g3 -b3y3")
    assert asked(position) == "Build on green 3: same colour or value, or face down. The rest goes to B."
    assert asked(position, "fr") == "Posez sur le 3 vert : même couleur ou valeur, ou face cachée. Le reste à B."
    assert asked(position, "it") == "Posa sul 3 verde: stesso colore o valore, oppure coperta. Il resto va a B."
    play(position, "g2g2")
    assert asked(position) == "Build any card on grey, face up or face down. The rest goes to A."


def test_in_the_last_turn_nobody_gets_the_rest() -> None:
    position = table("r3g3 b3y3 r4b4 g2g2", rounds=1)
    play(position, "r3g3")
    assert asked(position) == "Build any card on your stump, face up or face down. Last turn."
    position = table("r3g3 b3y3 r4b4 g2g2 g2g3 y2y3", rounds=2)
    play(position, "r3g3 g2g2 -b3y3")
    assert asked(position) == "Build on green 2: same colour or value, or face down. Last turn."
    position = table("r3g3 b3y3 r4b4 g2g2 g2g3 y2y3", rounds=2)
    play(position, "r3g3 -g2g2 -b3y3")
    assert asked(position) == "Build any card on grey, face up or face down. Last turn."


def test_the_second_game_of_two_goes_the_other_way_round() -> None:
    position = GAME.new(3, seed="asks", strategic=True, first=0, rounds=1)
    assert asked(position).endswith("The rest goes to B.")
    while position.before is None:
        play(position, legal_words(position)[0])
    last = "CAB"[position.mover()]
    assert asked(position).endswith(f"The rest goes to {last}.")


def test_a_first_card_is_described_by_its_floors_and_its_run() -> None:
    position = table(CARDS, rounds=3)
    assert does(position, "r3g3") == "red 3 / green 3: +6, longest run 1"
    assert does(position, "-r3g3") == "red 3 / green 3 face down: +4, two grey floors"
    assert does(position, "r4b4", "fr") == "4 rouge / 4 bleu : +8, suite de 1"
    assert does(position, "-r4b4", "it") == "4 rosso / 4 blu coperta: +4, due piani grigi"


@pytest.mark.parametrize(
    ("first", "word", "sentence"),
    [
        ("r3g3", "g2g3", "green 2 / green 3: +5, same colour, longest run 3"),
        ("r3g3", "b3y3", "blue 3 / yellow 3: +6, same value, longest run 1"),
        ("-r3g3", "g2g3", "green 2 / green 3: +5, longest run 2"),
        ("g2g2", "g2g3", "green 2 / green 3: +5, same colour and value, longest run 4"),
    ],
)
def test_the_description_says_why_a_card_fits(first: str, word: str, sentence: str) -> None:
    position = table("r3g3 g2g2 b3y3 r4b4 g2g3 y2y3", rounds=2)
    play(position, f"{first} -r4b4")
    assert word in legal_words(position)
    assert does(position, word) == sentence


def test_a_refusal_says_why() -> None:
    position = table(CARDS, rounds=3)
    assert ENGLISH.tell(refusal(position, "y2y3")) == "The card yellow 2 / yellow 3 is not in your hand."
    play(position, "r3g3 -b3y3")
    assert ENGLISH.tell(refusal(position, "r4b4")) == ("On your green 3 only green or a 3 fits, or any card face down.")


def told(events: list[Event], reader: int | None, words: Words = ENGLISH) -> list[str | None]:
    return [words.event(event, reader) for event in events]


def test_everybody_hears_of_events_as_far_as_they_may_know() -> None:
    position = table(CARDS, rounds=3)
    events = play(position, "-r3g3")
    assert told(events, 0) == [
        "A builds red 3 / green 3 face down.",
        "A passes to B: b3y3 r4b4",
        "B draws a card.",
    ]
    assert told(events, 1) == ["A builds a card face down.", "A passes to B: b3y3 r4b4", "B draws green 2 / green 2."]
    assert told(events, None) == ["A builds a card face down.", "A passes 2 cards to B.", "B draws a card."]
    assert told(play(position, "b3y3"), None, FRENCH)[0] == "B pose la carte 3 bleu / 3 jaune."


def test_the_end_of_the_first_game_and_the_start_of_the_second_are_announced() -> None:
    cards = ["r3g3", "b3y3", "r4b4", "g4y4"]
    goals = ["two-step", "efficient", "monochrome", "diversified", "little-treehouse"]
    deal = {"deck": cards, "deck-1": cards, "objective": goals}
    position = GAME.new(2, deal=deal, cards=cards, rounds=1, strategic=True, first=0, objective="random")
    events = play(position, "r3g3 r4b4")
    assert told(events, None)[-2:] == [
        "The first game is over: A 7, B 9.",
        "A starts the second game; hands go right. Objective: Efficient.",
    ]
    position = GAME.new(2, deal=deal, cards=cards, rounds=1, strategic=True, first=0)
    events = play(position, "r4b4 r3g3")
    assert told(events, None, ITALIAN)[-1] == "B comincia la seconda partita; le mani passano a destra."
    assert told(play(position, "b3y3 r4b4"), None)[-1] == "The last card is built: the game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_message_fits_into_80_columns(seats: int, language: str) -> None:
    """Including the table's prefix: the seat, a dot, `No.`, or number and notation."""
    words = Words(language, GAME.package)
    for seed in range(12):
        rng = Rng(seed)
        position = GAME.new(seats, seed=f"{seed}", strategic=True, late_draw=True, objective="random")
        for seat, action in walk(position, rng):
            assert len(f"A  {words.tell(GAME.ask(position, seat))}") <= 80
            for legal in position.legal(seat):
                assert len(f"12) -r3g3   {words.tell(GAME.describe(position, seat, legal))}") <= 80
            for event in position.copy().play(seat, action):
                for reader in (None, *range(seats)):
                    assert len(f"· {words.event(event, reader)}") <= 80
            reason = position.reason(seat, rng.below(GAME.action_count))
            if reason is not None:
                assert len(words.say("refused", because=words.tell(reason))) <= 80
