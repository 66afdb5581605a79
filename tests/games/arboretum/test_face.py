"""Arboretum in the terminal."""

import re

import pytest

from futaie import Rng
from futaie.text import LANGUAGES, Words
from tests.battery import walk

from .table import GAME


def cards(text):
    return set(re.findall(r"\b[bacdjmortw][1-8]\b", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_80_columns_and_shows_no_hand_but_the_readers(seats, language):
    words = Words(language, GAME.package)
    position = GAME.new(seats, seed="face")
    for number, _ in enumerate(walk(position, Rng(seats))):
        if number % 11:
            continue
        for reader in (None, *range(seats)):
            text = GAME.draw(position.view(reader), words)
            assert max(map(len, text.splitlines())) <= 80
            assert "\x1b" not in text
            for seat in range(seats):
                view = position.view(seat)["hands"][seat]
                secret = set(view["cards"]) - set(view["known"])
                assert secret <= cards(text) if seat == reader else not secret & cards(text)


def test_the_end_shows_the_sheet_species_by_species():
    words = Words("en", GAME.package)
    position = GAME.new(2, seed="face")
    for _ in walk(position, Rng(4)):
        pass
    text = GAME.draw(position.view(None), words)
    for seat, points in zip("AB", position.scores(), strict=True):
        assert f"{seat}   {points} points" in text
    for letter in position.species:
        assert len(re.findall(rf"  {letter} {words.say(f'name-{letter}')}: .*sum \d+, highest \d+", text)) == 2


def test_a_cancelled_8_is_told():
    words = Words("en", GAME.package)
    for seed in range(100):
        position = GAME.new(2, seed=str(seed))
        for _ in walk(position, Rng(seed)):
            pass
        hands = [position.view(seat)["hands"][seat]["cards"] for seat in range(2)]
        cancelled = [
            card for hand, other in (hands, hands[::-1]) for card in hand if card[1] == "8" and f"{card[0]}1" in other
        ]
        text = GAME.draw(position.view(None), words)
        assert text.count("counts nothing: an opponent has the 1") == len(cancelled)
        if cancelled:
            assert f"{words.name(cancelled[0])} counts nothing" in text
            return
    raise AssertionError("no 8 was cancelled in a hundred games")
