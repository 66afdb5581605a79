"""Arboretum's scoring by literal reading of the rulebook: slow, obvious, and independent of the package.

A card is a text such as "j7"; a garden maps (x, y) to a card; `top` is the highest rank in play, 8 unless cut down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

Cells: TypeAlias = Mapping[tuple[int, int], str]


def species_of(card: str) -> str:
    return card[0]


def rank_of(card: str) -> int:
    return int(card[1:])


def are_adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def walks(cells: Cells, walk: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """All ascending walks that begin with this one, including itself."""
    yield walk
    for cell, card in cells.items():
        if are_adjacent(cell, walk[-1]) and rank_of(card) > rank_of(cells[walk[-1]]):
            yield from walks(cells, [*walk, cell])


def is_path(cells: Cells, species: str, path: Sequence[str]) -> bool:
    """Whether these cards, in this order, are a path of the species."""
    where = {card: cell for cell, card in cells.items()}
    return (
        len(path) >= 2
        and all(card in where for card in path)
        and all(are_adjacent(where[one], where[other]) for one, other in pairwise(path))
        and all(rank_of(one) < rank_of(other) for one, other in pairwise(path))
        and species_of(path[0]) == species_of(path[-1]) == species
    )


def all_paths(cells: Cells, species: str) -> list[list[str]]:
    starts = [cell for cell, card in cells.items() if species_of(card) == species]
    found = [[cells[cell] for cell in walk] for start in starts for walk in walks(cells, [start])]
    return [path for path in found if is_path(cells, species, path)]


def items(path: Sequence[str], top: int = 8) -> dict[str, int]:
    """The points of a path, criterion by criterion, without those that give none."""
    points = {"cards": len(path)}
    if len(path) >= 4 and all(species_of(card) == species_of(path[0]) for card in path):
        points["one species"] = len(path)
    if rank_of(path[0]) == 1:
        points["starts with 1"] = 1
    if rank_of(path[-1]) == top:
        points["ends with top"] = 2
    return points


def path_points(path: Sequence[str], top: int = 8) -> int:
    return sum(items(path, top).values())


def best_points(cells: Cells, species: str, top: int = 8) -> int:
    return max((path_points(path, top) for path in all_paths(cells, species)), default=0)


def hand_sum(hands: Sequence[Sequence[str]], seat: int, species: str, top: int = 8) -> int:
    total = 0
    for card in hands[seat]:
        if species_of(card) != species:
            continue
        opponents = [other for number, other in enumerate(hands) if number != seat]
        cancelled = rank_of(card) == top and any(species + "1" in other for other in opponents)
        total += 0 if cancelled else rank_of(card)
    return total


def rights(hands: Sequence[Sequence[str]], species: str, top: int = 8) -> list[int]:
    """The seats that may score the species."""
    sums = [hand_sum(hands, seat, species, top) for seat in range(len(hands))]
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def totals(hands: Sequence[Sequence[str]], gardens: Sequence[Cells], all_species: str, top: int = 8) -> list[int]:
    return [
        sum(best_points(cells, species, top) for species in all_species if seat in rights(hands, species, top))
        for seat, cells in enumerate(gardens)
    ]


def ranking(points: Sequence[int], gardens: Sequence[Cells]) -> list[int]:
    """Places by points, then by the number of different species planted."""
    keys = [
        (own, len({species_of(card) for card in cells.values()})) for own, cells in zip(points, gardens, strict=True)
    ]
    return [1 + len([other for other in keys if other > key]) for key in keys]
