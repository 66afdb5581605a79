"""A net that thinks ahead: a tree of what its own seat may come to see, led by the net at every node.

Each simulation draws a world as the net believes and goes down the tree: own actions by PUCT, those of the others as
the net would play in their place. A node is what the seat sees when it is asked; there the net says which actions look
good and what is to be expected. That is carried back from a new node; games that end are counted as they end.

Many simulations are under way at once, so that the net is asked about many positions in one go. Until it is known
where they lead they count as a little worse than expected, so that they do not all take the same way.
"""

from __future__ import annotations

from hashlib import blake2b
from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from futaie.bots.candidate import lead, won
from futaie.bots.foresight import ahead
from futaie.bots.mind import Mind
from futaie.core.guide import within
from futaie.core.position import Position
from futaie.core.rng import Rng

if TYPE_CHECKING:
    from futaie.bots.nets.answer import Answer

TOGETHER = 24
"""Simulations under way."""
WORLDS = 32
"""Drawn at a time."""
EXPLORATION = 0.25
NOT_TRIED = 0.05
"""By how much an action never tried is thought worse than the node."""
UNDER_WAY = 0.1
"""By how much one is whose outcome is not known yet."""
SOFTER = 3.0
"""What the net's likings are divided by, so that more than one action is tried."""
MOST = 12
"""Actions of a node."""
SURE = 0.99
"""If the net likes an action so much (before it is softened) it need not think."""
MOST_NODES = 50_000
"""Some 60 MB, which takes a minute or so: then it has thought enough about a turn."""
WIN = 0.8
"""How much of what a game is worth is for winning; the rest is for the margin,"""
SPAN = 40.0
"""of which so many points are all that counts, from as many behind to as many ahead."""


def worth(win: float, margin: float) -> float:
    return WIN * win + (1 - WIN) * within(0.5 + margin / SPAN)


class Node:
    """What the seat sees when it is asked."""

    def __init__(self, actions: list[int], shares: list[float], value: float) -> None:
        self.actions = actions
        self.shares = shares
        self.value = value
        self.visits = [0] * len(actions)
        self.totals = [0.0] * len(actions)
        self.count = 0

    def take(self) -> int:
        """Which of its actions to try next."""
        eager = EXPLORATION * sqrt(self.count + 1)
        best, highest = 0, -1.0
        for i, visits in enumerate(self.visits):
            found = self.totals[i] / visits if visits else self.value - NOT_TRIED
            found += eager * self.shares[i] / (visits + 1)
            if found > highest:
                best, highest = i, found
        self.count += 1
        self.visits[best] += 1
        self.totals[best] += self.value - UNDER_WAY
        return best

    def learn(self, action: int, value: float) -> None:
        self.totals[action] += value - (self.value - UNDER_WAY)

    def best(self) -> int:
        return self.actions[max(range(len(self.actions)), key=lambda i: (self.visits[i], self.shares[i]))]


class Walk:
    """A simulation under way."""

    def __init__(self, world: Position, node: Node) -> None:
        self.world = world
        self.node: Node | None = node
        """Where the seat is asked; None while others are."""
        self.path: list[tuple[Node, int]] = []

    def step(self, seat: int) -> None:
        if self.node is not None:
            choice = self.node.take()
            self.path.append((self.node, choice))
            self.world.apply(seat, self.node.actions[choice])
            self.node = None

    def end(self, value: float) -> None:
        for node, choice in self.path:
            node.learn(choice, value)


class Pondering:
    """The thinking of a seat about one turn."""

    def __init__(self, mind: Mind, seat: int, rng: Rng) -> None:
        self.mind = mind
        self.seat = seat
        self.rng = rng
        self.nodes: dict[bytes, Node] = {}
        """By a digest of what is told there."""

    def action(self, position: Position, simulations: int | None, seconds: float) -> int:
        """The best one, after so many simulations, or else seconds."""
        started = perf_counter()
        answer = self.mind.answer([(position, self.seat)])
        root = self.node(answer, 0)
        likings = [share**SOFTER for share in root.shares]
        if likings[0] > SURE * sum(likings):
            return root.actions[0]
        worlds: list[Position] = []
        walks: list[Walk] = []
        begun = 0
        while True:
            full = len(self.nodes) >= MOST_NODES
            while (
                len(walks) < TOGETHER
                and not full
                and (begun < simulations if simulations is not None else perf_counter() - started < seconds)
            ):
                if not worlds:
                    worlds = self.mind.net.worlds(position, self.seat, answer.belief[0], WORLDS, self.rng)
                walks.append(Walk(worlds.pop(), root))
                begun += 1
            if not walks:
                return root.best()
            walks = self.go_on(walks)

    def go_on(self, walks: list[Walk]) -> list[Walk]:
        """Each up to where the net is asked, and what it answers there; those that are still under way."""
        asking: list[Walk] = []
        for walk in walks:
            if self.asks(walk, len(asking)):
                asking.append(walk)
        if not asking:
            return []
        answer = self.mind.answers(len(asking))
        choices = answer.logits.argmax(1).tolist()
        going = []
        for number, walk in enumerate(asking):
            mover = walk.world.mover()
            if mover != self.seat:
                walk.world.apply(mover, self.mind.meant(number, choices[number]))
                going.append(walk)
                continue
            known = len(self.nodes)
            node = self.node(answer, number)
            if len(self.nodes) > known:
                walk.end(node.value)
            else:
                walk.node = node
                going.append(walk)
        return going

    def asks(self, walk: Walk, number: int) -> bool:
        """Goes on through the nodes that are known; whether it comes to a question, or else to the end of the game."""
        while True:
            walk.step(self.seat)
            if walk.world.over:
                walk.end(worth(won(walk.world, self.seat), lead(walk.world.scores(), self.seat)))
                return False
            mover = walk.world.mover()
            self.mind.ask(number, walk.world, mover)
            if mover != self.seat:
                return True
            walk.node = self.nodes.get(self.key(number))
            if walk.node is None:
                return True

    def node(self, answer: Answer, number: int) -> Node:
        """The node for what was told, a new one if there is none."""
        key = self.key(number)
        node = self.nodes.get(key)
        if node is None:
            logits = answer.logits[number]
            best = logits.argsort()[::-1][:MOST].tolist()
            weights = [exp(liking / SOFTER) for liking in (logits[best] - logits[best[0]]).tolist()]
            may = [place for place, weight in enumerate(weights) if weight > 0]
            actions = [self.mind.meant(number, best[place]) for place in may]
            shares = [weights[place] / sum(weights) for place in may]
            node = Node(actions, shares, worth(float(answer.win[number, 0]), ahead(answer, number)))
            self.nodes[key] = node
        return node

    def key(self, number: int) -> bytes:
        return blake2b(self.mind.told_of(number), digest_size=16).digest()
