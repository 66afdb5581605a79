"""Interpreted and compiled, today and tomorrow, the same seed plays the same game."""

import pytest

from futaie import game
from tests.playthrough import FOLDER, playthrough
from tests.specimens import GAMES

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_goes_as_it_always_has(file):
    name, seats = file.stem.rsplit("-", 1)
    assert list(playthrough(name, int(seats))) == file.read_text().splitlines()


def test_there_is_one_for_every_game_and_number_of_seats():
    assert {file.stem for file in FILES} == {f"{name}-{seats}" for name in GAMES for seats in game(name).seats}
