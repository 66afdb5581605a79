"""Which worlds a reader of l'Arbre must reckon with, and how to draw one of them.

What a reader cannot know: the order of each source, cards that others drew from it, which cards others discarded, which
of Pegaea's three they kept. All of it counts as chance: every shuffle gives each order of the cards with the same
probability, every secret discard each set of cards of the hand, every look each of the three. Other decisions are seen,
and say nothing by themselves. Of all worlds so made, those in which the reader would have seen just what it has seen
are drawn with their right frequencies; nothing is approximated.

The story is read backwards. A card somebody plays must have been in that hand: it is *open* until it is matched with a
card known to have been taken from the river, or with an unseen one drawn from the source, which thus gets its label.
Cards of a hand that are not open are *free*: of h free cards any d can be the discarded ones, in C(h, d) ways. At a
reshuffle, the cards seen to come out of the new source must have been in the discard: as far as those known to lie there
cannot account for them they are *missing*, and somebody must have discarded them in secret, which opens them in that
hand. So a state is small (what is open in each hand, what is missing, the labels given in this era), there are few ways
to go on, and states that agree are counted once (`Node`). Then the counts are followed from now to the beginning, each
way by its weight, and the world is told forwards along that way: free cards get their labels from what is left in
their era.

Two things are put right by throwing some worlds away. If several cards in hand have the kind that is played, each of
them was counted as the one played: such a world is kept one time in so many. And a free card in the discard that has
the kind of a card seen later makes that sight likelier than was counted; worlds are kept in proportion to that, relative
to the largest such ratio there can be (`largest_ratio`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.rng import Rng
from futaie.core.vecs import vec
from futaie.games.larbre.history import (
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
from futaie.games.larbre.kinds import KINDS, MOST_COPIES, count_of, one, one_less_of_each, size

SLOT: Final = 32
"""Added to a decision about a card that came into a hand, if it is one of those missing."""
WIDEST: Final = 400
"""Nodes of one step; where there are more, some are drawn to stand for all (`prune`)."""

LOW: Final = 2
"""Where a hand was as small as this, not more than so many of its later cards can have come before."""

# What else can happen in a story.
WHICH: Final = 10
"""Some of Pegaea's cards came from the source before a reshuffle: was the one that was kept among them?"""
ERA: Final = 11
"""A source is shuffled."""
SURE: Final = 12
"""A card was taken from the river, and it is known when it was played."""


@final
class Step:
    """Something that happened to the hand of another seat, or the beginning of an era."""

    def __init__(self, what: i64, kind: i64, line: i64) -> None:
        self.what = what
        self.kind = kind
        """For a discard how many cards; for Pegaea's cards how many of the three are from the source before."""
        self.line = line
        """Of the history."""
        self.seat: i64 = 0
        self.era: i64 = 0
        self.held: i64 = 0
        """The size of the hand afterwards, without cards that are sure (see `Hand.play`)."""
        self.certain: i64 = 0
        """When a card is played: how many of its kind were in the hand for certain."""
        self.taken: i64 = 0
        """What the seat had taken from the river before: a heap with up to MOST_COPIES of each kind."""
        self.drawn: i64 = 0
        """How many unseen cards had come into the hand before."""
        self.taken_since: i64 = 0
        self.drawn_since: i64 = 0
        """The same since the hand was last as small as LOW."""
        self.low: i64 = 0
        """How small it was then."""
        self.room: i64 = 0
        """From here back to the beginning of the era, how many cards others discarded in secret."""
        self.spoken_for: i64 = 0
        """In the first era: what must have come unseen from the source for plays that are reached after this step."""
        self.all_taken: i64 = 0
        """What all seats whose story is told had taken before the point that is reached here, like `taken`."""
        self.all_played: i64 = 0
        """What they had played before, like `taken`."""
        self.all_drawn: i64 = 0
        """How many unseen cards they had drawn before, those that Pegaea showed them in vain included."""


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
        self.shown: i64 = 0
        """How many cards Pegaea has shown it in this era, in the look in progress."""
        self.first_shown: i64 = -1

    def add(self, what: i64, kind: i64, line: i64) -> Step:
        step = Step(what, kind, line)
        self.steps.append(step)
        self.recent.append(step)
        return step

    def gain(self, what: i64, kind: i64, line: i64) -> None:
        """A card taken from the river, drawn or kept."""
        step = self.add(what, kind, line)
        self.held += 1
        step.held = self.held
        if what == TAKEN:
            self.certain += one(kind)
        elif what == KEPT:
            step.kind = 3 - self.shown

    def play(self, kind: i64, line: i64) -> None:
        """A card taken from the river since the last secret discard is still in hand for sure. Where there is one of
        the kind, let it be the one that is played, the last one first: then nothing is to be found out about either."""
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
                self.held -= 1
                self.certain -= one(kind)
                return
            i -= 1
        step = self.add(PLAYED, kind, line)
        step.certain = count_of(self.certain, kind)
        if step.certain > 0:
            self.certain -= one(kind)
        self.held -= 1
        step.held = self.held

    def discard(self, cards: i64, line: i64) -> None:
        step = self.add(DISCARDED, cards, line)
        self.held -= cards
        step.held = self.held
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
        step = self.add(BURIED, 3 - self.shown, line)
        step.held = self.held
        if is_second:
            if self.shown > 0 and self.shown < 3:
                step = self.add(WHICH, 3 - self.shown, self.first_shown)
                step.held = self.held
            self.first_shown = -1


@final
class Era:
    """What is known of one source and its cards."""

    def __init__(self, known: i64, unknown: i64) -> None:
        self.known = known
        """The cards known to be in it from the beginning, a heap."""
        self.unknown = unknown
        """How many others there are: those discarded in secret."""
        self.seen: i64 = 0
        """The cards that were seen to come out of it, a heap."""
        self.unseen: i64 = 0
        """How many cards came out unseen, or are still in it."""
        self.taken_before: i64 = 0
        """What others had taken from the river before, up to MOST_COPIES of each kind."""
        self.labels: i64 = 0
        """On the way that was drawn: what unseen cards are found to be."""


@final
class Way:
    """One way to go on from a node."""

    def __init__(self, decision: i64, weight: float, then: Node | None) -> None:
        self.decision = decision
        self.weight = weight
        self.then = then


@final
class Node:
    """A point of the story, read backwards, at which something must be decided."""

    def __init__(
        self, at: i64, opened: vec[i64], slots: vec[i64], labels: i64, labels_before: i64, missing: i64
    ) -> None:
        self.at = at
        """The number of the step."""
        self.opened = opened
        """For each hand the cards that must be in it, a heap."""
        self.slots = slots
        """For each hand how many more must be in it that are discarded later and are among those missing."""
        self.labels = labels
        """What unseen cards of this era are found to be, a heap."""
        self.labels_before = labels_before
        """The same for the era before, because of cards that Pegaea showed at its very end."""
        self.missing = missing
        """The cards that must have been discarded in secret in this era, as far as they are not yet found, a heap."""
        self.which: i64 = 0
        """1 where the card kept is one of those that Pegaea showed in the era before."""
        self.reach: float = 0.0
        """The weight of all ways that lead here."""
        self.scale: float = 1.0
        """What the node counts for besides: more than 1 if it stands for others too (see `prune`)."""
        self.total: float = 0.0
        """The weight of all worlds that lie behind."""
        self.ways: list[Way] = []


@final
class Story:
    """All that one reader knows of how the cards went, and the worlds that fit."""

    def __init__(self, history: History, box: i64, source_count: i64, viewer: i64) -> None:
        self.history = history
        self.box = box
        self.viewer = viewer
        self.eras: list[Era] = [Era(box, 0)]
        self.steps: list[Step] = []
        """Backwards: era by era, in each era seat by seat."""
        self.sure = vec[u8]([u8(0)] * history.count)
        """For each line 1 if it is about a card that is sure (see `Hand.play`)."""
        self.read(source_count)
        self.unseen: i64 = box - self.eras[0].seen
        """What may have come unseen from the first source, a heap."""
        # The state while the story is read backwards, as in a node.
        self.opened = vec[i64]([i64(0)] * 4)
        self.slots = vec[i64]([i64(0)] * 4)
        self.labels: i64 = 0
        self.labels_before: i64 = 0
        self.missing: i64 = 0
        self.which: i64 = 0
        self.weight: float = 1.0
        self.nodes: dict[tuple[int, ...], Node] = {}
        self.layers: list[list[Node]] = []
        """The nodes by their step."""
        self.first: Node | None = None
        self.decisions = vec[i64]([i64(0)] * history.count)
        """For each line of the history what is decided on the way drawn: 1 more than a label, a heap, or 1 for yes."""
        # A world, while it is told.
        self.kinds = vec[u8]([u8(0)] * history.count)
        """What the card of each line is."""
        self.reserved = vec[i64]([i64(0)] * 4)
        """For each hand of others the cards that will be needed."""
        self.free = vec[i64]([i64(0)] * 4)
        """The other cards of these hands."""
        self.rest = vec[u8]([u8(0)] * 128)
        """The cards of an era's source that nothing is known of, in random order; the next one last."""
        self.rest_count: i64 = 0
        self.pile: i64 = 0
        """The discard."""
        self.looked: i64 = 0
        self.shown: i64 = 0
        """How many cards Pegaea has shown in the look in progress."""
        self.kept_line: i64 = -1
        self.kept_from: i64 = 0
        self.shown_before: i64 = 0
        self.chance: float = 1.0
        """With which the world is kept."""

    # Reading the history

    def read(self, source_count: i64) -> None:
        """Reads the history forwards, and makes steps of what happened to the hands of others."""
        history = self.history
        hands = [Hand(self.sure), Hand(self.sure), Hand(self.sure), Hand(self.sure)]
        era = self.eras[0]
        played: i64 = 0
        known: i64 = 0
        unknown: i64 = 0
        line: i64 = 0
        while line < history.count:
            what = history.what(line)
            seat = history.seat(line)
            kind = history.kind(line)
            if what == RESHUFFLED:
                self.end_era(hands)
                era = Era(known, unknown)
                self.eras.append(era)
                known = 0
                unknown = 0
            elif what == TO_RIVER:
                era.seen += one(kind)
            elif what == SETTLED:
                known += played
                played = 0
            elif what == PLAYED:
                played += one(kind)
                if seat != self.viewer:
                    hands[seat].play(kind, line)
            elif seat == self.viewer:
                if what == TO_HAND or what == SHOWN:
                    era.seen += one(kind)
                elif what == DISCARDED or what == BURIED:
                    known += one(kind)
            elif what == SHOWN:
                era.unseen += 1
                hands[seat].look(line)
            elif what == DISCARDED:
                cards: i64 = 1
                while line + cards < history.count and history.what(line + cards) == DISCARDED:
                    cards += 1
                hands[seat].discard(cards, line)
                unknown += cards
                line += cards - 1
            elif what == BURIED:
                hands[seat].bury(line, history.what(line - 1) == BURIED)
                unknown += 1
            else:
                if what == TO_HAND:
                    era.unseen += 1
                hands[seat].gain(what, kind, line)
            line += 1
        era.unseen += source_count
        self.end_era(hands)
        self.look_ahead()
        self.steps.reverse()

    def end_era(self, hands: list[Hand]) -> None:
        """Adds the steps of an era, forwards, to those of the eras before."""
        number: i64 = len(self.eras) - 1
        self.steps.append(Step(ERA, 0, 0))
        self.steps[len(self.steps) - 1].era = number
        room: i64 = 0
        seat: i64 = 0
        for hand in hands:
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

    def look_ahead(self) -> None:
        """Notes at each step, still forwards, what had come before it."""
        taken = vec[i64]([i64(0)] * 4)
        drawn = vec[i64]([i64(0)] * 4)
        taken_since = taken[:]
        drawn_since = drawn[:]
        low = drawn[:]
        buried: i64 = 0
        spoken_for: i64 = 0
        played = drawn[:]
        unseen = drawn[:]
        all_taken: i64 = 0
        all_played: i64 = 0
        in_first_era = True
        kept: list[Step] = []
        for step in self.steps:
            if step.what == SURE:
                continue
            kept.append(step)
            step.taken = taken[step.seat]
            step.drawn = drawn[step.seat]
            step.taken_since = taken_since[step.seat]
            step.drawn_since = drawn_since[step.seat]
            step.low = low[step.seat]
            step.spoken_for = spoken_for
            if step.what == ERA and step.era > 0:
                in_first_era = False
                self.eras[step.era].taken_before = all_taken
            if step.what == PLAYED and in_first_era:
                played[step.seat] = add_up(played[step.seat], one(step.kind))
                had = count_of(taken[step.seat], step.kind) + count_of(unseen[step.seat], step.kind)
                if count_of(played[step.seat], step.kind) > had:
                    unseen[step.seat] += one(step.kind)
                    spoken_for += one(step.kind)
            step.all_taken = all_taken
            step.all_played = all_played
            step.all_drawn = drawn[0] + drawn[1] + drawn[2] + drawn[3] + buried
            if step.what == TAKEN:
                taken[step.seat] = add_up(taken[step.seat], one(step.kind))
                taken_since[step.seat] = add_up(taken_since[step.seat], one(step.kind))
                all_taken = add_up(all_taken, one(step.kind))
            elif step.what == PLAYED:
                all_played = add_up(all_played, one(step.kind))
            elif step.what == TO_HAND or step.what == KEPT:
                drawn[step.seat] += 1
                drawn_since[step.seat] += 1
            elif step.what == BURIED:
                buried += 1
            if step.what != ERA and step.held <= LOW:
                taken_since[step.seat] = 0
                drawn_since[step.seat] = 0
                low[step.seat] = step.held
        self.steps = kept

    # Counting backwards

    def count_worlds(self, widest: i64, rng: Rng) -> None:
        """Finds the nodes and their totals."""
        self.nodes = {}
        self.layers = [[] for _ in range(len(self.steps))]
        self.opened = vec[i64]([i64(0)] * 4)
        self.slots = vec[i64]([i64(0)] * 4)
        self.labels = 0
        self.labels_before = 0
        self.missing = 0
        self.which = 0
        self.weight = 1.0
        self.first = self.advance(0)
        if self.first is not None:
            self.first.reach = 1.0
        for layer in self.layers:
            if len(layer) > widest:
                prune(layer, widest, rng)
            for node in layer:
                if node.scale > 0.0:
                    self.expand(node)
        for layer in reversed(self.layers):
            for node in layer:
                total: float = 0.0
                for way in node.ways:
                    total += way.weight if way.then is None else way.weight * way.then.total
                node.total = total * node.scale

    def load(self, node: Node) -> None:
        self.opened = node.opened[:]
        self.slots = node.slots[:]
        self.labels = node.labels
        self.labels_before = node.labels_before
        self.missing = node.missing
        self.which = node.which
        self.weight = 1.0

    def node(self, at: i64) -> Node:
        """The node of the present state."""
        opened = self.opened
        slots = self.slots
        key: tuple[int, ...] = (
            2 * at + self.which,
            opened[0],
            opened[1],
            opened[2],
            opened[3],
            slots[0] + 64 * (slots[1] + 64 * (slots[2] + 64 * slots[3])),
            self.labels,
            self.labels_before,
            self.missing,
        )
        found = self.nodes.get(key)
        if found is not None:
            return found
        node = Node(at, opened[:], slots[:], self.labels, self.labels_before, self.missing)
        node.which = self.which
        self.nodes[key] = node
        self.layers[at].append(node)
        return node

    def all_slots(self) -> i64:
        return self.slots[0] + self.slots[1] + self.slots[2] + self.slots[3]

    def advance(self, at: i64) -> Node | None:
        """Goes on to the next decision, None at the beginning of the story; `weight` is 0 if no world lies behind."""
        while at < len(self.steps):
            step = self.steps[at]
            what = step.what
            if what == ERA:
                if self.missing != 0 and not self.give_missing():
                    return self.node(at)
                self.begin_era(self.eras[step.era], step.era == 0)
            elif what == PLAYED:
                self.open_played(step)
            elif what == DISCARDED:
                if self.missing != 0 and size(self.missing) > self.all_slots():
                    return self.node(at)
                self.weight *= choose(self.free_cards(step) + step.kind, step.kind)
            elif what == BURIED:
                if self.missing != 0 and size(self.missing) > self.all_slots():
                    return self.node(at)
            elif what == WHICH or self.must_decide(step):
                return self.node(at)
            else:
                self.which = 0
                if self.free_cards(step) < 1:
                    self.weight = 0.0
            if self.weight == 0.0:
                return None
            at += 1
        return None

    def must_decide(self, step: Step) -> bool:
        """Whether a card that came into a hand may be one of those open or missing."""
        opened = self.opened[step.seat]
        slots = self.slots[step.seat]
        if step.what == TAKEN:
            return count_of(opened, step.kind) != 0 or (slots != 0 and count_of(self.missing, step.kind) != 0)
        return opened != 0 or slots != 0

    def free_cards(self, step: Step) -> i64:
        """How many cards of the hand after this step need not be in it."""
        return step.held - size(self.opened[step.seat]) - self.slots[step.seat]

    def open_played(self, step: Step) -> None:
        """Opens a card that is played. At least so many of its kind are in the hand: those open, those certain."""
        opened = self.opened[step.seat]
        copies = count_of(opened, step.kind) + 1
        if copies > count_of(self.box, step.kind):
            self.weight = 0.0
            return
        self.opened[step.seat] = opened + one(step.kind)
        self.weight /= float(max(step.certain, copies))

    def give_missing(self) -> bool:
        """Missing cards that were in a hand when the era began become open there; False if there are several hands."""
        if size(self.missing) != self.all_slots():
            self.weight = 0.0
            return True
        seat: i64 = 0
        while seat < 4:
            if self.slots[seat] == self.all_slots():
                self.open_missing(seat, self.missing)
                return True
            seat += 1
        return False

    def open_missing(self, seat: i64, cards: i64) -> None:
        """These are the cards that the slots of the hand stand for, in any order."""
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(cards, kind)
            if copies > 0 and copies + count_of(self.opened[seat], kind) > count_of(self.box, kind):
                self.weight = 0.0
                return
            kind += 1
        self.weight *= falling(self.slots[seat], self.slots[seat])
        self.slots[seat] = 0
        self.opened[seat] += cards
        self.missing -= cards

    def begin_era(self, era: Era, is_first: bool) -> None:
        """What came out of the source must have been in it; what is not known to have been is missing before."""
        if self.weight == 0.0 or (is_first and (self.labels_before != 0 or self.any_open())):
            self.weight = 0.0
            return
        unseen = era.unseen
        wanted = era.seen + self.labels
        missing: i64 = 0
        missing_count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            labels = count_of(self.labels, kind)
            need = count_of(wanted, kind)
            known = count_of(era.known, kind)
            if labels > 0:
                self.weight *= matchings(known, need) / matchings(known, need - labels)
                while labels > 0:
                    self.weight /= float(unseen)
                    unseen -= 1
                    labels -= 1
            if need > known:
                missing += one(kind) * (need - known)
                missing_count += need - known
            kind += 1
        if missing_count > era.unknown:
            self.weight = 0.0
            return
        if era.unknown > 0:
            self.weight *= largest_ratio(self.box, era.known, wanted, era.unknown - missing_count)
        self.missing = missing
        self.labels = self.labels_before
        self.labels_before = 0

    def any_open(self) -> bool:
        return self.opened[0] != 0 or self.opened[1] != 0 or self.opened[2] != 0 or self.opened[3] != 0

    def expand(self, node: Node) -> None:
        step = self.steps[node.at]
        if step.what == WHICH:
            self.try_which(node, step)
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

    def go(self, node: Node, decision: i64, at: i64) -> None:
        """Adds a way, now that the state is what the decision makes of it."""
        if self.weight != 0.0:
            then = self.advance(at)
            if self.weight != 0.0:
                node.ways.append(Way(decision, self.weight, then))
                if then is not None:
                    then.reach += node.reach * node.scale * self.weight

    def try_which(self, node: Node, step: Step) -> None:
        self.load(node)
        self.weight = float(3 - step.kind)
        self.go(node, 0, node.at + 1)
        self.load(node)
        self.weight = float(step.kind)
        self.which = 1
        self.go(node, 1, node.at + 1)

    def try_shares(self, node: Node, seat: i64, left: i64, share: i64, slots: i64, weight: float) -> None:
        """Of the missing cards some were in this hand when the era began, the others in other hands."""
        if slots == 0:
            self.load(node)
            self.weight = weight
            self.open_missing(seat, share)
            self.go(node, share, node.at)
            return
        if left == 0:
            return
        kind: i64 = 0
        while count_of(left, kind) == 0:
            kind += 1
        copies = count_of(left, kind)
        taken: i64 = 0
        while taken <= copies and taken <= slots:
            rest = left - one(kind) * copies
            self.try_shares(node, seat, rest, share + one(kind) * taken, slots - taken, weight * choose(copies, taken))
            taken += 1

    def try_gain(self, node: Node, step: Step) -> None:
        """A card came into the hand: it need not have been there, or is one of those open, or one of those missing."""
        seat = step.seat
        opened = node.opened[seat]
        slots = node.slots[seat]
        free = step.held - size(opened) - slots
        if free < 0:
            return
        if free > 0:
            self.load(node)
            self.which = 0
            self.go_if_possible(node, step, 0)
        kind: i64 = 0
        while kind < KINDS:
            if step.what != TAKEN or step.kind == kind:
                decision: i64 = 1 if step.what == TAKEN else kind + 1
                copies = count_of(opened, kind)
                if copies > 0:
                    self.load(node)
                    self.weight = float(copies)
                    self.opened[seat] = opened - one(kind)
                    self.label_if_unseen(step, kind)
                    self.go_if_possible(node, step, decision)
                copies = count_of(node.missing, kind)
                if copies > 0 and slots > 0:
                    self.load(node)
                    self.weight = float(copies * slots)
                    self.slots[seat] = slots - 1
                    self.missing -= one(kind)
                    self.label_if_unseen(step, kind)
                    self.go_if_possible(node, step, decision + SLOT)
            kind += 1

    def label_if_unseen(self, step: Step, kind: i64) -> None:
        if step.what != TAKEN:
            self.label(step, kind)
            self.which = 0

    def go_if_possible(self, node: Node, step: Step, decision: i64) -> None:
        if self.weight != 0.0 and self.is_possible(step):
            self.go(node, decision, node.at + 1)

    def is_possible(self, step: Step) -> bool:
        """Whether what is open in this hand, and what is missing, can have come from somewhere before this step."""
        opened = self.opened[step.seat]
        missing = self.missing
        slots = self.slots[step.seat]
        slots_since = slots
        unknown: i64 = 0
        unknown_since: i64 = 0
        unknown_missing: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(opened, kind)
            absent = count_of(missing, kind)
            if need > 0 or absent > 0:
                spare = count_of(step.taken, kind) - need
                lack: i64 = 0
                if spare < 0:
                    lack = -spare
                    unknown += lack
                elif slots > 0:
                    slots -= min(absent, spare)
                spare = count_of(step.taken_since, kind) - need
                if spare < 0:
                    unknown_since -= spare
                elif slots_since > 0:
                    slots_since -= min(absent, spare)
                spare = absent - count_of(step.all_taken, kind)
                if spare > 0:
                    unknown_missing += spare
                    lack += spare
                if step.era == 0 and lack + count_of(step.spoken_for, kind) > self.unseen_left(kind):
                    return False
                if step.era == 0 and self.all_needed(step, kind) > self.unseen_left(kind):
                    return False
            kind += 1
        if slots > 0:
            unknown += slots
        if slots_since > 0:
            unknown_since += slots_since
        return (
            unknown <= step.drawn and unknown_since <= step.drawn_since + step.low and unknown_missing <= step.all_drawn
        )

    def unseen_left(self, kind: i64) -> i64:
        """How many cards of the first era can still be found to be of the kind."""
        return count_of(self.unseen, kind) - count_of(self.labels, kind)

    def all_needed(self, step: Step, kind: i64) -> i64:
        """How many cards of the kind must have come unseen from the first source, all hands together."""
        taken = count_of(step.all_taken, kind)
        if taken == MOST_COPIES:
            return 0
        opened = self.opened
        need = count_of(self.missing, kind) + count_of(step.all_played, kind)
        need += count_of(opened[0], kind) + count_of(opened[1], kind)
        return need + count_of(opened[2], kind) + count_of(opened[3], kind) - taken

    def is_before(self, step: Step) -> bool:
        """Whether a card that was kept, or buried (the line tells which), came from the source of the era before."""
        if step.what == KEPT:
            return step.kind == 3 or self.which == 1
        if step.what != BURIED:
            return False
        others = step.kind - (1 if step.kind == 3 else self.which)
        return others == 2 or (others == 1 and self.history.what(step.line - 1) == KEPT)

    def label(self, step: Step, kind: i64) -> None:
        """Says what an unseen card is."""
        before = self.is_before(step)
        era = self.eras[step.era - 1 if before else step.era]
        labels = self.labels_before if before else self.labels
        spoken_for = count_of(step.spoken_for, kind) if step.era == 0 else 0
        if count_of(era.seen, kind) + count_of(labels, kind) + spoken_for >= count_of(self.box, kind):
            self.weight = 0.0
            return
        if before:
            self.labels_before += one(kind)
        else:
            self.labels += one(kind)
        if (step.era - 1 if before else step.era) == 1:
            # More than are known to be in the source must have been discarded in secret in the first era.
            found = count_of(era.seen, kind) + count_of(labels, kind) + 1 - count_of(era.known, kind)
            if found > count_of(era.taken_before, kind) + count_of(self.unseen, kind):
                self.weight = 0.0

    def try_discard(self, node: Node, step: Step) -> None:
        """Of the cards discarded so many are among those missing; which ones turns out when they come into the hand."""
        free = step.held - size(node.opened[step.seat]) - node.slots[step.seat]
        need = size(node.missing) - (node.slots[0] + node.slots[1] + node.slots[2] + node.slots[3])
        if free < 0:
            return
        found: i64 = 0
        while found <= step.kind and found <= need:
            if need - found <= step.room - step.kind:
                self.load(node)
                self.slots[step.seat] += found
                self.weight = choose(free + step.kind - found, step.kind - found) / falling(found, found)
                self.go_if_possible(node, step, found)
            found += 1

    def try_buried(self, node: Node, step: Step) -> None:
        """A card that Pegaea showed and that was not kept: it may be a missing one."""
        need = size(node.missing) - (node.slots[0] + node.slots[1] + node.slots[2] + node.slots[3])
        if need < step.room:
            self.load(node)
            self.go_if_possible(node, step, 0)
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(node.missing, kind)
            if copies > 0:
                self.load(node)
                self.weight = float(copies)
                self.missing -= one(kind)
                self.label(step, kind)
                self.go_if_possible(node, step, kind + 1)
            kind += 1

    # Drawing a world

    def draw(self, rng: Rng) -> None:
        """Draws a world: what the cards of all lines are, the hands of the others, the source, the discard."""
        widest: i64 = WIDEST
        self.count_worlds(widest, rng)
        while self.first is not None and self.first.total == 0.0:
            widest *= 2
            self.count_worlds(widest, rng)
        while True:
            self.follow(rng)
            self.tell(rng)
            if uniform(rng) < self.chance:
                return

    def follow(self, rng: Rng) -> None:
        """Follows the nodes, each way with its weight, and writes down what is decided."""
        for era in self.eras:
            era.labels = 0
        i: i64 = 0
        while i < len(self.decisions):
            self.decisions[i] = 0
            i += 1
        lines: list[list[int]] = [[], [], [], []]
        """For each hand the lines where missing cards are discarded that are still to be found."""
        node = self.first
        missing: i64 = 0
        at: i64 = 0
        while at < len(self.steps):
            step = self.steps[at]
            decision: i64 = 0
            if node is not None and node.at == at:
                way = any_way(node, rng)
                decision = way.decision
                self.which = node.which
                node = way.then
            if step.what == ERA:
                if missing != 0 and decision != 0:
                    seat: i64 = 0
                    while len(lines[seat]) == 0:
                        seat += 1
                    self.find_all(lines[seat], decision, rng)
                    missing -= decision
                    continue
                if missing != 0:
                    for slots in lines:
                        if len(slots) > 0:
                            self.find_all(slots, missing, rng)
                missing = self.missing_in(self.eras[step.era])
            elif decision != 0:
                if step.what == DISCARDED:
                    while decision > 0:
                        lines[step.seat].append(step.line)
                        decision -= 1
                elif step.what == WHICH:
                    self.decisions[step.line] = decision
                else:
                    missing -= self.decide(step, decision, lines[step.seat], rng)
            at += 1

    def decide(self, step: Step, decision: i64, lines: list[int], rng: Rng) -> i64:
        """Writes down what a card is that came into a hand, or was buried; returns it if it was missing, as a heap."""
        label = decision & (SLOT - 1)
        self.decisions[step.line] = label
        kind = step.kind if step.what == TAKEN else label - 1
        if step.what != TAKEN:
            self.eras[step.era - 1 if self.is_before(step) else step.era].labels += one(kind)
        if decision >= SLOT:
            self.find(lines, kind, rng)
            return one(kind)
        return one(kind) if step.what == BURIED else 0

    def find(self, lines: list[int], kind: i64, rng: Rng) -> None:
        """The card is discarded at any of the lines."""
        last: i64 = len(lines) - 1
        i = rng.below(last + 1)
        line = lines[i]
        lines[i] = lines[last]
        lines.pop()
        self.decisions[line] += one(kind)

    def find_all(self, lines: list[int], cards: i64, rng: Rng) -> None:
        """All these cards are."""
        kind: i64 = 0
        while cards > 0:
            copies = cards & 7
            while copies > 0:
                self.find(lines, kind, rng)
                copies -= 1
            cards >>= 3
            kind += 1

    def missing_in(self, era: Era) -> i64:
        """What must have been discarded in secret before the era."""
        wanted = era.seen + era.labels
        missing: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(wanted, kind) - count_of(era.known, kind)
            if need > 0:
                missing += one(kind) * need
            kind += 1
        return missing

    def tell(self, rng: Rng) -> None:
        """Tells the story forwards, giving labels to free cards."""
        history = self.history
        self.reserved = vec[i64]([i64(0)] * 4)
        self.free = vec[i64]([i64(0)] * 4)
        certain = vec[i64]([i64(0)] * 4)
        self.pile = 0
        self.looked = 0
        self.shown = 0
        self.chance = 1.0
        played: i64 = 0
        number: i64 = 0
        self.shuffle_era(self.eras[0], self.box, rng)
        line: i64 = 0
        while line < history.count:
            what = history.what(line)
            seat = history.seat(line)
            kind = history.kind(line)
            if what == RESHUFFLED:
                number += 1
                self.shuffle_era(self.eras[number], self.pile, rng)
                self.pile = 0
            elif what == SETTLED:
                self.pile += played
                played = 0
            elif what == PLAYED:
                played += one(kind)
                if seat != self.viewer:
                    if self.sure[line] == 0:
                        self.play(seat, kind, certain)
                    elif count_of(certain[seat], kind) > 0:
                        certain[seat] -= one(kind)
                    self.reserved[seat] -= one(kind)
            elif seat == self.viewer or what == TO_RIVER:
                if what == DISCARDED or what == BURIED:
                    self.pile += one(kind)
            elif what == TAKEN:
                certain[seat] += one(kind)
                if self.decisions[line] != 0 or self.sure[line] != 0:
                    self.reserved[seat] += one(kind)
                else:
                    self.free[seat] += one(kind)
            elif what == SHOWN:
                kind = self.show(line)
            elif what == DISCARDED:
                line = self.discard(seat, line, certain, rng)
                kind = i64(self.kinds[line])
            elif what == BURIED:
                kind = i64(self.kinds[line])
                self.pile += one(kind)
            else:
                label = self.decisions[line]
                self.shown = 0
                kind = i64(self.kinds[line]) if what == KEPT else self.unseen_card(label)
                if label != 0:
                    self.reserved[seat] += one(kind)
                else:
                    self.free[seat] += one(kind)
            self.kinds[line] = u8(kind)
            line += 1

    def shuffle_era(self, era: Era, cards: i64, rng: Rng) -> None:
        """The cards of a source, less those seen and those with a label, in random order."""
        wanted = era.seen + era.labels
        if era.unknown > 0:
            self.weigh(era, cards, wanted)
        self.rest_count = 0
        left = cards - wanted
        kind: i64 = 0
        while left > 0:
            copies = left & 7
            while copies > 0:
                self.rest[self.rest_count] = u8(kind)
                self.rest_count += 1
                copies -= 1
            left >>= 3
            kind += 1
        rng.shuffle(self.rest, self.rest_count)

    def weigh(self, era: Era, cards: i64, wanted: i64) -> None:
        """How much likelier what was seen of the era is with these cards in its source than was counted."""
        ratio: float = 1.0
        missing: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(wanted, kind)
            if need > 0:
                known = count_of(era.known, kind)
                there = count_of(cards, kind)
                counted = matchings(known, need)
                if need > known:
                    counted *= falling(there - known, need - known)
                    missing += need - known
                ratio *= falling(there, need) / counted
            kind += 1
        self.chance *= ratio / largest_ratio(self.box, era.known, wanted, era.unknown - missing)

    def unseen_card(self, label: i64) -> i64:
        """The kind of a card drawn unseen: its label less one, or if there is none the next of the rest."""
        if label != 0:
            return label - 1
        self.rest_count -= 1
        return i64(self.rest[self.rest_count])

    def play(self, seat: i64, kind: i64, certain: vec[i64]) -> None:
        reserved = count_of(self.reserved[seat], kind)
        least = reserved
        if count_of(certain[seat], kind) > 0:
            if count_of(certain[seat], kind) > least:
                least = count_of(certain[seat], kind)
            certain[seat] -= one(kind)
        copies = reserved + count_of(self.free[seat], kind)
        self.chance *= float(least) / float(copies)

    def show(self, line: i64) -> i64:
        """Pegaea shows another seat a card; returns its kind, and writes it down where the card goes next."""
        if self.shown == 0:
            self.find_kept(line)
        shown = self.shown
        self.shown += 1
        if self.kept_line < 0:
            kind = self.unseen_card(0)
            self.looked += one(kind)
            return kind
        # The card that was kept is the first one that can be it, the others follow in their order.
        goes = self.kept_line + shown
        before = self.shown_before
        if before < 3 and self.kept_from == 0 and shown <= before:
            goes = self.kept_line + (shown + 1 if shown < before else 0)
        kind = self.unseen_card(self.decisions[goes])
        self.kinds[goes] = u8(kind)
        return kind

    def find_kept(self, line: i64) -> None:
        """Of a look: the line where a card is kept (-1 if not yet), and how many were shown before a reshuffle."""
        history = self.history
        self.kept_from = self.decisions[line]
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

    def discard(self, seat: i64, line: i64, certain: vec[i64], rng: Rng) -> i64:
        """The missing ones, then any of the free cards; returns the last line of the discard."""
        found = self.decisions[line]
        self.reserved[seat] -= found
        while True:
            kind: i64 = 0
            if found > 0:
                while count_of(found, kind) == 0:
                    kind += 1
                found -= one(kind)
            else:
                kind = any_card(self.free[seat], rng)
                self.free[seat] -= one(kind)
            self.kinds[line] = u8(kind)
            self.pile += one(kind)
            certain[seat] = one_less_of_each(certain[seat])
            if line + 1 == self.history.count or self.history.what(line + 1) != DISCARDED:
                return line
            line += 1


def prune(layer: list[Node], widest: i64, rng: Rng) -> None:
    """Keeps about so many nodes: the heavy ones, and of the others a sample, each of which then stands for more.

    The threshold is such that, where a node is kept with its weight over the threshold (at most 1), just so many are
    expected; a node below it that is kept counts as much as the threshold. So all sums keep their expected values.
    """
    weights = sorted([node.reach for node in layer])
    below: float = 0.0
    for weight in weights:
        below += weight
    kept: i64 = 0
    threshold = below / float(widest)
    while len(weights) > kept + 1 and weights[len(weights) - 1 - kept] > threshold and kept + 1 < widest:
        below -= weights[len(weights) - 1 - kept]
        kept += 1
        threshold = below / float(widest - kept)
    point = uniform(rng) * threshold
    for node in layer:
        if node.reach <= threshold:
            point -= node.reach
            if point < 0.0:
                point += threshold
                node.scale = threshold / node.reach
            else:
                node.scale = 0.0


def any_way(node: Node, rng: Rng) -> Way:
    """One of the ways, by the weight of the worlds behind them."""
    total: float = 0.0
    for way in node.ways:
        total += way.weight if way.then is None else way.weight * way.then.total
    left = uniform(rng) * total
    chosen = node.ways[0]
    for way in node.ways:
        weight = way.weight if way.then is None else way.weight * way.then.total
        if weight > 0.0:
            chosen = way
            left -= weight
            if left < 0.0:
                break
    return chosen


def add_up(heap: i64, other: i64) -> i64:
    """Both heaps, with up to MOST_COPIES of each kind."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        copies = count_of(heap, kind) + count_of(other, kind)
        total += one(kind) * (min(MOST_COPIES, copies))
        kind += 1
    return total


def uniform(rng: Rng) -> float:
    """From 0 up to 1, in steps of 2**-53."""
    return (float(rng.word()) * 2097152.0 + float(rng.word() >> 11)) / 9007199254740992.0


def any_card(heap: i64, rng: Rng) -> i64:
    """The kind of one of the cards, each as likely as the others."""
    skipped = rng.below(size(heap))
    kind: i64 = 0
    while skipped >= count_of(heap, kind):
        skipped -= count_of(heap, kind)
        kind += 1
    return kind


def choose(n: i64, k: i64) -> float:
    """How many sets of k there are among n, for k up to 3; 0 where there are not so many."""
    if n < k or k < 0:
        return 0.0
    ways: float = 1.0
    i: i64 = 0
    while i < k:
        ways = ways * float(n - i) / float(i + 1)
        i += 1
    return ways


def falling(n: i64, k: i64) -> float:
    """n (n - 1) ... with k factors."""
    product: float = 1.0
    while k > 0:
        product *= float(n)
        n -= 1
        k -= 1
    return product


def matchings(known: i64, need: i64) -> float:
    """In how many ways cards seen are matched with known ones of their kind, those missing chosen among them."""
    if need <= known:
        return falling(known, need)
    return choose(need, need - known) * falling(known, known)


def largest_ratio(box: i64, known: i64, wanted: i64, free: i64) -> float:
    """How much likelier what was seen of a source can be at most than was counted, with so many free cards in it.

    Each card more of a kind makes it likelier by a factor that falls with their number; so the best ones are taken.
    """
    extra: i64 = 0
    largest: float = 1.0
    while free > 0:
        best: float = 1.0
        best_kind: i64 = -1
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(wanted, kind)
            if need > 0:
                there = max(count_of(known, kind), need)
                there += count_of(extra, kind) + 1
                if there <= count_of(box, kind):
                    factor: float = float(there) / float(there - need)
                    if need > count_of(known, kind):
                        factor = float(there) / float(there - count_of(known, kind))
                    if factor > best:
                        best = factor
                        best_kind = kind
            kind += 1
        if best_kind < 0:
            break
        largest *= best
        extra += one(best_kind)
        free -= 1
    return largest
