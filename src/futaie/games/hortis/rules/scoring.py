"""The points of an orchard (hortis 9) and of its recipes (hortis 12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from futaie.core.rules.outcome import places
from futaie.core.vecs import vec
from futaie.games.hortis.rules.grid import WIDTH
from futaie.games.hortis.rules.orchard import DICE, GLADE, LIMES, NOWHERE, ORANGES, SQUIRREL, WHEELBARROW, Orchard
from futaie.games.hortis.rules.recipes import Measure, Recipe, Selection

MOST_DICE: Final = 16
"""All of them, and the wheelbarrow."""


def base_points(orchard: Orchard) -> i64:
    """The dice on trees, less the squirrel."""
    points: i64 = 0
    row: i64 = orchard.north * WIDTH
    end: i64 = orchard.south * WIDTH
    while row <= end:
        cell = row + orchard.west
        row_end = row + orchard.east
        while cell <= row_end:
            if orchard.trees[cell] > GLADE:
                points += i64(orchard.dice[cell]) & 15
            cell += 1
        row += WIDTH
    return points - squirrel_penalty(orchard)


def squirrel_penalty(orchard: Orchard) -> i64:
    cell = orchard.squirrel
    if cell == NOWHERE:
        return 0
    penalty: i64 = 1
    if is_die_on_tree(orchard, cell - 1):
        penalty += 1
    if is_die_on_tree(orchard, cell + 1):
        penalty += 1
    if is_die_on_tree(orchard, cell - WIDTH):
        penalty += 1
    if is_die_on_tree(orchard, cell + WIDTH):
        penalty += 1
    return penalty


def is_die_on_tree(orchard: Orchard, cell: i64) -> bool:
    return orchard.trees[cell] > GLADE and orchard.dice[cell] != 0


def dice_used(orchard: Orchard) -> i64:
    """The dice in play, on glades too, and the wheelbarrow: the tie-break (hortis 11)."""
    left = orchard.left(ORANGES) + orchard.left(ORANGES + 1) + orchard.left(LIMES)
    return 3 * DICE - left + (0 if orchard.wheelbarrow == NOWHERE else 1)


def final_points(orchard: Orchard, recipes: tuple[Recipe, ...]) -> i64:
    points = base_points(orchard)
    if recipes:
        for extra in recipe_points(orchard, recipes):
            points += extra
    return points


def recipe_points(orchard: Orchard, recipes: tuple[Recipe, ...]) -> list[int]:
    """The points that each recipe adds: first the bonuses, then the multipliers of the total one by one (hortis 12)."""
    total = base_points(orchard)
    tally = Tally(orchard)
    extras: list[int] = []
    for recipe in recipes:
        extra: i64 = 0
        if recipe.percent is None and tally.succeeds(recipe):
            extra = tally.bonus(recipe)
        extras.append(extra)
        total += extra
    for i, recipe in enumerate(recipes):
        # A total below 0 is left as it is: a multiplier would make it worse.
        if recipe.percent is not None and total > 0 and tally.succeeds(recipe):
            after = total * i64(recipe.percent) // 100
            extras[i] = after - total
            total = after
    return extras


@final
class Tally:
    """The dice in play in one orchard, on glades too, the wheelbarrow among them."""

    def __init__(self, orchard: Orchard) -> None:
        self.orchard = orchard
        self.cells = vec[i16]([i16(0)] * MOST_DICE)
        self.count: i64 = 0
        self.chosen = vec[i16]([i16(0)] * MOST_DICE)
        """The cells of the dice selected last."""
        self.chosen_count: i64 = 0
        row: i64 = orchard.north * WIDTH
        while row <= orchard.south * WIDTH:
            cell = row + orchard.west
            while cell <= row + orchard.east:
                if orchard.dice[cell] != 0 and orchard.dice[cell] != SQUIRREL:
                    self.cells[self.count] = i16(cell)
                    self.count += 1
                cell += 1
            row += WIDTH

    def succeeds(self, recipe: Recipe) -> bool:
        for condition in recipe.when:
            size = self.measure(condition.measure, recipe.wheelbarrow_counts)
            if size < i64(condition.least) or size > i64(condition.most):
                return False
        return True

    def bonus(self, recipe: Recipe) -> i64:
        if recipe.again is not None:
            self.select(recipe.again, recipe.wheelbarrow_counts)
            return self.points()
        if recipe.for_each is not None:
            return i64(recipe.points) * self.measure(recipe.for_each, recipe.wheelbarrow_counts)
        return i64(recipe.points)

    def measure(self, measure: Measure, wheelbarrow_counts: bool) -> i64:
        of: str = measure.of
        if of == "squirrel":
            return 0 if self.orchard.squirrel == NOWHERE else 1
        self.select(measure.selection, wheelbarrow_counts)
        if of == "dice":
            return self.chosen_count
        if of == "group":
            return self.largest_group()
        if of == "line":
            return self.longest_line()
        if of == "sets":
            return self.sets(i64(measure.selection.fruits))
        return self.kinds(of)

    def select(self, selection: Selection, wheelbarrow_counts: bool) -> None:
        fruits: i64 = selection.fruits
        values: i64 = selection.values
        grounds: i64 = selection.grounds
        if not wheelbarrow_counts:
            values &= ~(1 << WHEELBARROW)
        self.chosen_count = 0
        i: i64 = 0
        while i < self.count:
            cell = i64(self.cells[i])
            die = i64(self.orchard.dice[cell])
            ground: i64 = 1 if self.orchard.trees[cell] == GLADE else 0
            if (fruits >> (die >> 4)) & (values >> (die & 15)) & (grounds >> ground) & 1 != 0:
                self.chosen[self.chosen_count] = self.cells[i]
                self.chosen_count += 1
            i += 1

    def points(self) -> i64:
        """The points of the selected dice; a die on a glade has none."""
        points: i64 = 0
        i: i64 = 0
        while i < self.chosen_count:
            cell = i64(self.chosen[i])
            if self.orchard.trees[cell] != GLADE:
                points += i64(self.orchard.dice[cell]) & 15
            i += 1
        return points

    def kinds(self, of: str) -> i64:
        """`values` or `fruits`: how many different ones; `same`: how many dice share the most frequent value."""
        counts = vec[u8]([u8(0)] * 16)
        different: i64 = 0
        most: i64 = 0
        i: i64 = 0
        while i < self.chosen_count:
            die = i64(self.orchard.dice[i64(self.chosen[i])])
            kind = die >> 4 if of == "fruits" else die & 15
            count = i64(counts[kind]) + 1
            counts[kind] = u8(count)
            if count == 1:
                different += 1
            if count > most:
                most = count
            i += 1
        return most if of == "same" else different

    def sets(self, fruits: i64) -> i64:
        fewest: i64 = MOST_DICE
        fruit: i64 = ORANGES
        while fruit <= LIMES:
            if (fruits >> fruit) & 1 != 0:
                count: i64 = 0
                i: i64 = 0
                while i < self.chosen_count:
                    if i64(self.orchard.dice[i64(self.chosen[i])]) >> 4 == fruit:
                        count += 1
                    i += 1
                if count < fewest:
                    fewest = count
            fruit += 1
        return fewest

    def is_chosen(self, cell: i64) -> bool:
        i: i64 = 0
        while i < self.chosen_count:
            if i64(self.chosen[i]) == cell:
                return True
            i += 1
        return False

    def longest_line(self) -> i64:
        longest: i64 = 0
        i: i64 = 0
        while i < self.chosen_count:
            cell = i64(self.chosen[i])
            for step in (1, WIDTH):
                length: i64 = 1
                while self.is_chosen(cell + length * i64(step)):
                    length += 1
                if length > longest:
                    longest = length
            i += 1
        return longest

    def largest_group(self) -> i64:
        """Moves the dice of one group after the other to the front of the rest of `chosen`."""
        largest: i64 = 0
        start: i64 = 0
        while start < self.chosen_count:
            end: i64 = start + 1
            i: i64 = start
            while i < end:
                j: i64 = end
                while j < self.chosen_count:
                    apart = i64(self.chosen[i]) - i64(self.chosen[j])
                    if apart == 1 or apart == -1 or apart == WIDTH or apart == -WIDTH:
                        other = self.chosen[j]
                        self.chosen[j] = self.chosen[end]
                        self.chosen[end] = other
                        end += 1
                    j += 1
                i += 1
            if end - start > largest:
                largest = end - start
            start = end
        return largest


def ranking(orchards: list[Orchard], recipes: tuple[Recipe, ...]) -> list[int]:
    return places([rank(orchard, recipes) for orchard in orchards])


def rank(orchard: Orchard, recipes: tuple[Recipe, ...]) -> int:
    """Who has the highest wins: most points, then most dice used (hortis 11)."""
    return final_points(orchard, recipes) * 32 + dice_used(orchard)
