"""Plays all games of an arena that are still missing, in any executor, and stops when it is told to.

Results do not depend on how many workers there are or who finishes first: each game has its own seeds, and `enough`
looks at the deals in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from futaie.arena.meeting import Arena, Key
from futaie.arena.play import Played, play_game
from futaie.arena.reasons import ArenaWhy, BadArena
from futaie.arena.results import Results
from futaie.arena.workers import Workers, end, killed
from futaie.core.rules.reason import Reason

AHEAD = 3
"""Games in the queue for each one that can run at once, so that no worker waits for work."""
DEATHS = 5
"""This many broken executors in a row, with no game finished in between: something is wrong with the games."""


class Runner:
    def __init__(
        self,
        arena: Arena,
        results: Results,
        deals: int,
        enough: Callable[[int], bool] = lambda meeting: False,
        heard: Callable[[Played], None] = lambda played: None,
    ) -> None:
        """`enough`: whether a meeting needs no more games; `heard`: is told of every game as it is played."""
        self.arena = arena
        self.results = results
        self.deals = deals
        self.enough = enough
        self.heard = heard

    def run(self, workers: Workers, at_once: int) -> None:
        deaths = 0
        while True:
            before = len(self.results.games)
            executor = workers()
            running: dict[Future[Played], Key] = {}
            try:
                self.play(executor, running, at_once * AHEAD)
                executor.shutdown()
                return
            except Exception as error:
                if not killed(error):
                    raise
                self.collect(running)  # the games of a dead worker are played again
                deaths = deaths + 1 if len(self.results.games) == before else 0
                if deaths >= DEATHS:
                    raise BadArena(Reason(ArenaWhy.WORKERS_DIE, {"problem": str(error)[:200]})) from error
            finally:
                self.collect(running)
                end(executor)

    def play(self, executor: Executor, running: dict[Future[Played], Key], most: int) -> None:
        left = self.left()
        while True:
            while len(running) < most and (key := next(left, None)) is not None:
                running[executor.submit(play_game, self.arena, key)] = key
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=running.__getitem__):
                self.keep(future.result())
                del running[future]

    def left(self) -> Iterator[Key]:
        """The games that are missing and still needed; checked again before each game."""
        for key in self.arena.keys(self.deals):
            if key not in self.results.games and not self.enough(key.meeting):
                yield key

    def keep(self, played: Played) -> None:
        self.results.add(played)
        self.heard(played)

    def collect(self, running: dict[Future[Played], Key]) -> None:
        """Keeps the games that were finished when everything stopped."""
        for future in list(running):
            if future.done() and not future.cancelled() and future.exception() is None:
                self.keep(future.result())
                del running[future]
