"""Draws one of the worlds that fit what a reader of l'Arbre has seen.

A reader cannot know the order of each source, the cards that others drew from it, the cards that others discarded, and
which of Pegaea's three they kept. All of this counts as chance: every shuffle gives each order of the cards with the
same probability, every secret discard each set of cards of the hand, every look each of the three. Other decisions are
visible, and by themselves prove nothing. Of all these worlds, those in which the reader would have seen exactly what it
has seen are drawn with the right frequencies.

The history is read forwards (story.py), and the worlds are counted backwards (world_counts.py). Then a way is followed
from now to the beginning, chosen at each node by weight, and the world is told forwards along that way: free cards get
their labels from the rest of the cards in their era. Throwing some worlds away corrects two things. If several cards in
hand have the kind that is played, each of them was counted as the one played: one such world in that many is kept.
And a free card in the discard that has the kind of a card seen later makes seeing it likelier than was counted: worlds
are kept in proportion to that, relative to the largest possible ratio.

All of this is exact. If it would take too long (more than MOST_WAYS, or MOST_ATTEMPTS worlds thrown away in a row), the
reader forgets how the cards came to lie as they did at some reshuffle, the first one if that is enough, and if
necessary at later points (forgetting.py). From what it still remembers, worlds are again drawn exactly.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, count_of, one, size, write_cards
from futaie.games.larbre.secrets.forgetting import shortened
from futaie.games.larbre.secrets.history import (
    BURIED,
    DISCARDED,
    KEPT,
    PLAYED,
    RESHUFFLED,
    SETTLED,
    SHOWN,
    TAKEN,
    TO_RIVER,
    History,
)
from futaie.games.larbre.secrets.odds import any_card, falling, largest_ratio, matchings, uniform
from futaie.games.larbre.secrets.story import ERA, WHICH, Era, Step, Story
from futaie.games.larbre.secrets.story_states import SLOT, Node, Way
from futaie.games.larbre.secrets.world_counts import Count

MOST_WAYS: Final = 6000
MOST_ATTEMPTS: Final = 400


@final
class Worlds:
    """All worlds for one reader at one point of the game. `draw` draws one; then the fields describe it."""

    def __init__(self, history: History, box: i64, source_count: i64, viewer: i64, most_ways: i64) -> None:
        self.lines: i64 = history.count
        """Of the whole history; the one in the story may be shortened."""
        self.source_count = source_count
        self.most_ways = most_ways
        self.most_attempts: i64 = MOST_ATTEMPTS
        self.story = Story(history.copy(), box, source_count, viewer)
        self.first: Node | None = None
        # On the way that was drawn
        self.labels = vec[i64]([i64(0)])
        """For each era the kinds that unseen cards turn out to have, a heap."""
        self.decisions = vec[i64]([i64(0)])
        """For each line of the history its decision: 1 more than a label, a heap, or 1 for yes."""
        self.slots: list[list[int]] = [[], [], [], []]
        """For each hand the lines that discard missing cards not found yet."""
        # The world
        self.kinds = vec[u8]([u8(0)])
        """The kind of the card of each line."""
        self.hands = vec[i64]([i64(0)] * 4)
        """The free cards of other seats; in the end their hands hold no others."""
        self.source = vec[u8]([u8(0)] * size(box))
        """The unknown cards of an era's source, in random order; the next one last."""
        self.source_left: i64 = 0
        self.discard: i64 = 0
        self.looked: i64 = 0
        """The cards that Pegaea shows, if the look is still in progress."""
        # During the telling
        self.reserved = vec[i64]([i64(0)] * 4)
        """For each hand of others the cards that will be needed."""
        self.played: i64 = 0
        self.era: i64 = 0
        self.shown: i64 = 0
        """How many cards Pegaea has shown in the look in progress."""
        self.kept_line: i64 = -1
        self.kept_before: i64 = 0
        self.shown_before: i64 = 0
        self.chance: float = 1.0
        """The chance to keep the world."""
        self.count()

    def count(self) -> None:
        """Counts the ways; while there are too many, forgets what came before the era in which they grew too many."""
        while True:
            count = Count(self.story)
            era = count.finish(self.most_ways)
            if era < 0:
                self.first = count.first
                self.kinds = vec[u8]([u8(0)] * self.story.history.count)
                return
            self.forget(max(1, era))

    def forget(self, reshuffles: i64) -> None:
        story = self.story
        history = shortened(story.history, story.line_after(reshuffles))
        self.story = Story(history, story.box, self.source_count, story.viewer)

    def draw(self, rng: Rng) -> None:
        attempts: i64 = 0
        while True:
            self.follow(rng)
            if self.tell(uniform(rng), rng):
                return
            attempts += 1
            if attempts == self.most_attempts:
                self.forget(1)
                self.count()
                attempts = 0

    def history(self) -> History:
        """The history as it is in the world."""
        history = self.story.history.copy()
        line: i64 = 0
        while line < history.count:
            history.lines[2 * line + 1] = self.kinds[line]
            line += 1
        return history

    # The way backwards

    def follow(self, rng: Rng) -> None:
        """Follows the nodes, choosing ways by weight, and notes the decisions."""
        self.labels = vec[i64]([i64(0)] * len(self.story.eras))
        self.decisions = vec[i64]([i64(0)] * self.story.history.count)
        self.slots = [[], [], [], []]
        node = self.first
        missing: i64 = 0
        at: i64 = 0
        while at < len(self.story.steps):
            step = self.story.steps[at]
            decision: i64 = 0
            which: i64 = 0
            if node is not None and node.at == at:
                way = any_way(node, rng)
                decision = way.decision
                which = node.which
                node = way.then
            if step.what != ERA:
                if decision != 0:
                    missing -= self.decide(step, decision, which, rng)
                at += 1
            elif missing != 0:
                share = decision if decision != 0 else missing
                self.find_share(share, rng)
                missing -= share
            else:
                missing = self.story.missing(self.story.eras[step.era], self.labels[step.era])
                at += 1

    def decide(self, step: Step, decision: i64, which: i64, rng: Rng) -> i64:
        """Notes a decision; returns the missing cards that it finds, a heap."""
        slots = self.slots[step.seat]
        if step.what == DISCARDED:
            while decision > 0:
                slots.append(step.line)
                decision -= 1
            return 0
        label = decision & (SLOT - 1)
        self.decisions[step.line] = label
        if step.what == WHICH:
            return 0
        kind = step.kind
        if step.what != TAKEN:
            kind = label - 1
            self.labels[step.era - 1 if self.story.is_before(step, which) else step.era] += one(kind)
        if decision >= SLOT:
            self.find(slots, kind, rng)
            return one(kind)
        return one(kind) if step.what == BURIED else 0

    def find(self, lines: list[int], kind: i64, rng: Rng) -> None:
        """Assigns the card to one of the lines, in which it is discarded."""
        last: i64 = len(lines) - 1
        i = rng.below(last + 1)
        self.decisions[lines[i]] += one(kind)
        lines[i] = lines[last]
        lines.pop()

    def find_share(self, cards: i64, rng: Rng) -> None:
        """Assigns all these cards to discards of the first hand that has slots."""
        seat: i64 = 0
        while len(self.slots[seat]) == 0:
            seat += 1
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(cards, kind)
            while copies > 0:
                self.find(self.slots[seat], kind, rng)
                copies -= 1
            kind += 1

    # The story forwards

    def tell(self, least: float, rng: Rng) -> bool:
        """Tells the story, giving labels to free cards; False as soon as the chance to keep it is not above `least`."""
        history = self.story.history
        self.hands = vec[i64]([i64(0)] * 4)
        self.reserved = vec[i64]([i64(0)] * 4)
        self.discard = self.story.box
        self.looked = 0
        self.shown = 0
        self.played = 0
        self.era = -1
        self.chance = 1.0
        self.shuffle(rng)
        line: i64 = 0
        while line < history.count:
            what = history.what(line)
            seat = history.seat(line)
            kind = history.kind(line)
            if what == RESHUFFLED:
                self.shuffle(rng)
            elif what == SETTLED:
                self.discard += self.played
                self.played = 0
            elif what == PLAYED:
                self.played += one(kind)
                if seat != self.story.viewer:
                    self.play(seat, kind, line)
            elif what == DISCARDED or what == BURIED:
                if seat != self.story.viewer:
                    kind = i64(self.kinds[line]) if what == BURIED else self.discarded(seat, line, rng)
                self.discard += one(kind)
            elif seat != self.story.viewer and what != TO_RIVER:
                kind = self.show(line) if what == SHOWN else self.gain(what, seat, kind, line)
            self.kinds[line] = u8(kind)
            if self.chance <= least:
                return False
            line += 1
        return True

    def shuffle(self, rng: Rng) -> None:
        """The discard becomes a source: its cards, less those seen and those with a label, in random order."""
        self.era += 1
        era = self.story.eras[self.era]
        wanted = era.seen + self.labels[self.era]
        if era.unknown > 0:
            self.weigh(era, wanted)
        self.source_left = write_cards(self.discard - wanted, self.source)
        rng.shuffle(self.source, self.source_left)
        self.discard = 0

    def weigh(self, era: Era, wanted: i64) -> None:
        """Weighs how much likelier the sights of the era are with these cards in its source than was counted."""
        ratio: float = 1.0
        missing: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(wanted, kind)
            if need > 0:
                known = count_of(era.known, kind)
                there = count_of(self.discard, kind)
                ratio *= falling(there, need) / matchings(known, need)
                if need > known:
                    ratio /= falling(there - known, need - known)
                    missing += need - known
            kind += 1
        self.chance *= ratio / largest_ratio(era.known, era.limit, wanted, era.unknown - missing)

    def play(self, seat: i64, kind: i64, line: i64) -> None:
        if self.story.sure[line] == 0:
            reserved = count_of(self.reserved[seat], kind)
            self.chance *= float(reserved) / float(reserved + count_of(self.hands[seat], kind))
        self.reserved[seat] -= one(kind)

    def gain(self, what: i64, seat: i64, kind: i64, line: i64) -> i64:
        """A card comes into a hand; returns its kind."""
        is_reserved = self.decisions[line] != 0
        if what == TAKEN:
            is_reserved = is_reserved or self.story.sure[line] != 0
        elif what == KEPT:
            kind = i64(self.kinds[line])
            self.shown = 0
        else:
            kind = self.unseen_card(line)
        if is_reserved:
            self.reserved[seat] += one(kind)
        else:
            self.hands[seat] += one(kind)
        return kind

    def unseen_card(self, line: i64) -> i64:
        """The kind of a card drawn unseen that goes there: its label less one, or if it has none any of the rest."""
        if line >= 0 and self.decisions[line] != 0:
            return self.decisions[line] - 1
        self.source_left -= 1
        return i64(self.source[self.source_left])

    def show(self, line: i64) -> i64:
        """Pegaea shows another seat a card; returns its kind, and notes it at the line where the card goes next."""
        if self.shown == 0:
            self.find_kept(line)
        shown = self.shown
        self.shown += 1
        if self.kept_line < 0:
            kind = self.unseen_card(-1)
            self.looked += one(kind)
            return kind
            # The kept card is the first one that can be it; the others follow in their order.
        goes = self.kept_line + shown
        before = self.shown_before
        if before < 3 and self.kept_before == 0 and shown <= before:
            goes = self.kept_line + (shown + 1 if shown < before else 0)
        kind = self.unseen_card(goes)
        self.kinds[goes] = u8(kind)
        return kind

    def find_kept(self, line: i64) -> None:
        """Finds, for a look, the line where a card is kept (-1 if not yet), and how many were shown before a
        reshuffle."""
        history = self.story.history
        self.kept_before = self.decisions[line]
        self.kept_line = -1
        self.shown_before = 0
        shown: i64 = 0
        while line < history.count:
            what = history.what(line)
            if what == SHOWN:
                shown += 1
            elif what == RESHUFFLED:
                self.shown_before = shown
            else:
                self.kept_line = line
                return
            line += 1

    def discarded(self, seat: i64, line: i64, rng: Rng) -> i64:
        """One of the missing cards that the first line of the discard names, or any free one."""
        history = self.story.history
        first = line
        while first > 0 and history.what(first - 1) == DISCARDED:
            first -= 1
        found = self.decisions[first]
        kind: i64 = 0
        if found != 0:
            while count_of(found, kind) == 0:
                kind += 1
            self.decisions[first] -= one(kind)
            self.reserved[seat] -= one(kind)
        else:
            kind = any_card(self.hands[seat], rng)
            self.hands[seat] -= one(kind)
        return kind


def any_way(node: Node, rng: Rng) -> Way:
    """One of the ways, by the weight of the worlds behind them."""
    left = uniform(rng) * node.total
    chosen = node.ways[0]
    for way in node.ways:
        weight = way.total()
        if weight > 0.0:
            chosen = way
            left -= weight
            if left < 0.0:
                break
    return chosen
