"""A plot of the ratings: one row per player, a dot with its interval, on a scale of Elo. SVG, written by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

WIDTH, ROW, TOP, LEFT, RIGHT = 720, 34, 64, 190, 40
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)
LINE, GRID = "#3f7d3a", "#d9e2d4"
STYLE = 'role="img" font-family="sans-serif" font-size="13" fill="#22331f"'


def plot(ratings: Sequence[dict[str, Any]], title: str, axis: str) -> str:
    low = min(rating["elo_low"] for rating in ratings)
    high = max(rating["elo_high"] for rating in ratings)
    step = next((step for step in STEPS if high - low <= 10 * step), STEPS[-1])
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    last = max(last, first + step)
    bottom = TOP + ROW * len(ratings)

    def x(value: float) -> str:
        return f"{LEFT + (value - first) / (last - first) * (WIDTH - LEFT - RIGHT):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 48}" {STYLE}>',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="16" y="28" font-size="16">{escape(title)}</text>',
    ]
    for mark in range(first, last + 1, step):
        lines.append(f'<line x1="{x(mark)}" x2="{x(mark)}" y1="{TOP - 14}" y2="{bottom}" stroke="{GRID}"/>')
        lines.append(
            f'<text x="{x(mark)}" y="{bottom + 18}" text-anchor="middle">{mark:+d}</text>'.replace("+0<", "0<")
        )
    for number, rating in enumerate(ratings):
        y = TOP + ROW * number + ROW // 2 - 8
        name = rating["player"] if len(rating["player"]) <= 24 else rating["player"][:23] + "…"
        ends = f'x1="{x(rating["elo_low"])}" x2="{x(rating["elo_high"])}"'
        lines.append(f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(name)}</text>')
        lines.append(f'<line {ends} y1="{y}" y2="{y}" stroke="{LINE}" stroke-width="3"/>')
        lines.append(f'<circle cx="{x(rating["elo"])}" cy="{y}" r="5" fill="{LINE}"/>')
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{bottom + 38}" text-anchor="middle">{escape(axis)}</text>'
    )
    return "\n".join([*lines, "</svg>", ""])
