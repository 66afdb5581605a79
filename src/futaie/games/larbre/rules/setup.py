"""How a game of l'Arbre starts."""

from __future__ import annotations

from mypy_extensions import u8

from futaie.core.game import Setup
from futaie.core.rules.reason import BadSetup, Reason
from futaie.core.vecs import vec
from futaie.games.larbre.box.cards import NAMES, NUMBERS, SPIRITS
from futaie.games.larbre.box.kinds import NAIAD, PEGAEA
from futaie.games.larbre.rules.dealer import LArbreDealer, cards_in_play
from futaie.games.larbre.rules.options import OPTIONS as OPTIONS
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.reasons import NoGame
from futaie.games.larbre.secrets.reshuffles import check_reshuffles


def start(setup: Setup) -> LArbre:
    options = setup.options
    counts = cards_in_play(options)
    cards = [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]
    _check_size(setup, len(cards))
    first = setup.first_seat()
    order = [NUMBERS[name] for name in setup.chance.order("source", cards)]
    check_reshuffles(setup.chance, cards)
    dealer = LArbreDealer(setup.seats, options, setup.rules)
    return dealer.dealt(first, _faces(setup), vec[u8](order[::-1]), setup.chance, 0)


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
