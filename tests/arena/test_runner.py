"""No finished game is lost, whatever is killed, and the results do not depend on which process plays them."""

import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

import futaie
from futaie.arena import entrant
from futaie.arena.meeting import Key
from futaie.arena.play import Played
from futaie.arena.reasons import ArenaWhy, BadArena
from futaie.arena.results import Results
from futaie.arena.workers import dask, processes
from tests.arena.programs.test_program import gone, wait_until, zombie
from tests.arena.table import Here, arena, play, threads, timeless

HERE = Path(__file__).parent
TABLE = ("tout-la-haut", "greedy,random")


def lines(file: Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def keys(file: Path) -> list[Key]:
    return sorted(Key(line["meeting"], line["deal"], line["rotation"]) for line in lines(file))


def test_processes_threads_and_this_thread_get_the_same_results(tmp_path):
    found = play(arena(*TABLE), 8)
    assert play(arena(*TABLE), 8, threads) == found
    assert play(arena(*TABLE), 8, processes(2), tmp_path / "file") == found
    assert found["games"] == 16


class Late(Executor):
    """Plays in any order, and only when somebody waits for it."""

    def __init__(self) -> None:
        self.dice = random.Random(1)
        self.waiting = []

    def submit(self, function, /, *arguments, **named):
        future = Future()
        self.waiting.append((future, function, arguments))
        if len(self.waiting) >= 6:
            self.finish()
        return future

    def finish(self) -> None:
        self.dice.shuffle(self.waiting)
        for future, function, arguments in self.waiting:
            future.set_result(function(*arguments))
        self.waiting.clear()


def test_stopping_does_not_depend_on_the_order_in_which_games_finish():
    found = arena("biased-coin", "greedy,random")
    here = play(found, 300, Here, until_sure=True)
    assert here["meetings"][0]["sure"]["answer"] == "more"
    assert 0 < here["games"] < 600
    assert play(found, 300, Late, until_sure=True) == here


def test_games_beyond_the_decisive_one_do_not_count(tmp_path):
    found = arena("biased-coin", "greedy,random")
    play(found, 150, file=tmp_path / "file")
    here = play(found, 300, until_sure=True)
    assert here["games"] < 300
    assert play(found, 300, file=tmp_path / "file", until_sure=True) == here
    assert len(lines(tmp_path / "file")) == 300


def test_a_killed_workers_game_is_played_again(tmp_path):
    killed = []

    def kill(played: Played) -> None:
        if not killed:
            child = multiprocessing.active_children()[0]
            killed.append(child.pid)
            os.kill(child.pid, signal.SIGKILL)

    found = play(arena(*TABLE), 10, processes(2), tmp_path / "file", heard=kill)
    assert killed
    assert keys(tmp_path / "file") == [Key(0, deal, rotation) for deal in range(10) for rotation in range(2)]
    assert found == play(arena(*TABLE), 10)


class KilledWorker(Exception):
    """Has the name of Dask's error."""


@pytest.mark.parametrize("error", [BrokenExecutor, KilledWorker])
def test_workers_that_always_die_end_the_arena_with_the_reason(error):
    class Broken(Executor):
        def submit(self, function, /, *arguments, **named):
            raise error("killed")

    with pytest.raises(BadArena) as refused:
        play(arena(*TABLE), 10, Broken)
    assert refused.value.reason.code is ArenaWhy.WORKERS_DIE


def test_an_arena_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "file"
    play(arena(*TABLE), 3, file=file)
    before = file.read_text()
    heard = []
    found = play(arena(*TABLE), 5, file=file, heard=heard.append)
    assert file.read_text().startswith(before)
    assert [played.key.deal for played in heard] == [3, 3, 4, 4]
    assert found == play(arena(*TABLE), 5)


def test_a_torn_line_does_not_count_as_a_game(tmp_path):
    file = tmp_path / "file"
    play(arena(*TABLE), 3, file=file)
    file.write_bytes(file.read_bytes()[:-40])
    assert play(arena(*TABLE), 3, file=file) == play(arena(*TABLE), 3)
    with Results(file, arena(*TABLE)) as results:
        assert len(results.games) == 6


@pytest.mark.parametrize(
    "other",
    [
        arena("tout-la-haut", "greedy,random", "elm"),
        arena("tout-la-haut", "random,greedy"),
        arena("tout-la-haut", "greedy,random", simulations=100),
        arena("tout-la-haut", "greedy,random", options={"strategic": True}),
        arena("hortis", "greedy,random"),
    ],
)
def test_a_results_file_of_other_games_is_refused_and_left_as_it_is(tmp_path, other):
    file = tmp_path / "file"
    play(arena(*TABLE), 1, file=file)
    before = file.read_bytes()
    with pytest.raises(BadArena) as refused:
        play(other, 1, file=file)
    assert refused.value.reason.code is ArenaWhy.OTHER_SETUP
    assert file.read_bytes() == before


def test_any_other_file_is_refused_and_left_as_it_is(tmp_path):
    file = tmp_path / "novel.txt"
    file.write_text("It was a dark and stormy night.")
    with pytest.raises(BadArena) as refused:
        play(arena(*TABLE), 1, file=file)
    assert refused.value.reason.code is ArenaWhy.NO_RESULTS
    assert file.read_text() == "It was a dark and stormy night."


def test_options_count(tmp_path):
    found = play(arena("arboretum", "random,random@2", options={"hand": 3, "species": ("b", "a"), "ranks": 6}), 2)
    assert found["options"] == {"hand": "3", "species": "b a", "ranks": "6"}


class Counting:
    """Searches, or claims to."""

    name = "counting"
    simulations = 0

    def act(self, position, seat):
        self.simulations += 100
        return position.legal(seat)[0]


def test_simulations_are_counted_per_turn(monkeypatch):
    real = entrant.seat_player

    def seated(name, *more):
        return Counting() if name == "greedy" else real(name, *more)

    monkeypatch.setattr(entrant, "seat_player", seated)
    greedy, other = play(arena("biased-coin", "greedy,random"), 2)["meetings"][0]["results"]
    assert greedy["simulations_per_turn"] == 100
    assert other["simulations_per_turn"] == 0


def test_a_missing_dask_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadArena) as refused:
        dask("tcp://nowhere:1")
    assert refused.value.reason.code is ArenaWhy.NO_DASK


class Client:
    """As much of Dask as the arena uses; its executor does not take `cancel_futures`."""

    class Threads(ThreadPoolExecutor):
        def shutdown(self, wait=True):
            super().shutdown(wait)

    def __init__(self, address: str) -> None:
        if address != "tcp://somewhere:1":
            raise OSError("timed out")

    def nthreads(self) -> dict[str, int]:
        return {"one": 2, "other": 3}

    def get_executor(self, **named: object) -> Executor:
        assert named == {"pure": False}, "Dask must not take two games for the same"
        return self.Threads(2)


def test_dask_is_an_executor_like_any_other(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    workers, at_once = dask("tcp://somewhere:1")
    assert at_once == 5
    assert play(arena(*TABLE), 3, workers) == play(arena(*TABLE), 3)
    with pytest.raises(BadArena) as refused:
        dask("tcp://nowhere:1")
    assert refused.value.reason.code is ArenaWhy.NO_SCHEDULER


# The whole arena, as a process with child processes


def command(file: Path, numbers: Path, games: int) -> list[str]:
    sleepy = f"cmd:{sys.executable} {HERE / 'programs' / 'sleepy.py'} 0.02 {numbers}"
    words = ["arena", "tout-la-haut", "--seats", f"random,{sleepy}", "--games", str(games), "--seed", "oak", "--json"]
    return [sys.executable, "-m", "futaie", *words, "-j", "2", "--results", str(file)]


def begin(arguments: list[str], home: Path) -> subprocess.Popen[str]:
    """In a separate process group, like everything that a shell starts."""
    environment = {**os.environ, "PYTHONPATH": str(Path(futaie.__file__).parent.parent), "XDG_DATA_HOME": str(home)}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(arguments, start_new_session=True, env=environment | {"LANGUAGE": "en"}, **streams)


def some_games(file: Path, count: int) -> bool:
    return file.exists() and len(file.read_text().splitlines()) > count


def finished(arguments: list[str], home: Path) -> dict:
    with begin(arguments, home) as process:
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    return timeless(json.loads(out))


def all_dead(numbers: Path) -> bool:
    return all(zombie(int(number)) for number in numbers.read_text().split())


def test_a_killed_arena_leaves_no_process_behind_and_can_be_resumed(tmp_path):
    file, numbers = tmp_path / "file", tmp_path / "numbers"
    with begin(command(file, numbers, 12), tmp_path) as process:
        assert wait_until(lambda: some_games(file, 2))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert wait_until(lambda: gone(process.pid)), "workers"
        assert wait_until(lambda: all_dead(numbers)), "programs"
    before = file.read_text()
    found = finished(command(file, numbers, 12), tmp_path)
    assert file.read_text().startswith(before)
    assert len(set(keys(file))) == len(keys(file)) == 12
    assert found == finished(command(tmp_path / "other", numbers, 12), tmp_path)


def test_control_c_keeps_every_finished_game_and_says_how_to_resume(tmp_path):
    file, numbers = tmp_path / "file", tmp_path / "numbers"
    with begin(command(file, numbers, 400), tmp_path) as process:
        assert wait_until(lambda: some_games(file, 3))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert f"--results {file}" in err
    assert "Traceback" not in err
    assert wait_until(lambda: gone(process.pid)), "workers"
    assert wait_until(lambda: all_dead(numbers)), "programs"
    found = json.loads(out)
    assert found["finished"] is False
    assert found["games"] <= len(lines(file)) < 400
    assert len(set(keys(file))) == len(keys(file))
    played = len(keys(file))
    assert finished(command(file, numbers, played + 2), tmp_path)["games"] >= played


def test_an_interrupted_arena_without_a_file_writes_one(tmp_path):
    arguments = command(tmp_path / "none", tmp_path / "numbers", 400)[:-2]
    with begin(arguments, tmp_path) as process:
        assert wait_until(lambda: any(some_games(file, 1) for file in tmp_path.glob("futaie/arena/*.jsonl")))
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate()
    (file,) = tmp_path.glob("futaie/arena/*.jsonl")
    assert f"--results {file}" in err
