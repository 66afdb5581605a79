"""The rules of a play, read literally, over all subsets of the hand; nothing here comes from the rules' own code.

Cards are words such as "leaf-faun"; a tree is a list of tips [owner, what it carries], owner "common" or a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

TYPES = ("twig", "leaf", "bud", "fruit")
BACK = {"faun": "dryad", "dryad": "faun", "naiad": "pegaea", "pegaea": "naiad"}


def type_of(card: str) -> str:
    return card.split("-", maxsplit=1)[0]


def icon_of(card: str) -> str | None:
    return card.split("-")[1] if "-" in card else None


def all_paired(cards: Sequence[str]) -> bool:
    """Whether the cards can be laid out in pairs of the same icon (larbre B.3): tried by hand, card by card."""
    if not cards:
        return True
    first, *rest = cards
    return any(
        icon_of(first) == icon_of(other) and all_paired(rest[:i] + rest[i + 1 :]) for i, other in enumerate(rest)
    )


def plays(hand: Sequence[str], up: Sequence[str]) -> set[tuple[str | None, tuple[str, ...]]]:
    """Every play of a hand: the type (None if it only invokes) and the cards, in alphabetical order."""
    found: set[tuple[str | None, tuple[str, ...]]] = set()
    for count in range(1, len(hand) + 1):
        for cards in combinations(hand, count):
            if cards == ("flute",) or (count == 1 and icon_of(cards[0]) in up and icon_of(cards[0]) != "dryad"):
                found.add((None, cards))
            for type_ in TYPES:
                if strength(cards, type_) is not None:
                    found.add((type_, tuple(sorted(cards))))
    return found


def strength(cards: Sequence[str], type_: str) -> int | None:
    """How many pieces these cards make grow, without the river; None if they cannot be played together for the type."""
    own = [card for card in cards if type_of(card) == type_]
    jokers = [card for card in cards if card == "joker"]
    flutes = [card for card in cards if card == "flute"]
    others = [card for card in cards if type_of(card) != type_ and icon_of(card)]
    if len(flutes) > 1 or not all_paired(others):
        return None
    total = len(own) + len(jokers) + len(others) // 2
    return total if total > 0 else None


def amount(cards: Sequence[str], type_: str, river: Sequence[str]) -> int:
    total = strength(cards, type_)
    assert total is not None
    return total + sum(type_of(card) == type_ or card == "joker" for card in river)


Tip = tuple[str, str]
"""Owner and what the tip carries: nothing, twig, twigs, leaf, bud, closed."""
Reserve = dict[str, int]


def places(tips: Sequence[Tip], seat: str, piece: str) -> list[int]:
    """Where the piece may go (larbre B.7)."""
    wanted = {"twig": ("nothing", "twig"), "common": ("nothing", "twig"), "leaf": ("nothing",), "bud": ("leaf",)}
    found = []
    for number, (owner, carries) in enumerate(tips):
        if piece in wanted:
            if carries in wanted[piece]:
                found.append(number)
        elif carries == "bud" and (piece == "flower" or owner in ("common", seat)):
            found.append(number)
    return found


def pieces(type_: str, reserve: Reserve) -> list[str]:
    """The possible next pieces (larbre B.6)."""
    if type_ == "twig":
        own = [piece for piece in ("twig", "common") if reserve[piece]]
        return own or ["common"]
    if type_ == "fruit":
        return [piece for piece in ("fruit", "flower") if reserve[piece]]
    return [type_]


def put(tips: Sequence[Tip], reserve: Reserve, seat: str, piece: str, number: int) -> tuple[list[Tip], Reserve]:
    tips = list(tips)
    owner, carries = tips[number]
    if piece in ("twig", "common"):
        tips[number] = (owner, "twig" if carries == "nothing" else "twigs")
        tips.append((seat if piece == "twig" else "common", "nothing"))
    else:
        tips[number] = (owner, {"leaf": "leaf", "bud": "bud"}.get(piece, "closed"))
    return tips, reserve | {piece: max(0, reserve[piece] - 1)}


def most(tips: Sequence[Tip], reserve: Reserve, seat: str, type_: str, count: int) -> int:
    """The largest number that can be placed at all, up to the count: every order is tried, equal tips once."""
    best = 0
    if count:
        for piece, kind in steps(tips, reserve, seat, type_):
            after = put(tips, reserve, seat, piece, tips.index(kind))
            best = max(best, 1 + most(*after, seat, type_, count - 1))
            if best == count:
                break
    return best


def steps(tips: Sequence[Tip], reserve: Reserve, seat: str, type_: str) -> list[tuple[str, Tip]]:
    """Every next placement, whether wise or not: the piece and the kind of tip."""
    found = {(piece, tips[number]) for piece in pieces(type_, reserve) for number in places(tips, seat, piece)}
    return sorted(found)


def best_steps(tips: Sequence[Tip], reserve: Reserve, seat: str, type_: str, count: int) -> list[tuple[str, Tip]]:
    """The placements that keep the largest number attainable (larbre B.5)."""
    best = most(tips, reserve, seat, type_, count)
    found = []
    for piece, kind in steps(tips, reserve, seat, type_) if best else []:
        after = put(tips, reserve, seat, piece, tips.index(kind))
        if 1 + most(*after, seat, type_, count - 1) == best:
            found.append((piece, kind))
    return found


def plans(cards: Sequence[str], type_: str | None, up: Sequence[str], room_for_one_more: bool) -> set[tuple[str, ...]]:
    """Every way to invoke spirits in a turn (larbre B.8, B.9): their names in order, with "|" where the tree grows.

    The Naiad's new card may change how much grows, and so whether there is room for the Dryad; the caller must check
    that.
    """
    flute = "flute" in cards
    icons = {icon_of(card) for card in cards}
    may = [spirit for spirit in up if flute or spirit in icons]
    found = set()
    fewest = 1 if type_ is None and not flute else 0  # a card alone was played for its spirit
    for count in range(fewest, 3 if flute else 2):
        for chosen in permutations(may, count):
            for times in product(("before", "after"), repeat=count):
                found |= set(_plan(chosen, times, type_, room_for_one_more))
    return found


def _plan(
    chosen: Sequence[str], times: Sequence[str], type_: str | None, room_for_one_more: bool
) -> Iterator[tuple[str, ...]]:
    if "dryad" in chosen and (type_ is None or not room_for_one_more or times[chosen.index("dryad")] == "before"):
        return
    if type_ is None:
        yield ("|", *chosen)  # nothing grows, so nothing comes before it
        return
    before = [spirit for spirit, time in zip(chosen, times, strict=True) if time == "before"]
    after = [spirit for spirit, time in zip(chosen, times, strict=True) if time == "after"]
    yield (*before, "|", *after)
