"""The deck: cards of two rows of three cells, each with its number, and recipes on the backs of some or all of them.

A deck has 2 to 18 cards, so that tiny games and puzzles need no full box; each game says how many of them it plays. The
numbers are the ones on the cards, 1 to 18, with possible gaps. A card has five trees with one or two fruits and one
glade.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from futaie.core.box.deck import CardData
from futaie.core.plain import Data
from futaie.core.rules.reason import Reason
from futaie.games.hortis.box.card_fields import BadDeck, CardFields, where
from futaie.games.hortis.rules.reasons import WrongDeck
from futaie.games.hortis.rules.recipes import Recipe, read_recipe

LARGEST = 18
GLADE = ".."
CELLS = {GLADE: 1, "O1": 2, "O2": 3, "Y1": 4, "Y2": 5, "G1": 6, "G2": 7}
"""The cells as cards show them, and their numbers in an orchard (see there)."""
LONGEST = 50_000
"""The longest text of a deck, many times what a full one needs."""
LONGEST_LINE = 500


@dataclass(frozen=True)
class Card:
    number: int
    cells: tuple[str, ...]
    """The six cells in reading order, upper row first."""

    def turned(self, quarters: int) -> tuple[str, ...]:
        """The six cells in reading order after this many quarter turns clockwise; an odd number makes two columns."""
        a, b, c, d, e, f = self.cells
        return ((a, b, c, d, e, f), (d, a, e, b, f, c), (f, e, d, c, b, a), (c, f, b, e, a, d))[quarters]

    def rows(self) -> list[str]:
        return [" ".join(self.cells[:3]), " ".join(self.cells[3:])]


@dataclass(frozen=True)
class Deck(CardData):
    name: str
    cards: tuple[Card, ...]
    """By number."""
    recipes: tuple[Recipe, ...]
    """By number."""

    @cached_property
    def content(self) -> str:
        cards = [{"number": card.number, "rows": card.rows()} for card in self.cards]
        data = {"name": self.name, "card": cards, "recipe": [recipe.plain() for recipe in self.recipes]}
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    @property
    def numbers(self) -> list[int]:
        return [card.number for card in self.cards]

    def recipe(self, number: int) -> Recipe:
        return next(recipe for recipe in self.recipes if recipe.number == number)

    def faces(self) -> list[int]:
        """For each number and each quarter turn the six cells' numbers; 0 if there is no such card."""
        faces = [0] * (LARGEST * 4 * 6)
        for card in self.cards:
            for quarters in range(4):
                at = ((card.number - 1) * 4 + quarters) * 6
                faces[at : at + 6] = [CELLS[cell] for cell in card.turned(quarters)]
        return faces


def read_deck(path: str | Path) -> Deck:
    """The deck in a TOML file (see deck.toml) or in a JSON file such as `Deck.content`."""
    file = Path(path).name[:80]
    try:
        found = Path(path).expanduser()
        if not found.is_file():
            raise BadDeck(Reason(WrongDeck.UNREADABLE, {"file": str(path)[:80]}))
        with found.open("rb") as stream:
            content = stream.read(LONGEST + 1)
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: the home of an unknown user
        raise BadDeck(Reason(WrongDeck.UNREADABLE, {"file": str(path)[:80]})) from error
    return parse(content, file)


def parse(content: bytes | str, file: str) -> Deck:
    """JSON or TOML, by the name of the file."""
    return parse_json(content, file) if file.lower().endswith(".json") else parse_toml(content, file)


def parse_toml(content: bytes | str, file: str) -> Deck:
    """The deck in a TOML text; errors call it `file`."""
    text = _text(content, file)
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:  # long dotted keys would keep tomllib busy forever
        raise BadDeck(Reason(WrongDeck.LINE_TOO_LONG, {"file": file, "most": LONGEST_LINE}))
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        problem = str(error)[:80] if isinstance(error, tomllib.TOMLDecodeError) else ""
        raise BadDeck(Reason(WrongDeck.NOT_TOML, {"file": file, "problem": problem})) from error
    return _deck(data, file)


def parse_json(content: bytes | str, file: str) -> Deck:
    """The deck in a JSON text such as `Deck.content`."""
    text = _text(content, file)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDeck(Reason(WrongDeck.NOT_JSON, {"file": file})) from error
    return _deck(data, file)


def attached_deck(content: str, hash_: str) -> Deck:
    """The deck attached to a record."""
    deck = parse_json(content, hash_[:16])
    if deck.hash != hash_:
        raise BadDeck(Reason(WrongDeck.NOT_THE_HASH, {"file": hash_[:16], "hash": deck.hash}))
    return deck


def _text(content: bytes | str, file: str) -> str:
    if len(content) > LONGEST:
        raise BadDeck(Reason(WrongDeck.TOO_LARGE, {"file": file, "most": LONGEST}))
    try:
        return content.decode() if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        raise BadDeck(Reason(WrongDeck.NOT_TEXT, {"file": file})) from error


def _deck(data: object, file: str) -> Deck:
    table = CardFields(data, {"file": file})
    table.only("name", "card", "recipe")
    cards = [_card(_entry(item, file, "card", i)) for i, item in enumerate(table.items("card", 2, LARGEST), 1)]
    numbers = [card.number for card in cards]
    recipes = []
    if table.has("recipe"):
        for i, item in enumerate(table.items("recipe", 0, LARGEST), 1):
            entry = _entry(item, file, "recipe", i)
            recipes.append(read_recipe(entry))
            if recipes[-1].number not in numbers:
                raise entry.error(WrongDeck.NO_SUCH_CARD, "number")
    for kind, found in (("card", numbers), ("recipe", [recipe.number for recipe in recipes])):
        for number in found:
            if found.count(number) > 1:
                figures: Data = {"file": file, kind: number, "field": "number"}
                raise BadDeck(Reason(WrongDeck.NUMBER_TWICE, figures | {"where": where(figures)}))
    return Deck(
        table.text("name", 80),
        tuple(sorted(cards, key=lambda card: card.number)),
        tuple(sorted(recipes, key=lambda recipe: recipe.number)),
    )


def _entry(item: object, file: str, kind: str, ordinal: int) -> CardFields:
    """A card or recipe; errors use its number, or its ordinal if it has none."""
    table = CardFields(item, {"file": file, kind: f"#{ordinal}"})
    return CardFields(item, {"file": file, kind: table.number("number", 1, LARGEST)})


def _card(table: CardFields) -> Card:
    table.only("number", "rows")
    cells: list[str] = []
    for row in table.items("rows", 2, 2):
        words = row.split() if isinstance(row, str) else []
        if len(words) != 3 or any(word not in CELLS for word in words):
            raise table.wrong("rows", row, f"Y1 O2 .. ({' | '.join(CELLS)})")
        cells += words
    if cells.count(GLADE) != 1:
        raise table.error(WrongDeck.TREES_AND_GLADES, "rows", glades=cells.count(GLADE))
    return Card(table.number("number", 1, LARGEST), tuple(cells))


DATA = Path(__file__).parent
RECONSTRUCTED = read_deck(DATA / "deck.toml")
"""The deck that ships with the game; not the real one (hortis 14b)."""
EARLIER = tuple(map(read_deck, sorted(DATA.glob("deck-*.json"))))
"""The earlier decks: records name them by their hashes."""
