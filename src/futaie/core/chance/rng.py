"""The fast generator of search, imagination and random play: Chris Doty-Humphrey's sfc32, 32 bits at a time.

It is not used for deals (see shuffles.py). All steps stay below 2**63, so that native and Python integers agree.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, u8

from futaie.core.vecs import vec

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    def __init__(self, seed: str | int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=12, person=b"futaie.Rng").digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = 1
        i: i64 = 0
        while i < 12:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds up to 2**31; its bias, bound / 2**32, never matters in a game."""
        return (self.word() * bound) >> 32

    def shuffle(self, items: vec[u8], count: i64) -> None:
        """Shuffles the first `count` items."""
        i: i64 = count - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def mix(self, items: vec[u8], count: i64) -> None:
        """Shuffles the first `count` items regardless of their present order: the same generator gives the same result
        whatever order they were in. Otherwise even luck could reveal what nobody may know."""
        copies = vec[u8]([u8(0)] * 256)
        i: i64 = 0
        while i < count:
            copies[i64(items[i])] += 1
            i += 1
        at: i64 = 0
        item: i64 = 0
        while at < count:
            left = copies[item]
            while left > 0:
                items[at] = u8(item)
                at += 1
                left -= 1
            item += 1
        self.shuffle(items, count)

    def state(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, int, int, int]]]:
        return (_restored, (self.state(),))


def _restored(state: tuple[int, int, int, int]) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = state
    return rng
