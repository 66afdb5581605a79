"""Numbers of ways, and random choices among them."""

from __future__ import annotations

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.games.larbre.box.kinds import KINDS, count_of, one, size


def choose(n: i64, k: i64) -> float:
    """How many sets of k there are among n; 0 if k is too large."""
    if n < k or k < 0:
        return 0.0
    ways: float = 1.0
    i: i64 = 0
    while i < k:
        ways = ways * float(n - i) / float(i + 1)
        i += 1
    return ways


def falling(n: i64, k: i64) -> float:
    """n (n - 1) ... with k factors."""
    product: float = 1.0
    while k > 0:
        product *= float(n)
        n -= 1
        k -= 1
    return product


def matchings(known: i64, need: i64) -> float:
    """The number of ways to match cards seen with known ones of their kind, if the missing ones are among them too."""
    if need <= known:
        return falling(known, need)
    return choose(need, need - known) * falling(known, known)


def largest_ratio(known: i64, limit: i64, wanted: i64, free: i64) -> float:
    """The largest factor by which these cards may be likelier to come out of a source than was counted.

    The source holds the known cards, the missing ones and this many free ones, within the limit. Each free card of a
    kind makes it likelier by a factor that falls with their number, so the best ones are taken.
    """
    extra: i64 = 0
    largest: float = 1.0
    while free > 0:
        best: float = 1.0
        best_kind: i64 = -1
        kind: i64 = 0
        while kind < KINDS:
            need = count_of(wanted, kind)
            if need > 0:
                sure = count_of(known, kind)
                there = max(sure, need) + count_of(extra, kind) + 1
                factor = float(there) / float(there - min(sure, need))
                if factor > best and there <= count_of(limit, kind):
                    best = factor
                    best_kind = kind
            kind += 1
        if best_kind < 0:
            break
        largest *= best
        extra += one(best_kind)
        free -= 1
    return largest


def uniform(rng: Rng) -> float:
    """From 0 up to 1, in steps of 2**-53."""
    return (float(rng.word()) * 2097152.0 + float(rng.word() >> 11)) / 9007199254740992.0


def any_card(heap: i64, rng: Rng) -> i64:
    """The kind of one of the cards, each equally likely."""
    skipped = rng.below(size(heap))
    kind: i64 = 0
    while skipped >= count_of(heap, kind):
        skipped -= count_of(heap, kind)
        kind += 1
    return kind
