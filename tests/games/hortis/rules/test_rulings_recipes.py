"""The recipe challenge: hortis 12."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import futaie
from futaie.games.hortis.box.deck_file import RECONSTRUCTED, parse_json
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.recipes import Recipe
from futaie.games.hortis.rules.scoring import base_points, final_points, recipe_points
from tests.games.hortis.rules.slow_rules import Cell, Slow, around
from tests.games.hortis.rules.test_placement_twin import random_box
from tests.games.hortis.table import GAME, dice, lines, orchard, play, player, table

DEEP = os.environ.get("FUTAIE_DEEP") == "1"
NOT_A_DIE = {"Fruit Cocktail", "Tutti Frutti", "Lime Cordial", "Orange Juice", "Lemon Soda"}


# Each shipped recipe read literally: the bonus it gives, or the percentage of the total.


def fruits_in_play(slow: Slow, fruit: str, wheelbarrow: bool = True) -> int:
    return sum(die[0] == fruit and (wheelbarrow or die[1] != 15) for die in slow.dice.values())


def group_from(cells: set[Cell], start: Cell) -> set[Cell]:
    group, edge = {start}, [start]
    while edge:
        for cell in around(edge.pop()):
            if cell in cells - group:
                group.add(cell)
                edge.append(cell)
    return group


def largest_group(cells: set[Cell]) -> int:
    return max((len(group_from(cells, cell)) for cell in cells), default=0)


def longest_line(cells: set[Cell]) -> int:
    best = 0
    for x, y in cells:
        for dx, dy in ((1, 0), (0, 1)):
            length = 0
            while (x + length * dx, y + length * dy) in cells:
                length += 1
            best = max(best, length)
    return best


def fruit_cocktail(slow: Slow) -> int:
    """Exactly four dice of each fruit in play, not counting the wheelbarrow: 12."""
    return 12 if all(fruits_in_play(slow, fruit, wheelbarrow=False) == 4 for fruit in "OYG") else 0


def tutti_frutti(slow: Slow) -> int:
    """3 for each set of an orange, a lemon and a lime, not counting the wheelbarrow."""
    return 3 * min(fruits_in_play(slow, fruit, wheelbarrow=False) for fruit in "OYG")


def lime_cordial(slow: Slow) -> int:
    """All five lime dice in play, not counting the wheelbarrow: 8."""
    return 8 if fruits_in_play(slow, "G", wheelbarrow=False) == 5 else 0


def orange_juice(slow: Slow) -> int:
    return 8 if fruits_in_play(slow, "O", wheelbarrow=False) == 5 else 0


def lemon_soda(slow: Slow) -> int:
    return 8 if fruits_in_play(slow, "Y", wheelbarrow=False) == 5 else 0


def lemon_meringue_pie(slow: Slow) -> int:
    """Three lemons next to each other: 7."""
    return 7 if largest_group({cell for cell, die in slow.dice.items() if die[0] == "Y"}) >= 3 else 0


def key_lime_pie(slow: Slow) -> int:
    """Two limes of 10 or more on trees: 9."""
    large = [cell for cell, die in slow.dice.items() if die[0] == "G" and die[1] >= 10 and slow.is_tree(cell)]
    return 9 if len(large) >= 2 else 0


def market_stall(slow: Slow) -> int:
    """3 for each basket on a tree."""
    return 3 * sum(die[1] == 10 and slow.is_tree(cell) for cell, die in slow.dice.items())


def windfall_jam(slow: Slow) -> int:
    """2 for each die on a glade."""
    return 2 * sum(not slow.is_tree(cell) for cell in slow.dice)


def harvest_festival(slow: Slow) -> str:
    """With the wheelbarrow on a tree and without the squirrel 115 percent."""
    barrow = slow.wheelbarrow()
    return "115" if barrow is not None and slow.is_tree(barrow) and slow.squirrel is None else "100"


def nut_brittle(slow: Slow) -> int:
    """With the squirrel: 6."""
    return 0 if slow.squirrel is None else 6


def lemon_and_lime_sorbet(slow: Slow) -> int:
    """1 for each die of the largest group of lemons and limes."""
    return largest_group({cell for cell, die in slow.dice.items() if die[0] in "YG"})


def five_o_clock_tea(slow: Slow) -> int:
    """At least ten dice in play and at most two of them 2 or 3: 7."""
    small = sum(die[1] <= 3 for die in slow.dice.values())
    return 7 if len(slow.dice) >= 10 and small <= 2 else 0


def rainbow_cake(slow: Slow) -> int:
    """Six different values in play: 8."""
    return 8 if len({die[1] for die in slow.dice.values()}) >= 6 else 0


def fruit_kebab(slow: Slow) -> int:
    """Four dice in a straight line, and all three fruits on trees: 7."""
    fruits = {die[0] for cell, die in slow.dice.items() if slow.is_tree(cell)}
    return 7 if longest_line(set(slow.dice)) >= 4 and len(fruits) == 3 else 0


def twin_tarts(slow: Slow) -> int:
    """Four dice that show the same, a 4, a 5 or a 6: 6."""
    counts = Counter(die[1] for die in slow.dice.values())
    return 6 if max(counts[4], counts[5], counts[6]) >= 4 else 0


def clear_broth(slow: Slow) -> int:
    """No die on a glade: 5."""
    return 5 if all(slow.is_tree(cell) for cell in slow.dice) else 0


def orange_marmalade(slow: Slow) -> int:
    """The oranges' points once more."""
    return sum(die[1] for cell, die in slow.dice.items() if die[0] == "O" and slow.is_tree(cell))


LITERAL: dict[str, Callable[[Slow], Any]] = {
    "Fruit Cocktail": fruit_cocktail,
    "Tutti Frutti": tutti_frutti,
    "Lime Cordial": lime_cordial,
    "Orange Juice": orange_juice,
    "Lemon Soda": lemon_soda,
    "Lemon Meringue Pie": lemon_meringue_pie,
    "Key Lime Pie": key_lime_pie,
    "Market Stall": market_stall,
    "Windfall Jam": windfall_jam,
    "Harvest Festival": harvest_festival,
    "Nut Brittle": nut_brittle,
    "Lemon and Lime Sorbet": lemon_and_lime_sorbet,
    "Five o'Clock Tea": five_o_clock_tea,
    "Rainbow Cake": rainbow_cake,
    "Fruit Kebab": fruit_kebab,
    "Twin Tarts": twin_tarts,
    "Clear Broth": clear_broth,
    "Orange Marmalade": orange_marmalade,
}


def literal_total(slow: Slow, recipes: tuple[Recipe, ...]) -> int:
    total = slow.base()
    gains = [LITERAL[recipe.name](slow) for recipe in recipes]
    total += sum(gain for gain in gains if isinstance(gain, int))
    for gain in gains:
        if isinstance(gain, str) and total > 0:
            total = total * int(gain) // 100
    return total


def greedy_game(position: Hortis, rng: futaie.Rng) -> None:
    """Lays the best of a few random placements, so that there is something to cook."""
    while not position.over:
        actions = [position.random_action(0, rng) for _ in range(1 if position.phases[0] != 1 else 9)]
        position.apply(0, max(actions, key=lambda action: position.preview(0, action).get("base", 0)))


def orchards() -> list[Hortis]:
    rng = futaie.Rng("kitchen")
    found = []
    for number in range(1500 if DEEP else 150):
        fruits = ("OYG", "OYG", "YYG", "OOOYG", "GGGY", "YYYO")[number % 6]
        position = GAME.new(1, seed=str(number)) if number % 2 else GAME.new(1, seed="1", deck=random_box(rng, fruits))
        greedy_game(position, rng)
        found.append(position)
    return found


@pytest.fixture(scope="module")
def kitchen() -> list[Hortis]:
    return orchards()


@pytest.mark.parametrize("recipe", RECONSTRUCTED.recipes, ids=lambda recipe: recipe.name)
def test_hortis_12c_each_shipped_recipe_means_what_it_says(recipe: Recipe, kitchen: list[Hortis]) -> None:
    seen = set()
    for position in kitchen:
        slow = orchard(position)
        assert final_points(position.orchards[0], (recipe,)) == literal_total(slow, (recipe,))
        seen.add(LITERAL[recipe.name](slow) in (0, "100"))
    assert False in seen, "it succeeds somewhere"
    assert True in seen or not recipe.when, "it fails somewhere"


def test_hortis_12_two_recipes_together(kitchen: list[Hortis]) -> None:
    for number, position in enumerate(kitchen):
        slow = orchard(position)
        for pair in list(combinations(RECONSTRUCTED.recipes, 2))[number % 7 :: 7]:
            extras = recipe_points(position.orchards[0], pair)
            assert base_points(position.orchards[0]) + sum(extras) == literal_total(slow, pair)


def test_hortis_12e_the_wheelbarrow_is_not_a_die_for_five_recipes() -> None:
    assert {recipe.name for recipe in RECONSTRUCTED.recipes if not recipe.wheelbarrow_counts} == NOT_A_DIE


def test_hortis_12_the_known_targets() -> None:
    """hortis 14d too."""
    targets = {recipe.number: recipe.target for recipe in RECONSTRUCTED.recipes}
    assert (targets[16], targets[17], targets[18]) == (31, 30, 44)
    sums = sorted(one + two for one, two in combinations(targets.values(), 2))
    assert 60 <= sums[0] <= 61
    assert sums[len(sums) * 8 // 10] <= 75, "those with the 44 are higher"


def test_hortis_12a_two_of_eighteen_are_set_aside_and_nine_of_the_others_played() -> None:
    pairs = set()
    for seed in range(40):
        position = GAME.new(1, seed=str(seed), recipes="random")
        view = position.view(0)
        numbers = [recipe["number"] for recipe in view["recipes"]]
        assert len(set(numbers)) == 2
        first = view["players"][0]["orchard"]["cards"][0]["card"]
        cards = [first, *player(position)["hand"], *view["unseen"]]
        assert sorted(cards + numbers) == list(range(1, 19))
        assert view["target"] == sum(recipe["target"] for recipe in view["recipes"])
        assert view["turns"] == 8
        pairs.add(tuple(numbers))
    assert len(pairs) > 20
    chosen = GAME.new(1, seed="1", recipes=[18, 3])
    assert [recipe["number"] for recipe in chosen.view(0)["recipes"]] == [3, 18]


def with_recipe(**fields: Any) -> Recipe:
    """A custom recipe, parsed like one in a deck file."""
    cards = [{"number": n, "rows": ["O1 Y1 G1", "Y1 G1 .."]} for n in (1, 2)]
    recipe = {"number": 1, "name": "Test", "target": 50} | fields
    return parse_json(json.dumps({"name": "test", "card": cards, "recipe": [recipe]}), "test").recipes[0]


def cooked(*cards: str, story: str) -> Hortis:
    position = table(*cards)
    play(position, story)
    return position


def test_hortis_12d_dice_on_glades_are_in_play() -> None:
    mixed = "O1 Y1 G1 / Y1 G1 .."
    position = cooked(mixed, mixed, ".. Y1 G1 / Y1 G1 O1", story="2/0 (0,0) 3/0 (0,0)")
    assert orchard(position).ground[0, 0] == ".."
    one_orange = with_recipe(when=[{"of": "dice", "fruit": "orange", "at_least": 1}], gives={"points": 5})
    assert recipe_points(position.orchards[0], (one_orange,)) == [5]
    on_tree = with_recipe(when=[{"of": "dice", "fruit": "orange", "on": "tree", "at_least": 1}], gives={"points": 5})
    assert recipe_points(position.orchards[0], (on_tree,)) == [0]
    again = with_recipe(gives={"again": {"fruit": "orange"}})
    assert recipe_points(position.orchards[0], (again,)) == [0], "but score nothing there"


def barrow() -> Hortis:
    """The wheelbarrow as an orange, the other dice 5 each."""
    full = "O2 Y1 G1 / Y1 G1 .."
    position = cooked(full, full, full, full, full, story="2/0 (0,0) 3/0 (0,0) 4/0 (0,0) 5/0 (0,0)")
    assert dice(position) == {(0, 0): "O15", (1, 0): "Y5", (2, 0): "G5", (0, -1): "Y5", (1, -1): "G5"}
    return position


def test_hortis_12e_the_wheelbarrow_is_a_die_of_its_colour_unless_the_recipe_says_no() -> None:
    when = [{"of": "dice", "fruit": "orange", "at_least": 1}]
    yes = with_recipe(when=when, gives={"points": 5})
    no = with_recipe(when=when, gives={"points": 5}, wheelbarrow_counts=False)
    assert recipe_points(barrow().orchards[0], (yes, no)) == [5, 0]
    assert recipe_points(barrow().orchards[0], (with_recipe(gives={"again": {"fruit": "orange"}}),)) == [15]


def test_hortis_12g_bonuses_come_before_multipliers() -> None:
    times = with_recipe(gives={"percent": 150})
    bonus = with_recipe(gives={"points": 9})
    position = barrow()
    assert position.scores() == [35]
    for recipes in ((times, bonus), (bonus, times)):
        assert final_points(position.orchards[0], recipes) == (35 + 9) * 150 // 100
    assert recipe_points(position.orchards[0], (times, bonus)) == [22, 9]
    assert final_points(position.orchards[0], (times, times)) == 35 * 150 // 100 * 150 // 100, "rounded down each time"


def test_hortis_12f_the_squirrels_penalty_belongs_to_the_base_score() -> None:
    mixed = "O1 Y1 G1 / Y1 G1 .."
    position = cooked(mixed, mixed, "G1 Y1 G1 / Y1 G1 ..", story="2/0 (0,0) 3/0 (0,0)")
    assert position.scores() == [12 - 3]
    assert final_points(position.orchards[0], (with_recipe(gives={"percent": 200}),)) == 18


def test_hortis_12h_a_total_below_0_is_not_multiplied() -> None:
    position = cooked("O1 O1 O1 / O1 O1 ..", "Y1 Y1 Y1 / Y1 Y1 ..", "Y1 Y1 Y1 / Y1 Y1 ..", story="2/0 (2,1)")
    assert position.scores() == [-1]
    assert final_points(position.orchards[0], (with_recipe(gives={"percent": 200}),)) == -1


def test_hortis_12b_the_sheet_has_a_line_for_each_recipe_and_the_target() -> None:
    position = GAME.new(1, seed="sheet", recipes=(17, 18))
    greedy_game(position, futaie.Rng("sheet"))
    outcome = position.outcome()
    names = [line.reason.figures["name"] for line in outcome.sheets[0] if "RECIPE" in line.reason.code.name]
    assert names == ["Clear Broth", "Orange Marmalade"]
    assert sum(points for _, points in lines(position)) == outcome.scores[0] == position.scores()[0]
    assert outcome.sheets[0][-1].reason.figures == {"target": 74, "met": outcome.scores[0] >= 74}
    assert all(line.reason.code.name != "RANK" for line in outcome.sheets[0]), "ranks are for ordinary games"


# The vocabulary, word by word, against a literal reading.


def literal_measure(slow: Slow, of: str, chosen: dict[Cell, tuple[str, int]], fruits: list[str]) -> int:
    values = Counter(value for _, value in chosen.values())
    per_fruit = Counter(fruit for fruit, _ in chosen.values())
    return {
        "dice": len(chosen),
        "group": largest_group(set(chosen)),
        "line": longest_line(set(chosen)),
        "same": max(values.values(), default=0),
        "values": len(values),
        "fruits": len(per_fruit),
        "sets": min(per_fruit[fruit[0]] for fruit in fruits),
        "squirrel": 0 if slow.squirrel is None else 1,
    }[of]


@pytest.mark.parametrize("of", ["dice", "group", "line", "same", "values", "fruits", "sets", "squirrel"])
def test_every_measure_means_what_it_says(of: str, kitchen: list[Hortis]) -> None:
    rng = futaie.Rng(of)
    letters = {"orange": "O", "lemon": "Y", "lime": "G"}
    for position in kitchen:
        slow = orchard(position)
        fruits = [fruit for fruit in letters if rng.below(3)] or ["lemon"]
        values = [value for value in (2, 3, 4, 5, 6, 10, 15) if rng.below(5)] or [4]
        grounds = [ground for ground in ("tree", "glade") if rng.below(3)] or ["tree"]
        counts = rng.below(2) == 0
        chosen = {
            cell: die
            for cell, die in slow.dice.items()
            if die[0] in [letters[fruit] for fruit in fruits]
            and die[1] in values
            and ("tree" if slow.is_tree(cell) else "glade") in grounds
            and (counts or die[1] != 15)
        }
        size = literal_measure(slow, of, chosen, [letters[fruit] for fruit in fruits])
        measure: dict[str, Any] = {"of": of}
        if of != "squirrel":
            measure |= {"fruit": fruits, "value": values, "on": grounds}
        each = with_recipe(gives={"points": 2, "for_each": measure}, wheelbarrow_counts=counts)
        assert recipe_points(position.orchards[0], (each,)) == [2 * size]
        for bound in ("at_least", "at_most", "exactly"):
            for edge in {max(0, size - 1), size, size + 1}:
                holds = {"at_least": size >= edge, "at_most": size <= edge, "exactly": size == edge}[bound]
                recipe = with_recipe(when=[measure | {bound: edge}], gives={"points": 1}, wheelbarrow_counts=counts)
                assert recipe_points(position.orchards[0], (recipe,)) == [1 if holds else 0]
