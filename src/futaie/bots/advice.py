"""Advice: what a seat could do and how the game would continue, as far as the seat can know.

Where a net has learned the game, the net names the candidates and looks ahead (`foresight.py`). Otherwise a search
finds them, and each is played out from the same sampled worlds with the same random numbers, so that only the
candidates differ. Where a game compares whole turns itself (`Game.turns`), it does both.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf
from time import perf_counter

from futaie.bots.candidate import MOST, Candidate, Samples, candidates_from, lead, won
from futaie.bots.learned.foresight import foresee
from futaie.bots.learned.mind import mind_for
from futaie.bots.levels import LEVELS, PLANNERS
from futaie.bots.planner import think
from futaie.bots.search import MOST_NODES, Search
from futaie.core.chance.rng import Rng
from futaie.core.game import Game
from futaie.core.players.whole_turns import WholeTurns
from futaie.core.rules.position import Position

SIMULATIONS = 4000
WORLDS = 400
SLICE = 64
PATIENCE = 5.0
"""Without a budget: seconds to find the candidates, and as many again to play them out. Only interpreted code needs
that long."""


def advise(
    game: Game, position: Position, seat: int, rng: Rng, simulations: int | None = None, worlds: int | None = None
) -> list[Candidate]:
    """The candidates for a seat that owes a decision, best first.

    `position` is imagined for the seat and holds its own draft. With a number of simulations the search always gives
    the advice. Comparing a whole turn takes many times as long as one simulation of the search: there the default
    number is smaller.
    """
    patience = PATIENCE if simulations is None else inf
    if game.turns is not None:
        return advise_turns(game.turns(position, seat, rng), game, position, seat, simulations, worlds, patience)
    mind = mind_for(game, position.seats) if simulations is None else None
    if mind is not None and mind.features.knows(position):
        return foresee(mind, game, position, seat, rng, worlds)
    simulations = SIMULATIONS if simulations is None else simulations
    search = Search(game.heuristic, game.action_count, seat, rng, LEVELS["giant"].exploration, MOST_NODES)
    for _ in patiently(ceil(simulations / SLICE), patience):
        search.simulate(position, min(SLICE, simulations - search.done()))
    samples = [
        Samples(line(search, node, position, seat), search.seen(node) / search.done())
        for node in search.children(search.root)[:MOST]
    ]
    for number in patiently(WORLDS if worlds is None else worlds, patience):
        world = game.heuristic.world(position, seat, rng)
        dice = Rng(f"{rng.word()} {number}").state()
        for sample in samples:
            after = world.copy()
            play_out(game, after, seat, sample.actions, dice)
            win = won(after, seat) if after.over else game.heuristic.utilities(after)[seat]
            sample.add(win, lead(after.scores(), seat))
    return candidates_from(samples, game, position, seat)


def patiently(count: int, seconds: float) -> Iterator[int]:
    """Counts from 0 to `count`, but stops after these seconds, with two at least."""
    started = perf_counter()
    for number in range(count):
        if number > 1 and perf_counter() - started > seconds:
            return
        yield number


def play_out(game: Game, world: Position, seat: int, actions: tuple[int, ...], dice: tuple[int, int, int, int]) -> None:
    for action in actions:
        world.apply(seat, action)
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = dice
    game.heuristic.finish(world, rng)


def advise_turns(
    turns: WholeTurns,
    game: Game,
    position: Position,
    seat: int,
    simulations: int | None,
    worlds: int | None,
    patience: float,
) -> list[Candidate]:
    simulations = PLANNERS["giant"].simulations if simulations is None else simulations
    think(turns, simulations, patience)
    samples = [Samples(tuple(actions), None) for actions in turns.best(MOST)]
    if worlds is None:  # every other seat is played out too
        worlds = max(1, simulations // (MOST + position.seats - 1))
    for _ in patiently(worlds, patience):
        for sample, (win, margin) in zip(samples, turns.sample(len(samples)), strict=True):
            sample.add(win, margin)
    return sorted(
        candidates_from(samples, game, position, seat),
        key=lambda candidate: (candidate.win, candidate.margin),
        reverse=True,
    )


def line(search: Search, node: int, position: Position, seat: int) -> tuple[int, ...]:
    """The action of a node and the search's preferred continuation, up to an action that cannot be undone."""
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
