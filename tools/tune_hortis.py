"""What the reconstructed deck of Hortis, its recipes and the weights of the beam were tuned with.

Run it with compiled rules in the path, `PYTHONPATH=build/compiled python tools/tune_hortis.py …`; docs/games/hortis.md
has the figures. Players are measured on the same deals, so their differences are worth more than their means.

    players [--games N] [--simulations S] [--width W] [--deck FILE] [--recipes]
        quartiles and means of random, greedy, decent (looks one card ahead), strong, and the beam that knows the order
    layouts [--games N]
        the same for decks with other shares of trees with two fruits: the six layouts of ours, some trees changed
    recipes [--games N] [--simulations S] [--deck FILE]
        how often the strong player reaches the targets, and targets with which it would reach them half of the time
    weights [--games N] [--width W] [--seconds T]
        tries other weights of worth.py, one or a few at a time, for a player that looks at its hand alone
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import mean, median, quantiles, stdev
from typing import TypeAlias, cast

import futaie
from futaie import Rng
from futaie.games.hortis.actions import CHOOSE_CARD
from futaie.games.hortis.beam import Beam
from futaie.games.hortis.bot import greedy
from futaie.games.hortis.deck import RECONSTRUCTED, Card, Deck, read_deck
from futaie.games.hortis.orders import chain, plan
from futaie.games.hortis.position import Hortis
from futaie.games.hortis.solve import solve
from futaie.games.hortis.worth import FADING, WEIGHTS, worth_table

HORTIS = futaie.game("hortis")
KNOWN_TARGETS = {16: 31, 17: 30, 18: 44}
"""From the real box (shared rulings, component data)."""
Turn: TypeAlias = Callable[[Hortis, Rng], list[int]]


def new(seed: str, deck: Deck, recipes: str = "none") -> Hortis:
    return cast("Hortis", HORTIS.new(1, seed=seed, deck=deck, recipes=recipes))


def score(position: Hortis, turn: Turn, seed: str) -> int:
    """The points of a player that plays turn after turn, and sees what its seat may see."""
    rng = Rng(seed)
    while not position.over:
        for action in turn(position.imagine(0, rng), rng):
            position.apply(0, action)
    return position.scores()[0]


def decent(position: Hortis, rng: Rng) -> list[int]:
    """Lays the card after which the other one in hand brings most: one card ahead, and no idea of the rest."""
    if position.phases[0] != CHOOSE_CARD:
        return [greedy(position, 0, rng)]
    before = position.orchards[0]
    return chain(before, Beam(position.recipes, 10_000).search(before, position.hand(0), []))


def players(simulations: int) -> dict[str, Turn]:
    return {
        "random": lambda position, rng: [position.random_action(0, rng)],
        "greedy": lambda position, rng: [greedy(position, 0, rng)],
        "decent": decent,
        "strong": lambda position, rng: plan(position, 0, rng, simulations, None),
    }


def show(name: str, scores: list[int], greedy_scores: list[int] | None = None) -> None:
    low, middle, high = quantiles(scores, n=4)
    error = stdev(scores) / len(scores) ** 0.5
    line = f"{name:<10} mean {mean(scores):5.1f} ± {1.96 * error:.1f}   quartiles {low:.0f} {middle:.0f} {high:.0f}"
    if greedy_scores is not None:
        more = [one - other for one, other in zip(scores, greedy_scores, strict=True)]
        line += f"   above greedy {mean(more):+.1f} ± {1.96 * stdev(more) / len(more) ** 0.5:.1f}"
    print(line, flush=True)


def compare(deck: Deck, games: int, simulations: int, width: int, recipes: str, names: list[str]) -> None:
    found: dict[str, list[int]] = {}
    for name in names:
        turn = players(simulations)[name]
        start = time.perf_counter()
        found[name] = [score(new(f"tune {i}", deck, recipes), turn, f"tune {i}") for i in range(games)]
        show(name, found[name], found.get("greedy"))
        print(f"{'':<10} {(time.perf_counter() - start) / games:.2f} s a game")
    clairvoyant = [solve(new(f"tune {i}", deck, recipes), 0, width).points for i in range(games)]
    show(f"beam {width}", clairvoyant, found.get("greedy"))
    if "strong" in found:
        print(f"strong reaches {mean(found['strong']) / mean(clairvoyant):.1%} of the beam that knows the order")


def with_two_fruits(count: int) -> Deck:
    """Our layouts with so many of the 30 trees of six layouts bearing two fruits, spread evenly; every colour shift
    alike, so that all cards stay distinct."""
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


def layouts(games: int, width: int) -> None:
    for count in (8, 10, 12, 14, 16, 18):
        deck = with_two_fruits(count)
        print(f"\n{deck.name}" + (" (ours)" if deck.cards == RECONSTRUCTED.cards else ""))
        compare(deck, games, 0, width, "none", ["greedy", "decent"])


def recipes(deck: Deck, games: int, simulations: int) -> None:
    """Every game has two recipes; a game's points are split between them by turns until nothing moves any more, those
    with known targets staying as they are."""
    strong = players(simulations)["strong"]
    seen: list[tuple[int, int, int]] = []
    for i in range(games):
        position = new(f"recipes {i}", deck, "random")
        first, second = (recipe.number for recipe in position.recipes)
        seen.append((first, second, score(position, strong, f"recipes {i}")))
    targets = {recipe.number: recipe.target for recipe in deck.recipes}
    show("strong", [points for _, _, points in seen])
    print(f"reaches the targets in {wins(seen, targets):.0%} of {games} games")
    fitted = {number: float(target) for number, target in targets.items()}
    for _ in range(100):
        for number, target in fitted.items():
            rest = [points - fitted[b if a == number else a] for a, b, points in seen if number in (a, b)]
            if number not in KNOWN_TARGETS and rest:
                fitted[number] += (median(rest) - target) / 2
    rounded = {number: round(target) for number, target in fitted.items()}
    print(f"with these it would in {wins(seen, rounded):.0%}:")
    for recipe in deck.recipes:
        own = [points for a, b, points in seen if recipe.number in (a, b)]
        change = f"{recipe.target:>3} -> {rounded[recipe.number]:>3}"
        print(f"  {recipe.number:>2} {recipe.name:<24} {change}   {len(own)} games")


def wins(seen: list[tuple[int, int, int]], targets: dict[int, int]) -> float:
    return mean(points >= targets[a] + targets[b] for a, b, points in seen)


def weights(games: int, width: int, seconds: float) -> None:
    tables = [new(f"weights {i}", RECONSTRUCTED) for i in range(games)]

    def measured(weights: dict[str, int], fading: int) -> float:
        beam = Beam((), width, worth_table(weights, fading))

        def turn(position: Hortis, rng: Rng) -> list[int]:
            before, hand = position.orchards[0], position.hand(0)
            return chain(before, beam.search(before, hand, [], position.cards - before.count - len(hand)))

        return mean(score(table.copy(), turn, "weights") for table in tables)

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
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--width", type=int)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--deck")
    parser.add_argument("--recipes", action="store_true")
    chosen = parser.parse_args()
    deck = read_deck(chosen.deck) if chosen.deck else RECONSTRUCTED
    if chosen.what == "players":
        names = ["random", "greedy", "decent", "strong"]
        pairs = "random" if chosen.recipes else "none"
        compare(deck, chosen.games, chosen.simulations, chosen.width or 1000, pairs, names)
    elif chosen.what == "layouts":
        layouts(chosen.games, chosen.width or 100)
    elif chosen.what == "recipes":
        recipes(deck, chosen.games, chosen.simulations)
    else:
        weights(chosen.games, chosen.width or 4, chosen.seconds)


if __name__ == "__main__":
    main()
