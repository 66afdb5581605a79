"""A bot's choice does not depend on anything that its seat cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.levels import LEVELS
from tests.battery import SEEDS, examples
from tests.games.hortis.table import GAME as HORTIS
from tests.retold import RetoldMatch
from tests.specimen import Specimen
from tests.test_battery import TABLES

every_table = pytest.mark.parametrize(("specimen", "seats"), TABLES)


@every_table
@examples(9, 60)
@given(data=st.data())
def test_the_choice_is_the_same_when_hidden_cards_are_dealt_again(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    match = RetoldMatch(specimen, seats, data, 60)
    first = match.played
    if first.position.over:
        return
    seat = data.draw(st.sampled_from(first.position.movers()), label="seat")
    other_deal, other_story = match.retold(seat)
    other = match.dealt(other_deal)
    for mover, action in other_story:
        other.play(mover, action)
    choices = []
    for table in (first, other):
        dice = Rng("the same")
        player = seat_player("giant", specimen.game, dice, simulations=12)
        choices.append(player.act(table.seen(seat).imagine(seat, dice), seat))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3])
@examples(2, 20)
@given(seed=SEEDS, turns=st.integers(0, 2))
def test_every_level_of_hortis_compares_its_placements_without_peeking(
    level: str, seats: int, seed: str, turns: int
) -> None:
    """With enough simulations to compare them in several orders."""
    position = HORTIS.new(seats, seed=seed, cards=5)
    rng = Rng(seed)
    while position.turn <= turns:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    for seat in position.movers()[1:]:  # placements hidden from the first seat
        for _ in range(2):
            if seat in position.movers():
                position.apply(seat, position.random_action(seat, rng))
    choices = set()
    for deal in range(2):
        player = seat_player(level, HORTIS, Rng("the same"), simulations=80)
        choices.add(player.act(position.imagine(0, Rng(deal)), 0))
    assert len(choices) == 1
