"""What a seat cannot know changes nothing in what its bot does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Match, Rng
from futaie.bots import seat_player
from tests.battery import SEEDS, examples, random_match, without_drafts_of_others
from tests.specimen import Specimen
from tests.test_battery import TABLES

every_table = pytest.mark.parametrize(("specimen", "seats"), TABLES)


@every_table
@examples(9, 60)
@given(data=st.data())
def test_the_choice_is_the_same_when_all_that_is_hidden_is_dealt_again(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    options = data.draw(specimen.options(seats), label="options")
    seed = data.draw(SEEDS, label="seed")
    steps = data.draw(st.integers(0, 60), label="steps")
    rng = Rng(seed)
    deal = specimen.deal(specimen.game.new(seats=seats, seed=seed, **options), rng)

    def match(deal: object) -> Match:
        return Match(specimen.game, seats, seed, deal, **options)

    first = match(deal)
    story = random_match(first, rng, steps)
    for seat in first.position.movers():
        kept = without_drafts_of_others(first, story, seat)
        other_deal, other_story = specimen.retell(first.position, deal, kept, seat, rng)
        other = match(other_deal)
        for mover, action in other_story:
            other.play(mover, action)
        choices = []
        for table in (first, other):
            dice = Rng("the same")
            player = seat_player("giant", specimen.game, dice, simulations=12)
            choices.append(player.act(table.seen(seat).imagine(seat, dice), seat))
        assert choices[0] == choices[1]
