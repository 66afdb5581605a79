"""The itemised score sheet, species by species."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16

from futaie.core.plain import Data, Plain
from futaie.core.rules.outcome import Line, Outcome
from futaie.core.rules.reason import Reason
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES
from futaie.games.arboretum.rules.reasons import Points
from futaie.games.arboretum.rules.scoring import SPECIES, Paths, hand_sums, highest_sum

if TYPE_CHECKING:
    from futaie.games.arboretum.rules.position import Arboretum


def outcome(position: Arboretum) -> Outcome:
    sums = hand_sums(position.hands, position.hand_counts, position.ranks)
    sheets = []
    for seat in range(position.seats):
        paths = Paths(position.gardens[seat], position.ranks)
        lines: list[Line] = []
        for species, letter in enumerate(LETTERS):
            if letter in position.species:
                figures = hand_figures(sums, seat, species, position.hand(seat))
                lines += species_lines(paths, species, figures, position.ranks)
        sheets.append(tuple(lines))
    scores = tuple(sum(line.points for line in sheet) for sheet in sheets)
    return Outcome(tuple(position.ranking()), scores, tuple(sheets))


def hand_figures(sums: vec[i16], seat: int, species: int, hand: list[int]) -> Data:
    """What a seat or player holds of a species."""
    sum_ = int(sums[seat * SPECIES + species])
    cards: list[Plain] = [NAMES[card] for card in sorted(hand) if card // 8 == species]
    cancelled = cards[-1:] if sum(int(str(card)[1:]) for card in cards) != sum_ else []
    figures: Data = {"species": LETTERS[species], "sum": sum_, "highest": highest_sum(sums, species)}
    return figures | {"hand": cards, "cancelled": cancelled}


def species_lines(paths: Paths, species: int, figures: Data, top: int) -> list[Line]:
    """The reasons for the points of a species; a single line with 0 if there is no right or no path."""
    if figures["sum"] != figures["highest"]:
        return [Line(Reason(Points.NO_RIGHT, figures), 0)]
    if not paths.best(species):
        return [Line(Reason(Points.NO_PATH, figures), 0)]
    path = paths.path()
    figures = figures | {"path": [NAMES[card] for card in path]}
    lines = [Line(Reason(Points.CARDS, figures), len(path))]
    if len(path) >= 4 and all(card // 8 == species for card in path):
        lines.append(Line(Reason(Points.ONE_SPECIES, figures), len(path)))
    if path[0] % 8 == 0:
        lines.append(Line(Reason(Points.STARTS_WITH_ONE, figures), 1))
    if path[-1] % 8 + 1 == top:
        lines.append(Line(Reason(Points.ENDS_WITH_TOP, figures), 2))
    return lines
