"""Whole games of each kind, typed through a real pseudo-terminal, in each language."""

import re

import pytest

import futaie
from futaie.text import LANGUAGES, Words
from tests.specimens import GAMES
from tests.terminal.person import Person, plain, play_on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_a_bot(name, language):
    game = futaie.game(name)
    with Person("play", name, "--seed", "oak", language=language) as person:
        assert person.wait()
        play_on(person, [0, 3, 1, 7, 2])
    assert person.code == 0
    words = Words(language, game.package)
    seats = game.seats[0]
    end = "solo-result" if seats == 1 else "seed-was"
    figures = {"points": "0"} if seats == 1 else {"seed": "oak"}
    said = (
        re.escape(words.say(end, **figures)).replace("0", "\\d+")
        if seats == 1
        else re.escape(words.say(end, **figures))
    )
    assert re.search(said, plain(person.raw)), plain(person.raw)[-1500:]
    assert [line for line in plain(person.raw).splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("name", GAMES)
def test_nonsense_at_every_prompt_is_answered_and_loses_nothing(name):
    with Person("play", name, "--seats", "you,you" if name != "hortis" else "you", "--seed", "elm") as person:
        assert person.wait()
        for number in range(12):
            before = person.choices()
            for nonsense in (
                "flibbertigibbet",
                "-1",
                "0",
                "99999999",
                "é²\u00a0",
                "save",
                "\x1b[A",
                "(((",
                "",
            ):
                assert person.type(nonsense)
                assert "Traceback" not in person.screen
            if not before:
                continue
            assert person.choices() == before
            assert person.type(str(1 + number % before))
        person.type("quit")
    assert person.code == 0
