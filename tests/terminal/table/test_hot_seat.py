"""Several people at one screen: nobody sees what the others hold."""

import re

import pytest

import futaie
from tests.specimens import GAMES
from tests.terminal.person import Person, plain

WIPE = "\x1b[H\x1b[2J\x1b[3J"
SEATS = {"hortis": 2}
"""The others are tried with three seats."""


def cards(text: str) -> set[str]:
    return set(re.findall(r"\b[a-z]\d\b", text))


@pytest.mark.parametrize(("name", "seats"), [(name, SEATS.get(name, 3)) for name in GAMES])
def test_the_hand_over_screen_is_wiped_and_shows_nothing(name, seats):
    """Between two people the screen shows only whose turn it is."""
    with Person("play", name, "--seats", ",".join(["you"] * seats), "--seed", "ash") as person:
        assert person.wait()
        handed = 0
        for number in range(40):
            if "press Enter" in person.screen:
                handed += 1
                shown = person.raw.rpartition(WIPE)[2]
                text = plain(shown).strip().splitlines()
                assert len(text) == 2, text
                assert re.fullmatch(r"It is ([A-D])’s turn\.", text[0])
                assert re.fullmatch(r"Give the screen to [A-D], then press Enter\.", text[1])
                assert person.type("")
                assert person.raw[person.since :].count(WIPE) == 1, "the hand-over is wiped too"
            elif not person.type(str(1 + number % person.choices())):
                break
        assert handed >= 3
        if person.code is None:
            person.type("quit")


def test_nobody_sees_the_hand_of_another():
    game = futaie.game("arboretum")
    match = futaie.Match(game, 2, "ash", None, first=0)
    hands = [set(match.position.view(seat)["hands"][seat]["cards"]) for seat in range(2)]
    with Person("play", "arboretum", "--seats", "you,you", "--seed", "ash", "--first", "A") as person:
        assert person.wait()
        assert not cards(person.screen)
        assert person.type("")
        assert hands[0] <= cards(person.screen)
        assert not hands[1] & cards(person.screen)
        for word in ("+deck", "+deck"):
            assert person.type(word)
            assert not hands[1] & cards(person.screen)
        drawn = cards(person.screen)
        planted, discarded = sorted(hands[0])[:2]
        assert person.type(f"{planted} (0,0)")
        assert person.type(f"-{discarded}")
        assert not cards(person.screen.rpartition("It is")[2])
        assert person.type("")
        public = {planted, discarded}
        assert hands[1] <= cards(person.screen)
        assert cards(person.screen) & (drawn | hands[0]) <= public | hands[1]


def test_typing_ahead_does_not_show_the_next_hand():
    with Person("play", "arboretum", "--seats", "you,you", "--seed", "ash", "--first", "A") as person:
        assert person.wait()
        for text in ("", "+deck", "+deck", "1", "1"):
            assert person.type(text)
        assert person.type("1\n\n\n")
        assert "press Enter" in person.screen
        assert not cards(person.screen.rpartition("It is")[2])


def test_leaving_clears_the_hand_from_the_screen():
    with Person("play", "arboretum", "--seats", "you,you", "--seed", "ash", "--first", "A") as person:
        assert person.wait()
        assert person.type("")
        assert not person.type("quit")
        assert not cards(plain(person.raw.rpartition(WIPE)[2]))
