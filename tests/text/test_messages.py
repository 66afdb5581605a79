"""Every message in the course of a game has its words and its figures, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie.core.rules.reason import FutaieError
from futaie.text import LANGUAGES, Words
from tests.battery import examples, new_position, walk
from tests.specimens import GAMES, every_table
from tests.text.strict_words import StrictWords


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
@examples(2, 40)
@given(data=st.data())
def test_questions_actions_events_reasons_and_sheets_have_words(specimen, seats, language, data):
    game = specimen.game
    words = StrictWords(language, game.package)
    position, _, rng = new_position(data, specimen, seats)
    for seat, action in walk(position, rng):
        assert_narrow("A  " + words.tell(game.ask(position, seat)))
        written = game.format(position, seat, action)
        assert_narrow(f"12) {written}   {words.tell(game.describe(position, seat, action))}")
        wrong = rng.below(game.action_count)
        if position.reason(seat, wrong) is not None:
            assert words.tell(position.reason(seat, wrong))
        for event in position.copy().play(seat, action):
            for reader in (None, *range(seats)):
                assert words.event(event, reader) is not None
        if rng.below(10) == 0:
            for reader in (None, *range(seats)):
                assert_narrow(game.draw(position.view(reader), words))
    assert_narrow(game.draw(position.view(None), words))
    assert_narrow(game.draw(position.revealed(), words))


def assert_narrow(text):
    """Not empty, and with the table's prefix no wider than the narrowest terminal."""
    assert text
    assert [line for line in text.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_impossible_setups_are_explained(language):
    for name in GAMES:
        game = futaie.game(name)
        words = StrictWords(language, game.package)
        tries = [
            {"seats": 99},
            {"seed": ""},
            {"colour": "red"},
            {"deal": {"elves": []}},
            {"deal": ["elf"]},
            {"deal": 7},
        ]
        tries += [{option.name: object()} for option in game.options]
        for wrong in tries:
            with pytest.raises(FutaieError) as refused:
                game.new(**wrong)
            assert words.tell(refused.value.reason), name


def test_missing_messages_are_replaced_by_their_names():
    words = Words("fr", "futaie.games.arboretum")
    assert words.say("something-new", figure=1) == "something new"
    assert words.name("j7") == "Jacaranda 7"
    assert words.name("elf") == "elf"
