"""The question to the mover in l'Arbre, and actions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from futaie.core.plain import Data
from futaie.core.rules.position import ANNOTATED, Position
from futaie.core.rules.reason import Message
from futaie.core.rules.seat import letter
from futaie.games.larbre.box.cards import NAMES, SPIRITS, TYPES, names
from futaie.games.larbre.box.kinds import DRYAD, FLUTE, JOKER, NO_TYPE, cards_in, kind_at, one
from futaie.games.larbre.faces.amounts import growth
from futaie.games.larbre.rules.actions import (
    ADD,
    AFTER,
    ALONE,
    BEFORE,
    BEGIN,
    CHOOSING,
    DISCARD,
    END,
    GROW,
    GROWING,
    INVOKE_FAUN,
    INVOKE_NAIAD,
    INVOKE_PEGAEA,
    KEEP,
    KEEPING,
    PIECES,
    PLACE_TWIG,
    RESERVE_SIZE,
    REVEAL,
    START,
    TAKING,
    TOKEN_LEFT,
    TRUNK,
    TWIGS_LEFT,
)
from futaie.games.larbre.rules.growth import placeable
from futaie.games.larbre.rules.plays import half_pair, river_adds, strength
from futaie.games.larbre.rules.reasons import Asked, Does
from futaie.games.larbre.rules.tree import COMMON

if TYPE_CHECKING:
    from futaie.games.larbre.faces.shapes import Piece
    from futaie.games.larbre.rules.position import LArbre


def ask(position: Position, seat: int) -> Message:
    table = cast("LArbre", position)
    phase = table.phase
    if phase == START:
        token = table.reserves[seat * RESERVE_SIZE + TOKEN_LEFT]
        return Message(Asked.START if token else Asked.START_GROWN)
    if phase == CHOOSING:
        return _ask_cards(table, seat)
    if phase == BEFORE:
        return Message(Asked.BEFORE)
    if phase == GROWING:
        grows: Piece = TYPES[table.growing]
        if grows == "twig" and not table.reserves[seat * RESERVE_SIZE + TWIGS_LEFT]:
            grows = "common"
        return Message(Asked.PLACE, {"grows": grows, "left": table.owed})
    if phase == AFTER:
        return _ask_after(table, seat)
    if phase == KEEPING:
        return Message(Asked.KEEP)
    return Message(Asked.TAKE if phase == TAKING else Asked.DISCARD, {"left": table.need})


def _ask_cards(table: LArbre, seat: int) -> Message:
    chosen, growing = table.chosen, table.growing
    if growing != NO_TYPE and half_pair(chosen, growing, table.least):
        return Message(Asked.PARTNER, {"card": NAMES[kind_at(growing, table.least)]})
    if not chosen:
        return Message(Asked.CARDS, {"grows": TYPES[growing]})
    if table.legal(seat) == [REVEAL]:
        return Message(Asked.REVEAL)
    return Message(Asked.MORE, growth(table, seat))


def _ask_after(table: LArbre, seat: int) -> Message:
    if table.growing == NO_TYPE and not table.fluted:
        return Message(Asked.INVOKE, {"spirit": SPIRITS[cards_in(table.chosen)[0] % 4]})
    extra = table.spirits >> DRYAD & 1 and table.growing != NO_TYPE and table.placeable(seat, 1)
    return Message(Asked.ONE_MORE, {"grows": TYPES[table.growing]}) if extra else Message(Asked.AFTER)


def describe(position: Position, seat: int, action: int) -> Message:
    table = cast("LArbre", position)
    if PLACE_TWIG <= action % ANNOTATED < KEEP:
        return _describe_place(table, seat, action)
    if action < TRUNK:
        return Message(Does.TAKE, {"card": NAMES[action]})
    if action < ALONE:
        return _describe_start(table, seat, action)
    if ADD <= action <= REVEAL:
        return _describe_card(table, seat, action)
    if action == ALONE:
        return Message(Does.ALONE)
    if action < INVOKE_NAIAD:
        return Message(Does.FAUN, {"seat": letter(action - INVOKE_FAUN)})
    if action < INVOKE_PEGAEA:
        return Message(Does.NAIAD, {"card": NAMES[action - INVOKE_NAIAD]})
    if action == INVOKE_PEGAEA:
        return Message(Does.PEGAEA, {"cards": position.preview(seat, action)["cards"]})
    if action == BEGIN:
        return Message(Does.BEGIN, growth(table, seat))
    if action == END:
        return Message(Does.END)
    if action < DISCARD:
        return Message(Does.KEEP, {"card": NAMES[action - KEEP]})
    return Message(Does.DISCARD, {"card": NAMES[action - DISCARD]})


def _describe_start(table: LArbre, seat: int, action: int) -> Message:
    if action == TRUNK:
        told = table.preview(seat, action)
        if told["wins"]:
            return Message(Does.TRUNK_WINS)
        return Message(Does.TRUNK, {"take": told["take"], "draw": told["draw"]})
    type_ = action - GROW
    river = river_adds(table.piles.river, type_)
    most = strength(table.piles.hands[seat], type_) + river
    places = placeable(table.tree, table.reserves, seat, type_, most)
    return Message(Does.GROW, {"grows": TYPES[type_], "most": most, "river": river, "places": places})


def _describe_card(table: LArbre, seat: int, action: int) -> Message:
    if action == REVEAL:
        if table.growing != NO_TYPE:
            return Message(Does.REVEAL, growth(table, seat))
        if table.chosen == one(FLUTE):
            return Message(Does.REVEAL_FLUTE)
        return Message(Does.REVEAL_ALONE, {"card": names(table.chosen)[0]})
    kind = action - ADD
    if table.phase == START:
        return Message(Does.ONLY_INVOKE, {"card": NAMES[kind], "spirit": SPIRITS[kind % 4]})
    if kind == FLUTE:
        return Message(Does.FLUTE)
    told: Data = {"card": NAMES[kind], "amount": table.preview(seat, action)["amount"]}
    if kind == JOKER or kind >> 2 == table.growing:
        return Message(Does.ADD, told)
    if half_pair(table.chosen, table.growing, table.least):
        return Message(Does.SECOND_HALF, told)
    return Message(Does.FIRST_HALF, {"card": NAMES[kind]})


def _describe_place(table: LArbre, seat: int, action: int) -> Message:
    told = table.preview(seat, action)
    tip = told["tip"]
    owner = table.tree.owner(tip)
    figures: Data = {
        "piece": told["piece"],
        "tip": tip,
        "owner": PIECES[-1] if owner == COMMON else letter(owner),
        "from": told["from"],
        "wins": told["wins"],
    }
    return Message(Does.ONE_MORE if told["dryad"] else Does.PLACE, figures)
