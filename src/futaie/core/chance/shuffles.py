"""Shuffles: each is a pure function of (seed, label, ordinal), for ever.

The stream: key = BLAKE2b-256(seed). Block i = keyed BLAKE2b-512 of label, a zero byte, ordinal and i as 8 bytes each
(big endian). Its words are the 32-bit big-endian numbers in the blocks, in order. A number below n is the first word
below the largest multiple of n, modulo n. The shuffle is Fisher and Yates's: for i from the last index down to 1, swap
item i with item (number below i + 1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b, sha256
from secrets import token_hex
from typing import TypeAlias

from futaie.core.rules.reason import BadSetup, Reason, Why, shortened

Deal: TypeAlias = Mapping[str, Sequence[str]]
"""Orders by label: the cards of a puzzle, a test or a real table instead of shuffled ones."""


def new_seed() -> str:
    """128 random bits."""
    return token_hex(16)


def seed_hash(seed: str) -> str:
    """What may be shown of a seed while its match is running."""
    return sha256(seed.encode()).hexdigest()


def words(seed: str, label: str, ordinal: int) -> Iterator[int]:
    key = blake2b(seed.encode(), digest_size=32).digest()
    prefix = label.encode() + b"\0" + ordinal.to_bytes(8, "big")
    block = 0
    while True:
        digest = blake2b(prefix + block.to_bytes(8, "big"), key=key).digest()
        for start in range(0, 64, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(seed: str, label: str, ordinal: int, items: Sequence[str]) -> list[str]:
    stream = words(seed, label, ordinal)
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        bound = i + 1
        limit = 2**32 - 2**32 % bound
        word = next(stream)
        while word >= limit:
            word = next(stream)
        result[i], result[word % bound] = result[word % bound], result[i]
    return result


class Chance:
    """The orders of one match: the given ones from its deal, all others from its seed."""

    def __init__(self, seed: str | None, deal: Deal) -> None:
        if seed is not None and not (isinstance(seed, str) and 1 <= len(seed) <= 200 and seed.isprintable()):
            raise BadSetup(Reason(Why.BAD_SEED))
        self.seed = seed
        self.deal = {label: _plain_list(order) for label, order in deal.items()}

    def order(self, label: str, items: Sequence[str], ordinal: int = 0) -> list[str]:
        name = f"{label}-{ordinal}" if ordinal else label
        if name in self.deal:
            return _checked(name, self.deal[name], items)
        if self.seed is None:
            raise BadSetup(Reason(Why.DEAL_INCOMPLETE, {"missing": name}))
        return shuffled(self.seed, label, ordinal, items)


def _plain_list(order: object) -> list[str]:
    if not isinstance(order, list | tuple) or not all(isinstance(item, str) for item in order):
        raise BadSetup(Reason(Why.BAD_DEAL))
    return list(order)


def _checked(name: str, order: Sequence[str], items: Sequence[str]) -> list[str]:
    """A given order must contain exactly these items (an item may occur several times)."""
    left = list(items)
    for item in order:
        if item not in left:
            code = Why.DEAL_CARD_TWICE if item in items else Why.DEAL_CARD_UNKNOWN
            raise BadSetup(Reason(code, {"deal": name, "card": shortened(item)}))
        left.remove(item)
    if left:
        raise BadSetup(Reason(Why.DEAL_CARD_MISSING, {"deal": name, "card": left[0]}))
    return list(order)
