"""Deals are pure functions of seed, label and ordinal, forever."""

from collections import Counter
from hashlib import blake2b, sha256
from itertools import islice, permutations

import pytest

from futaie import BadSetup, seed_hash
from futaie.core.chance.shuffles import Chance, new_seed, shuffled, words
from futaie.core.rules.reason import Why

LETTERS = list("abcdefgh")


def test_a_shuffle_never_changes_from_version_to_version():
    """These orders are in people's records: if this fails, old deals are lost."""
    assert "".join(shuffled("futaie", "deck", 0, LETTERS)) == "cbefahgd"
    assert "".join(shuffled("futaie", "deck", 1, LETTERS)) == "dafgbhec"
    assert "".join(shuffled("futaie", "first", 0, LETTERS)) == "bgehdfac"
    assert "".join(shuffled("été", "deck", 0, LETTERS)) == "cgbefdha"


def test_the_stream_is_the_documented_one():
    key = blake2b(b"oak", digest_size=32).digest()
    blocks = [
        blake2b(b"deck\0" + (3).to_bytes(8, "big") + block.to_bytes(8, "big"), key=key).digest() for block in (0, 1)
    ]
    stream = b"".join(blocks)
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 128, 4)]
    assert list(islice(words("oak", "deck", 3), 32)) == expected


@pytest.mark.parametrize(("count", "left_out"), [(50, False), (200_000, True)])
def test_the_shuffle_is_the_documented_one(count, left_out):
    """A second, literal reading of the documentation. With many items some words are too large, and left out."""
    stream = words("elm", "x", 0)
    items = list(range(count))
    large = 0
    for i in range(count - 1, 0, -1):
        bound = i + 1
        multiple = (2**32 // bound) * bound
        word = next(stream)
        while word >= multiple:
            large += 1
            word = next(stream)
        j = word % bound
        items[i], items[j] = items[j], items[i]
    assert [int(item) for item in shuffled("elm", "x", 0, [str(item) for item in range(count)])] == items
    assert (large > 0) is left_out


def test_all_orders_are_equally_likely():
    counts = Counter("".join(shuffled(str(seed), "deck", 0, "abcd")) for seed in range(4800))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom: exceeded once in a thousand; the seeds are fixed


def test_a_new_seed_has_128_bits_and_its_hash_is_sha_256():
    assert len(bytes.fromhex(new_seed())) == 16
    assert new_seed() != new_seed()
    assert seed_hash("oak") == sha256(b"oak").hexdigest()


def test_a_deal_replaces_the_orders_it_names_and_no_others():
    chance = Chance("seed", {"deck": ["c", "a", "b"]})
    assert chance.order("deck", ["a", "b", "c"]) == ["c", "a", "b"]
    assert chance.order("first", LETTERS) == shuffled("seed", "first", 0, LETTERS)
    assert Chance(None, {"deck-2": ["b", "a"]}).order("deck", ["a", "b"], 2) == ["b", "a"]


@pytest.mark.parametrize(
    ("deal", "code", "card"),
    [
        (["a", "a", "b"], Why.DEAL_CARD_TWICE, "a"),
        (["a", "b", "x"], Why.DEAL_CARD_UNKNOWN, "x"),
        (["a", "c"], Why.DEAL_CARD_MISSING, "b"),
    ],
)
def test_a_wrong_deal_is_refused_and_the_card_named(deal, code, card):
    with pytest.raises(BadSetup) as refused:
        Chance(None, {"deck": deal}).order("deck", ["a", "b", "c"])
    assert refused.value.reason.code is code
    assert refused.value.reason.figures == {"deal": "deck", "card": card}


def test_a_deal_that_leaves_something_open_says_what():
    with pytest.raises(BadSetup) as refused:
        Chance(None, {}).order("deck", ["a"], 1)
    assert refused.value.reason.figures == {"missing": "deck-1"}


@pytest.mark.parametrize("seed", ["", "x" * 201, "a\nb", "\0"])
def test_a_seed_that_no_record_could_carry_is_refused(seed):
    with pytest.raises(BadSetup):
        Chance(seed, {})
