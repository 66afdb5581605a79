"""How a game of l'Arbre starts."""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from futaie.core.game import Setup
from futaie.core.reason import BadSetup, Reason
from futaie.core.vecs import vec
from futaie.games.larbre.actions import RESERVE_SIZE
from futaie.games.larbre.cards import NAMES, NUMBERS, SPIRITS, Box
from futaie.games.larbre.history import new_history
from futaie.games.larbre.kinds import NAIAD, PEGAEA
from futaie.games.larbre.options import OPTIONS as OPTIONS
from futaie.games.larbre.piles import Piles
from futaie.games.larbre.position import LArbre
from futaie.games.larbre.reasons import NoGame
from futaie.games.larbre.reshuffles import check_reshuffles
from futaie.games.larbre.tree import young_tree
from futaie.games.larbre.turn_draw import deal


def start(setup: Setup) -> LArbre:
    """The first cards of the order lie in the river, the next ones are the first player's hand, then the others'
    clockwise; what is left is the source, its top card first."""
    options = setup.options
    seats, hand, dealt, river = setup.seats, options["hand"], options["dealt"], options["river"]
    counts = card_counts(setup)
    cards = [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]
    _check_size(setup, len(cards))
    first = setup.first_seat()
    order = [NUMBERS[name] for name in setup.chance.order("source", cards)]
    check_reshuffles(setup.chance, cards)
    position = LArbre(
        seats,
        first,
        options["branch"] == "fork",
        options["stall"],
        hand,
        turned_tiles(options["deck"]),
        Piles(
            sum(count << 3 * kind for kind, count in enumerate(counts)),
            river,
            vec[u8](order[::-1]),
            vec[i64]([i64(0)] * seats),
            vec[i64]([i64(0)] * seats),
            new_history(),
            setup.chance,
        ),
        vec[i16](([*options["reserve"], 0][:RESERVE_SIZE]) * seats),
        young_tree(options["branch"] == "fork"),
    )
    position.face_up = _faces(setup)
    deal(position, dealt)
    return position


def card_counts(setup: Setup) -> list[int]:
    """How many cards of each kind are in play: those of the box, cut down by the options."""
    box, most, icons = setup.options["deck"], setup.options["cards"], setup.options["icons"]
    limits = box.counts if most == "all" else [*(most[kind // 4] for kind in range(16)), most[4], most[5]]
    counts = [min(count, limit) for count, limit in zip(box.counts, limits, strict=True)]
    return [
        0 if kind < 16 and icons != "all" and SPIRITS[kind % 4] not in icons else count
        for kind, count in enumerate(counts)
    ]


def turned_tiles(box: Box) -> int:
    """For each spirit four bits: which faces change when its tile is turned."""
    return sum(((1 << spirit) | (1 << back)) << 4 * spirit for spirit, back in enumerate(box.backs))


def _faces(setup: Setup) -> int:
    """The spirits face up: of each tile the one that comes first in a random order, or in the box without a seed."""
    order: list[str] = list(SPIRITS)
    if setup.chance.seed is not None or "spirits" in setup.chance.deal:
        order = setup.chance.order("spirits", SPIRITS)
    up = 0
    for spirit, back in enumerate(setup.options["deck"].backs):
        if order.index(SPIRITS[spirit]) < order.index(SPIRITS[back]):
            up |= 1 << spirit
    return up


def _check_size(setup: Setup, cards: int) -> None:
    """Source and discard must never both be empty: what can be elsewhere at once, and one card more."""
    options = setup.options
    if sum(options["reserve"]) == 0:
        raise BadSetup(Reason(NoGame.EMPTY_RESERVE))
    if options["dealt"] > options["hand"]:
        raise BadSetup(Reason(NoGame.DEALT_TOO_MANY, {"dealt": options["dealt"], "hand": options["hand"]}))
    looked_at = 3 if options["deck"].backs[NAIAD] == PEGAEA else 4
    least = setup.seats * options["hand"] + options["river"] + looked_at + 1
    if cards < least:
        raise BadSetup(Reason(NoGame.TOO_FEW_CARDS, {"cards": cards, "least": least}))
