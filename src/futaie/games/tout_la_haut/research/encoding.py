"""What a seat sees of Tout là-haut, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.research.encoder import Encoder, Field, add_field, limited
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.tout_la_haut.box.cards import KINDS, NUMBERS
from futaie.games.tout_la_haut.rules.grove import KIND_COUNT, NO_OBJECTIVE, Grove
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.games.tout_la_haut.rules.scoring import COLOUR_COUNT, NO_COLOUR, TOP, scores, tallied
from futaie.games.tout_la_haut.rules.setup import cards_in_play, rounds_played

OBJECTIVES: Final = 5
VALUES: Final = 3
LOWEST: Final = 2
HIGHEST: Final = 4
TOP_VALUE: Final = vec[u8]([u8(card.top.value) for card in KINDS])


@final
class ToutLaHautEncoder(Encoder):
    """Cards are counted by kind, in the order of the action numbers."""

    def __init__(self, seats: int, options: Mapping[str, Any], room: int = 0) -> None:
        """`room` for more seats puts the numbers of smaller tables at the same places, with 0 for absent seats."""
        room = max(seats, room)
        rounds = rounds_played(seats, options)
        counts = [0] * len(KINDS)
        for name in cards_in_play(seats, options):
            counts[NUMBERS[name]] += 1
        self.counts = vec[u8]([u8(count) for count in counts])
        """The cards of the game."""
        kinds, copies = (len(KINDS),), max(counts)
        fields: list[Field] = []
        self.hand: i64 = add_field(fields, "hand", kinds, copies, "in hand, when it is the own turn")
        self.known: i64 = add_field(
            fields,
            "known",
            kinds,
            copies,
            "seen when the hand was passed on and not built face up since: still in the hand, or built face down",
        )
        self.unseen: i64 = add_field(
            fields,
            "unseen",
            kinds,
            copies,
            "never seen by the seat",
        )
        self.late_draw: bool = options["late_draw"]
        self.kept: i64 = 0
        if self.late_draw:
            self.kept = add_field(fields, "kept", kinds, 1, "kept for the own next turn")
        self.colours: i64 = add_field(
            fields, "colours", (room, COLOUR_COUNT), 2 * rounds, "floors of each colour in this seat's tree"
        )
        self.floors: i64 = add_field(fields, "floors", (room,), 2 * HIGHEST * rounds, "the values of all its floors")
        self.run: i64 = add_field(fields, "run", (room,), 2 * rounds, "its longest run of one colour")
        self.streak: i64 = add_field(fields, "streak", (room,), 2 * rounds, "the run of one colour at its top")
        self.top: i64 = add_field(
            fields,
            "top",
            (room, COLOUR_COUNT + 1),
            1,
            "the colour of its top floor, the last one grey; none on a stump",
        )
        self.value: i64 = add_field(
            fields, "value", (room, VALUES), 1, "the value of its top floor, 2 to 4; none if it is grey"
        )
        self.goal: i64 = -1
        if options["objective"] != "none":
            self.goal = add_field(fields, "objective", (OBJECTIVES,), 1, "the objective of this game")
        self.turns: i64 = add_field(fields, "turns", (), seats * rounds, "turns of this game still to come")
        self.place: i64 = add_field(fields, "place", (room,), 1, "how many play before the seat in each round")
        self.mover: i64 = add_field(fields, "mover", (room,), 1, "whose turn it is")
        self.before: i64 = -1
        self.half: i64 = -1
        if options["strategic"]:
            self.half = add_field(fields, "half", (), 1, "1 in the second game")
            self.before = add_field(fields, "before", (room,), 255, "points of the first game, up to 255")
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, ToutLaHaut)
        grove = position.grove
        self.write_cards(grove, seat, into, at)
        seats = grove.seats
        k: i64 = 0
        while k < seats:
            self.write_tree(grove, (seat + k) % seats, k, into, at)
            k += 1
        if grove.objective != NO_OBJECTIVE:
            into[at + self.goal + grove.objective] = 1
        into[at + self.turns] = u8(grove.turns - grove.turn)
        into[at + self.place + grove.place(seat)] = 1
        if not position.over:
            into[at + self.mover + (position.mover() - seat + seats) % seats] = 1
        before = position.before
        if before is not None:
            into[at + self.half] = 1
            points = scores(before)
            k = 0
            while k < seats:
                into[at + self.before + k] = limited(points[(seat + k) % seats])
                k += 1

    def write_cards(self, grove: Grove, seat: i64, into: vec[u8], at: i64) -> None:
        """Follows the hand round the table, through the eyes of the seat."""
        seats = grove.seats
        unseen = at + self.unseen
        kind: i64 = 0
        while kind < KIND_COUNT:
            into[unseen + kind] = self.counts[kind]
            kind += 1
        own = grove.place(seat)
        hand = Cards(seats + 1)
        known = Cards(seats + 1)
        i: i64 = 0
        while i < seats:
            hand.add(grove.order[i])
            i += 1
        turn: i64 = 0
        while turn < grove.turns:
            hand.add(grove.order[seats + turn])
            if turn % seats == own:
                see(hand, known, into, unseen)
            if turn == grove.turn:
                break
            action = grove.built[turn]
            hand.remove(action >> 1)
            if (turn % seats == own or action & 1 == 0) and not known.remove(action >> 1):
                into[unseen + i64(action >> 1)] -= 1
            turn += 1
        is_own = turn < grove.turns and turn % seats == own
        plane = at + (self.hand if is_own else self.known)
        i = 0
        while i < known.count:
            into[plane + i64(known.kinds[i])] += 1
            i += 1
        if self.late_draw and not is_own:
            turn += (own - turn % seats + seats) % seats
            if turn < grove.turns:
                kind = i64(grove.order[seats + turn])
                into[at + self.kept + kind] = 1
                into[unseen + kind] -= 1

    def write_tree(self, grove: Grove, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        tally = tallied(grove, owner)
        i: i64 = 0
        while i < COLOUR_COUNT:
            into[at + self.colours + k * COLOUR_COUNT + i] = tally.counts[i]
            i += 1
        into[at + self.floors + k] = u8(tally.floors)
        into[at + self.run + k] = u8(tally.run)
        turn = grove.turn - 1
        turn -= (turn - grove.place(owner) + grove.seats) % grove.seats
        if turn < 0:
            return
        top = at + self.top + k * (COLOUR_COUNT + 1)
        action = i64(grove.built[turn])
        if tally.last == NO_COLOUR:
            into[top + COLOUR_COUNT] = 1
        else:
            into[at + self.streak + k] = u8(tally.length)
            into[top + i64(TOP[action >> 1])] = 1
            into[at + self.value + k * VALUES + i64(TOP_VALUE[action >> 1]) - LOWEST] = 1


@final
class Cards:
    """A few cards, in no order."""

    def __init__(self, most: i64) -> None:
        self.kinds = vec[u8]([u8(0)] * most)
        self.count: i64 = 0

    def add(self, kind: u8) -> None:
        self.kinds[self.count] = kind
        self.count += 1

    def remove(self, kind: u8) -> bool:
        """Returns whether there was one."""
        i: i64 = 0
        while i < self.count:
            if self.kinds[i] == kind:
                self.count -= 1
                self.kinds[i] = self.kinds[self.count]
                return True
            i += 1
        return False


def see(hand: Cards, known: Cards, into: vec[u8], unseen: i64) -> None:
    """The hand comes to the seat: any card in it that the seat did not know of has now been seen."""
    i: i64 = 0
    while i < hand.count:
        if not known.remove(hand.kinds[i]):
            into[unseen + i64(hand.kinds[i])] -= 1
        i += 1
    known.count = 0
    i = 0
    while i < hand.count:
        known.add(hand.kinds[i])
        i += 1
