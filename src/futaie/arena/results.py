"""The results file: JSON lines, the arena first, then every game as it finishes. It only ever grows.

Whatever kills the arena, the games in the file are safe: the same arena with the same file continues after them. A
truncated line is no game, and its game is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from futaie.arena.meeting import Arena, Key
from futaie.arena.play import Played
from futaie.arena.reasons import ArenaWhy, BadArena
from futaie.core.rules.reason import Reason
from futaie.games import game as game_by_name

FORMAT = "futaie-arena"
FORMAT_VERSION = 1


class Results:
    """`with Results(path, arena) as results: …`; a path of None keeps games in memory only."""

    def __init__(self, path: Path | None, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        self.games: dict[Key, Played] = {}

    def __enter__(self) -> Self:
        self.file = None
        if self.path is None:
            return self
        try:
            text = self.path.read_bytes() if self.path.exists() else b""
            self.read(text)
            self.file = self.path.open("ab")
            if not text:
                self.write(header(self.arena))
            elif not text.endswith(b"\n"):
                self.file.write(b"\n")
        except OSError as error:
            raise self.unwritable(error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def unwritable(self, error: OSError) -> BadArena:
        figures = {"file": str(self.path)[:80], "problem": error.strerror or str(error)}
        return BadArena(Reason(ArenaWhy.CANNOT_WRITE, figures))

    def read(self, text: bytes) -> None:
        if not text:
            return
        first, *lines = text.splitlines()
        self.check(parsed(first))
        for line in lines:
            played = read_game(parsed(line))
            if played is not None:
                self.games.setdefault(played.key, played)

    def check(self, found: dict[str, Any] | None) -> None:
        """Refuses a file of other games, naming the first difference."""
        if found is None or found.get(FORMAT) != FORMAT_VERSION:
            raise BadArena(Reason(ArenaWhy.NO_RESULTS, {"file": str(self.path)[:80]}))
        for field, value in header(self.arena).items():
            if found.get(field) != value:
                figures = {"field": field, "file": json.dumps(found.get(field))[:80], "here": json.dumps(value)[:80]}
                raise BadArena(Reason(ArenaWhy.OTHER_SETUP, figures))

    def add(self, played: Played) -> None:
        if played.key not in self.games:
            self.write(game_line(played))
            self.games[played.key] = played

    def write(self, line: dict[str, Any]) -> None:
        if self.file is None:
            return
        try:
            self.file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise self.unwritable(error) from error


def seed_in(path: Path) -> str | None:
    """The seed of a results file, so that you need not type it again to continue."""
    try:
        with path.open("rb") as file:
            found = parsed(file.readline(1_000_000))
    except OSError:
        return None
    seed = found.get("seed") if found else None
    return seed if isinstance(seed, str) else None


def parsed(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def header(arena: Arena) -> dict[str, Any]:
    """Everything that determines the games, except how the code behind each name plays."""
    return {
        FORMAT: FORMAT_VERSION,
        "game": arena.game,
        "version": game_by_name(arena.game).version,
        "options": arena.written_options(),
        "seed": arena.seed,
        "meetings": [list(meeting.players) for meeting in arena.meetings],
        "alone": arena.meetings[0].alone,
        "simulations": arena.simulations,
        "seconds": arena.seconds,
        "limit": arena.limit,
    }


def game_line(played: Played) -> dict[str, Any]:
    return {
        "meeting": played.key.meeting,
        "deal": played.key.deal,
        "rotation": played.key.rotation,
        "players": list(played.players),
        "ranking": list(played.ranking),
        "scores": list(played.scores),
        "turns": list(played.turns),
        "seconds": list(played.seconds),
        "simulations": list(played.simulations),
        "lost": {str(seat): why for seat, why in played.lost.items()},
    }


def read_game(line: dict[str, Any] | None) -> Played | None:
    """None for a line that is no game."""
    try:
        assert line is not None
        return Played(
            Key(int(line["meeting"]), int(line["deal"]), int(line["rotation"])),
            tuple(map(str, line["players"])),
            tuple(map(int, line["ranking"])),
            tuple(None if score is None else int(score) for score in line["scores"]),
            tuple(map(int, line["turns"])),
            tuple(map(float, line["seconds"])),
            tuple(map(int, line["simulations"])),
            {int(seat): dict(why) for seat, why in line["lost"].items()},
        )
    except (AssertionError, KeyError, TypeError, ValueError, AttributeError):
        return None
