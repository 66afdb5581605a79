"""The battery deals the first deck again; here the second one and the objectives are dealt again as well."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import futaie
from futaie import Match, Rng
from futaie.games.tout_la_haut.objectives import NAMES as OBJECTIVES
from futaie.games.tout_la_haut.position import ToutLaHaut
from tests.battery import SEEDS, examples, heard, random_match

from .specimen import other_stories
from .table import GAME
from .worlds import dealt

Deal = dict[str, list[str]]


def mixed(items: Any, rng: Rng) -> list[str]:
    return sorted(items, key=lambda item: (rng.word(), item))


def dealt_again(position: ToutLaHaut, deal: Deal, reader: int | None, rng: Rng) -> Deal:
    """Other decks and objectives that the reader cannot tell from these."""
    decks = [dealt(story) for story in other_stories(position, reader, orders=2)]
    if len(decks) == 2:
        return {"deck": decks[0], "deck-1": decks[1], "objective": deal["objective"]}
    now, *later = deal["objective"]
    return {"deck": decks[0], "deck-1": mixed(deal["deck-1"], rng), "objective": [now, *mixed(later, rng)]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@examples(8, 80)
@given(data=st.data())
def test_tout_la_haut_9_nothing_hidden_in_either_game_reaches_a_reader(seats: int, data: st.DataObject) -> None:
    seed = data.draw(SEEDS, label="seed")
    options = {"first": 0, "strategic": True, "objective": "random", "late_draw": data.draw(st.booleans())}
    rounds = data.draw(st.integers(1, 9 - seats), label="rounds")
    steps = data.draw(st.integers(0, 2 * seats * rounds), label="steps")
    rng = Rng(seed)
    cards = GAME.new(seats, seed=seed).revealed()["dealt"]
    deal = {"deck": mixed(cards, rng), "deck-1": mixed(cards, rng), "objective": mixed(OBJECTIVES, rng)}

    def match(deal: Deal) -> futaie.Match:
        return Match(GAME, seats, None, deal, rounds=rounds, **options)

    first = match(deal)
    story = random_match(first, rng, steps)
    for reader in (None, *range(seats)):
        words = [word for told in other_stories(first.position, reader, orders=2) for word in told.built]
        other = [
            (seat, GAME.parse(first.position, seat, word)[0]) for (seat, _), word in zip(story, words, strict=True)
        ]
        again = dealt_again(first.position, deal, reader, rng)
        whole = range(len(story))
        assert heard(match(deal), story, reader, whole) == heard(match(again), other, reader, whole)
