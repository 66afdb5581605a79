"""Advice: what a seat could do, and how it would go on from there, as far as the seat can know.

A search finds the candidates. Then each is played out from the same sampled worlds, with the same dice, so that what
differs between two candidates is the candidates. Where a game compares whole turns itself (`Game.turns`) it does both.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from futaie.bots.levels import LEVELS, PLANNERS
from futaie.bots.planner import think
from futaie.bots.search import MOST_NODES, Search
from futaie.core.game import Game
from futaie.core.position import Position
from futaie.core.rng import Rng
from futaie.core.turns import Turns

SIMULATIONS = 4000
WORLDS = 400
MOST = 5
"""Candidates."""
SLICE = 64


@dataclass(frozen=True)
class Candidate:
    """A turn, or a part of it up to where something is revealed."""

    actions: tuple[int, ...]
    text: str
    win: float
    """The chance to win, from 0 to 1; ties count in part."""
    error: float
    """Its standard error."""
    margin: float
    """The points expected ahead of the best other seat; alone, the points."""
    margin_error: float
    share: float | None
    """The part of the search that went here, from 0 to 1: the best measure of what the bot thinks of it. None where
    whole turns are compared."""

    def plain(self) -> dict[str, object]:
        return {
            "turn": self.text,
            "win": round(self.win, 4),
            "error": round(self.error, 4),
            "margin": round(self.margin, 2),
            "margin_error": round(self.margin_error, 2),
            "share": None if self.share is None else round(self.share, 4),
        }


def advise(
    game: Game, position: Position, seat: int, rng: Rng, simulations: int | None = None, worlds: int | None = None
) -> list[Candidate]:
    """The candidates for a seat that owes a decision, the best ones first.

    `position` is imagined for the seat and holds its own draft. Where whole turns are compared, each takes many times
    as long as a simulation of a search: without a budget there are fewer.
    """
    if game.turns is not None:
        return advise_turns(game.turns(position, seat, rng), game, position, seat, simulations, worlds)
    simulations = SIMULATIONS if simulations is None else simulations
    search = Search(game.guide, game.action_count, seat, rng, LEVELS["giant"].exploration, MOST_NODES)
    while search.done() < simulations:
        search.simulate(position, min(SLICE, simulations - search.done()))
    lines = [(line(search, node, position, seat), search.seen(node)) for node in search.children(search.root)[:MOST]]
    samples = [Samples() for _ in lines]
    for number in range(WORLDS if worlds is None else worlds):
        world = game.guide.world(position, seat, rng)
        dice = Rng(f"{rng.word()} {number}").state()
        for (actions, _), sample in zip(lines, samples, strict=True):
            sample.add(game, world.copy(), seat, actions, dice)
    return [
        Candidate(
            actions,
            written(game, position, seat, actions),
            sample.win.mean(),
            sample.win.error(),
            sample.margin.mean(),
            sample.margin.error(),
            visits / search.done(),
        )
        for (actions, visits), sample in zip(lines, samples, strict=True)
    ]


def advise_turns(
    turns: Turns, game: Game, position: Position, seat: int, simulations: int | None, worlds: int | None
) -> list[Candidate]:
    simulations = PLANNERS["giant"].simulations if simulations is None else simulations
    think(turns, simulations, None)
    lines = [tuple(actions) for actions in turns.best(MOST)]
    samples = [Samples() for _ in lines]
    if worlds is None:  # every other seat is played out too
        worlds = max(1, simulations // (MOST + position.seats - 1))
    for _ in range(worlds):
        for sample, (win, margin) in zip(samples, turns.sample(len(lines)), strict=True):
            sample.win.add(win)
            sample.margin.add(margin)
    candidates = [
        Candidate(
            actions,
            written(game, position, seat, actions),
            sample.win.mean(),
            sample.win.error(),
            sample.margin.mean(),
            sample.margin.error(),
            None,
        )
        for actions, sample in zip(lines, samples, strict=True)
    ]
    return sorted(candidates, key=lambda candidate: (candidate.win, candidate.margin), reverse=True)


def line(search: Search, node: int, position: Position, seat: int) -> tuple[int, ...]:
    """The action of a node and those that the search likes best after it, up to one that cannot be taken back."""
    after = position.copy()
    actions = [search.action(node)]
    while not after.commits(seat, actions[-1]):
        after.apply(seat, actions[-1])
        if seat not in after.movers():
            break
        own = [child for child in search.children(node) if search.mover(child) == seat]
        if own:
            node = own[0]
            actions.append(search.action(node))
        else:
            break
    return tuple(actions)


def written(game: Game, position: Position, seat: int, actions: tuple[int, ...]) -> str:
    after = position.copy()
    words = []
    for action in actions:
        words.append(game.format(after, seat, action))
        after.apply(seat, action)
    return " ".join(words)


class Mean:
    """A mean with its standard error."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return sqrt(variance / self.count)


class Samples:
    """How one candidate went on in the worlds so far."""

    def __init__(self) -> None:
        self.win = Mean()
        self.margin = Mean()

    def add(
        self, game: Game, world: Position, seat: int, actions: tuple[int, ...], dice: tuple[int, int, int, int]
    ) -> None:
        for action in actions:
            world.apply(seat, action)
        rng = Rng(0)
        rng.a, rng.b, rng.c, rng.counter = dice
        game.guide.finish(world, rng)
        scores, ranking = world.scores(), world.ranking()
        if world.over:
            self.win.add(1 / ranking.count(1) if ranking[seat] == 1 else 0.0)
        else:
            self.win.add(game.guide.utilities(world)[seat])
        others = [points for other, points in enumerate(scores) if other != seat]
        self.margin.add(scores[seat] - max(others, default=0))
