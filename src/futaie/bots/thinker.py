"""A player that searches.

It searches in slices of few simulations: between slices Python can handle Ctrl-C and other threads, which compiled code
does not allow. The tree is kept while nothing new is revealed, through the small decisions of one draft.
"""

from __future__ import annotations

from time import perf_counter

from futaie.bots.search import MOST_NODES, Search
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.plain import Fields
from futaie.core.players.style import Style
from futaie.core.rules.position import Position

SLICE = 64
"""Simulations between two looks at the clock."""


class Thinker:
    def __init__(self, name: str, game: Game, rng: Rng, style: Style) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.style = style
        self.search: Search | None = None
        self.expected: Fields | None = None
        """What the seat will see when the draft goes on; if it does, the tree is still valid."""
        self.turn = (-1, -1)
        self.left = 0.0
        """The seconds left for this turn."""
        self.simulations = 0
        """All simulations so far."""

    def act(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1:
            self.go_on(position, seat, legal[0])
            return legal[0]
        if self.style.slips > 0.0 and self.chance() < self.style.slips:
            self.search = None
            return position.random_action(seat, self.rng)
        search = self.search
        if search is None or search.seat != seat or self.expected != position.view(seat):
            search = Search(
                self.game.heuristic, self.game.action_count, seat, self.rng, self.style.exploration, MOST_NODES
            )
            self.search = search
        self.think(search, position, seat)
        action = self.pick(search)
        self.go_on(position, seat, action)
        return action

    def think(self, search: Search, position: Position, seat: int) -> None:
        """Until the budget is spent or cannot change the answer."""
        started = perf_counter()
        share = self.seconds_for(position, seat)
        while search.done() < self.style.simulations or share is not None:
            left = self.style.simulations - search.done()
            if share is not None:
                spent = perf_counter() - started
                if spent >= share and search.done() > 0:
                    break
                # At this pace there is time for this many more.
                left = int(search.done() * (share - spent) / spent) if search.done() > SLICE else SLICE * 1000
            if self.style.temperature == 0.0 and search.settled(left):
                break
            count = SLICE if share is not None else min(SLICE, left)
            search.simulate(position, count)
            self.simulations += count
        self.left -= perf_counter() - started

    def seconds_for(self, position: Position, seat: int) -> float | None:
        """Half of the time left for the turn, because more decisions may follow."""
        if self.style.seconds is None:
            return None
        if self.turn != (position.turn, seat):
            self.turn = (position.turn, seat)
            self.left = self.style.seconds
        return max(self.left, 0.0) / 2

    def pick(self, search: Search) -> int:
        nodes = search.children(search.root)
        if self.style.temperature == 0.0:
            return search.action(nodes[0])
        most = search.seen(nodes[0])
        weights = [(search.seen(node) / most) ** (1 / self.style.temperature) for node in nodes]
        point = self.chance() * sum(weights)
        for node, weight in zip(nodes, weights, strict=True):
            point -= weight
            if point < 0:
                return search.action(node)
        return search.action(nodes[0])

    def go_on(self, position: Position, seat: int, action: int) -> None:
        """Keeps the tree below the action if it reveals nothing."""
        if self.search is not None and not (not position.commits(seat, action) and self.search.follow(action)):
            self.search = None
        if self.search is not None:
            after = position.copy()
            after.apply(seat, action)
            self.expected = after.view(seat)

    def chance(self) -> float:
        return self.rng.word() / 2**32
