"""A random game told line by line: the same on every machine, in every Python, interpreted and compiled.

`PYTHONPATH=src python -m tests.playthrough NAME…` rewrites those of a game, after an intended change of its rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import futaie
from tests.battery import any_mover, written

FOLDER = Path(__file__).parent / "playthroughs"
IMAGINED = {"larbre": 40}
"""In long games worlds are imagined only once in this many actions."""


def short(data: object) -> str:
    return sha256(written(data).encode()).hexdigest()[:8]


def playthrough(name: str, seats: int) -> Iterator[str]:
    """Each action, and the number of legal ones; the events; and digests of views, previews and imagined worlds."""
    game = futaie.game(name)
    position = game.new(seats=seats, seed=f"{name} {seats}")
    rng = futaie.Rng(f"{name} {seats}")
    number = 0
    while not position.over:
        seat = any_mover(position, rng)
        legal = position.legal(seat)
        action = position.random_action(seat, rng)
        digests = [
            short([position.view(reader) for reader in (None, *range(seats))]),
            short([position.preview(seat, each) for each in legal]),
        ]
        if number % IMAGINED.get(name, 1) == 0:
            digests.append(short(position.imagine(seat, rng).revealed()))
        number += 1
        word = game.format(position, seat, action)
        events = [event.revealed() for event in position.play(seat, action)]
        yield f"{position.turn} {seat} {word} of {len(legal)} {' '.join(digests)} {written(events)}"
    yield written(position.outcome().plain())


def main() -> None:
    for name in sys.argv[1:]:
        for seats in futaie.game(name).seats:
            (FOLDER / f"{name}-{seats}.txt").write_text("\n".join(playthrough(name, seats)) + "\n")


if __name__ == "__main__":
    main()
