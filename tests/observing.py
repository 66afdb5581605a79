"""Observations for tests: bytes, and their fields by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import u8

from futaie import Game, Position, Rng
from futaie.core.research.encoder import Encoder, count_of
from futaie.core.vecs import vec
from tests.battery import walk

BEFORE = 3
"""Bytes before the observation, which must not change; neither must as many after it."""


def encoder_for(game: Game, seats: int, options: dict[str, Any]) -> Encoder:
    assert game.encoder is not None
    return game.encoder(seats, game.checked(seats, options))


def observation(encoder: Encoder, position: Position, seat: int, noise: int = 77) -> list[int]:
    """An observation, written over other bytes."""
    memory = vec[u8]([u8(noise)] * (int(encoder.size) + 2 * BEFORE))
    encoder.write(position, seat, memory, BEFORE)
    written = [int(number) for number in memory]
    assert written[:BEFORE] == written[-BEFORE:] == [noise] * BEFORE
    return written[BEFORE:-BEFORE]


def observed(encoder: Encoder, position: Position, seat: int) -> dict[str, Any]:
    """The fields by name, as nested lists of their shapes."""
    numbers = observation(encoder, position, seat)
    return {
        field.name: _shaped(numbers[field.start : field.start + count_of(field.shape)], field.shape)
        for field in encoder.fields
    }


def _shaped(numbers: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[0]
    part = len(numbers) // shape[0]
    return [_shaped(numbers[i * part : (i + 1) * part], shape[1:]) for i in range(shape[0])]


def looks(position: Position, rng: Rng) -> Iterator[int]:
    """A random game; one seat observes each step, and all of them the end."""
    for _ in walk(position, rng):
        yield rng.below(position.seats)
    yield from range(position.seats)


def one_hot(place: int | None, length: int) -> list[int]:
    return [int(i == place) for i in range(length)]
