"""Forgets how the cards came to lie as they do, if a history is too long to compute with.

A new beginning replaces the lines up to some point. It leads to the same table, and tells of each card no more than
everybody, or its owner, knows at that point: which cards lie in the river, are being played, or were played since the
last reshuffle; and which are certain to be in a hand, because they were taken from the river and cannot have been
discarded. All other cards in hands, those discarded in secret since the last reshuffle and those that Pegaea is showing
came from the source just now, and only their owner saw them. Lost are the other facts in the forgotten lines: which
cards were taken before a secret discard, which cards somebody turned out to have had. From that point on the
history stays the same.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, count_of, one, one_less_of_each
from futaie.games.larbre.secrets.history import (
    BURIED,
    DISCARDED,
    KEPT,
    PLAYED,
    SETTLED,
    SHOWN,
    TAKEN,
    TO_HAND,
    TO_RIVER,
    History,
    new_history,
)


def shortened(history: History, until: i64) -> History:
    """The history with a new beginning instead of the lines up to this one (or the next after Pegaea's cards)."""
    while until < history.count and history.what(until) == BURIED:
        until += 1
    table = KnownCards(history)
    line: i64 = 0
    while line < until:
        table.move(line, history.what(line), history.seat(line), history.kind(line))
        line += 1
    new = table.beginning()
    new.begun = new.count
    while line < history.count:
        new.note(history.what(line), history.seat(line), history.kind(line))
        line += 1
    return new


@final
class KnownCards:
    """Where the cards are, and what is known of them."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.river: i64 = 0
        self.hands = vec[i64]([i64(0)] * 4)
        """The cards that are not certain to be there."""
        self.certain = vec[i64]([i64(0)] * 4)
        self.played: i64 = 0
        """In this turn."""
        self.player: i64 = 0
        self.settled: i64 = 0
        """Cards played, in the discard."""
        self.secret: list[int] = []
        """The lines about the other cards there."""
        self.shown: list[int] = []
        """The lines about the cards that Pegaea shows."""

    def move(self, line: i64, what: i64, seat: i64, kind: i64) -> None:
        card = one(kind)
        if what == TO_RIVER:
            self.river += card
        elif what == TO_HAND or what == KEPT:
            self.hands[seat] += card
            self.shown = []
        elif what == TAKEN:
            self.river -= card
            self.certain[seat] += card
        elif what == SHOWN:
            self.shown.append(line)
        elif what == BURIED:
            self.secret.append(line)
        elif what == DISCARDED:
            self.secret.append(line)
            hand = self.hands[seat] + self.certain[seat] - card
            self.certain[seat] = one_less_of_each(self.certain[seat])
            self.hands[seat] = hand - self.certain[seat]
        elif what == PLAYED:
            heaps = self.certain if count_of(self.certain[seat], kind) > 0 else self.hands
            heaps[seat] -= card
            self.played += card
            self.player = seat
        elif what == SETTLED:
            self.settled += self.played
            self.played = 0
        else:
            self.settled = 0
            self.secret = []

    def beginning(self) -> History:
        """A history that leads to this table."""
        new = new_history()
        note_all(new, self.settled, 0, PLAYED)
        if self.settled != 0:
            new.note(SETTLED, 0, 0)
        for line in self.secret:
            new.note(TO_HAND, self.history.seat(line), self.history.kind(line))
            new.note(DISCARDED, self.history.seat(line), self.history.kind(line))
        note_all(new, self.played, self.player, PLAYED)
        seat: i64 = 0
        while seat < 4:
            note_all(new, self.certain[seat], seat, TAKEN)
            note_all(new, self.hands[seat], seat, TO_HAND)
            seat += 1
        note_all(new, self.river, 0, TO_RIVER)
        for line in self.shown:
            new.note(SHOWN, self.history.seat(line), self.history.kind(line))
        return new


def note_all(history: History, cards: i64, seat: i64, what: i64) -> None:
    """Takes cards from the source to where this kind of line leaves them."""
    kind: i64 = 0
    while kind < KINDS:
        copies = count_of(cards, kind)
        while copies > 0:
            if what == TO_HAND:
                history.note(TO_HAND, seat, kind)
            else:
                history.note(TO_RIVER, 0, kind)
                if what != TO_RIVER:
                    history.note(TAKEN, seat, kind)
                if what == PLAYED:
                    history.note(PLAYED, seat, kind)
            copies -= 1
        kind += 1
