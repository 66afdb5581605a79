"""`futaie replay`: stepping through records with all cards open, each step in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from futaie import Record
from futaie.text import LANGUAGES, Words
from tests.specimens import GAMES
from tests.terminal.person import Person

STORED = Path(__file__).parents[2] / "record" / "stored"


def stored(name: str) -> Path:
    return next((STORED / name).glob("*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_all_steps_are_written_to_a_file(futaie, name):
    record = Record.parse(stored(name).read_text())
    done = futaie("replay", str(stored(name)))
    assert done.code == 0
    for step in range(len(record.entries) + 1):
        assert f"Step {step} of {len(record.entries)}\n" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_step_is_told_in_sentences_with_all_cards_open(futaie, name, language):
    done = futaie("replay", str(stored(name)), "--language", language)
    shown = " ".join(done.out.split())
    words = Words(language, f"futaie.games.{name.replace('-', '_')}")
    record = Record.parse(stored(name).read_text())
    secrets = 0
    for _, events in record.steps(record.start()):
        for event in events:
            told = words.event_openly(event)
            if told:
                assert " ".join(told.split()) in shown
            secrets += told != words.event(event, None)
    assert secrets or name == "hortis", "what a spectator is not told is told here"


def test_a_reader_goes_on_back_and_to_any_step():
    with Person("replay", str(stored("arboretum"))) as person:
        assert person.wait()
        assert "Step 0 of" in person.screen
        steps = [
            ("", 1),
            ("", 2),
            ("b", 1),
            ("", 2),
            ("-", 1),
            ("7", 7),
            ("nonsense", 7),
            ("BACK", 6),
            ("0", 0),
            ("b", 0),
        ]
        for typed, step in steps:
            assert person.type(typed)
            assert f"Step {step} of" in person.screen
        assert person.type("99999")
        assert "Step 0 of" not in person.screen
        assert not person.type("q")
    assert person.code == 0


@pytest.mark.parametrize(("language", "word"), [("fr", "quitter"), ("it", "esci"), ("en", "QUIT")])
def test_a_reader_leaves_in_their_own_language(language, word):
    with Person("replay", str(stored("hortis")), language=language) as person:
        assert person.wait()
        assert not person.type(word)
    assert person.code == 0
