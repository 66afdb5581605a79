"""A position as a picture: the lines that the terminal shows, as SVG or as pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from futaie.core.game import Game
from futaie.core.pen import CODES, PAINT, painted
from futaie.core.plain import Fields
from futaie.core.rules.option import Choice
from futaie.research.font import HEIGHT, WIDTH, dots
from futaie.text import Words

MODES = ("ansi", "svg", "rgb_array")
PAPER, INK = "#16181d", "#d8dce4"
DIM = "#7d8694"
SHADES = ("#000000", "#d64545", "#4caf50", "#d9a520", "#5b8def", "#b366cc", "#33a9b5", "#c8ccd4")
BRIGHT = ("#7d8694", "#ff6b6b", "#7ddb81", "#ffd75e", "#8fb5ff", "#e09bf5", "#6fdbe6", "#ffffff")
RENDER_MODE = Choice("render_mode", "ansi", MODES)
SCALE = 2


class Ink(NamedTuple):
    colour: str = INK
    behind: str = PAPER
    bold: bool = False


class Painter(Words):
    """A pen that always uses terminal colours."""

    def paint(self, text: str, style: str) -> str:
        return painted(text, style)


def text_of(game: Game, data: Fields) -> str:
    """A view, or everything revealed, as lines for a terminal with colours."""
    return game.draw(data, Painter("en", game.package))


def rendered(game: Game, data: Fields, mode: str) -> str | NDArray[np.uint8]:
    text = text_of(game, data)
    if mode == "ansi":
        return text
    lines = [list(_inked(line)) for line in text.split("\n")]
    return svg(lines) if mode == "svg" else rgb(lines)


def svg(lines: list[list[tuple[str, Ink]]]) -> str:
    width, height = 10, 20
    columns = max(map(len, lines))
    size = f"0 0 {(columns + 2) * width} {(len(lines) + 1) * height}"
    font = 'font-family="monospace" font-size="16" xml:space="preserve"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" {font}>',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
    ]
    for row, line in enumerate(lines):
        at = 0
        for ink, signs in groupby(line, key=lambda cell: cell[1]):
            text = "".join(sign for sign, _ in signs)
            x, y, span = (at + 1) * width, row * height + height // 2, len(text) * width
            at += len(text)
            if ink.behind != PAPER:
                parts.append(f'<rect x="{x}" y="{y}" width="{span}" height="{height}" fill="{ink.behind}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if ink.bold else ""
                parts.append(
                    f'<text x="{x}" y="{y + 15}" textLength="{span}" fill="{ink.colour}"{weight}>{escape(text)}</text>'
                )
    return "\n".join([*parts, "</svg>\n"])


def rgb(lines: list[list[tuple[str, Ink]]]) -> NDArray[np.uint8]:
    columns = max(map(len, lines))
    picture = np.empty((len(lines) * HEIGHT, columns * WIDTH, 3), dtype=np.uint8)
    picture[:] = _shade(PAPER)
    for row, line in enumerate(lines):
        for column, (sign, ink) in enumerate(line):
            marks = dots(sign)[..., None]
            y, x = row * HEIGHT, column * WIDTH
            picture[y : y + HEIGHT, x : x + WIDTH] = np.where(marks, _shade(ink.colour), _shade(ink.behind))
    return picture.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def _shade(colour: str) -> NDArray[np.uint8]:
    return np.frombuffer(bytes.fromhex(colour[1:]), dtype=np.uint8)


def _inked(line: str) -> Iterator[tuple[str, Ink]]:
    """The characters of a painted line, each with its ink."""
    ink = Ink()
    for part in re.split(f"({PAINT.pattern})", line):
        if PAINT.fullmatch(part):
            ink = _mixed(ink, part[2:-1])
        else:
            yield from ((sign, ink) for sign in part)


def _mixed(ink: Ink, codes: str) -> Ink:
    for code in map(int, codes.split(";")):
        if code == 0:
            ink = Ink()
        elif code == CODES["bold"]:
            ink = ink._replace(bold=True)
        elif code == CODES["dim"]:
            ink = ink._replace(colour=DIM)
        elif code == CODES["reverse"]:
            ink = Ink(ink.behind, ink.colour, ink.bold)
        elif code >= CODES["bright_black"]:
            ink = ink._replace(colour=BRIGHT[code - CODES["bright_black"]])
        elif code >= CODES["black"]:
            ink = ink._replace(colour=SHADES[code - CODES["black"]])
    return ink
