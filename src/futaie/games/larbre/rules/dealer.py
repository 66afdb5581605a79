"""How a game of l'Arbre is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i16, i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.chance.shuffles import Chance
from futaie.core.rules.dealer import Dealer, first_seat
from futaie.core.vecs import vec
from futaie.games.larbre.box.cards import SPIRITS, Box
from futaie.games.larbre.box.kinds import one
from futaie.games.larbre.rules.actions import RESERVE_SIZE
from futaie.games.larbre.rules.options import VERSION
from futaie.games.larbre.rules.piles import Piles
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.tree import young_tree
from futaie.games.larbre.rules.turn.draw import deal
from futaie.games.larbre.secrets.history import new_history


def cards_in_play(options: Mapping[str, Any]) -> list[int]:
    """How many cards of each kind are in play: those of the box, cut down by the options."""
    box, most, icons = options["deck"], options["cards"], options["icons"]
    limits = list(box.counts) if most == "all" else [*[most[kind // 4] for kind in range(16)], most[4], most[5]]
    counts = [min(count, limit) for count, limit in zip(box.counts, limits, strict=True)]
    return [
        0 if kind < 16 and icons != "all" and SPIRITS[kind % 4] not in icons else count
        for kind, count in enumerate(counts)
    ]


def turned_tiles(box: Box) -> int:
    """For each spirit four bits: which faces change when its tile is turned."""
    return sum([((1 << spirit) | (1 << back)) << 4 * spirit for spirit, back in enumerate(box.backs)])


@final
class LArbreDealer(Dealer):
    def __init__(self, seats: int, options: Mapping[str, Any], rules: int = VERSION) -> None:
        counts = cards_in_play(options)
        self.seats: i64 = seats
        self.first: object = options["first"]
        self.fork: bool = options["branch"] == "fork"
        self.may_invoke_only: bool = options["growth"] == "choice"
        self.trims_after_play: bool = rules > 1
        self.stall: i64 = options["stall"]
        self.hand: i64 = options["hand"]
        self.in_hand: i64 = options["dealt"]
        self.river: i64 = options["river"]
        self.turned: i64 = turned_tiles(options["deck"])
        self.box: i64 = sum([count * one(kind) for kind, count in enumerate(counts)])
        self.cards = vec[u8]([u8(kind) for kind, count in enumerate(counts) for _ in range(count)])
        reserves = ([*options["reserve"], 0][:RESERVE_SIZE]) * seats
        self.reserves = vec[i16]([i16(pieces) for pieces in reserves])

    def dealt(self, first: i64, face_up: i64, source: vec[u8], chance: Chance | None, dice: i64) -> LArbre:
        """The first cards of the source lie in the river, the next ones are the first player's hand, then the others'
        clockwise. Reshuffled orders come from `chance` or, without it, from `dice`."""
        nothing = vec[i64]([i64(0)] * self.seats)
        piles = Piles(self.box, self.river, source, nothing, nothing[:], new_history(), chance)
        piles.dice = dice
        position = LArbre(
            self.seats,
            first,
            self.fork,
            self.may_invoke_only,
            self.trims_after_play,
            self.stall,
            self.hand,
            self.turned,
            piles,
            self.reserves[:],
            young_tree(self.fork),
        )
        position.face_up = face_up
        deal(position, self.in_hand)
        return position

    def deal(self, rng: Rng) -> LArbre:
        first = first_seat(self.first, self.seats, rng)
        source = self.cards[:]
        rng.shuffle(source, len(source))
        face_up: i64 = 0
        spirit: i64 = 0
        while spirit < len(SPIRITS):
            tile = (self.turned >> (4 * spirit)) & 15
            if face_up & tile == 0:
                bit: i64 = 1 << spirit
                face_up |= bit if rng.below(2) == 0 else tile & ~bit
            spirit += 1
        return self.dealt(first, face_up, source, None, rng.word() * 1073741824 + rng.word())
