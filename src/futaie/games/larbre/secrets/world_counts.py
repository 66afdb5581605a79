"""Counts the worlds in which a reader of l'Arbre would have seen exactly what it has seen.

The steps of the story are followed backwards. A card that somebody plays must have been in that hand: it is *open*
until it is matched with a card known to have been taken from the river, or with an unseen one drawn from the source,
which thus gets its *label*. Cards of a hand that are not open are *free*: any of them can be the ones discarded. At a
reshuffle, the cards seen to come out of the new source must have been in the discard. If the cards known to lie there
cannot account for them all, the rest is *missing*: somebody must have discarded them in secret. At each discard it is
decided how many of its cards are missing ones (they are *slots* of that hand); which ones, only when cards come into
the hand, or at the beginning of the era, when they become open.

So a state is small (the open cards and slots of each hand, the missing cards, the labels given in this era), there are
few ways to go on, and equal states are counted once, as a `Node`. The weight of a way is the number of worlds behind it
so far, times their probability. Two things are counted too high on purpose, because they depend on what the state
leaves out; worlds.py corrects them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, count_of, kinds_in, one, size
from futaie.games.larbre.secrets.history import BURIED, DISCARDED, PLAYED, TAKEN
from futaie.games.larbre.secrets.odds import choose, falling, largest_ratio, matchings
from futaie.games.larbre.secrets.story import ERA, WHICH, Era, Step, Story
from futaie.games.larbre.secrets.story_states import SLOT, Node, Way


@final
class Count:
    def __init__(self, story: Story) -> None:
        self.story = story
        self.steps = story.steps
        self.unseen: i64 = story.box - story.eras[0].seen
        """The cards that may have come unseen from the first source, a heap."""
        self.nodes: dict[tuple[int, ...], Node] = {}
        self.layers: list[list[Node]] = [[] for _ in range(5 * len(self.steps))]
        """The nodes by their step, and within a step by the number of hands without slots: ways only lead onwards."""
        self.here = Node(vec[i64]([i64(0)] * 4), vec[i64]([i64(0)] * 4))
        """The state while the story is followed."""
        self.weight: float = 1.0
        """The weight of the way being followed; 0 if no world lies that way."""
        self.first = self.advance(0)

    def finish(self, most: i64) -> i64:
        """Finds all nodes and their totals and returns -1; or, if there are more than `most` ways, the era it had
        reached."""
        ways: i64 = 0
        for layer in self.layers:
            for node in layer:
                self.expand(node)
                ways += len(node.ways)
                if ways > most:
                    return self.steps[node.at].era
        for layer in reversed(self.layers):
            for node in layer:
                for way in node.ways:
                    node.total += way.total()
        self.nodes = {}
        self.layers = []
        return -1

    # Where there is nothing to decide

    def advance(self, at: i64) -> Node | None:
        """Goes on to the next decision; None at the beginning of the story, or if no world lies that way."""
        here = self.here
        while at < len(self.steps) and self.weight != 0.0:
            step = self.steps[at]
            what = step.what
            if what == ERA:
                if here.missing != 0 and not self.give_missing():
                    return self.node(at)
                self.begin_era(self.story.eras[step.era], step.era == 0)
            elif what == PLAYED:
                self.open_played(step)
            elif what == DISCARDED:
                if here.is_any_lost():
                    return self.node(at)
                self.weight *= chance_of_rest(step, here.free(step), step.kind)
            elif what == BURIED:
                if here.is_any_lost():
                    return self.node(at)
            elif what == WHICH or self.must_decide(step):
                return self.node(at)
            else:
                here.which = 0
                if here.free(step) < 1:
                    self.weight = 0.0
            at += 1
        return None

    def node(self, at: i64) -> Node:
        """The node of this state."""
        self.here.at = at
        key = self.here.key()
        found = self.nodes.get(key)
        if found is None:
            found = self.here
            self.nodes[key] = found
            self.layers[5 * at + found.hands_without_slots()].append(found)
        return found

    def must_decide(self, step: Step) -> bool:
        """Whether a card that came into a hand may be an open or a missing one."""
        here = self.here
        opened = here.opened[step.seat]
        slots = here.slots[step.seat]
        if step.what == TAKEN:
            return count_of(opened, step.kind) != 0 or (slots != 0 and count_of(here.missing, step.kind) != 0)
        return opened != 0 or slots != 0

    def open_played(self, step: Step) -> None:
        """Opens a card that is played: at least this many of its kind are in the hand, and any of them may be the
        one."""
        opened = self.here.opened[step.seat]
        copies = count_of(opened, step.kind) + 1
        if copies > count_of(self.story.box, step.kind):
            self.weight = 0.0
            return
        self.here.opened[step.seat] = opened + one(step.kind)
        self.weight /= float(copies)

    def give_missing(self) -> bool:
        """Missing cards that were in a hand when the era began become open there; False if there are several such
        hands."""
        here = self.here
        if size(here.missing) != here.all_slots():
            self.weight = 0.0
            return True
        seat: i64 = 0
        while seat < 4:
            if here.slots[seat] == here.all_slots():
                self.open_missing(seat, here.missing)
                return True
            seat += 1
        return False

    def open_missing(self, seat: i64, cards: i64) -> None:
        """Fills the slots of the hand with these cards, in any order."""
        here = self.here
        kind: i64 = 0
        while kind < KINDS:
            if count_of(cards, kind) + count_of(here.opened[seat], kind) > count_of(self.story.box, kind):
                self.weight = 0.0
                return
            kind += 1
        self.weight *= falling(here.slots[seat], here.slots[seat])
        here.slots[seat] = 0
        here.opened[seat] += cards
        here.missing -= cards

    def begin_era(self, era: Era, is_first: bool) -> None:
        """The cards that came out of the source must have been in it; those not known to have been there are missing
        now."""
        here = self.here
        unseen = era.unseen
        wanted = era.seen + here.labels
        kind: i64 = 0
        while kind < KINDS and self.weight != 0.0:
            need = count_of(wanted, kind)
            known = count_of(era.known, kind)
            if (here.open_count(kind) > 0) if is_first else not self.fits(era, kind, max(need, known)):
                self.weight = 0.0
            labels = count_of(here.labels, kind)
            if labels > 0:
                self.weight *= matchings(known, need) / matchings(known, need - labels)
                while labels > 0:
                    self.weight /= float(unseen)
                    unseen -= 1
                    labels -= 1
            kind += 1
        here.missing = self.story.missing(era, here.labels)
        if size(here.missing) > era.unknown:
            self.weight = 0.0
        elif era.unknown > 0:
            self.weight *= largest_ratio(era.known, era.limit, wanted, era.unknown - size(here.missing))
        here.labels = here.labels_before
        here.labels_before = 0

    def fits(self, era: Era, kind: i64, cards: i64) -> bool:
        """Whether this many cards of the kind can have been in the source besides those open in a hand."""
        seat: i64 = 0
        while seat < 4:
            opened = count_of(self.here.opened[seat], kind) - count_of(era.certain[seat], kind)
            if opened > 0:
                cards += opened
            seat += 1
        return cards <= count_of(era.limit, kind)

    # Decisions

    def load(self, node: Node, weight: float) -> Node:
        self.here = node.copy()
        self.weight = weight
        return self.here

    def go(self, node: Node, decision: i64, at: i64) -> None:
        """Adds a way, once the state is what the decision makes of it."""
        then = self.advance(at)
        if self.weight != 0.0:
            node.ways.append(Way(decision, self.weight, then))

    def go_if_possible(self, node: Node, decision: i64, step: Step) -> None:
        if self.weight != 0.0 and (step.era > 0 or self.is_possible(step)):
            self.go(node, decision, node.at + 1)

    def is_possible(self, step: Step) -> bool:
        """In the first era: whether the cards of each kind, in all hands together, can have come from somewhere."""
        here = self.here
        rest = kinds_in(here.missing | here.opened[0] | here.opened[1] | here.opened[2] | here.opened[3])
        kind: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                need = here.open_count(kind) + count_of(here.missing, kind)
                need += count_of(step.played, kind) - count_of(step.taken, kind)
                if need > count_of(self.unseen, kind) - count_of(here.labels, kind):
                    return False
            rest >>= 1
            kind += 1
        return True

    def expand(self, node: Node) -> None:
        step = self.steps[node.at]
        if step.what == WHICH:
            self.load(node, float(3 - step.kind))
            self.go(node, 0, node.at + 1)
            self.load(node, float(step.kind)).which = 1
            self.go(node, 1, node.at + 1)
        elif step.what == DISCARDED:
            self.try_discard(node, step)
        elif step.what == BURIED:
            self.try_buried(node, step)
        elif step.what == ERA:
            seat: i64 = 0
            while node.slots[seat] == 0:
                seat += 1
            self.try_shares(node, seat, node.missing, 0, node.slots[seat], 1.0)
        else:
            self.try_gain(node, step)

    def try_shares(self, node: Node, seat: i64, left: i64, share: i64, slots: i64, weight: float) -> None:
        """Some of the missing cards were in this hand when the era began, the others in other hands."""
        if slots == 0:
            self.load(node, weight)
            self.open_missing(seat, share)
            self.go(node, share, node.at)
            return
        if left == 0:
            return
        kind: i64 = 0
        while count_of(left, kind) == 0:
            kind += 1
        copies = count_of(left, kind)
        rest = left - one(kind) * copies
        taken: i64 = 0
        while taken <= copies and taken <= slots:
            self.try_shares(node, seat, rest, share + one(kind) * taken, slots - taken, weight * choose(copies, taken))
            taken += 1

    def try_gain(self, node: Node, step: Step) -> None:
        """A card came into the hand: a free one, an open one, or a missing one."""
        free = node.free(step)
        if free < 0:
            return
        if free > 0:
            self.load(node, 1.0).which = 0
            self.go_if_possible(node, 0, step)
        if step.what == TAKEN:
            self.try_kind(node, step, step.kind, 1)
            return
        kind: i64 = 0
        while kind < KINDS:
            self.try_kind(node, step, kind, kind + 1)
            kind += 1

    def try_kind(self, node: Node, step: Step, kind: i64, decision: i64) -> None:
        seat = step.seat
        copies = count_of(node.opened[seat], kind)
        if copies > 0:
            self.load(node, float(copies)).opened[seat] -= one(kind)
            self.label(step, kind)
            self.go_if_possible(node, decision, step)
        copies = count_of(node.missing, kind) * node.slots[seat]
        if copies > 0:
            here = self.load(node, float(copies))
            here.slots[seat] -= 1
            here.missing -= one(kind)
            self.label(step, kind)
            self.go_if_possible(node, decision + SLOT, step)

    def try_discard(self, node: Node, step: Step) -> None:
        """Some of the discarded cards are missing ones; which ones is settled when they come into the hand."""
        free = node.free(step)
        need = size(node.missing) - node.all_slots()
        found: i64 = 0
        while found <= step.kind and found <= need and free >= 0:
            if need - found <= step.room - step.kind:
                chance = chance_of_rest(step, free, step.kind - found)
                self.load(node, chance / falling(found, found)).slots[step.seat] += found
                self.go_if_possible(node, found, step)
            found += 1

    def try_buried(self, node: Node, step: Step) -> None:
        """A card that Pegaea showed and that was not kept: it may be a missing one."""
        if size(node.missing) - node.all_slots() < step.room:
            self.load(node, 1.0)
            self.go_if_possible(node, 0, step)
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(node.missing, kind)
            if copies > 0:
                self.load(node, float(copies)).missing -= one(kind)
                self.label(step, kind)
                self.go_if_possible(node, kind + 1, step)
            kind += 1

    def label(self, step: Step, kind: i64) -> None:
        """Settles the kind of a card that nobody saw come out of the source."""
        if step.what == TAKEN:
            return
        here = self.here
        before = self.story.is_before(step, here.which)
        era = self.story.eras[step.era - 1 if before else step.era]
        labels = here.labels_before if before else here.labels
        if count_of(era.seen, kind) + count_of(labels, kind) >= count_of(era.limit, kind):
            self.weight = 0.0
        if before:
            here.labels_before += one(kind)
        else:
            here.labels += one(kind)
        if step.what != BURIED:
            here.which = 0


def chance_of_rest(step: Step, free: i64, cards: i64) -> float:
    """The chance that this many cards of a discard, besides missing ones, are free ones, of which `free` stay.

    It is a chance, not a count, to keep the numbers small in a long story.
    """
    return choose(free + cards, cards) / choose(step.held + step.kind, step.kind)
