"""Plain data that people write: errors name the place and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import BadTable
from futaie.core.box.untrusted_fields import UntrustedField
from futaie.text import Words

WORDS = Words("en")
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
)


def told(check) -> str:
    with pytest.raises(BadTable) as refused:
        check()
    return WORDS.tell(refused.value.reason)


@pytest.mark.parametrize(
    ("check", "words"),
    [
        (lambda: UntrustedField([]).fields("name"), "The table cannot be “[]”. It takes: an object, { … }."),
        (lambda: UntrustedField({}).fields("name"), "The field name is missing."),
        (lambda: UntrustedField({"x": {"y": 1}}).fields("x")["x"].fields("z"), "There is no field x.y. There are: z."),
        (
            lambda: UntrustedField([None], "hand").items(2, 2),
            "hand cannot be “[null]”. It takes: a list [ … ] of 2 items.",
        ),
        (lambda: UntrustedField([], "hand").items(1, 7), "hand cannot be “[]”. It takes: a list [ … ] of 1-7 items."),
        (
            lambda: UntrustedField(True, "name").text(9),
            'name cannot be “true”. It takes: a text "…" of 1-9 characters.',
        ),
        (lambda: UntrustedField("7", "x").number(1, 8), "x cannot be “7”. It takes: 1-8."),
        (lambda: UntrustedField({"a": "é"}, "x").flag(), 'x cannot be “{"a": "é"}”. It takes: true | false.'),
        (lambda: UntrustedField("c", "x").one_of(["a", "b"]), "x cannot be “c”. It takes: a | b."),
        (lambda: UntrustedField({1}, "x").flag(), "x cannot be “{1}”. It takes: true | false."),
    ],
)
def test_an_error_is_told_in_words_and_json(check, words):
    assert told(check) == words


@given(PLAIN)
def test_every_error_is_short(value):
    for check in (lambda: UntrustedField(value).number(5, 4), lambda: UntrustedField(value).items(9, 8)):
        assert len(told(check)) < 200
