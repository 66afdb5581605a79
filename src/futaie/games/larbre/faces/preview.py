"""What an action of l'Arbre would do, as far as the mover knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.core.rules.position import ANNOTATED
from futaie.core.rules.seat import letter
from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES, names
from futaie.games.larbre.box.kinds import DRYAD, NO_TYPE, bit, one, size
from futaie.games.larbre.faces.amounts import growth, parts
from futaie.games.larbre.faces.notation import piece_and_tip
from futaie.games.larbre.faces.view import spirits
from futaie.games.larbre.rules.actions import (
    ADD,
    AFTER,
    ALONE,
    BEGIN,
    DISCARD,
    END,
    GROW,
    GROWING,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    PIECES,
    PLACE_TWIG,
    RESERVE_SIZE,
    REVEAL,
    START,
    TRUNK,
)
from futaie.games.larbre.rules.plays import river_adds
from futaie.games.larbre.rules.turn.play import reveal

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Preview
    from futaie.games.larbre.rules.position import LArbre


def preview(position: LArbre, seat: int, action: int) -> Preview:
    if action < TRUNK:
        return _take(position, seat, action)
    if action == TRUNK:
        return _trunk(position, seat)
    if action < ALONE:
        type_ = action - GROW
        return {"grows": TYPES[type_], "river": river_adds(position.piles.river, type_)}
    if action == ALONE:
        return {"grows": None}
    if action < REVEAL:
        return _add(position, action - ADD)
    if action == REVEAL:
        return _reveal(position, seat)
    if PLACE_TWIG <= action % ANNOTATED < KEEP:
        return _place(position, seat, action)
    if action < INVOKE_NAIAD:
        return {"spirit": "faun", "to": letter(action - INVOKE_FAUN)}
    if action < INVOKE_PEGAEA:
        return {"spirit": "naiad", "card": NAMES[action - INVOKE_NAIAD]}
    if action == INVOKE_PEGAEA:
        return {"spirit": "pegaea", "cards": 3}
    if action == BEGIN:
        amount = growth(position, seat)
        return {"grows": amount["grows"], "amount": amount["amount"], "places": amount["places"]}
    if action == END:
        return {"discard": position.piles.discard_count + size(position.chosen)}
    if action < DISCARD:
        return {"keep": NAMES[action - KEEP]}
    return {"discard": NAMES[action - DISCARD], "left": position.need - 1}


def _add(position: LArbre, kind: int) -> Preview:
    if position.phase == START:
        return {"grows": None, "spirits": [SPIRITS[kind % 4]]}
    after = position.copy()
    after.chosen += one(kind)
    return {"card": NAMES[kind], "amount": after.amount()}


def _take(position: LArbre, seat: int, kind: int) -> Preview:
    """`hand`: cards in hand then; `discard`: how many must be discarded after a draw that is complete."""
    hand = size(position.piles.hands[seat]) + 1
    complete = position.phase != START and position.need == 1
    return {"card": NAMES[kind], "hand": hand, "discard": max(0, hand - position.hand_limit) if complete else 0}


def _trunk(position: LArbre, seat: int) -> Preview:
    """`take`: cards from the river, `draw`: cards from the source."""
    need = max(0, position.hand_limit - size(position.piles.hands[seat]))
    wins = position.pieces_left(seat) == 1
    take = 0 if wins else min(need, position.piles.river_size)
    return {"trunk": position.tree.level + 1, "take": take, "draw": 0 if wins else need - take, "wins": wins}


def _reveal(position: LArbre, seat: int) -> Preview:
    """`amount`: with the river as it is now; the Naiad may change it. `spirits`: who can be invoked."""
    after = position.copy()
    reveal(after, seat)
    cards = names(position.chosen)
    if position.growing == NO_TYPE:
        return {"grows": None, "cards": cards, "spirits": spirits(after.spirits)}
    if position.placeable(seat, position.amount() + 1) <= position.amount():
        after.spirits &= ~bit(DRYAD)
    part, amount = parts(position), growth(position, seat)
    return {
        "grows": amount["grows"],
        "cards": cards,
        "own": part["own"],
        "jokers": part["jokers"],
        "pairs": part["pairs"],
        "amount": amount["amount"],
        "places": amount["places"],
        "spirits": spirits(after.spirits),
    }


def _place(position: LArbre, seat: int, action: int) -> Preview:
    """`left`: how many are to be placed after it."""
    piece, tip = piece_and_tip(position, action)
    own = int(position.reserves[seat * RESERVE_SIZE + PIECES.index(piece)])
    return {
        "piece": piece,
        "tip": tip,
        "from": "reserve" if own else "undergrowth",
        "left": position.owed - 1 if position.phase == GROWING else 0,
        "dryad": position.phase == AFTER,
        "wins": own == 1 and position.pieces_left(seat) == 1,
    }
