"""The picture of a calibration: the promised chances, and how often they came true."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SIDE = 220
GAP = 50
TOP = 40
COLOURS = ("#2f6f4f", "#c2662d")


@dataclass(frozen=True)
class Bin:
    """Promises of about the same chance."""

    promised: float
    won: float
    count: int
    games: int


def picture(panels: list[tuple[str, list[Bin], list[Bin]]], legend: tuple[str, str]) -> str:
    """An SVG with a panel for each number of seats, and in it a series of bins for each kind of opponents."""
    width, height = GAP + len(panels) * (SIDE + GAP), TOP + SIDE + 80
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, *series) in enumerate(panels):
        lines += panel(GAP + number * (SIDE + GAP), title, series)
    for number, text in enumerate(legend):
        x = GAP + number * 200
        lines.append(f'<circle cx="{x}" cy="{height - 16}" r="5" fill="{COLOURS[number]}"/>')
        lines.append(f'<text x="{x + 10}" y="{height - 12}">{text}</text>')
    return "\n".join([*lines, "</svg>", ""])


def panel(left: int, title: str, series: list[list[Bin]]) -> list[str]:
    low = TOP + SIDE
    lines = [
        f'<text x="{left + SIDE / 2}" y="{TOP - 14}" text-anchor="middle" font-weight="bold">{title}</text>',
        f'<text x="{left + SIDE / 2}" y="{low + 36}" text-anchor="middle">promised, %</text>',
        f'<text transform="translate({left - 32} {TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">won, %</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#888"/>',
        f'<path d="M{left} {low}L{left + SIDE} {TOP}" stroke="#888" stroke-dasharray="4 4"/>',
    ]
    for tick in (0, 50, 100):
        at = SIDE * tick / 100
        lines.append(f'<text x="{left + at}" y="{low + 18}" text-anchor="middle">{tick}</text>')
        lines.append(f'<text x="{left - 6}" y="{low - at + 4}" text-anchor="end">{tick}</text>')
    for colour, bins in zip(COLOURS, series, strict=True):
        total = sum(b.count for b in bins) or 1
        points = [(left + SIDE * b.promised, low - SIDE * b.won) for b in bins]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        lines.append(f'<path d="M{path}" fill="none" stroke="{colour}"/>')
        for (x, y), b in zip(points, bins, strict=True):
            radius = 2 + 8 * sqrt(b.count / total)
            lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" fill-opacity=".75"/>')
    return lines
