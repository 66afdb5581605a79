"""Single-observer information-set Monte Carlo tree search, open loop, knowing nothing but `Position` and `Heuristic`.

Each simulation draws a world that fits what the seat knows, walks down the tree with the actions that are legal in that
world, adds what it finds there, plays on by the game's policy and propagates the utilities back. A node stands for the
actions that lead to it, whatever the worlds look like there; so each child counts how often it was available, and is
tried the more eagerly the more often that was (Cowling, Powley and Whitehouse 2012), guided by the game's prior (PUCT).
Every seat is for itself (max-n): it maximises its own utility.

Where all play at once, only the searching seat has nodes; the others play by policy.

The tree is stored in arrays. It never holds more than `most` nodes: when they are used up it stops growing, and
simulations continue from its leaves.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from futaie.core.chance.rng import Rng
from futaie.core.players.heuristic import Heuristic
from futaie.core.rules.position import Position
from futaie.core.vecs import vec

MOST_NODES: Final = 400_000
"""At 56 bytes each."""
FEWEST_NODES: Final = 4096
MOST_SEATS: Final = 16
DEEPEST: Final = 400
"""The maximum depth of a simulation in the tree."""
NOT_TRIED: Final = 0.08
"""The penalty of an untried action, against the mean of the tried ones."""


@final
class Search:
    """One seat's thinking about one decision, and on request about the next ones of the same draft."""

    def __init__(
        self, heuristic: Heuristic, action_count: i64, seat: i64, rng: Rng, exploration: float, most: i64
    ) -> None:
        self.heuristic = heuristic
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.most = most
        self.root: i64 = 1
        self.count: i64 = 2
        """Nodes in use. Number 0 stands for none."""
        room: i64 = min(most, FEWEST_NODES)
        self.room = room
        self.key = vec[i64]([i64(0)] * room)
        """The action that leads to the node, and the seat that takes it."""
        self.sibling = vec[i64]([i64(0)] * room)
        self.child = vec[i64]([i64(0)] * room)
        self.visits = vec[i64]([i64(0)] * room)
        self.available = vec[i64]([i64(0)] * room)
        self.weight = vec[float]([0.0] * room)
        self.total = vec[float]([0.0] * room)
        """The sum of the utilities of all visits, for the seat that takes the action."""
        self.mark = vec[i64]([i64(0)] * (action_count * MOST_SEATS))
        """For each key the last `now` at which it was legal, plus 1 if the tree had a child for it."""
        self.now: i64 = 0
        self.path = vec[i64]([i64(0)] * DEEPEST)
        self.found = vec[i64]([i64(0)] * action_count)
        """The children that are legal now."""
        self.found_count: i64 = 0

    # Thinking

    def simulate(self, position: Position, simulations: i64) -> None:
        """Runs more simulations; `position` is as the seat knows it."""
        i: i64 = 0
        while i < simulations:
            self.explore(self.heuristic.world(position, self.seat, self.rng))
            i += 1

    def explore(self, world: Position) -> None:
        rng, heuristic = self.rng, self.heuristic
        node = self.root
        depth: i64 = 0
        while not world.over and depth < DEEPEST:
            mover = world.mover()
            if world.simultaneous() and mover != self.seat:
                if self.seat in world.movers():
                    mover = self.seat
                else:
                    world.apply(mover, heuristic.policy(world, mover, rng))
                    continue
            if self.child[node] == 0 and self.visits[node] == 0 and node != self.root:
                break
            legal = world.legal(mover)
            if not self.find(world, node, mover, legal):
                break
            node = self.choose_by_puct()
            self.path[depth] = node
            depth += 1
            world.apply(mover, self.key[node] // MOST_SEATS)
        heuristic.finish(world, rng)
        utilities = heuristic.utilities(world)
        self.visits[self.root] += 1
        i: i64 = 0
        while i < depth:
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += utilities[self.key[node] % MOST_SEATS]
            i += 1

    def find(self, world: Position, node: i64, mover: i64, legal: list[int]) -> bool:
        """Collects the children for these actions in `found`, creating the missing ones; False if there is no room."""
        self.now += 2
        legal_count: i64 = len(legal)
        for action in legal:
            self.mark[action * MOST_SEATS + mover] = self.now
        count: i64 = 0
        child = self.child[node]
        while child != 0:
            if self.mark[self.key[child]] == self.now:
                self.mark[self.key[child]] = self.now + 1
                self.found[count] = child
                count += 1
            child = self.sibling[child]
        if count < legal_count:
            if self.count + legal_count > self.room and not self.grow(self.count + legal_count):
                self.found_count = count
                return count > 0
            count = self.add_children(world, node, mover, legal, count)
        self.found_count = count
        return True

    def add_children(self, world: Position, node: i64, mover: i64, legal: list[int], found: i64) -> i64:
        weights = self.heuristic.weights(world, mover, legal)
        i: i64 = 0
        while i < len(legal):
            key = legal[i] * MOST_SEATS + mover
            if self.mark[key] == self.now:
                child = self.count
                self.count += 1
                self.key[child] = key
                self.weight[child] = weights[i]
                self.sibling[child] = self.child[node]
                self.child[node] = child
                self.found[found] = child
                found += 1
            i += 1
        return found

    def choose_by_puct(self) -> i64:
        """The child among `found` to try next: the one with the highest value plus exploration (PUCT)."""
        visits: i64 = 0
        total: float = 0.0
        weights: float = 0.0
        i: i64 = 0
        while i < self.found_count:
            child = self.found[i]
            self.available[child] += 1
            visits += self.visits[child]
            total += self.total[child]
            weights += self.weight[child]
            i += 1
        untried = total / float(visits) - NOT_TRIED if visits > 0 else 0.5
        best: i64 = 0
        highest: float = -1.0e9
        i = 0
        while i < self.found_count:
            child = self.found[i]
            tried = self.visits[child]
            worth = self.total[child] / float(tried) if tried > 0 else untried
            share = self.weight[child] / weights
            worth += self.exploration * share * sqrt(float(self.available[child])) / float(tried + 1)
            if worth > highest:
                highest = worth
                best = child
            i += 1
        return best

    def grow(self, wanted: i64) -> bool:
        """Makes room for at least twice as many nodes; False if that would exceed the maximum."""
        if wanted > self.most:
            return False
        room = 2 * self.room
        if room < wanted:
            room = wanted
        if room > self.most:
            room = self.most
        self.key = longer(self.key, room)
        self.sibling = longer(self.sibling, room)
        self.child = longer(self.child, room)
        self.visits = longer(self.visits, room)
        self.available = longer(self.available, room)
        self.weight = longer_floats(self.weight, room)
        self.total = longer_floats(self.total, room)
        self.room = room
        return True

    # Answers

    def children(self, node: i64) -> list[int]:
        """The nodes below one, most visited first; on a tie the lower action."""
        found: list[int] = []
        child = self.child[node]
        while child != 0:
            found.append(child)
            child = self.sibling[child]
        found.sort(key=self.rank)
        return found

    def rank(self, node: int) -> tuple[int, int]:
        return (-self.visits[node], self.key[node])

    def action(self, node: i64) -> int:
        return self.key[node] // MOST_SEATS

    def mover(self, node: i64) -> int:
        return self.key[node] % MOST_SEATS

    def seen(self, node: i64) -> int:
        """The number of visits."""
        return self.visits[node]

    def mean(self, node: i64) -> float:
        """The expected utility of the seat that takes the action."""
        return self.total[node] / float(self.visits[node]) if self.visits[node] > 0 else 0.0

    def done(self) -> int:
        """The simulations so far, including those before the last `follow` as far as they went there."""
        return self.visits[self.root]

    def settled(self, simulations: i64) -> bool:
        """Whether this many more simulations cannot change the answer."""
        first: i64 = 0
        second: i64 = 0
        child = self.child[self.root]
        while child != 0:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first > second + simulations

    def follow(self, action: i64) -> bool:
        """Continues below the seat's own action; False where the tree is too full to keep, or has nothing there."""
        if 2 * self.count > self.most:
            return False
        child = self.child[self.root]
        while child != 0:
            if self.key[child] == action * MOST_SEATS + self.seat:
                self.root = child
                return True
            child = self.sibling[child]
        return False


def longer(numbers: vec[i64], room: i64) -> vec[i64]:
    result = vec[i64]([i64(0)] * room)
    i: i64 = 0
    while i < len(numbers):
        result[i] = numbers[i]
        i += 1
    return result


def longer_floats(numbers: vec[float], room: i64) -> vec[float]:
    result = vec[float]([0.0] * room)
    i: i64 = 0
    while i < len(numbers):
        result[i] = numbers[i]
        i += 1
    return result
