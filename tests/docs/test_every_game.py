"""Modules that list the games, because they say something about each, list all of them."""

from benchmarks import research, rules
from benchmarks.load import stored
from tests.specimens import GAMES
from tools import make_records, research_pages

FOUND = set(GAMES)


def test_benchmarks_measure_every_game():
    assert {name for name, _ in rules.TABLES} == FOUND
    assert {name for name, _ in research.TABLES} == FOUND
    assert {face.rpartition("_v")[0].replace("_", "-") for face in research.FACES} == FOUND
    assert set(stored.GAMES) == FOUND


def test_tools_know_every_game():
    assert set(make_records.OPTIONS) == FOUND
    assert set(research_pages.ACTIONS) == FOUND
