"""One game of the arena, from the deal to its result. It runs in a worker."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from futaie.arena.entrant import sit_down
from futaie.arena.meeting import Arena, Key
from futaie.arena.programs.program import Program
from futaie.arena.reasons import Lost, LostWhy
from futaie.bots import Player, seat_player
from futaie.core.chance.rng import Rng
from futaie.core.plain import Data
from futaie.games import game as game_by_name
from futaie.record.match import Match

STAND_IN = "greedy"
"""Plays on for a program that has lost, while others are still playing."""


@dataclass(frozen=True)
class Played:
    """A finished game; everything by seats."""

    key: Key
    players: tuple[str, ...]
    ranking: tuple[int, ...]
    scores: tuple[int | None, ...]
    """None where somebody lost before the end: for the loser, and at a table of two for both."""
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    simulations: tuple[int, ...]
    """0 for players that do not search."""
    lost: Mapping[int, Data]
    """Why outside programs lost, by their seats: the code of a reason and its figures."""


def play_game(arena: Arena, key: Key) -> Played:
    return ArenaTable(arena, key).play()


class ArenaTable:
    def __init__(self, arena: Arena, key: Key) -> None:
        self.arena = arena
        self.key = key
        self.names = arena.seating(key)
        self.game = game_by_name(arena.game)
        self.match = Match(self.game, len(self.names), arena.deal_seed(key.deal), None, None, **arena.options)
        seats = range(len(self.names))
        self.worlds = [self.rng("worlds", seat) for seat in seats]
        self.players: list[Player] = []
        self.turns: list[set[int]] = [set() for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.lost: dict[int, Data] = {}

    def rng(self, purpose: str, seat: int) -> Rng:
        """Seeded by the game and the seat alone, so that any worker plays the same."""
        return Rng(f"{self.arena.seed} {purpose} {self.key.meeting} {self.key.deal} {self.key.rotation} {seat}")

    def play(self) -> Played:
        programs: dict[int, Program] = {}
        try:
            for seat in range(len(self.names)):
                self.players.append(self.sit_down(seat))
                player = self.players[seat]
                if isinstance(player, Program):
                    programs[seat] = player
            while self.match.result is None:
                for seat in self.match.position.movers():
                    if self.match.result is None:
                        self.decide(seat)
        finally:
            for seat, program in programs.items():
                program.end(self.told_at_the_end(seat))
        return self.played()

    def sit_down(self, seat: int) -> Player:
        arena, rng = self.arena, self.rng("player", seat)
        budget = (arena.simulations, arena.seconds, arena.limit)
        try:
            return sit_down(self.names[seat], self.match, seat, rng, *budget)
        except Lost as lost:
            self.lose(seat, lost)
            return self.stand_in(seat)

    def decide(self, seat: int) -> None:
        """One entry of the log: the seat decides until it commits, or loses."""
        log = len(self.match.log)
        while len(self.match.log) == log:
            world = self.match.seen(seat).imagine(seat, self.worlds[seat])
            start = time.perf_counter()
            try:
                action = self.players[seat].act(world, seat)
            except Lost as lost:
                self.lose(seat, lost)
                self.players[seat] = self.stand_in(seat)
                return
            finally:
                if seat not in self.lost:
                    self.seconds[seat] += time.perf_counter() - start
                    self.turns[seat].add(self.match.position.turn)
            events = self.match.play(seat, action)
            for reader, player in enumerate(self.players):
                if events and isinstance(player, Program):
                    player.tell(events, reader)

    def lose(self, seat: int, lost: Lost) -> None:
        """At a table of two this ends the game; at a larger one greedy plays on for the seat, which comes last."""
        self.lost[seat] = {"reason": str(lost.reason.code.value), "figures": lost.reason.figures}
        if lost.reason.code is LostWhy.TOO_SLOW:
            self.match.time_out(seat)
        else:
            self.match.resign(seat)
        if self.match.result is None:
            self.match.seat_bot(seat, STAND_IN)

    def stand_in(self, seat: int) -> Player:
        return seat_player(STAND_IN, self.game, self.rng("stand-in", seat))

    def told_at_the_end(self, seat: int) -> Data:
        """What everybody knows when a match is over, and why the program lost if it did."""
        result = self.match.result
        if result is None or result.ranking is None:  # the arena is being stopped
            return {"ranking": None, "scores": None, "lost": None, "view": None}
        scores = self.match.position.scores() if self.match.position.over else None
        view = self.match.position.view(seat)
        return {"ranking": list(result.ranking), "scores": scores, "lost": self.lost.get(seat), "view": view}

    def played(self) -> Played:
        result = self.match.result
        assert result is not None
        assert result.ranking is not None
        scores = self.match.position.scores()
        ended = self.match.position.over
        return Played(
            self.key,
            self.names,
            result.ranking,
            tuple(score if ended and seat not in self.lost else None for seat, score in enumerate(scores)),
            tuple(map(len, self.turns)),
            tuple(round(seconds, 6) for seconds in self.seconds),
            tuple(int(getattr(player, "simulations", 0)) for player in self.players),
            self.lost,
        )
