"""Scores and legal actions against the slow, literal reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie.games.tout_la_haut.box.cards import NAMES
from tests.battery import examples
from tests.games.tout_la_haut.rules import slow_rules as slow
from tests.games.tout_la_haut.table import GAME, hand, legal_words, standing

OBJECTIVES = [None, *slow.WORTH]


@st.composite
def forests(draw: st.DrawFn) -> list[list[str]]:
    """Any trees, even impossible ones; few colours, so that runs and ties are frequent."""
    names = draw(st.sampled_from([NAMES, [name for name in NAMES if set(name) <= set("rb234")]]))
    words = st.builds(lambda sign, name: sign + name, st.sampled_from(["", "", "", "-"]), st.sampled_from(names))
    height = draw(st.integers(1, 7))
    return draw(st.lists(st.lists(words, min_size=height, max_size=height), min_size=2, max_size=5))


@examples(150, 3000)
@given(trees=forests(), objective=st.sampled_from(OBJECTIVES), data=st.data())
def test_scores_are_what_the_rules_literally_say(
    trees: list[list[str]], objective: str | None, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, len(trees) - 1))
    position = standing(*map(" ".join, trees), objective=objective, first=first)
    expected = slow.scores(trees, objective)
    outcome = position.outcome()
    assert position.scores() == expected == list(outcome.scores)
    assert expected == [sum(line.points for line in sheet) for sheet in outcome.sheets]
    order = [(first + turn) % len(trees) for turn in range(len(trees))]
    best_last = sorted(order, key=lambda seat: expected[seat])  # stable: among equals the later one ranks higher
    assert position.ranking() == [len(trees) - best_last.index(seat) for seat in range(len(trees))]
    view = position.view(None)
    assert [tree["run"]["length"] for tree in view["trees"]] == [slow.run(tree) for tree in trees]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@examples(10, 200)
@given(seed=st.integers(0, 2**32).map(str))
def test_legal_actions_are_what_the_rules_literally_say(seats: int, seed: str) -> None:
    position = GAME.new(seats, seed=seed)
    rng = futaie.Rng(seed)
    trees: list[list[str]] = [[] for _ in range(seats)]
    while not position.over:
        seat = position.mover()
        cards = sorted(set(hand(position)), key=NAMES.index)
        words = [sign + card for card in cards for sign in ("", "-") if slow.may_build(trees[seat], sign + card)]
        assert legal_words(position) == words
        word = words[rng.below(len(words))]
        position.play(seat, GAME.parse(position, seat, word)[0])
        trees[seat].append(word)
        assert position.scores() == slow.scores(trees, None)
