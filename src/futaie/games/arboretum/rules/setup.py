"""How a game of Arboretum starts."""

from __future__ import annotations

from mypy_extensions import u8

from futaie.core.game import Setup
from futaie.core.rules.reason import BadSetup, Reason
from futaie.core.vecs import vec
from futaie.games.arboretum.box.cards import LETTERS, NAMES, NUMBERS
from futaie.games.arboretum.rules.dealer import SPECIES_IN_PLAY, dealt
from futaie.games.arboretum.rules.garden import LARGEST
from futaie.games.arboretum.rules.position import Arboretum
from futaie.games.arboretum.rules.reasons import NoGame


def start(setup: Setup) -> Arboretum:
    species = _species(setup)
    ranks, hand = setup.options["ranks"], setup.options["hand"]
    cards = [name for name in NAMES if name[0] in species and int(name[1]) <= ranks]
    _check_size(setup.seats, len(species), len(cards) - setup.seats * hand)
    first = setup.first_seat()
    order = [NUMBERS[name] for name in setup.chance.order("deck", cards)]
    return dealt(setup.seats, species, ranks, hand, first, vec[u8](order))


def _species(setup: Setup) -> str:
    """The letters of the species in play: chosen by option, else taken from a given deal, else drawn."""
    chosen = setup.options["species"]
    if chosen == "random":
        given = {card[:1] for card in setup.chance.deal.get("deck", ())}
        chosen = given or setup.chance.order("species", LETTERS)[: SPECIES_IN_PLAY[setup.seats]]
    return "".join(letter for letter in LETTERS if letter in chosen)


def _check_size(seats: int, species: int, deck: int) -> None:
    """The first turn draws two cards from the deck, and there are at most as many turns as cards in it, less one."""
    if species > SPECIES_IN_PLAY[seats]:
        figures = {"species": species, "most": SPECIES_IN_PLAY[seats], "seats": seats}
        raise BadSetup(Reason(NoGame.TOO_MANY_SPECIES, figures))
    if deck < 2:
        raise BadSetup(Reason(NoGame.DECK_TOO_SMALL, {"deck": deck, "least": 2}))
    if deck - 1 > seats * LARGEST:
        raise BadSetup(Reason(NoGame.DECK_TOO_LARGE, {"deck": deck, "most": seats * LARGEST + 1}))
