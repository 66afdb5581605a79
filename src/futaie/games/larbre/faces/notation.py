"""L'Arbre in writing: `+joker` takes a card of the river, `grow-leaf leaf-faun joker reveal` plays cards, `leaf@17`
places a leaf on the tip of twig 17, `naiad+bud-faun` and `faun>B` invoke spirits, `-joker` discards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from futaie.core.rules.position import ANNOTATED, Position
from futaie.core.rules.seat import letter, seat_of
from futaie.games.larbre.box.cards import NAMES, NUMBERS, TYPES
from futaie.games.larbre.box.kinds import NO_TYPE, place_of
from futaie.games.larbre.rules.actions import (
    ADD,
    ALONE,
    BEGIN,
    DISCARD,
    END,
    GROW,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    PIECES,
    PLACE_BUD,
    PLACE_FLOWER,
    PLACE_FRUIT,
    PLACE_LEAF,
    PLACE_TWIG,
    REVEAL,
    TAKE,
    TRUNK,
)
from futaie.games.larbre.rules.growth import piece_placed, tip_wanted
from futaie.games.larbre.rules.tree import BARE_TIP, BUD_TIP, LEAF_TIP

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Piece
    from futaie.games.larbre.rules.position import LArbre

PLACED = {
    "twig": (PLACE_TWIG, BARE_TIP, 6),
    "common": (PLACE_TWIG + 6, BARE_TIP, 6),
    "leaf": (PLACE_LEAF, BARE_TIP, 5),
    "bud": (PLACE_BUD, LEAF_TIP, 5),
    "fruit": (PLACE_FRUIT, BUD_TIP, 5),
    "flower": (PLACE_FLOWER, BUD_TIP, 5),
}
"""For each piece the first action that places one, the first kind of tip it goes on, and how many kinds there are."""
WORDS = {
    "trunk": TRUNK,
    **{f"grow-{name}": GROW + type_ for type_, name in enumerate(TYPES)},
    "flute-alone": ALONE,
    "reveal": REVEAL,
    "pegaea": INVOKE_PEGAEA,
    "grow": BEGIN,
    "end": END,
}
ACTIONS = {action: word for word, action in WORDS.items()}
CARDS = {"+": TAKE, "": ADD, "naiad+": INVOKE_NAIAD, "keep+": KEEP, "-": DISCARD}
PLACEMENT = re.compile(r"([a-z]+)@(0|[1-9][0-9]{0,4})")
SECRET = re.compile(r"^(-|keep\+).*")


def piece_and_tip(position: LArbre, action: int) -> tuple[Piece, int]:
    """The piece that is placed, and the tip: the one named, else the lowest-numbered of its kind."""
    plain, named = action % ANNOTATED, action // ANNOTATED
    tip = named - 1 if named else position.tree.find(tip_wanted(plain))
    return PIECES[piece_placed(plain)], tip


def format_action(position: Position, seat: int, action: int) -> str:
    if action in ACTIONS:
        return ACTIONS[action]
    if PLACE_TWIG <= action % ANNOTATED < KEEP:
        piece, tip = piece_and_tip(cast("LArbre", position), action)
        return f"{piece}@{tip}"
    if INVOKE_FAUN <= action < INVOKE_NAIAD:
        return "faun>" + letter(action - INVOKE_FAUN)
    prefix, first = next((prefix, first) for prefix, first in CARDS.items() if first <= action < first + len(NAMES))
    return prefix + NAMES[action - first]


def parse_action(position: Position, seat: int, word: str) -> int | None:
    if word in WORDS:
        return WORDS[word]
    placement = PLACEMENT.fullmatch(word)
    if placement is not None:
        return _placement(cast("LArbre", position), placement[1], int(placement[2]))
    if word.startswith("faun>"):
        other = seat_of(word[5:], position.seats)
        return None if other is None else INVOKE_FAUN + other
    for prefix, first in CARDS.items():
        if word.startswith(prefix) and word[len(prefix) :] in NUMBERS:
            return first + NUMBERS[word[len(prefix) :]]
    return None


def _placement(position: LArbre, piece: str, tip: int) -> int | None:
    """The action with its tip. Of what kind the tip is need not be known here: it may still have to grow."""
    if piece not in PLACED:
        return None
    first, kind, count = PLACED[piece]
    which = position.tree.kind(tip) - kind if tip < position.tree.count else 0
    return first + (which if 0 <= which < count else 0) + ANNOTATED * (tip + 1)


def hide_action(word: str) -> str:
    """Cards discarded, or kept after a look at the source, are nobody else's business."""
    return SECRET.sub(r"\1?", word)


def in_order(position: Position, seat: int, actions: list[int]) -> list[int]:
    """The cards of each play in the order in which they are added (see kinds.py); people may name them in any order."""
    growing = cast("LArbre", position).growing
    ordered: list[int] = []
    cards: list[int] = []
    for action in actions:
        if ADD <= action < REVEAL:
            cards.append(action)
            continue
        ordered += _sorted(cards, growing)
        cards = []
        ordered.append(action)
        if GROW <= action < ALONE:
            growing = action - GROW
    return ordered + _sorted(cards, growing)


def _sorted(cards: list[int], growing: int) -> list[int]:
    return cards if growing == NO_TYPE else sorted(cards, key=lambda action: place_of(growing, action - ADD))
