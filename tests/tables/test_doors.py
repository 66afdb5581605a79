"""Tables without the server: no network, no tasks, and a store of plain data."""

import random
import subprocess
import sys

import pytest

from futaie import IllegalAction, Record, game, games
from futaie.record.reasons import MatchWhy
from futaie.tables import commands, readers, replay, thinking
from futaie.tables.opening import daily_game
from futaie.tables.reasons import Refused, TableWhy
from futaie.tables.wire.requests import Act, Join, Undo
from tests.shipped import GAMES

from .door import BO, CY, NOW, Door, opened

ENOUGH = 50
"""Resigns a long game after this many actions."""
STRANGERS = ("asyncio", "litestar", "multiprocessing", "numpy", "sqlalchemy", "sqlite3", "uvicorn", "websockets")


def why(error):
    return error.value.reason.code


def told(table, person, seat=None, after=0):
    return readers.look(table, person, seat, after, NOW)


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_bot_and_every_step_can_be_restored_from_the_store(name):
    door, rng = Door(opened(name, "me", "random")), random.Random(name)
    played = 0
    while door.table.state == "running":
        if played == ENOUGH:
            door.change(lambda table: commands.resign(table, "ana", 0, NOW))
        if door.think() or door.table.state == "over":
            continue
        decision = told(door.table, "ana", 0).state.decision
        wish = Act(decision.number, rng.choice(decision.choices).action)
        if played % 7 == 3 and door.table.match.drafts[0]:
            wish = Undo(decision.number)
        door.change(lambda table, wish=wish: commands.act(table, "ana", 0, wish, NOW))
        played += 1
        if played % 25 == 0:
            assert told(door.restored(), "ana", 0) == told(door.table, "ana", 0)
    again = door.restored()
    assert again.state == "over"
    for reader in ("ana", "bo", None):
        assert told(again, reader) == told(door.table, reader)
    record = replay.record(again, None, NOW.at)
    assert Record.parse(record).replay().result == door.table.match.result
    steps = len(door.table.match.log)
    assert replay.view(again, None, None, steps, True, NOW.at)() == door.table.match.position.revealed()


def test_the_match_starts_when_the_last_seat_is_taken():
    table = opened("arboretum", "me", "open", "open")
    commands.join(table, BO, Join(), NOW)
    assert (table.state, told(table, "bo").state.table.mine) == ("open", True)
    with pytest.raises(Refused) as taken:
        commands.join(table, CY, Join(1), NOW)
    assert why(taken) is TableWhy.SEAT_TAKEN
    commands.rise(table, "bo")
    commands.join(table, CY, Join(1), NOW)
    commands.join(table, BO, Join(), NOW)
    assert table.state == "running"
    assert [sitter.person for sitter in table.sitters] == ["ana", "cy", "bo"]


def test_only_the_host_fills_a_table_with_bots():
    table = opened("arboretum", "me", "open", level="greedy")
    with pytest.raises(Refused) as refused:
        commands.fill(table, "bo", NOW)
    assert why(refused) is TableWhy.NOT_THE_HOST
    commands.fill(table, "ana", NOW)
    assert table.bot_of(1) == "greedy"


def test_nobody_does_anything_at_a_seat_that_is_not_theirs():
    table = opened("arboretum", "me", "here")
    before = table.take_changes()
    assert before.entries == []
    for attempt in (
        lambda: commands.act(table, "bo", 0, Act(0, text="+deck"), NOW),
        lambda: commands.act(table, "bo", 0, Undo(0), NOW),
        lambda: commands.act(table, None, 0, Act(0, text="+deck"), NOW),
        lambda: commands.resign(table, "bo", 0, NOW),
        lambda: commands.why_not(table, "bo", 0, "+deck"),
        lambda: thinking.hints(table, "bo", 0),
        lambda: commands.rise(table, "bo"),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert why(refused) is TableWhy.NOT_YOUR_SEAT
    assert table.take_changes().only_drafts()


def test_the_second_of_two_clients_for_one_seat_is_behind():
    table = opened("arboretum", "me", "here", options={"first": "A"})
    commands.act(table, "ana", 0, Act(0, text="+deck"), NOW)
    with pytest.raises(Refused) as late:
        commands.act(table, "ana", 0, Act(0, text="+deck"), NOW)
    assert why(late) is TableWhy.STALE


def test_an_illegal_action_is_explained_before_it_is_tried():
    table = opened("arboretum", "me", "here", options={"first": "A"})
    for text in ("(0,0)", "+B", "+deck +deck", ""):
        with pytest.raises(IllegalAction) as refused:
            commands.act(table, "ana", 0, Act(0, text=text), NOW)
        assert commands.why_not(table, "ana", 0, text) == readers.said(refused.value.reason)
    assert commands.why_not(table, "ana", 0, "+deck") is None
    assert table.match.log == []


def test_a_draft_is_shown_only_to_its_seat_and_undone_one_by_one():
    table = opened("arboretum", "me", "open", options={"first": "A"})
    commands.join(table, BO, Join(), NOW)
    for number in range(2):
        commands.act(table, "ana", 0, Act(number, text="+deck"), NOW)
    others = told(table, "bo")
    card = told(table, "ana").state.decision.choices[0].text
    commands.act(table, "ana", 0, Act(2, text=f"{card} (0,0)"), NOW)
    assert told(table, "ana").state.draft == [card, "(0,0)"]
    assert told(table, "bo") == others
    commands.act(table, "ana", 0, Undo(3), NOW)
    assert told(table, "ana").state.draft == [card]
    commands.act(table, "ana", 0, Act(4, anew=True), NOW)
    assert told(table, "ana").state.draft == []
    with pytest.raises(IllegalAction) as nothing:
        commands.act(table, "ana", 0, Undo(5), NOW)
    assert why(nothing) is MatchWhy.NOTHING_TO_UNDO


def test_a_hint_is_computed_once():
    table = opened("arboretum", "me", "here", options={"first": "A"})
    about = thinking.hints(table, "ana", 0)
    assert isinstance(about, thinking.Thought)
    assert not hasattr(about.position, "seed")
    assert thinking.hints(table, "ana", 1) == []
    made = thinking.keep_hints(table, about, [])
    assert thinking.hints(table, "ana", 0) is made
    commands.act(table, "ana", 0, Act(0, text="+deck"), NOW)
    assert isinstance(thinking.hints(table, "ana", 0), thinking.Thought)


def test_a_bots_late_answer_is_not_played():
    table = opened("arboretum", "random", "me", options={"first": "A"})
    about = thinking.thought(table, 0)
    thinking.play(table, about, game("arboretum").parse(about.position, 0, "+deck"), NOW)
    with pytest.raises(Refused) as late:
        thinking.play(table, about, game("arboretum").parse(about.position, 0, "+deck"), NOW)
    assert why(late) is TableWhy.STALE


def test_leaving_for_good_closes_an_open_table_or_resigns():
    waiting = opened("arboretum", "me", "open")
    commands.leave(waiting, "ana", NOW)
    assert waiting.state == "closed"
    running = opened("hortis", "me", "here", "random")
    commands.leave(running, "ana", NOW)
    assert (running.state, running.match.result.how) == ("over", "resigned")


def test_people_are_present_as_the_caller_says():
    table = opened("arboretum", "me", "open")
    table.present = {"ana"}
    assert [sitting.present for sitting in told(table, "bo").state.table.seats] == [True, False]


def test_tables_need_no_network_no_storage_and_no_tasks():
    """Not even indirectly, through their imports."""
    code = f"""
import pkgutil, sys
import futaie.tables
for found in pkgutil.walk_packages(futaie.tables.__path__, "futaie.tables."):
    __import__(found.name)
print([name for name in {STRANGERS} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_game_of_the_day_is_one_that_can_be_played_alone_and_solved():
    assert [each.name for each in games().values() if each.daily] == [daily_game().name]
    assert 1 in daily_game().seats
    assert daily_game().solve is not None
