"""Pictures of every game: readable, true, and well formed."""

from __future__ import annotations

from itertools import count
from xml.etree import ElementTree as ET

import numpy as np

from futaie import Game, Position, Rng
from futaie.core.pen import PAINT
from futaie.research.font import HEIGHT, WIDTH, dots
from futaie.research.picture import PAPER, SCALE, rendered, text_of
from tests.research.tables import every_game


def some_positions(game: Game) -> list[Position]:
    """One position of a game in progress, and its end."""
    position, dice, found = game.new(max(2, game.seats[0]), seed="1"), Rng(1), []
    for step in count():
        if step == 25:
            found.append(position.copy())
        if position.over:
            return [*found, position]
        position.apply(position.mover(), position.random_action(position.mover(), dice))
    raise AssertionError


@every_game
def test_an_svg_has_the_lines_of_the_terminal(game: Game) -> None:
    for position in some_positions(game):
        data = position.revealed()
        plain = PAINT.sub("", text_of(game, data))
        picture = ET.fromstring(str(rendered(game, data, "svg")))
        texts = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert "".join("".join(texts).split()) == "".join(plain.split())


@every_game
def test_dots_show_every_sign_in_its_place(game: Game) -> None:
    for position in some_positions(game):
        data = position.view(0)
        lines = PAINT.sub("", text_of(game, data)).split("\n")
        picture = rendered(game, data, "rgb_array")
        assert isinstance(picture, np.ndarray)
        assert picture.dtype == np.uint8
        assert picture.shape == (len(lines) * HEIGHT * SCALE, max(map(len, lines)) * WIDTH * SCALE, 3)
        for row, line in enumerate(lines):
            for column, sign in enumerate(line):
                y, x = row * HEIGHT * SCALE, column * WIDTH * SCALE
                cell = picture[y : y + HEIGHT * SCALE : SCALE, x : x + WIDTH * SCALE : SCALE]
                assert same_shape(cell, dots(sign)), sign


def same_shape(cell: np.ndarray, marks: np.ndarray) -> bool:
    """Whether exactly the marked dots, if any, differ in colour from the rest."""
    inked, blank = cell[marks], cell[~marks]
    return all(len(np.unique(part, axis=0)) <= 1 for part in (inked, blank)) and (
        len(inked) == 0 or len(blank) == 0 or bool((inked[0] != blank[0]).any())
    )


@every_game
def test_no_sign_of_a_game_is_unknown_to_the_font(game: Game) -> None:
    for position in some_positions(game):
        for sign in set(PAINT.sub("", text_of(game, position.revealed()))) - {"?", "\n"}:
            assert (dots(sign) != dots("?")).any(), sign


def test_letters_keep_their_shape_without_accents() -> None:
    assert (dots("é") == dots("e")).all()
    assert not dots(" ").any()
    assert PAPER.startswith("#")
