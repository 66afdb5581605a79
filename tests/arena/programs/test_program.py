"""Programs from outside: the messages they get, and how they lose. Every one of them is a real process."""

import json
import os
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie import Match, Rng
from futaie.arena.meeting import Key
from futaie.arena.play import play_game
from futaie.arena.programs import conversation, pipe
from futaie.arena.programs.program import Program
from futaie.arena.reasons import LostWhy
from futaie.text import LANGUAGES, Words
from tests.arena.table import alone, arena, play
from tests.battery import examples
from tests.retold import RetoldMatch
from tests.specimens import every_game
from tests.test_battery import TABLES

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
FIRST_BOT = f"cmd:{sys.executable} {ROOT / 'examples' / 'first_bot.py'}"
ROGUES = {
    "crashes": LostWhy.ENDED,
    "leaves": LostWhy.ENDED,
    "is silent": LostWhy.TOO_SLOW,
    "never reads": LostWhy.TOO_SLOW,
    "closes its output": LostWhy.ENDED,
    "writes one endless line": LostWhy.TOO_LONG,
    "writes one long line": LostWhy.TOO_LONG,
    "floods": LostWhy.NOT_UNDERSTOOD,
    "complains endlessly": LostWhy.TOO_SLOW,
    "talks": LostWhy.NOT_UNDERSTOOD,
    "writes deep JSON": LostWhy.NOT_UNDERSTOOD,
    "writes bytes": LostWhy.NOT_UNDERSTOOD,
    "answers with a number": LostWhy.NOT_UNDERSTOOD,
    "answers twice": LostWhy.UNASKED,
    "answers late": LostWhy.UNASKED,
    "answers nobody": LostWhy.NOT_UNDERSTOOD,
    "cheats": LostWhy.ILLEGAL,
    "plays two at once": LostWhy.ILLEGAL,
    "plays nothing": LostWhy.ILLEGAL,
}


def rogue(kind: str, *more: object) -> str:
    return f"cmd:{sys.executable} {HERE / 'rogue.py'} '{kind}' " + " ".join(map(str, more))


@every_game
def test_the_example_plays_every_game_to_its_end(name):
    other = "greedy" if name == "larbre" else "random"  # random players take very long to grow a tree
    played = play_game(arena(name, f"{other},{FIRST_BOT}"), Key(0, 0, 1))
    assert played.lost == {}
    assert None not in played.scores
    assert min(played.turns) > 0


def test_the_example_is_short():
    assert len((ROOT / "examples" / "first_bot.py").read_text().splitlines()) < 30


@pytest.mark.parametrize("kind", ROGUES)
def test_a_program_that_misbehaves_loses_with_the_reason(kind, monkeypatch):
    monkeypatch.setattr(conversation, "START", 1.0)
    limit = 1.0 if ROGUES[kind] is LostWhy.TOO_SLOW else 20.0
    found = arena("tout-la-haut", f"greedy,{rogue(kind)}", limit=limit)
    played = play_game(found, Key(0, 0, 0))
    seat = played.players.index(rogue(kind))
    assert played.lost[seat]["reason"] == ROGUES[kind].value
    assert played.ranking[seat] == 2
    assert played.ranking[1 - seat] == 1
    assert played.scores == (None, None)
    for language in LANGUAGES:
        assert Words(language).knows(played.lost[seat]["reason"])


def test_the_reason_includes_the_programs_complaint():
    played = play_game(arena("tout-la-haut", f"greedy,{rogue('crashes')}"), Key(0, 0, 0))
    (lost,) = played.lost.values()
    assert lost["figures"] == {"code": "1", "problem": "RuntimeError: out of ideas"}


@pytest.mark.parametrize("command", ["/no/such/program", "'unclosed", str(HERE)])
def test_a_program_that_cannot_be_started_loses(command):
    played = play_game(arena("tout-la-haut", f"greedy,cmd:{command}"), Key(0, 0, 0))
    (lost,) = played.lost.values()
    assert lost["reason"] == LostWhy.NOT_STARTED.value


def test_at_a_larger_table_the_others_play_on_and_the_program_comes_last():
    for rotation in range(3):
        played = play_game(arena("tout-la-haut", f"greedy,random,{rogue('leaves')}"), Key(0, 0, rotation))
        seat = played.players.index(rogue("leaves"))
        assert played.ranking[seat] == 3
        assert [score is None for score in played.scores] == [each == seat for each in range(3)]


def test_two_programs_that_cannot_be_started_leave_the_game_to_the_third():
    played = play_game(arena("arboretum", "random,cmd:/no/one,cmd:/no/two"), Key(0, 0, 0))
    assert len(played.lost) == 2
    assert played.ranking[played.players.index("random")] == 1


def test_a_solo_program_that_loses_comes_after_all_others():
    found = play(alone("hortis", f"random,{rogue('leaves')}"), 1)["meetings"][0]
    assert [result["wins"] for result in found["results"]] == [1.0, 0.0]
    assert found["results"][1]["score"] is None
    assert found["results"][1]["lost"] == {LostWhy.ENDED.value: 1}


def test_a_program_is_finally_killed_together_with_its_children(tmp_path):
    numbers = tmp_path / "numbers"
    who = rogue("is silent and deaf", numbers)
    played = play_game(arena("tout-la-haut", f"greedy,{who}", limit=5.0), Key(0, 0, 0))
    assert len(played.lost) == 1
    group = int(numbers.read_text())
    assert wait_until(lambda: gone(group))


def gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return all(zombie(each) for each in members(group))


def members(group: int) -> list[int]:
    numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [number for number in numbers if group_of(number) == group]


def group_of(number: int) -> int | None:
    try:
        return os.getpgid(number)
    except ProcessLookupError:
        return None


def zombie(number: int) -> bool:
    """Dead, but not yet reaped: in some containers nobody does that."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(true, patience: float = 60.0) -> bool:
    start = time.monotonic()
    while time.monotonic() - start < patience:
        if true():
            return True
        time.sleep(0.02)
    return False


# The messages to a program


class Overheard:
    """In place of a process: notes its messages, and answers with the first action."""

    def __init__(self, command: str) -> None:
        self.lines: list[str] = []

    def ask(self, line: bytes, seconds: float) -> bytes:
        self.lines += line.decode().splitlines()
        asked = json.loads(self.lines[-1])
        return json.dumps({"decision": asked["decision"], "action": asked["actions"][0]["action"]}).encode()

    def close(self, line: bytes) -> None:
        self.lines += line.decode().splitlines()


def overheard(match: Match, story, seat: int, rng: Rng) -> list[str]:
    """All that a program at the seat is sent while a story is played."""
    program = Program("cmd:x", "x", match, seat, 10.0)
    for mover, action in story:
        if mover == seat:
            program.act(match.seen(seat).imagine(seat, rng), seat)
        events = match.play(mover, action)
        if events:
            program.tell(events, seat)
    if match.result is None and match.legal(seat):
        program.act(match.seen(seat).imagine(seat, rng), seat)
    return program.conversation.pipe.lines


@pytest.mark.parametrize(("specimen", "seats"), TABLES)
@examples(3, 40)
@given(data=st.data())
def test_hidden_information_does_not_change_one_byte_sent_to_a_program(specimen, seats, data):
    match = RetoldMatch(specimen, seats, data, 60)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conversation, "Pipe", Overheard)
        for seat in range(seats):
            other_deal, other_story = match.retold(seat)
            ours = overheard(match.dealt(match.deal), match.kept(seat), seat, Rng("one"))
            assert ours == overheard(match.dealt(other_deal), other_story, seat, Rng("two"))


def test_a_program_gets_a_greeting_questions_and_the_end(monkeypatch):
    heard = []

    class Kept(Overheard):
        def __init__(self, command: str) -> None:
            super().__init__(command)
            heard.append(self.lines)

    monkeypatch.setattr(conversation, "Pipe", Kept)
    played = play_game(arena("tout-la-haut", "random,cmd:x", seed="secret seed", limit=7.5), Key(0, 0, 0))
    hello, *decisions, end = map(json.loads, heard[0])
    seat = played.players.index("cmd:x")
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["game"], hello["seat"], hello["seats"]) == (1, "tout-la-haut", seat, 2)
    assert hello["options"]["strategic"] == "no"
    assert hello["seconds"] == 7.5
    assert all(message["type"] == "decide" and message["actions"] for message in decisions)
    assert any(event["seat"] != seat for message in decisions for event in message["events"])
    assert end["type"] == "end"
    assert (end["ranking"], end["scores"], end["lost"]) == (list(played.ranking), list(played.scores), None)
    assert not any("secret seed" in line for line in heard[0])


def test_the_document_names_every_field_and_every_reason():
    text = (ROOT / "docs" / "protocol.md").read_text()
    for reason in LostWhy:
        assert f"`{reason.value}`" in text
    assert f"{pipe.LONGEST_LINE:,} bytes" in text
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conversation, "Pipe", Overheard)
        program = Program("cmd:x", "x", match := Match(TABLES[0].values[0].game, 2, "oak", first=0), 0, 1.0)
        program.act(match.position.imagine(0, Rng(1)), 0)
        program.end({"ranking": [1, 2], "scores": [3, 4], "lost": None, "view": {}})
    for line in program.conversation.pipe.lines:
        message = json.loads(line)
        for field in message:
            assert f"`{field}`" in text, field
        assert f'`"{message["type"]}"`' in text
