"""What one reader of l'Arbre knows about the movements of the cards: the history, read forwards and sorted.

The reader's own part needs no further work. The other hands become steps: cards came into a hand, were discarded from
it or played. The time from one shuffle of the source to the next is an era. Only the shuffle connects the hands of an
era, so the steps are sorted era by era, and in each era seat by seat, and then followed backwards (world_counts.py).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, count_of, one, one_less_of_each
from futaie.games.larbre.secrets.history import (
    BURIED,
    DISCARDED,
    KEPT,
    PLAYED,
    RESHUFFLED,
    SETTLED,
    SHOWN,
    TAKEN,
    TO_HAND,
    TO_RIVER,
    History,
)

# Further steps of a story.
WHICH: Final = 10
"""Some of Pegaea's cards came from the source before a reshuffle: was the kept one among them?"""
ERA: Final = 11
"""A source is shuffled."""
SURE: Final = 12
"""A card was taken from the river, and the line where it was played is known."""


@final
class Step:
    """An event in the hand of another seat, or the beginning of an era."""

    def __init__(self, what: i64, kind: i64, line: i64) -> None:
        self.what = what
        self.kind = kind
        """For a discard how many cards; for Pegaea's cards how many of the three are from the source before."""
        self.line = line
        """Its line in the history."""
        self.seat: i64 = 0
        self.era: i64 = 0
        self.held: i64 = 0
        """The size of the hand afterwards, without cards that are sure (see `Hand.play`)."""
        self.room: i64 = 0
        """From here back to the beginning of the era, how many cards others discarded in secret."""
        self.taken: i64 = 0
        """In the first era: the cards that everybody together had taken from the river before, a heap."""
        self.played: i64 = 0
        """The cards that everybody together had played, likewise."""


@final
class Hand:
    """The hand of another seat while the history is read."""

    def __init__(self, sure: vec[u8]) -> None:
        self.sure = sure
        """For each line of the history 1 if it is about a card that is sure (see `play`)."""
        self.steps: list[Step] = []
        """In this era."""
        self.recent: list[Step] = []
        """All since the last secret discard, in whatever era."""
        self.held: i64 = 0
        self.certain: i64 = 0
        """The cards that are in it for certain, a heap."""
        self.shown: i64 = 0
        """How many cards Pegaea has shown it in this era, in the look in progress."""
        self.first_shown: i64 = -1
        """The line where the look began; -1 if there is none."""

    def add(self, what: i64, kind: i64, line: i64) -> None:
        step = Step(what, kind, line)
        step.held = self.held
        self.steps.append(step)
        self.recent.append(step)

    def gain(self, what: i64, kind: i64, line: i64) -> None:
        """A card taken from the river, drawn or kept."""
        self.held += 1
        self.add(what, 3 - self.shown if what == KEPT else kind, line)
        if what == TAKEN:
            self.certain += one(kind)

    def play(self, kind: i64, line: i64) -> None:
        """A card taken from the river since the last secret discard is still in hand for sure. If there is one of this
        kind, the last such card counts as the one played: then neither of them leaves anything to find out."""
        self.held -= 1
        if count_of(self.certain, kind) > 0:
            self.certain -= one(kind)
        i: i64 = len(self.recent) - 1
        while i >= 0:
            taken = self.recent[i]
            if taken.what == TAKEN and taken.kind == kind:
                taken.what = SURE
                self.sure[taken.line] = 1
                self.sure[line] = 1
                while i < len(self.recent):
                    self.recent[i].held -= 1
                    i += 1
                return
            i -= 1
        self.add(PLAYED, kind, line)

    def discard(self, cards: i64, line: i64) -> None:
        self.held -= cards
        self.add(DISCARDED, cards, line)
        self.recent = []
        while cards > 0:
            self.certain = one_less_of_each(self.certain)
            cards -= 1

    def look(self, line: i64) -> None:
        if self.first_shown < 0:
            self.first_shown = line
            self.shown = 0
        self.shown += 1

    def bury(self, line: i64, is_second: bool) -> None:
        self.add(BURIED, 3 - self.shown, line)
        if is_second:
            if self.shown > 0 and self.shown < 3:
                self.add(WHICH, 3 - self.shown, self.first_shown)
            self.first_shown = -1


@final
class Era:
    """What is known of one source and its cards."""

    def __init__(self, known: i64, unknown: i64, limit: i64) -> None:
        self.known = known
        """The cards known to be in it from the beginning, a heap."""
        self.unknown = unknown
        """How many others there are: those discarded in secret."""
        self.limit = limit
        """The most that can be in it: all cards that are not known to be elsewhere at the shuffle."""
        self.certain = vec[i64]([i64(0)] * 4)
        """For each seat the cards that are then in its hand for certain."""
        self.seen: i64 = 0
        """The cards that were seen to come out of it, a heap."""
        self.unseen: i64 = 0
        """How many cards came out unseen, or are still in it."""


@final
class Story:
    def __init__(self, history: History, box: i64, source_count: i64, viewer: i64) -> None:
        self.history = history
        self.box = box
        self.viewer = viewer
        self.sure = vec[u8]([u8(0)] * history.count)
        """For each line 1 if it is about a card that is sure (see `Hand.play`)."""
        self.eras: list[Era] = [Era(box, 0, box)]
        self.steps: list[Step] = []
        """Backwards: era by era, in each era seat by seat."""
        # While the history is read
        self.hands = [Hand(self.sure), Hand(self.sure), Hand(self.sure), Hand(self.sure)]
        self.in_sight: i64 = 0
        """The river, the reader's own hand and the cards that Pegaea shows the reader."""
        self.played: i64 = 0
        """Cards played in this turn."""
        self.known: i64 = 0
        """The cards known to be in the discard."""
        self.unknown: i64 = 0
        """How many others are in it."""
        line: i64 = 0
        while line < history.count:
            line += self.read(line, self.eras[len(self.eras) - 1])
        self.eras[len(self.eras) - 1].unseen += source_count
        self.end_era()
        self.finish()

    def read(self, line: i64, era: Era) -> i64:
        """Reads the next event; returns how many lines it took."""
        what = self.history.what(line)
        seat = self.history.seat(line)
        kind = self.history.kind(line)
        if what == RESHUFFLED:
            self.end_era()
            self.begin_era()
        elif what == SETTLED:
            self.known += self.played
            self.played = 0
        elif what == PLAYED:
            self.played += one(kind)
            if seat == self.viewer:
                self.in_sight -= one(kind)
            else:
                self.hands[seat].play(kind, line)
        elif what != TO_RIVER and seat != self.viewer:
            return self.read_secret(what, kind, line, self.hands[seat], era)
        elif what == TO_RIVER or what == TO_HAND or what == SHOWN:
            era.seen += one(kind)
            self.in_sight += one(kind)
        elif what == DISCARDED or what == BURIED:
            self.known += one(kind)
            self.in_sight -= one(kind)
        return 1

    def read_secret(self, what: i64, kind: i64, line: i64, hand: Hand, era: Era) -> i64:
        """Reads a move between the hand of another seat, the source, the river and the discard."""
        cards: i64 = 1
        if what == SHOWN:
            era.unseen += 1
            hand.look(line)
        elif what == DISCARDED:
            while line + cards < self.history.count and self.history.what(line + cards) == DISCARDED:
                cards += 1
            hand.discard(cards, line)
            self.unknown += cards
        elif what == BURIED:
            hand.bury(line, self.history.what(line - 1) == BURIED)
            self.unknown += 1
        else:
            if what == TO_HAND:
                era.unseen += 1
            elif what == TAKEN:
                self.in_sight -= one(kind)
            hand.gain(what, kind, line)
        return cards

    def begin_era(self) -> None:
        """The discard is the new source: the last one is empty, so all other cards are in hands, river or play."""
        era = Era(self.known, self.unknown, self.box - self.in_sight - self.played)
        seat: i64 = 0
        while seat < 4:
            era.certain[seat] = self.hands[seat].certain
            era.limit -= era.certain[seat]
            seat += 1
        self.eras.append(era)
        self.known = 0
        self.unknown = 0

    def end_era(self) -> None:
        """Adds the steps of an era, forwards, to those of the eras before."""
        number: i64 = len(self.eras) - 1
        shuffle = Step(ERA, 0, 0)
        shuffle.era = number
        self.steps.append(shuffle)
        room: i64 = 0
        seat: i64 = 0
        while seat < 4:
            hand = self.hands[seat]
            for step in hand.steps:
                if step.what == DISCARDED:
                    room += step.kind
                elif step.what == BURIED:
                    room += 1
                step.seat = seat
                step.era = number
                step.room = room
                self.steps.append(step)
            hand.steps = []
            hand.shown = 0
            seat += 1

    def finish(self) -> None:
        """Leaves out sure cards, notes at each step what came before, and reverses the order."""
        taken: i64 = 0
        played: i64 = 0
        kept: list[Step] = []
        for step in self.steps:
            if step.what != SURE:
                kept.append(step)
                step.taken = taken
                step.played = played
                if step.era == 0 and step.what == TAKEN:
                    taken += one(step.kind)
                elif step.era == 0 and step.what == PLAYED:
                    played += one(step.kind)
        kept.reverse()
        self.steps = kept

    def is_before(self, step: Step, which: i64) -> bool:
        """Whether a card kept or buried came from the source before. `which`: whether the kept one did, if it can be
        either. The buried ones follow in their order."""
        if step.what == KEPT:
            return step.kind == 3 or which == 1
        if step.what != BURIED:
            return False
        others = step.kind - (1 if step.kind == 3 else which)
        return others == 2 or (others == 1 and self.history.what(step.line - 1) == KEPT)

    def missing(self, era: Era, labels: i64) -> i64:
        """The cards that must have been discarded in secret before the era: they came out of its source, including
        these labels, and are not known to have been in it."""
        wanted = era.seen + labels
        missing: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            lack = count_of(wanted, kind) - count_of(era.known, kind)
            if lack > 0:
                missing += one(kind) * lack
            kind += 1
        return missing

    def line_after(self, reshuffles: i64) -> i64:
        """The first line after this many reshuffles; if there are fewer, halfway through the rest."""
        line: i64 = 0
        while line < self.history.count:
            if self.history.what(line) == RESHUFFLED:
                reshuffles -= 1
                if reshuffles == 0:
                    return line + 1
            line += 1
        return (self.history.begun + self.history.count + 1) // 2
