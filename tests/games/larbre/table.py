"""Tables of l'Arbre for tests: played word by word, or laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mypy_extensions import i16, i64, u8

import futaie
from futaie.core.vecs import vec
from futaie.games.larbre.box.cards import NAMES, NUMBERS, SPIRITS, TYPES, Box
from futaie.games.larbre.box.deck_file import BOX
from futaie.games.larbre.box.kinds import one
from futaie.games.larbre.rules.actions import PIECES
from futaie.games.larbre.rules.dealer import turned_tiles
from futaie.games.larbre.rules.piles import Piles
from futaie.games.larbre.rules.position import LArbre
from futaie.games.larbre.rules.tree import BUD, COMMON, FLOWER, FRUIT, LEAF, Tree, young_tree
from futaie.games.larbre.secrets.history import TO_HAND, TO_RIVER, new_history
from tests.games.larbre.rules import slow_rules as slow
from tests.games.spoken import Spoken

GAME = futaie.game("larbre")
SPOKEN = Spoken(GAME)
play, legal_words, why_not = SPOKEN.play, SPOKEN.legal_words, SPOKEN.why_not
FULL = {"twig": 10, "leaf": 6, "bud": 5, "fruit": 3, "flower": 1, "token": 1, "common": 0}
BOX_CARDS = Counter(dict(zip(NAMES, BOX.counts, strict=True)))
MANY_COPIES = Box((1, 0, 4, 15, 13, 0, 1, 2, 7, 1, 2, 2, 0, 7, 0, 1, 6, 6), (3, 2, 1, 0))
"""As many cards of each type as the rulebook counts, and nearly all of them with the same icon."""


def deck_file(box: Box) -> str:
    """The cards as a file that a person could write."""
    joker, flute = box.counts[-2:]
    lines = [f"joker = {joker}", f"flute = {flute}"]
    for first, type_ in zip(range(0, 16, 4), TYPES, strict=True):
        lines.append(f"[{type_}]")
        lines += [f"{SPIRITS[icon]} = {box.counts[first + icon]}" for icon in range(4)]
    lines.append("[tiles]")
    lines += [
        f"tile{front} = {[SPIRITS[front], SPIRITS[back]]}" for front, back in enumerate(box.backs) if front < back
    ]
    return "\n".join(lines)


def heap_of(cards: Iterable[str]) -> int:
    return sum(one(NUMBERS[card]) for card in cards)


def table(
    hands: Sequence[str] = ("", ""),
    river: str = "twig-faun twig-dryad twig-naiad twig-pegaea",
    *,
    source: str = "",
    discard: str = "",
    up: str = "faun naiad",
    tree: str = "",
    reserves: Sequence[Mapping[str, int]] = (),
    fork: bool = False,
    stall: int = 6,
    current: int = 0,
    always: bool = False,
    backs: Sequence[int] = BOX.backs,
) -> LArbre:
    """A table with these cards; all others are in the source, below the named ones. See `grow` for the tree."""
    seats = len(hands)
    given = Counter(" ".join([*hands, river, source, discard]).split())
    assert given <= BOX_CARDS, given - BOX_CARDS
    rest = sorted((BOX_CARDS - given).elements(), key=NAMES.index)
    stock = [*source.split(), *rest]
    held = [FULL | dict(reserve) for reserve in reserves] or [FULL] * seats
    history = new_history()
    for card in river.split():
        history.note(TO_RIVER, 0, NUMBERS[card])
    for seat, cards in enumerate(hands):
        for card in cards.split():
            history.note(TO_HAND, seat, NUMBERS[card])
    position = LArbre(
        seats,
        current,
        fork,
        not always,
        True,
        stall,
        6,
        turned_tiles(replace(BOX, backs=tuple(backs))),
        Piles(
            heap_of(BOX_CARDS.elements()),
            4,
            vec[u8]([NUMBERS[card] for card in reversed(stock)] + [u8(0)] * (68 - len(stock))),
            vec[i64]([heap_of(cards.split()) for cards in hands]),
            vec[i64]([i64(0)] * seats),
            history,
            futaie.core.chance.shuffles.Chance("table", {}),
        ),
        vec[i16]([reserve[piece] for reserve in held for piece in PIECES]),
        grow(young_tree(fork), tree),
    )
    position.piles.source_count = len(stock)
    position.piles.river = heap_of(river.split())
    position.piles.discard = heap_of(discard.split())
    position.piles.discard_count = len(discard.split())
    position.face_up = sum(1 << SPIRITS.index(spirit) for spirit in up.split())
    return position


def grow(tree: Tree, text: str) -> Tree:
    """Adds pieces in the order of the words: `leaf@2`, `bud@2`, `fruit@2:A`, `twig@5:A`, `twig@5` for a common twig."""
    for word in text.split():
        place, _, seat = word.partition(":")
        piece, _, number = place.partition("@")
        owner = "ABCD".index(seat) if seat else COMMON
        tip = int(number)
        if piece == "twig":
            tree.grow_twig(tip, owner)
        elif piece in ("fruit", "flower"):
            tree.bear(tip, FRUIT if piece == "fruit" else FLOWER, owner)
        else:
            tree.change(tip, LEAF if piece == "leaf" else BUD)
    return tree


def closed(keep: Sequence[int] = ()) -> str:
    """Fills the young tree (a chain) so that nothing can grow any more, except on the given tips."""
    words = []
    for first in (0, 3, 6, 9):
        for inner in (first, first + 1):
            if inner not in keep:
                words.append(f"twig@{inner}")
        if first + 2 not in keep:
            words.append(f"leaf@{first + 2}")
    count = 12
    for word in list(words):
        if word.startswith("twig"):
            words.append(f"leaf@{count}")
            count += 1
    return " ".join(words)


def commits(position: LArbre, word: str) -> bool:
    return position.commits(*SPOKEN.legal_action(position, word))


def look(position: LArbre, word: str) -> dict[str, Any]:
    """The preview of the word."""
    return position.preview(*SPOKEN.legal_action(position, word))


def hand(position: LArbre, seat: int) -> list[str]:
    return position.view(seat)["hands"][seat]["cards"]


def river(position: LArbre) -> list[str]:
    return position.view(None)["river"]


def spirits(position: LArbre) -> list[str]:
    return position.view(None)["spirits"]


def reserve(position: LArbre, seat: int) -> dict[str, int]:
    return position.view(None)["reserves"][seat]


def twigs(position: LArbre) -> list[dict[str, Any]]:
    return position.view(None)["twigs"]


def carries(position: LArbre, tip: int) -> str | None:
    return twigs(position)[tip]["carries"]


def tips(position: LArbre) -> list[slow.Tip]:
    words = {None: "nothing", "fruit": "closed", "flower": "closed"}
    return [
        ("common" if twig["owner"] is None else "ABCD"[twig["owner"]], words.get(twig["carries"], twig["carries"]))
        for twig in twigs(position)
    ]


def place_all(position: LArbre) -> list[str]:
    """Places on the lowest-numbered tips until nothing more must grow; returns the words."""
    words = []
    turn = position.turn
    while position.turn == turn and not position.over and position.view(None)["phase"] == "grow":
        words.append(legal_words(position)[0])
        play(position, words[-1])
    return words
