"""What a seat sees of l'Arbre, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, u8

from futaie.core.research.encoder import Encoder, Field, add_field, limited
from futaie.core.rules.position import Position
from futaie.core.vecs import vec
from futaie.games.larbre.box.kinds import KINDS, NO_TYPE, size, write_counts
from futaie.games.larbre.rules.actions import CHOOSING, DISCARDING, GIFTS_LEFT, KEEPING, RESERVE_SIZE, START
from futaie.games.larbre.rules.dealer import cards_in_play
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, COMMON, LEAF_TIP, ONE_TWIG_TIP

TYPES: Final = 4
SPIRITS: Final = 4
PHASES: Final = 8
USUAL_COPIES: Final = 7
"""The highest count of a kind in an observation, unless more cards of a kind are in play."""


@final
class LArbreEncoder(Encoder):
    """Cards are counted by kind, in the order of the action numbers."""

    def __init__(self, seats: int, options: Mapping[str, Any], room: int = 0) -> None:
        """With `room` for more seats the numbers of smaller tables stand at the same places; who is absent is 0."""
        room = max(seats, room)
        self.room: i64 = room
        counts = cards_in_play(options)
        cards, copies = sum(counts), max(USUAL_COPIES, *counts)
        fields: list[Field] = []
        kinds = (KINDS,)
        self.hand: i64 = add_field(fields, "hand", kinds, copies, "in the own hand")
        self.chosen: i64 = add_field(
            fields,
            "chosen",
            kinds,
            copies,
            "played in this turn; before the reveal, and discards: the own ones only",
        )
        self.looked: i64 = add_field(fields, "looked", kinds, 3, "what Pegaea shows the seat")
        self.river: i64 = add_field(fields, "river", kinds, options["river"], "in the river")
        self.known: i64 = add_field(
            fields, "known", (room, KINDS), copies, "certain to be in this seat's hand, as everybody knows"
        )
        self.hand_counts: i64 = add_field(fields, "hand_counts", (room,), cards, "cards in hand")
        self.source: i64 = add_field(fields, "source", (), cards, "cards in the source")
        self.discard: i64 = add_field(fields, "discard", (), cards, "cards in the discard")
        self.reserves: i64 = add_field(
            fields,
            "reserves",
            (room, GIFTS_LEFT),
            max(options["reserve"]),
            "twigs, leaves, buds, fruits, golden flowers and trunk tokens in this seat's reserve",
        )
        self.gifts: i64 = add_field(fields, "gifts", (room,), 255, "common twigs in the reserve, up to 255")
        owners = (room + 1,)
        self.bare: i64 = add_field(fields, "bare", owners, 255, "bare tips by owner, the last one common; up to 255")
        self.leaves: i64 = add_field(fields, "leaves", owners, 255, "tips with a leaf, by owner")
        self.buds: i64 = add_field(fields, "buds", owners, 255, "tips with a bud, by owner")
        self.forks: i64 = add_field(fields, "forks", (), 255, "tips with one twig and room for another")
        self.trunk: i64 = add_field(fields, "trunk", (), room, "trunk tiles grown")
        self.face_up: i64 = add_field(fields, "face_up", (SPIRITS,), 1, "Faun, Dryad, Naiad, Pegaea: face up")
        self.asked: i64 = add_field(fields, "asked", (SPIRITS,), 1, "which of them may still be invoked in this turn")
        self.growing: i64 = add_field(fields, "growing", (TYPES,), 1, "what grows: twigs, leaves, buds, fruits")
        self.grown: i64 = add_field(fields, "grown", (), 1, "1 when what must grow has grown")
        self.placed: i64 = add_field(fields, "placed", (), 1, "1 when a piece of the reserve was placed in this turn")
        self.owed: i64 = add_field(fields, "owed", (), 255, "pieces still to be placed, up to 255")
        self.need: i64 = add_field(fields, "need", (), cards, "cards still to take or to discard")
        self.quiet: i64 = add_field(
            fields, "quiet", (), options["stall"] * room, "turns since a piece of a reserve was placed"
        )
        self.phase: i64 = add_field(
            fields,
            "phase",
            (PHASES,),
            1,
            "start, taking, choosing cards, before growing, growing, after it, keeping a card, discarding",
        )
        self.mover: i64 = add_field(fields, "mover", (room,), 1, "whose turn it is")
        self.seat: i64 = add_field(fields, "seat", (room,), 1, "which seat looks, as actions that name a seat count")
        super().__init__(fields)

    def fill(self, position: Position, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(position, LArbre)
        piles = position.piles
        write_counts(piles.hands[seat], into, at + self.hand)
        write_counts(piles.river, into, at + self.river)
        into[at + self.source] = u8(piles.source_count)
        into[at + self.discard] = u8(piles.discard_count)
        into[at + self.trunk] = u8(position.tree.level)
        into[at + self.grown] = 1 if position.has_grown else 0
        into[at + self.placed] = 1 if position.has_placed else 0
        into[at + self.owed] = limited(position.owed)
        into[at + self.quiet] = u8(position.quiet)
        into[at + self.seat + seat] = 1
        write_bits(position.face_up, into, at + self.face_up)
        write_bits(position.spirits, into, at + self.asked)
        self.write_turn(position, seat, into, at)
        seats = position.seats
        k: i64 = 0
        while k < seats:
            owner = (seat + k) % seats
            write_counts(piles.known[owner], into, at + self.known + k * KINDS)
            into[at + self.hand_counts + k] = u8(size(piles.hands[owner]))
            i: i64 = 0
            while i < GIFTS_LEFT:
                into[at + self.reserves + k * GIFTS_LEFT + i] = u8(position.reserves[owner * RESERVE_SIZE + i])
                i += 1
            into[at + self.gifts + k] = limited(i64(position.reserves[owner * RESERVE_SIZE + GIFTS_LEFT]))
            self.write_tips(position, owner, k, into, at)
            k += 1
        self.write_tips(position, COMMON, self.room, into, at)
        into[at + self.forks] = limited(i64(position.tree.tips[ONE_TWIG_TIP]))

    def write_turn(self, position: LArbre, seat: i64, into: vec[u8], at: i64) -> None:
        """What the mover has chosen is shown to the others when it is revealed."""
        phase = position.phase
        if position.over:
            return
        into[at + self.mover + (position.current - seat + position.seats) % position.seats] = 1
        need = position.need
        if seat == position.current or (phase != CHOOSING and phase != DISCARDING):
            write_counts(position.chosen, into, at + self.chosen)
            if position.growing != NO_TYPE:
                into[at + self.growing + position.growing] = 1
        elif phase == CHOOSING:
            phase = START
        else:
            need += size(position.chosen)
        if phase == KEEPING and seat == position.current:
            write_counts(position.looked, into, at + self.looked)
        into[at + self.phase + phase] = 1
        into[at + self.need] = u8(need)

    def write_tips(self, position: LArbre, owner: i64, k: i64, into: vec[u8], at: i64) -> None:
        tips = position.tree.tips
        into[at + self.bare + k] = limited(i64(tips[BARE_TIP + owner]))
        into[at + self.leaves + k] = limited(i64(tips[LEAF_TIP + owner]))
        into[at + self.buds + k] = limited(i64(tips[BUD_TIP + owner]))


def write_bits(bits: i64, into: vec[u8], at: i64) -> None:
    while bits != 0:
        into[at] = u8(bits & 1)
        bits >>= 1
        at += 1
