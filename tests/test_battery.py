"""Rules for every game, every number of seats and all options."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import IllegalAction, Match, Position, Record, Rng
from futaie.core.rules.position import ANNOTATED
from futaie.record.record import record_for, record_of
from futaie.text import Words
from tests.battery import (
    any_mover,
    examples,
    heard,
    new_position,
    random_match,
    state,
    walk,
    written,
)
from tests.retold import RetoldMatch
from tests.specimen import Specimen
from tests.specimens import SPECIMENS, tables
from tests.toys.specimen import SPECIMEN as TOY

TABLES = tables([TOY, *SPECIMENS])
every_table = pytest.mark.parametrize(("specimen", "seats"), TABLES)


@every_table
@examples(15, 200)
@given(data=st.data())
def test_legal_actions_are_sorted_numbered_playable_and_never_missing(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, action in walk(position, rng):
        assert position.mover() == min(position.movers())
        for each in range(seats):
            legal = position.legal(each)
            assert legal == sorted(set(legal))
            assert bool(legal) == (each in position.movers())
            assert all(0 <= number < specimen.game.action_count for number in legal)
        assert action in position.legal(seat)
        some = position.legal(seat)[rng.below(len(position.legal(seat)))]
        position.copy().play(seat, some)
    assert position.movers() == []
    assert position.mover() == -1


@every_table
@examples(5, 60)
@given(data=st.data())
def test_an_action_is_legal_exactly_if_there_is_no_reason_against_it(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, _ in walk(position, rng):
        if rng.below(4) == 0:
            allowed = [action for action in range(specimen.game.action_count) if position.reason(seat, action) is None]
            assert allowed == position.legal(seat)


@every_table
@examples(12, 120)
@given(data=st.data())
def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, _ in walk(position, rng):
        if rng.below(8) == 0:
            before = state(position)
            wrong = [-1, specimen.game.action_count, 2**40, *(rng.below(specimen.game.action_count) for _ in range(5))]
            for action in wrong:
                if action not in position.legal(seat):
                    with pytest.raises(IllegalAction) as refused:
                        position.play(seat, action)
                    assert str(refused.value)
            for stranger in set(range(-1, seats + 1)) - set(position.movers()):
                with pytest.raises(IllegalAction):
                    position.play(stranger, 0)
            assert state(position) == before
    with pytest.raises(IllegalAction):
        position.play(0, 0)


@every_table
@examples(12, 120)
@given(data=st.data())
def test_nothing_is_lost_or_created(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    stock = specimen.stock(position)
    for _ in walk(position, rng):
        assert specimen.stock(position) == stock
    assert specimen.stock(position) == stock


@every_table
@examples(12, 120)
@given(data=st.data())
def test_copies_are_independent(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, action in walk(position, rng):
        if rng.below(8 * specimen.pace) == 0:
            before = state(position)
            twin = position.copy()
            assert state(twin) == before
            twin.play(seat, action)
            for _ in walk(twin, rng):
                pass
            assert state(position) == before


@every_table
@examples(12, 120)
@given(data=st.data())
def test_a_pickled_position_plays_on_in_the_same_way(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for _ in walk(position, rng):
        if rng.below(8 * specimen.pace) == 0:
            twin: Position = pickle.loads(pickle.dumps(position))
            assert state(twin) == state(position)
            ours, theirs = position.copy(), twin
            for seat, action in walk(ours, Rng(5)):
                assert theirs.legal(seat) == ours.legal(seat)
                theirs.apply(seat, action)
            assert state(theirs) == state(ours)


@every_table
@examples(8, 80)
@given(data=st.data())
def test_previews_come_true(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, _ in walk(position, rng):
        if rng.below(3) == 0:
            for action in position.legal(seat)[:: 1 + rng.below(9)]:
                after = position.copy()
                preview = position.preview(seat, action)
                events = after.play(seat, action)
                assert specimen.came_true(preview, events, after, seat), (preview, events)


@every_table
@examples(3, 30)
@given(data=st.data())
def test_every_view_can_be_drawn_as_text(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    words = Words("en", specimen.game.package)
    for _ in walk(position, rng):
        for reader in (None, *range(seats)):
            assert specimen.game.draw(position.view(reader), words).replace("\n", "").isprintable()
    assert specimen.game.draw(position.view(None), words)


@every_table
@examples(12, 120)
@given(data=st.data())
def test_every_legal_action_can_be_written_and_read(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    position, _, rng = new_position(data, specimen, seats)
    game = specimen.game
    for seat, _ in walk(position, rng):
        legal = position.legal(seat)
        words = [game.format(position, seat, action) for action in legal]
        assert len(set(words)) == len(words)
        read = [game.parse(position, seat, word)[0] for word in words]
        assert [action % ANNOTATED for action in read] == legal
        i = rng.below(len(legal))
        ours, theirs = position.copy(), position.copy()
        assert written([event.revealed() for event in ours.play(seat, legal[i])]) == written(
            [event.revealed() for event in theirs.play(seat, read[i])]
        )
        assert state(ours) == state(theirs)


@every_table
@examples(15, 200)
@given(data=st.data())
def test_every_game_ends_within_its_bounds_and_the_sheets_add_up(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, options, rng = new_position(data, specimen, seats)
    for _ in walk(position, rng):
        pass
    least, most = specimen.turns(position, options)
    assert least <= position.turn <= most
    outcome = position.outcome()
    assert list(outcome.scores) == position.scores() == [sum(line.points for line in sheet) for sheet in outcome.sheets]
    assert list(outcome.ranking) == position.ranking()
    assert outcome.winners
    written(outcome.plain())


@every_table
@examples(12, 120)
@given(data=st.data())
def test_imagined_worlds_look_the_same_to_the_seat_they_are_imagined_for(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    position, _, rng = new_position(data, specimen, seats)
    for seat, _ in walk(position, rng):
        if rng.below(6 * specimen.pace) == 0:
            before = state(position)
            for reader in (None, *range(seats)):
                world = position.imagine(reader, rng)
                assert written(world.view(reader)) == written(position.view(reader))
                assert specimen.stock(world) == specimen.stock(position)
                if reader is not None:
                    assert world.legal(reader) == position.legal(reader)
                for _ in walk(world, rng):
                    pass
            assert position.legal(seat)
            assert state(position) == before
    for reader in (None, *range(seats)):
        world = position.imagine(reader, rng)
        assert written(world.view(reader)) == written(position.view(reader))
        assert world.over
        assert world.scores() == position.scores()


@every_table
@examples(12, 120)
@given(data=st.data())
def test_a_record_is_lossless_and_its_replay_exact(specimen: Specimen, seats: int, data: st.DataObject) -> None:
    options = data.draw(specimen.options(seats), label="options")
    seed = data.draw(st.integers(0, 2**32).map(str), label="seed")
    match = Match(specimen.game, seats, seed, None, **options)
    rng = Rng(seed)
    random_match(match, rng, data.draw(st.one_of(st.none(), st.integers(0, 60)), label="steps"))
    record = record_of(match)
    text = str(record)
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text
    again = Record.parse(text).replay()
    assert state(again.position) == state(match.position)
    assert again.log == match.log
    assert again.result == match.result
    for reader in (None, *range(seats)):
        exported = str(record_for(match, reader))
        assert str(Record.parse(exported)) == exported


@every_table
@examples(12, 120)
@given(data=st.data())
def test_drafts_are_undone_step_by_step_and_never_past_a_commit(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    options = data.draw(specimen.options(seats), label="options")
    match = Match(specimen.game, seats, "draft", None, **options)
    rng = Rng(data.draw(st.integers(0, 2**32), label="rng"))
    for _ in range(40):
        if match.result is not None:
            break
        seat = any_mover(match.position, rng)
        looks = [state(match.seen(seat))]
        committed = state(match.position)
        log = len(match.log)
        while True:
            match.play(seat, match.seen(seat).random_action(seat, rng))
            if not match.drafts[seat]:
                assert len(match.log) == log + 1
                break
            assert state(match.position) == committed
            looks.append(state(match.seen(seat)))
            if rng.below(3) == 0:
                while match.drafts[seat]:
                    assert state(match.seen(seat)) == looks.pop()
                    match.undo(seat)
                assert state(match.seen(seat)) == looks[-1]
        with pytest.raises(IllegalAction):
            match.undo(seat)


@every_table
@examples(8, 80)
@given(data=st.data())
def test_hidden_information_does_not_change_one_byte_that_a_reader_gets(
    specimen: Specimen, seats: int, data: st.DataObject
) -> None:
    match = RetoldMatch(specimen, seats, data, 300)
    start = data.draw(st.integers(0, len(match.played.log)), label="listening from")
    listening = range(start, start + 15)
    for reader in (None, *range(seats)):
        other_deal, other_story = match.retold(reader)
        ours = heard(match.dealt(match.deal), match.story, reader, listening)
        assert ours == heard(match.dealt(other_deal), other_story, reader, listening)
