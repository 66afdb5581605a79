"""What a seat may see of l'Arbre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES, names
from futaie.games.larbre.box.kinds import DRYAD, NO_TYPE, cards_in, size
from futaie.games.larbre.faces.amounts import growth, parts
from futaie.games.larbre.rules.actions import (
    BEFORE,
    CHOOSING,
    DISCARDING,
    FLOWERS_LEFT,
    GROWING,
    KEEP,
    KEEPING,
    PIECES,
    PLACE_TWIG,
    RESERVE_SIZE,
)
from futaie.games.larbre.rules.growth import piece_placed, place_choices, tip_wanted, tips_for
from futaie.games.larbre.rules.plays import cards_alone, river_adds
from futaie.games.larbre.rules.tree import COMMON, Tree

if TYPE_CHECKING:
    from futaie.games.larbre.faces import shapes
    from futaie.games.larbre.rules.position import LArbre

PHASES: tuple[shapes.Phase, ...] = ("start", "take", "choose", "before", "grow", "after", "keep", "discard")
CARRIES: tuple[shapes.Carried | None, ...] = (None, "twig", "twigs", "leaf", "bud", "fruit", "flower")


def view(position: LArbre, seat: int | None) -> shapes.View:
    """The own hand, what everybody knows of the others, river, reserves and the tree."""
    return _table(position, [seat], seat == position.current)


def revealed(position: LArbre) -> shapes.View:
    """With all hands, the source from top to bottom and the discard."""
    source = [NAMES[position.piles.source[i]] for i in reversed(range(position.piles.source_count))]
    table = _table(position, list(range(position.seats)), True)
    return table | {"source_cards": source, "discard_cards": names(position.piles.discard)}


def _table(position: LArbre, open_hands: list[int | None], is_mover: bool) -> shapes.View:
    """`is_mover`: whether the reader sees which cards the mover is about to play or to discard, and looks at."""
    phase = position.phase
    is_placing = _may_place(position) and (is_mover or phase != CHOOSING)
    return {
        "game": "larbre",
        "seats": position.seats,
        "first": position.first,
        "turn": position.turn,
        "over": position.over,
        "movers": position.movers(),
        "phase": PHASES[phase] if is_mover or phase != CHOOSING else "start",
        "limit": position.hand_limit,
        "river": names(position.piles.river),
        "source": position.piles.source_count,
        "discard": position.piles.discard_count,
        "reshuffles": position.piles.reshuffles,
        "spirits": spirits(position.face_up),
        "backs": _backs(position),
        "hands": [_hand(position, seat, seat in open_hands) for seat in range(position.seats)],
        "reserves": [reserve(position, seat) for seat in range(position.seats)],
        "trunk": position.tree.level,
        "twigs": _twigs(position.tree, _takes(position) if is_placing else {}),
        "growing": TYPES[position.growing] if is_placing else None,
        "tips": None if position.over else _tips(position),
        "quiet": {"turns": position.quiet, "most": position.stall * position.seats},
        "play": _play(position),
        "chosen": _chosen(position) if is_mover else None,
        "looked": names(position.looked) if is_mover and phase == KEEPING else None,
        "outcome": position.outcome().plain() if position.over else None,
    }


def _backs(position: LArbre) -> list[shapes.Spirit]:
    """What is on the other side of the tiles, in the order of the spirits that are face up."""
    up = [spirit for spirit in range(len(SPIRITS)) if position.face_up >> spirit & 1]
    return [name for spirit in up for name in spirits(position.turned >> 4 * spirit & 15 & ~(1 << spirit))]


def _play(position: LArbre) -> shapes.Play | None:
    """What has been revealed in this turn, None before."""
    if position.phase in (CHOOSING, DISCARDING) or not position.chosen:
        return None
    return {
        "grows": None if position.growing == NO_TYPE else TYPES[position.growing],
        "cards": names(position.chosen),
        "spirits": spirits(position.spirits),
        "grown": position.has_grown,
        "owed": position.owed,
        "growth": None if position.over or position.has_grown else _growth(position),
    }


def _chosen(position: LArbre) -> shapes.Chosen | None:
    """The cards chosen so far to be played or discarded."""
    if position.phase not in (CHOOSING, DISCARDING):
        return None
    type_ = TYPES[position.growing] if position.growing != NO_TYPE else None
    return {
        "grows": type_,
        "cards": names(position.chosen),
        "need": position.need,
        "growth": _growth(position),
        "alone": _alone(position),
    }


def _alone(position: LArbre) -> shapes.Spirit | None:
    if position.phase != CHOOSING or size(position.chosen) != 1 or not position.may_invoke_only:
        return None
    kinds = cards_alone(position.chosen, position.face_up)
    return SPIRITS[cards_in(position.chosen)[0] % 4] if kinds else None


def _growth(position: LArbre) -> shapes.Growth | None:
    """How much the cards chosen or played make grow (larbre B.2), None where nothing grows."""
    if position.growing == NO_TYPE:
        return None
    river = river_adds(position.piles.river, position.growing)
    return {**parts(position), "river": river, **growth(position, position.current)}


def _hand(position: LArbre, seat: int, is_open: bool) -> shapes.Hand:
    heap = position.piles.hands[seat]
    return {
        "count": size(heap),
        "cards": names(heap) if is_open else None,
        "known": names(position.piles.known[seat]),
    }


def reserve(position: LArbre, seat: int) -> shapes.Reserve:
    twig, leaf, bud, fruit, flower, token, common = [
        int(position.reserves[seat * RESERVE_SIZE + piece]) for piece in range(len(PIECES))
    ]
    return {
        "twig": twig,
        "leaf": leaf,
        "bud": bud,
        "fruit": fruit,
        "flower": flower,
        "token": token,
        "common": common,
        "left": position.pieces_left(seat),
    }


def _may_place(position: LArbre) -> bool:
    """Whether pieces can still be placed in this turn, by the cards chosen or played or by the Dryad."""
    if position.over or position.growing == NO_TYPE:
        return False
    return position.phase in (CHOOSING, BEFORE, GROWING) or bool(position.spirits >> DRYAD & 1)


def _takes(position: LArbre) -> dict[int, list[shapes.Piece]]:
    """What may be placed on each kind of tip: now, or before growing if it began now."""
    owed = max(1, position.owed)
    bits = place_choices(position.tree, position.reserves, position.current, position.growing, owed)
    takes: dict[int, list[shapes.Piece]] = {}
    for action in range(PLACE_TWIG, KEEP):
        if bits >> (action - PLACE_TWIG) & 1:
            takes.setdefault(tip_wanted(action), []).append(PIECES[piece_placed(action)])
    return takes


def _twigs(tree: Tree, takes: dict[int, list[shapes.Piece]]) -> list[shapes.Twig]:
    return [_twig(tree, number, takes.get(tree.kind(number), [])[:]) for number in range(tree.count)]


def _tips(position: LArbre) -> dict[shapes.Piece, int]:
    """On how many tips the mover could place each piece, if it has one."""
    pieces = enumerate(PIECES[: FLOWERS_LEFT + 1])
    return {name: tips_for(position.tree, position.current, piece) for piece, name in pieces}


def _twig(tree: Tree, number: int, takes: list[shapes.Piece]) -> shapes.Twig:
    parent, owner, fruit_of = tree.parent(number), tree.owner(number), tree.fruit_of(number)
    return {
        "twig": number,
        "parent": None if parent < 0 else parent,
        "side": tree.side(number),
        "trunk": tree.level_of(number),
        "owner": None if owner == COMMON else owner,
        "carries": CARRIES[tree.carries(number)],
        "by": None if fruit_of < 0 else fruit_of,
        "takes": takes,
    }


def spirits(bits: int) -> list[shapes.Spirit]:
    return [name for spirit, name in enumerate(SPIRITS) if bits >> spirit & 1]
