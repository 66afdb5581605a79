"""The fast generator gives the same numbers interpreted and compiled."""

import pickle
from collections import Counter

from mypy_extensions import u8

from futaie import Rng
from futaie.core.vecs import vec


def test_the_numbers_never_change():
    rng = Rng("oak")
    assert [rng.word() for _ in range(4)] == [779814747, 631311650, 2895378628, 631579724]
    assert [Rng(7).below(1000), Rng("7").below(1000)] == [44, 44]


def sfc32(a, b, c, counter):
    """Sfc32 as its author wrote it, on 32-bit words."""
    while True:
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + result) % 2**32
        yield result


def test_it_is_sfc32():
    rng = Rng("elm")
    reference = sfc32(*rng.state())
    assert [rng.word() for _ in range(1000)] == [next(reference) for _ in range(1000)]


def test_numbers_below_a_bound_are_spread_evenly():
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 5 degrees of freedom, 1 in 1000


def test_a_shuffle_moves_only_the_first_items_and_reaches_every_order():
    seen = set()
    rng = Rng(2)
    for _ in range(300):
        items = vec[u8]([1, 2, 3, 4, 9, 9])
        rng.shuffle(items, 4)
        assert sorted(items[i] for i in range(4)) == [1, 2, 3, 4]
        assert [items[4], items[5]] == [9, 9]
        seen.add(tuple(items[i] for i in range(4)))
    assert len(seen) == 24


def test_a_pickled_generator_goes_on_where_it_was():
    rng = Rng("ash")
    rng.word()
    twin = pickle.loads(pickle.dumps(rng))
    assert [twin.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_mixing_forgets_the_old_order() -> None:
    one, other = vec[u8]([u8(n) for n in (7, 3, 3, 255, 0, 9)]), vec[u8]([u8(n) for n in (255, 3, 0, 3, 7, 9)])
    Rng("mix").mix(one, 5)
    Rng("mix").mix(other, 5)
    assert list(one) == list(other)
    assert sorted(one) == [0, 3, 3, 7, 9, 255]
    assert one[5] == 9
