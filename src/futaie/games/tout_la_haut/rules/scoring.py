"""The points of trees: floors, the longest run, the objective (tout-la-haut 4 and 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.rules.outcome import places
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import KINDS
from futaie.games.tout_la_haut.box.deck_file import OBJECTIVES
from futaie.games.tout_la_haut.box.floors import COLOURS
from futaie.games.tout_la_haut.rules.grove import NO_OBJECTIVE, Grove

COLOUR_COUNT: Final = 5
assert len(COLOURS) == COLOUR_COUNT
NO_COLOUR: Final = 255
GREY_CARD: Final = 4
"""The two floors of a card's back, 2 each."""
BOTTOM: Final = vec[u8]([u8(card.bottom.colour) for card in KINDS])
TOP: Final = vec[u8]([u8(card.top.colour) for card in KINDS])
VALUE: Final = vec[u8]([u8(card.value) for card in KINDS])

# The objectives, in the order of their names.
MONOCHROME: Final = 0
TWO_STEP: Final = 1
EFFICIENT: Final = 2
DIVERSIFIED: Final = 3
LITTLE_TREEHOUSE: Final = 4
TWO_STEP_COLOURS: Final = 2
TWO_STEP_FLOORS: Final = 3
DIVERSIFIED_FLOORS: Final = 2
OBJECTIVE_POINTS: Final = vec[u8]([u8(points) for points in OBJECTIVES.points])
EFFICIENT_TIES: Final[bool] = OBJECTIVES.efficient_ties


@final
class Tally:
    """The counts of one tree."""

    def __init__(self, counts: vec[u8]) -> None:
        self.counts = counts
        """The floors of each colour."""
        self.floors: i64 = 0
        """The values of all floors."""
        self.run: i64 = 0
        """The length of the longest run of one colour."""
        self.run_colour: i64 = NO_COLOUR
        """Its colour; among equal runs, that of the lowest."""
        self.last: i64 = NO_COLOUR
        self.length: i64 = 0

    def floor(self, colour: i64) -> None:
        """Counts one more floor of a colour."""
        self.counts[colour] += 1
        self.length = self.length + 1 if colour == self.last else 1
        self.last = colour
        if self.length > self.run:
            self.run = self.length
            self.run_colour = colour

    def most_of_one_colour(self) -> i64:
        most: i64 = 0
        for count in self.counts:
            if i64(count) > most:
                most = i64(count)
        return most

    def colours_with(self, least: i64, most: i64) -> i64:
        """How many colours have this many floors."""
        colours: i64 = 0
        for count in self.counts:
            if i64(count) >= least and i64(count) <= most:
                colours += 1
        return colours


def tallied(grove: Grove, seat: i64) -> Tally:
    tally = Tally(vec[u8]([u8(0)] * COLOUR_COUNT))
    turn = grove.place(seat)
    while turn < grove.turn:
        action = i64(grove.built[turn])
        if action & 1 == 0:
            kind = action >> 1
            tally.floors += i64(VALUE[kind])
            tally.floor(i64(BOTTOM[kind]))
            tally.floor(i64(TOP[kind]))
        else:
            tally.floors += GREY_CARD
            tally.last = NO_COLOUR
        turn += grove.seats
    return tally


def longest_run(tallies: list[Tally]) -> i64:
    """The bonus for everybody who has the longest run (tout-la-haut 4)."""
    longest: i64 = 0
    for tally in tallies:
        if tally.run > longest:
            longest = tally.run
    return longest


def with_runs(tallies: list[Tally]) -> list[int]:
    """The points of each seat, without the objective."""
    longest = longest_run(tallies)
    return [tally.floors + (longest if tally.run == longest else 0) for tally in tallies]


def measure(objective: i64, tally: Tally, points: i64) -> i64:
    """How well a tree does by an objective: the higher, the better (tout-la-haut 8)."""
    if objective == MONOCHROME:
        return tally.most_of_one_colour()
    if objective == TWO_STEP:
        return tally.colours_with(TWO_STEP_FLOORS, TWO_STEP_FLOORS)
    if objective == EFFICIENT:
        return -tally.colours_with(1, 255)
    if objective == DIVERSIFIED:
        return tally.colours_with(DIVERSIFIED_FLOORS, 255)
    return -points


def those_who_meet(objective: i64, tallies: list[Tally], points: list[int]) -> list[bool]:
    """Which seats meet the objective; `points` include the run bonus (tout-la-haut 8)."""
    measures = [measure(objective, tally, own) for tally, own in zip(tallies, points, strict=True)]
    if objective == TWO_STEP:
        return [own >= TWO_STEP_COLOURS for own in measures]
    best = max(measures)
    if best == 0 and objective in (MONOCHROME, DIVERSIFIED):
        return [False] * len(measures)
    if objective == EFFICIENT and not EFFICIENT_TIES and measures.count(best) > 1:
        return [False] * len(measures)
    return [own == best for own in measures]


def scores(grove: Grove) -> list[int]:
    """The points of each seat, as if the game ended here."""
    tallies = [tallied(grove, seat) for seat in range(grove.seats)]
    points = with_runs(tallies)
    if grove.objective == NO_OBJECTIVE:
        return points
    meeting = those_who_meet(grove.objective, tallies, points)
    worth = i64(OBJECTIVE_POINTS[grove.objective])
    return [own + (worth if met else 0) for own, met in zip(points, meeting, strict=True)]


def ranking(grove: Grove, points: list[int]) -> list[int]:
    """Most points; on a tie, whoever plays later (tout-la-haut 5; in the second game, 6)."""
    keys = points[:]
    seat: i64 = 0
    while seat < grove.seats:
        keys[seat] = keys[seat] * 8 + grove.place(seat)
        seat += 1
    return places(keys)
