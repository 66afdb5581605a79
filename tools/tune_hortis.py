"""Tuning of Hortis: the reconstructed deck, its recipes and the weights of the beam.

Run it with the compiled rules, `PYTHONPATH=build/compiled python tools/tune_hortis.py …`; the figures are in
docs/experiments/hortis.md. Players are measured on the same deals, so trust their differences more than their means.

    players [--players A,B,…] [--simulations S] [--width W] [--deck FILE] [--recipes]
        means and quartiles of random, greedy, decent (looks one card ahead), the levels, and the beam that knows the
        order; S simulations per turn for the giant instead of its own
    layouts
        the same for decks with other shares of trees with two fruits: our six layouts with some trees changed
    recipes [--simulations S] [--deck FILE]
        how often the giant reaches the targets, and the targets that it would reach half of the time
    weights [--width W] [--seconds T]
        tries other weights of evaluation.py, one or a few at a time, for a player that looks only at its hand

All of them play `--games N` deals, beginning with number `--first K`.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import mean, quantiles, stdev
from typing import cast

import futaie
from futaie import Position, Rng
from futaie.bots import Player, seat_player
from futaie.games.hortis.box.cards import Card, Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED, read_deck
from futaie.games.hortis.players.beam import Beam
from futaie.games.hortis.players.evaluation import FADING, WEIGHTS, worth_table
from futaie.games.hortis.players.placements import chain
from futaie.games.hortis.players.solver import solve
from futaie.games.hortis.rules.position import Hortis

HORTIS = futaie.game("hortis")
KNOWN_TARGETS = {16: 31, 17: 30, 18: 44}
"""From the real box (hortis 14d)."""


def new(seed: str, deck: Deck, recipes: str = "none") -> Hortis:
    return cast("Hortis", HORTIS.new(1, seed=seed, deck=deck, recipes=recipes))


def score(position: Hortis, player: Player, seed: str) -> int:
    """The points of a player that sees what its seat may see."""
    rng = Rng(f"worlds {seed}")
    while not position.over:
        position.apply(0, player.act(position.imagine(0, rng), 0))
    return position.scores()[0]


class Decent:
    """Places the card after which the other one in hand scores most: one card ahead, and no idea of the rest."""

    name = "decent"

    def __init__(self) -> None:
        self.plan: list[int] = []

    def act(self, position: Position, seat: int) -> int:
        assert isinstance(position, Hortis)
        if not self.plan:
            before = position.orchards[seat]
            self.plan = chain(before, Beam(position.recipes, 10_000).search(before, position.hand(seat), []))
        return self.plan.pop(0)


def player(name: str, seed: str, simulations: int | None) -> Player:
    """The simulations are for the giant."""
    if name == "decent":
        return Decent()
    return seat_player(name, HORTIS, Rng(f"{name} {seed}"), simulations if name == "giant" else None)


def show(name: str, scores: list[int], others: dict[str, list[int]]) -> None:
    """Also shows by how much it beats others on the same deals."""
    low, middle, high = quantiles(scores, n=4)
    line = f"{name:<10} mean {written(scores)}   quartiles {low:.0f} {middle:.0f} {high:.0f}"
    for other, less in others.items():
        more = [mine - theirs for mine, theirs in zip(scores, less, strict=True)]
        line += f"   above {other} {written(more)}"
    print(line, flush=True)


def written(numbers: list[int]) -> str:
    """Their mean with its 95 % interval."""
    return f"{mean(numbers):.2f} ± {1.96 * stdev(numbers) / len(numbers) ** 0.5:.2f}"


def compare(deck: Deck, deals: list[str], simulations: int | None, width: int, recipes: str, names: list[str]) -> None:
    found: dict[str, list[int]] = {}
    for name in [*names, f"beam {width}"]:
        start = time.process_time()
        tables = [new(seed, deck, recipes) for seed in deals]
        if name in names:
            players = [player(name, seed, simulations) for seed in deals]
            scores = [score(*each) for each in zip(tables, players, deals, strict=True)]
        else:
            scores = [solve(table, 0, width).points for table in tables]
        seconds = (time.process_time() - start) / len(deals)
        others = [other for other in found if other == "greedy" or other == list(found)[-1]]
        show(name, scores, {other: found[other] for other in others})
        print(f"{'':<10} {seconds:.2f} s a game", flush=True)
        found[name] = scores
    if "giant" in found:
        share = [mine / known for mine, known in zip(found["giant"], found[f"beam {width}"], strict=True)]
        whole = mean(found["giant"]) / mean(found[f"beam {width}"])
        error = 1.96 * stdev(share) / len(share) ** 0.5
        print(f"the giant reaches {whole:.1%} ± {error:.1%} of the beam that knows the order")


def with_two_fruits(count: int) -> Deck:
    """Our layouts with `count` of the 30 trees of the six layouts bearing two fruits, spread evenly; the same in every
    colouring, so that all cards stay distinct."""
    cards = [list(card.cells) for card in RECONSTRUCTED.cards]
    places = [(layout, i) for i in range(6) for layout in range(6) if cards[3 * layout][i] != ".."]
    two = [place for place in places if cards[3 * place[0]][place[1]].endswith("2")]
    one = [place for place in places if place not in two]
    dice = random.Random("two fruits")
    changed = dice.sample(one, count - len(two)) if count >= len(two) else dice.sample(two, len(two) - count)
    for layout, i in changed:
        for shift in range(3):
            cell = cards[3 * layout + shift][i]
            cards[3 * layout + shift][i] = cell[0] + ("2" if count > len(two) else "1")
    numbered = tuple(Card(number, tuple(cells)) for number, cells in enumerate(cards, 1))
    return Deck(f"{count} of 30 with two fruits", numbered, RECONSTRUCTED.recipes)


def layouts(deals: list[str], width: int) -> None:
    for count in (8, 10, 12, 14, 16, 18):
        deck = with_two_fruits(count)
        print(f"\n{deck.name}" + (" (ours)" if deck.cards == RECONSTRUCTED.cards else ""))
        compare(deck, deals, None, width, "none", ["greedy", "decent"])


def recipes(deck: Deck, deals: list[str], simulations: int | None) -> None:
    """Every game has two recipes. A game's points are split between them iteratively until nothing changes, with the
    known targets fixed. Means say more than medians here, because points spread evenly to both sides. Half a point is
    added, since a player who just reaches the sum has won."""
    seen: list[tuple[int, int, int]] = []
    for seed in deals:
        position = new(seed, deck, "random")
        first, second = (recipe.number for recipe in position.recipes)
        seen.append((first, second, score(position, player("giant", seed, simulations), seed)))
    targets = {recipe.number: recipe.target for recipe in deck.recipes}
    show("giant", [points for _, _, points in seen], {})
    print(f"reaches the targets in {won(seen, targets)}")
    fitted = {number: float(target) for number, target in targets.items()}
    for _ in range(100):
        for number, target in fitted.items():
            rest = [points - fitted[b if a == number else a] for a, b, points in seen if number in (a, b)]
            if number not in KNOWN_TARGETS and rest:
                fitted[number] += (mean(rest) + 0.5 - target) / 2
    rounded = {number: round(target) for number, target in fitted.items()}
    print(f"with these it would in {won(seen, rounded)}:")
    for recipe in deck.recipes:
        own = [game for game in seen if recipe.number in game[:2]]
        change = f"{recipe.target:>3} -> {rounded[recipe.number]:>3}"
        print(f"  {recipe.number:>2} {recipe.name:<24} {change}   {won(own, targets)}")


def won(seen: list[tuple[int, int, int]], targets: dict[int, int]) -> str:
    """The share of these games in which the targets are reached, with a 95 % interval."""
    if not seen:
        return "no game"
    share = mean(points >= targets[a] + targets[b] for a, b, points in seen)
    return f"{share:.0%} ± {1.96 * (share * (1 - share) / len(seen)) ** 0.5:.0%} of {len(seen)} games"


def weights(deals: list[str], width: int, seconds: float) -> None:
    tables = [new(seed, RECONSTRUCTED) for seed in deals]

    def measured(weights: dict[str, int], fading: int) -> float:
        beam = Beam((), width, worth_table(weights, fading))

        def points(position: Hortis) -> int:
            while not position.over:
                before, hand = position.orchards[0], position.hand(0)
                best = beam.search(before, hand, [], position.cards - before.count - len(hand))
                for action in chain(before, best):
                    position.apply(0, action)
            return position.scores()[0]

        return mean(points(table.copy()) for table in tables)

    best, fading = dict(WEIGHTS), int(FADING)
    points = measured(best, fading)
    print(f"{points:.2f} as they are", flush=True)
    dice, end = random.Random("weights"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        tried = dict(best)
        for name in dice.sample(sorted(tried), dice.choice([1, 1, 2, 3])):
            tried[name] += dice.choice([-10, -6, -3, -2, -1, 1, 2, 3, 6, 10])
        share = min(98, max(5, fading + dice.choice([0, 0, 0, -5, 5])))
        found = measured(tried, share)
        if found >= points:
            best, fading, points = tried, share, found
    print(f"{points:.2f} with {best}, fading {fading}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["players", "layouts", "recipes", "weights"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--width", type=int)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--deck")
    parser.add_argument("--recipes", action="store_true")
    parser.add_argument("--players", default="random,greedy,decent,seedling,sapling,tree,giant")
    chosen = parser.parse_args()
    deck = read_deck(chosen.deck) if chosen.deck else RECONSTRUCTED
    deals = [f"{chosen.what} {i}" for i in range(chosen.first, chosen.first + chosen.games)]
    if chosen.what == "players":
        pairs = "random" if chosen.recipes else "none"
        compare(deck, deals, chosen.simulations, chosen.width or 1000, pairs, chosen.players.split(","))
    elif chosen.what == "layouts":
        layouts(deals, chosen.width or 100)
    elif chosen.what == "recipes":
        recipes(deck, deals, chosen.simulations)
    else:
        weights(deals, chosen.width or 4, chosen.seconds)


if __name__ == "__main__":
    main()
