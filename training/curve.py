"""Draws the course of a run: how its saved weights do against the last of them, and its figures on the way.

python -m training.curve arboretum RUN docs/pictures/learning-arboretum.svg --games 400 --processes 2
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from training.match import match

WIDTH = 260
HEIGHT = 180
GAP = 60
TOP = 36
COLOUR = "#2f6f4f"
FIGURES = {"points": "points of a seat", "entropy": "entropy of its choices", "value": "error of its value"}

Points = list[tuple[float, float]]


def panel(left: int, title: str, points: Points, most_x: float) -> list[str]:
    most = 1.1 * max(y for _, y in points)
    low = TOP + HEIGHT
    path = "L".join(f"{left + WIDTH * x / most_x:.1f} {low - HEIGHT * y / most:.1f}" for x, y in points)
    return [
        f'<text x="{left + WIDTH / 2}" y="{TOP - 12}" text-anchor="middle" font-weight="bold">{title}</text>',
        f'<rect x="{left}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#888"/>',
        f'<path d="M{path}" fill="none" stroke="{COLOUR}" stroke-width="2"/>',
        f'<text x="{left - 6}" y="{TOP + 10}" text-anchor="end">{most:.2g}</text>',
        f'<text x="{left - 6}" y="{low}" text-anchor="end">0</text>',
        f'<text x="{left}" y="{low + 18}">0</text>',
        f'<text x="{left + WIDTH}" y="{low + 18}" text-anchor="end">{most_x:.0f} million decisions</text>',
    ]


def picture(panels: dict[str, Points]) -> str:
    width, height = GAP + len(panels) * (WIDTH + GAP), TOP + HEIGHT + 30
    most_x = max(x for points in panels.values() for x, _ in points)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, points) in enumerate(panels.items()):
        lines += panel(GAP + number * (WIDTH + GAP), title, points, most_x)
    return "\n".join([*lines, "</svg>", ""])


def smooth(points: Points, wanted: int = 60) -> Points:
    """Means of neighbouring points, `wanted` in all."""
    size = max(1, len(points) // wanted)
    groups = [points[first : first + size] for first in range(0, len(points) - size + 1, size)]
    return [(sum(x for x, _ in group) / size, sum(y for _, y in group) / size) for group in groups]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("run", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=15)
    options = parser.parse_args()
    curve = json.loads((options.run / "curve.json").read_text())
    files = sorted(options.run.glob("*.npz"))
    wins: Points = []
    for file in files[:-1]:
        seconds = int(file.stem[-5:])
        decisions = max(row["decisions"] for row in curve if row["seconds"] <= seconds + 1) / 1e6
        share, games = match(options.game, file, files[-1], options.seats, options.games, options.processes, 77)
        print(f"{file.name} against {files[-1].name}, {games} games: {100 * share:.1f} %", flush=True)
        wins.append((decisions, 100 * share))
    wins.append((curve[-1]["decisions"] / 1e6, 100 / options.seats))
    panels = {f"% won against the last, {options.seats} seats": wins}
    for name, title in FIGURES.items():
        panels[title] = smooth([(row["decisions"] / 1e6, row[name]) for row in curve if row[name] == row[name]])
    options.picture.write_text(picture(panels))


if __name__ == "__main__":
    main()
