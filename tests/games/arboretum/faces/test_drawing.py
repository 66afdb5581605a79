"""Arboretum in the terminal."""

import re

import pytest

from futaie import Rng
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.arboretum.table import GAME


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


def test_a_cancelled_8_is_marked():
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


def test_the_top_of_a_pile_comes_first():
    words = Words("en", GAME.package)
    position = GAME.new(2, seed="face")
    while not position.over:  # always the first legal action, so nobody draws from a pile
        seat = position.mover()
        position.apply(seat, position.legal(seat)[0])
        text = re.sub(r"\n {10,}(?=[a-z])", " ", GAME.draw(position.view(None), words))
        for pile in filter(None, position.view(None)["piles"]):
            below = f"   below it: {' '.join(reversed(pile[:-1]))}" if pile[1:] else ""
            assert f"\n    discard pile: {pile[-1]}{below}\n" in text
    assert all(len(pile) > 3 for pile in position.view(None)["piles"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_seen_cards_are_those_the_reader_knows_and_no_others(seats, language):
    """Compared with a slow way: a card is seen if the reader's drawing of the table shows it."""
    words = Words(language, GAME.package)
    position = GAME.new(seats, seed="seen")
    for number, _ in enumerate(walk(position, Rng(seats))):
        if number % 13:
            continue
        for reader in (None, *range(seats)):
            view = position.view(reader)
            rows = GAME.looks["seen"](view, words).splitlines()[1 : 1 + len(view["species"])]
            known = cards(GAME.draw(view, words)) if not position.over else None
            for row, species in zip(rows, view["species"], strict=True):
                assert row.startswith(f"{species} {words.say(f'name-{species}')}")
                assert len(row) <= 80
                signs = re.findall(r" {1,2}([A-D][+-]?|·)(?= )", row)
                assert len(signs) == view["ranks"]
                if known is not None:
                    shown = {f"{species}{rank}" for rank, sign in enumerate(signs, 1) if sign != "·"}
                    assert shown == {card for card in known if card[0] == species}


def test_seen_says_where_each_card_is():
    words = Words("en", GAME.package)
    view = {
        "seats": 2,
        "species": ["b"],
        "ranks": 5,
        "hands": [{"cards": ["b1"], "known": []}, {"cards": None, "known": ["b2"]}],
        "piles": [["b3"], []],
        "gardens": [{"cards": []}, {"cards": [{"card": "b4", "x": 0, "y": 0}]}],
    }
    heading, row, *_ = GAME.looks["seen"](view, words).splitlines()
    assert heading.split() == ["1", "2", "3", "4", "5", "×·"]
    assert row.split() == ["b", "Blue", "Spruce", "A+", "B+", "A-", "B", "·", "1"]
