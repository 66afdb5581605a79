"""Heaps, which are numbers, against counted cards."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import u8

from futaie.core.vecs import vec
from futaie.games.larbre.box import kinds
from futaie.games.larbre.box.kinds import KINDS, most_copies
from tests.battery import examples

COUNTS = st.fixed_dictionaries(
    {kind: st.sampled_from([0, 0, 1, most_copies(kind)]) | st.integers(0, most_copies(kind)) for kind in range(KINDS)}
).map(Counter)
FULL = Counter({kind: most_copies(kind) for kind in range(KINDS)})


def heap_of(counts):
    heap = 0
    for kind in counts.elements():
        heap += kinds.one(kind)
    return heap


def of_type(kind):
    """From 0 to 3; 4 for the joker and the flute."""
    return kind // 4


def of_icon(kind):
    return kind % 4 if kind < 16 else None


def test_a_heap_holds_fifteen_twigs_or_leaves_with_one_icon_and_seven_cards_of_any_other_kind():
    assert list(FULL.values()) == [15] * 8 + [7] * 10
    assert kinds.size(heap_of(FULL)) == 8 * 15 + 10 * 7
    assert 0 < heap_of(FULL) < 2**63


@examples(300, 5000)
@given(counts=COUNTS)
def test_a_heap_counts_its_cards(counts):
    heap = heap_of(counts)
    assert [kinds.count_of(heap, kind) for kind in range(KINDS)] == [counts[kind] for kind in range(KINDS)]
    assert kinds.size(heap) == counts.total()
    for number in range(4):
        assert kinds.count_type(heap, number) == sum(counts[kind] for kind in counts if of_type(kind) == number)
        assert kinds.count_icon(heap, number) == sum(counts[kind] for kind in counts if of_icon(kind) == number)


@examples(300, 5000)
@given(counts=COUNTS)
def test_a_heap_lists_its_cards(counts):
    heap = heap_of(counts)
    cards = sorted(counts.elements())
    assert kinds.cards_in(heap) == cards
    assert [kind for kind in range(64) if kinds.kinds_in(heap) >> kind & 1] == sorted(set(cards))
    written = vec[u8]([u8(99)] * (len(cards) + 1))
    assert kinds.write_cards(heap, written) == len(cards)
    assert list(written) == [*cards, 99]
    told = vec[u8]([u8(0)] * (KINDS + 4))
    kinds.write_counts(heap, told, 3)
    assert list(told) == [0, 0, 0, *(counts[kind] for kind in range(KINDS)), 0]


@examples(300, 5000)
@given(one=COUNTS, other=COUNTS)
def test_heaps_are_added_and_taken_away_like_their_cards(one, other):
    assert heap_of(one) - heap_of(one & other) == heap_of(one - other)
    rest = FULL - one
    assert heap_of(one) + heap_of(other & rest) == heap_of(one + (other & rest))
    assert kinds.kinds_in(heap_of(one) | heap_of(other)) == kinds.kinds_in(heap_of(one | other))


@examples(300, 5000)
@given(counts=COUNTS)
def test_one_less_of_each_kind_leaves_the_other_copies(counts):
    assert kinds.one_less_of_each(heap_of(counts)) == heap_of(counts - Counter(set(counts.elements())))
