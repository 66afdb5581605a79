"""Small arenas for tests, without processes unless a test is about them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import tests.toys.specimen  # noqa: F401  so that the toy games are there
from futaie.arena.meeting import Arena, Meeting, meetings_of
from futaie.arena.play import Played
from futaie.arena.results import Results
from futaie.arena.runner import Runner
from futaie.arena.statistics.report import Question, report
from futaie.arena.workers import Workers


def arena(game: str, players: str, seed: str = "oak", **more: Any) -> Arena:
    names = players.split(",")
    return Arena(game, more.pop("options", {}), seed, more.pop("meetings", (Meeting(tuple(names)),)), **more)


def round_robin(game: str, players: str) -> Arena:
    return arena(game, players, meetings=meetings_of(players.split(","), True, False))


def alone(game: str, players: str) -> Arena:
    return arena(game, players, meetings=meetings_of(players.split(","), False, True))


class Here(Executor):
    """Plays at once, in this thread."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*arguments, **named))
        return future


def threads() -> Executor:
    return ThreadPoolExecutor(3)


def play(
    found: Arena,
    deals: int,
    workers: Workers = Here,
    file: Path | None = None,
    than: float | None = None,
    until_sure: bool = False,
    heard: Callable[[Played], None] = lambda played: None,
) -> dict[str, Any]:
    with Results(file, found) as results:
        question = Question(found, results.games, deals, than) if until_sure else None
        enough = question.answered if question else lambda number: False
        Runner(found, results, deals, enough, heard).run(workers, 2)
        return timeless(report(found, results.games, deals, question))


def timeless(found: Any) -> Any:
    """Without the seconds, which always differ."""
    if isinstance(found, dict):
        return {name: timeless(value) for name, value in found.items() if name not in ("seconds_per_turn", "seconds")}
    return [timeless(item) for item in found] if isinstance(found, list) else found
