"""A small font, for pictures where no other is guaranteed: every character is 6 columns of 10 dots."""

from __future__ import annotations

from functools import cache
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 6, 10
Dots = NDArray[np.bool_]

# From the space on: five columns per character, each from top (lowest bit) to bottom in eight dots.
ASCII = bytes.fromhex(
    "0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0005030000 001c224100 0041221c00"
    "14083e0814 08083e0808 0050300000 0808080808 0060600000 2010080402 3e5149453e 00427f4000 4261514946 2141454b31"
    "1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0814224100 1414141414"
    "0041221408 0201510906 324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a"
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e"
    "7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 3f4038403f 6314081463 0708700807 6151494543 007f414100"
    "0204081020 0041417f00 0402010204 4040404040 0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418"
    "087e090102 18a4a4a47c 7f08040478 00447d4000 4080847d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438"
    "fc24242418 18242418fc 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 1ca0a0a07c"
    "4464544c44 0008364100 00007f0000 0041360800 1008081008"
)
OTHERS = {
    "·": "0000180000",
    "×": "0014081400",
    "–": "0808080808",
    "•": "00183c1800",
    "’": "0005030000",
    "…": "4000400040",
    "→": "08082a1c08",
    "▲": "60787e7860",
    "▶": "7f3e3e1c08",
    "◀": "081c3e3e7f",
    "●": "1c3e3e3e1c",
    "♣": "0c4e7f4e0c",
    "✿": "1436683614",
}
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = dict(
    zip(
        "─│┃║└┘╰╯┌┐╭╮├┤╟╢┬┴┼",
        (12, 3, 3, 3, 9, 5, 9, 5, 10, 6, 10, 6, 11, 7, 11, 7, 14, 13, 15),
        strict=True,
    )
)
"""Lines from the middle of a character to its sides, as a sum of UP, DOWN, LEFT and RIGHT."""
QUARTERS = {"█": 15, "▙": 7, "▟": 11, "▛": 13, "▜": 14}
"""The filled quarters: 1 lower left, 2 lower right, 4 upper left, 8 upper right."""


@cache
def dots(sign: str) -> Dots:
    """The character; an accented letter without its accent, and a question mark for an unknown one."""
    plain = normalize("NFD", sign)[0]
    if sign in LINES:
        return _lines(LINES[sign])
    if sign in QUARTERS:
        return _quarters(QUARTERS[sign])
    if sign == "▒":
        return np.asarray(np.indices((HEIGHT, WIDTH)).sum(axis=0) % 2 == 0)
    if sign in OTHERS:
        return _columns(bytes.fromhex(OTHERS[sign]))
    at = ord(plain if " " <= plain <= "~" else "?") - ord(" ")
    return _columns(ASCII[5 * at : 5 * at + 5])


def _columns(columns: bytes) -> Dots:
    found = np.zeros((HEIGHT, WIDTH), dtype=np.bool_)
    for x, column in enumerate(columns):
        for y in range(8):
            found[y + 1, x] = column >> y & 1
    return found


def _lines(sides: int) -> Dots:
    found = np.zeros((HEIGHT, WIDTH), dtype=np.bool_)
    x, y = 2, 4
    if sides & UP:
        found[: y + 1, x] = True
    if sides & DOWN:
        found[y:, x] = True
    if sides & LEFT:
        found[y, : x + 1] = True
    if sides & RIGHT:
        found[y, x:] = True
    return found


def _quarters(which: int) -> Dots:
    found = np.zeros((HEIGHT, WIDTH), dtype=np.bool_)
    for bit, (row, column) in enumerate([(5, 0), (5, 3), (0, 0), (0, 3)]):
        if which >> bit & 1:
            found[row : row + 5, column : column + 3] = True
    return found
