"""Observations of every game, for every number of seats and all options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from futaie import Position
from futaie.core.research.encoder import count_of
from tests.battery import examples, new_position, walk
from tests.observing import encoder_for, observation
from tests.specimen import Specimen
from tests.specimens import every_table


@every_table
@examples(15, 100)
@given(data=st.data())
def test_the_fields_are_the_whole_observation_and_no_value_exceeds_its_maximum(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, options, rng = new_position(data, specimen, seats)
    encoder = encoder_for(specimen.game, seats, options)
    end = 0
    for field in encoder.fields:
        assert field.start == end
        assert 0 < field.most <= 255
        assert field.meaning
        end += count_of(field.shape)
    assert end == encoder.size
    assert len({field.name for field in encoder.fields}) == len(encoder.fields)
    most = [field.most for field in encoder.fields for _ in range(count_of(field.shape))]
    for _ in walk(position, rng):
        assert_below(most, observation(encoder, position, rng.below(seats)))
    for seat in range(seats):
        assert_below(most, observation(encoder, position, seat))


def assert_below(most: list[int], numbers: list[int]) -> None:
    assert all(number <= highest for number, highest in zip(numbers, most, strict=True))


@every_table
@examples(9, 100)
@given(data=st.data())
def test_an_observation_does_not_depend_on_hidden_information(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, options, rng = new_position(data, specimen, seats)
    encoder = encoder_for(specimen.game, seats, options)

    def check(position: Position) -> None:
        for seat in range(seats):
            seen = observation(encoder, position, seat, noise=1)
            assert observation(encoder, position.imagine(seat, rng), seat, noise=2) == seen

    for _ in walk(position, rng):
        if rng.below(4 * specimen.pace) == 0:
            check(position)
    check(position)


@every_table
@examples(6, 60)
@given(data=st.data())
def test_anything_that_a_view_adds_for_the_mover_changes_the_observation_too(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    """Whoever makes a decision sees its result: no two positions in a seat's own turn look alike."""
    position, options, rng = new_position(data, specimen, seats)
    encoder = encoder_for(specimen.game, seats, options)
    for seat, action in walk(position, rng):
        before = observation(encoder, position, seat)
        after = position.copy()
        after.apply(seat, action)
        assert observation(encoder, after, seat) != before
