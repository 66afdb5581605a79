"""Stored whole matches always replay to the same result."""

from collections import Counter
from pathlib import Path

import pytest

from futaie import Record, game
from tests.specimens import GAMES

FOLDER = Path(__file__).parent / "stored"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_match_replays_to_its_result(file):
    text = file.read_text()
    record = Record.parse(text)
    assert str(record) == text
    assert record.result is not None
    assert record.checksum is not None
    match = record.replay()
    assert match.result == record.result


@pytest.mark.parametrize("name", GAMES)
def test_the_stored_matches_are_many_and_cover_all_seats_options_and_ends(name):
    records = [Record.parse(file.read_text()) for file in FILES if file.parent.name == name]
    assert len(records) >= 50
    assert {record.seats for record in records} == set(game(name).seats)
    for option in game(name).options:
        values = {option.format(record.options[option.name]) for record in records}
        assert option.format(option.default) in values
        assert len(values) > 1, option.name
    ends = Counter(record.result.how for record in records if record.result)
    assert set(ends) == {"played", "resigned", "timed out", "aborted"}


def test_every_game_has_stored_matches():
    assert {file.parent.name for file in FILES} == set(GAMES)
