"""A deck as a file, which the owner of a box may write: reading and checking it. And the decks that ship."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from futaie.core.plain import Data
from futaie.core.rules.reason import Reason
from futaie.games.hortis.box.card_fields import BadDeck, CardFields, where
from futaie.games.hortis.box.cards import CELLS, GLADE, LARGEST, Card, Deck
from futaie.games.hortis.rules.reasons import WrongDeck
from futaie.games.hortis.rules.recipes import read_recipe

LONGEST = 50_000
"""The longest text of a deck, many times what a full one needs."""
LONGEST_LINE = 500


def read_deck(path: str | Path) -> Deck:
    """The deck in a TOML file (see box.toml) or in a JSON file such as `Deck.content`."""
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


FOLDER = Path(__file__).parent
TEMPLATE = (FOLDER / "box.toml").read_text(encoding="utf-8")
RECONSTRUCTED = read_deck(FOLDER / "box.toml")
"""The deck that ships with the game; not the real one (hortis 14b)."""
EARLIER = tuple(map(read_deck, sorted(FOLDER.glob("deck-*.json"))))
"""The earlier decks: records name them by their hashes."""
