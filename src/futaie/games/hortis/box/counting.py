"""Counting a real table of Hortis: the orchards as they lie at the end, row by row with the signs of faces/signs.py.

Nobody remembers the order in which the cards were laid, so only what lies on top counts: trees need no fruits (`O`),
and the checks ask whether nine cards and one box could make this orchard.
"""

from __future__ import annotations

import re
from pathlib import Path

from mypy_extensions import i16, u8

from futaie.core.box.table_files import schema_and_template
from futaie.core.box.untrusted_fields import UntrustedField
from futaie.core.game import Count
from futaie.core.pen import Pen
from futaie.core.plain import Plain
from futaie.core.rules.outcome import PlainLine, places
from futaie.core.rules.reason import BadTable, Reason
from futaie.core.vecs import vec
from futaie.games.hortis.box.card_fields import BadDeck, CardFields
from futaie.games.hortis.box.cards import CELLS as CARD_CELLS
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.faces.shapes import CountedPlayer, CountedTable
from futaie.games.hortis.faces.sheet import sheet as score_sheet
from futaie.games.hortis.faces.sheet_totals import totals
from futaie.games.hortis.faces.signs import LETTERS
from futaie.games.hortis.rules.grid import CELLS, WIDTH, cell_at
from futaie.games.hortis.rules.orchard import BASKET, DICE, GLADE, LARGEST, SQUIRREL, WHEELBARROW, Orchard
from futaie.games.hortis.rules.reasons import Impossible
from futaie.games.hortis.rules.recipes import FRUITS, VALUES, Recipe, read_recipe
from futaie.games.hortis.rules.scoring import dice_used, final_points

ON_CARD = 6
"""The number of cells on a card."""
MOST_CELLS = LARGEST * ON_CARD - (LARGEST - 1)
"""Every card but the first one covers at least one cell."""
WIDEST = 2 * LARGEST + 1
"""All cards in a row, each reaching two cells farther."""
RECIPES = 2
"""The number of recipes in the challenge (hortis 12)."""
NOTHING = ("-", "·")
SIGNS = "- .. O Y G O1 O=5 O.5 ~O~"
"""Examples of everything that can be written."""
TREE = re.compile(r"([OYG])([12]?)")
DIE = re.compile(r"([OYG])([=.])([0-9]{1,2})")
SQUIRRELS_TREE = re.compile(r"~([OYG])~")
FRUIT_NUMBERS = {letter: number for number, letter in enumerate(LETTERS.values(), 1)}
LAYERS = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, BASKET: 4, WHEELBARROW: 5}
"""The fewest trees that must lie on each other for a die to show this (hortis 3 and 4)."""


class WrittenOrchard:
    """One player's orchard, read word by word."""

    def __init__(self, player: str, given: UntrustedField) -> None:
        self.player = player
        self.where = given.where
        nothing = vec[u8]([u8(0)] * CELLS)
        self.orchard = Orchard(vec[u8]([]), nothing, nothing[:], vec[i16]([]))
        self.signs: dict[tuple[int, int], str] = {}
        self.dice = dict.fromkeys(FRUITS, 0)
        """The number of dice of each fruit in play."""
        self.layers = 0
        """The fewest cells that must lie on each other."""
        self._read(given)
        self._check()
        for number, fruit in enumerate(FRUITS, 1):
            self.orchard.supply += (DICE - self.dice[fruit]) << (8 * number)

    def _read(self, given: UntrustedField) -> None:
        rows = [row.text(200).split() for row in given.items(1, WIDEST)]
        for y, row in enumerate(rows, 1):
            if len(row) != len(rows[0]):
                raise self._impossible(Impossible.ROWS_DIFFER, row=y, cells=len(row), wanted=len(rows[0]))
            for x, sign in enumerate(row, 1):
                if x > WIDEST:
                    raise self._impossible(Impossible.TOO_WIDE, cells=len(row), cards=LARGEST, most=WIDEST)
                if sign not in NOTHING:
                    self._put(x, y, sign)
        self.orchard.north, self.orchard.west = 1, 1
        self.orchard.south, self.orchard.east = len(rows), len(rows[0])

    def _put(self, x: int, y: int, sign: str) -> None:
        """Fills the grid from its north-west corner; its rim stays free."""
        cell = y * WIDTH + x
        self.signs[x, y] = sign
        tree, die, squirrel = TREE.fullmatch(sign), DIE.fullmatch(sign), SQUIRRELS_TREE.fullmatch(sign)
        layers = 1
        if sign == "..":
            self.orchard.trees[cell] = GLADE
        elif tree is not None:
            self.orchard.trees[cell] = CARD_CELLS[tree[1] + (tree[2] or "1")]
        elif squirrel is not None:
            if self.orchard.squirrel >= 0:
                raise self._wrong(Impossible.TWO_SQUIRRELS, x, y)
            self.orchard.trees[cell] = CARD_CELLS[squirrel[1] + "1"]
            self.orchard.dice[cell] = SQUIRREL
            self.orchard.squirrel = cell
            layers = 2
        elif die is not None:
            layers = self._put_die(x, y, die)
        else:
            raise self._wrong(Impossible.NOT_A_CELL, x, y, allowed=SIGNS)
        self.layers += layers

    def _put_die(self, x: int, y: int, die: re.Match[str]) -> int:
        cell, value = y * WIDTH + x, int(die[3])
        if value not in VALUES:
            raise self._wrong(Impossible.NO_SUCH_FACE, x, y, allowed=" ".join(map(str, VALUES)))
        fruit = FRUIT_NUMBERS[die[1]]
        on_glade = die[2] == "."
        self.orchard.trees[cell] = GLADE if on_glade else CARD_CELLS[die[1] + "1"]
        self.orchard.dice[cell] = (fruit << 4) + value
        if value != WHEELBARROW:
            self.dice[FRUITS[fruit - 1]] += 1
        elif self.orchard.wheelbarrow >= 0:
            raise self._wrong(Impossible.TWO_WHEELBARROWS, x, y)
        else:
            self.orchard.wheelbarrow = cell
        return LAYERS[value] + on_glade

    def _check(self) -> None:
        """Checks what nine cards and one box can make."""
        cells = len(self.signs)
        if cells < ON_CARD:
            raise self._impossible(Impossible.TOO_SMALL, cells=cells, least=ON_CARD)
        if cells > MOST_CELLS:
            raise self._impossible(Impossible.TOO_LARGE, cells=cells, cards=LARGEST, most=MOST_CELLS)
        glades = sum(sign == ".." or "." in sign for sign in self.signs.values())
        if glades == 0:
            raise self._impossible(Impossible.NO_GLADE)
        if glades > LARGEST:
            raise self._impossible(Impossible.TOO_MANY_GLADES, glades=glades, cards=LARGEST)
        for fruit, dice in self.dice.items():
            if dice > DICE:
                raise self._impossible(Impossible.TOO_MANY_DICE, dice=dice, fruit=fruit, most=DICE)
        if self.layers > LARGEST * ON_CARD:
            most = LARGEST * ON_CARD
            raise self._impossible(Impossible.TOO_MUCH_FRUIT, needed=self.layers, cards=LARGEST, most=most)
        self._check_connected()

    def _check_connected(self) -> None:
        first = next(iter(self.signs))
        reached, waiting = {first}, [first]
        while waiting:
            x, y = waiting.pop()
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if place in self.signs and place not in reached:
                    reached.add(place)
                    waiting.append(place)
        for x, y in self.signs:
            if (x, y) not in reached:
                raise self._wrong(Impossible.NOT_CONNECTED, x, y)

    def _wrong(self, why: Impossible, x: int, y: int, **figures: Plain) -> BadTable:
        return self._impossible(why, row=y, column=x, cell=self.signs[x, y][:20], **figures)

    def _impossible(self, why: Impossible, **figures: Plain) -> BadTable:
        return BadTable(Reason(why, {"where": self.where, "player": self.player[:40], **figures}))


def read_recipes(given: UntrustedField) -> tuple[Recipe, ...]:
    """Numbers of recipes of the reconstructed deck, or recipes written out as in a deck."""
    found: list[Recipe] = []
    for item in given.items(0, len(RECONSTRUCTED.recipes)):
        found.append(_numbered(item) if isinstance(item.value, int) else _written_out(item))
        if found[0].number == found[-1].number and len(found) > 1:
            raise BadTable(Reason(Impossible.RECIPE_TWICE, {"where": item.where, "recipe": found[-1].number}))
    if len(found) != RECIPES:
        raise BadTable(Reason(Impossible.NOT_TWO_RECIPES, {"where": given.where, "recipes": len(found)}))
    return tuple(found)


def _numbered(item: UntrustedField) -> Recipe:
    number = item.number(-(10**6), 10**6)
    for recipe in RECONSTRUCTED.recipes:
        if recipe.number == number:
            return recipe
    raise BadTable(Reason(Impossible.NO_SUCH_RECIPE, {"where": item.where, "recipe": number}))


def _written_out(item: UntrustedField) -> Recipe:
    if not isinstance(item.value, dict):
        raise item.wrong("1-18 | { … }")
    try:
        return read_recipe(CardFields(item.value, {"file": item.where}))
    except BadDeck as error:
        raise BadTable(error.reason) from error


def count(data: object) -> CountedTable:
    fields = UntrustedField(data).fields("players", optional=["recipes"])
    recipes = read_recipes(fields["recipes"]) if "recipes" in fields else ()
    given = [player.fields("name", "orchard") for player in fields["players"].items(1, 8)]
    written = [WrittenOrchard(player["name"].text(), player["orchard"]) for player in given]
    ranking = places([final_points(player.orchard, recipes) * 32 + dice_used(player.orchard) for player in written])
    players = [_counted(player, place, recipes) for player, place in zip(written, ranking, strict=True)]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return {"players": players, "winners": winners}


def _counted(player: WrittenOrchard, place: int, recipes: tuple[Recipe, ...]) -> CountedPlayer:
    """The lines of the sheet name places by row and column, from the upper left corner of the written orchard."""
    lines = [line.plain() for line in score_sheet(player.orchard, recipes)]
    total = int(final_points(player.orchard, recipes))
    target = sum(recipe.target for recipe in recipes) if recipes else None
    return {
        "name": player.player,
        "total": total,
        "dice_used": int(dice_used(player.orchard)),
        "target": target,
        "target_met": None if target is None else total >= target,
        "sheet": [_with_place(line) for line in lines],
        "place": place,
    }


def _with_place(line: PlainLine) -> PlainLine:
    """Rows and columns in place of steps from the first card, which nobody knows."""
    figures = dict(line["figures"])
    if "x" in figures:
        cell = cell_at(figures.pop("x"), figures.pop("y"))
        figures |= {"row": cell // WIDTH, "column": cell % WIDTH}
    return {**line, "figures": figures}


def sheet(counted: CountedTable, pen: Pen) -> str:
    lines = []
    for player in counted["players"]:
        lines.append(pen.paint(pen.say("count-player", name=player["name"], points=player["total"]), "bold"))
        lines += totals(player["sheet"], pen)
    if len(counted["players"]) > 1:
        winners = [counted["players"][seat]["name"] for seat in counted["winners"]]
        lines.append(pen.paint(pen.say("winners", count=len(winners), seats=", ".join(winners)), "bold"))
    return "\n".join(lines)


COUNT = Count(count, sheet, *schema_and_template(Path(__file__).parent), lambda seats: ())
