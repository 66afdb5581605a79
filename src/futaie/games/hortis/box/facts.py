"""The figures in the rules for people, taken from the rules of the program."""

from __future__ import annotations

from typing import Any

from mypy_extensions import u8

from futaie.core.chance.shuffles import Chance
from futaie.core.game import Setup
from futaie.core.vecs import vec
from futaie.games.hortis.box.cards import GLADE, Card, Deck
from futaie.games.hortis.box.counting import count
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.faces.notation import format_action
from futaie.games.hortis.faces.sheet import RANKS
from futaie.games.hortis.faces.signs import LETTERS
from futaie.games.hortis.rules.actions import PLACE, SERVE
from futaie.games.hortis.rules.grid import START, WIDTH, cell_at
from futaie.games.hortis.rules.options import OPTIONS
from futaie.games.hortis.rules.orchard import DICE, first_orchard
from futaie.games.hortis.rules.position import Hortis
from futaie.games.hortis.rules.setup import SEATS, start

EXAMPLE = ["Y2 G=3 O=10 -", ".. ~Y~ O.4 Y=15"]
"""A very small orchard with everything that counts."""
EXAMPLE_RECIPES = (6, 8)
KNOWN_TARGETS = (16, 17, 18)
"""The recipes with known targets."""


def facts() -> dict[str, object]:
    return {**material(), **dice(), **score(), **challenge(), **notation(), **reconstruction()}


def game(**options: object) -> Hortis:
    return start(Setup(1, {option.name: option.default for option in OPTIONS} | options, Chance("facts", {})))


def material() -> dict[str, object]:
    position, smallest = game(), next(option for option in OPTIONS if option.name == "cards")
    trees = [cell for cell in RECONSTRUCTED.cards[0].cells if cell != GLADE]
    return {
        "cards": len(RECONSTRUCTED.cards),
        "trees": len(trees),
        "one_fruit": min(int(tree[1]) for tree in trees),
        "two_fruits": max(int(tree[1]) for tree in trees),
        "dice": DICE,
        "seats": SEATS[-1],
        "laid": int(position.cards),
        "hand": len(position.hand(0)),
        "placements": int(position.cards) - 1,
        "others": int(position.left_out()),
        "range_laid": smallest.allowed(SEATS[0]),
    }


def dice() -> dict[str, object]:
    return {
        "new_die": stacked("O1", "O2"),
        "die_before": stacked("O2", "O2"),
        "die_after": stacked("O2", "O2", "O1"),
        "last_number": stacked("O2", "O2", "O2"),
        "basket": stacked("O2", "O2", "O2", "O1"),
        "wheelbarrow": stacked("O2", "O2", "O2", "O1", "O1"),
    }


def stacked(*trees: str) -> int:
    """The die after these trees are laid on each other."""
    cards = [Card(number, (tree, "Y1", "G1", "Y1", "G1", GLADE)) for number, tree in enumerate(trees, 1)]
    orchard = first_orchard(vec[u8](Deck("", tuple(cards), ()).faces()), 0)
    for card in cards[1:]:
        orchard = orchard.laid((card.number - 1) * 4, START)
    return int(orchard.dice[START]) & 15


def score() -> dict[str, object]:
    counted: Any = count({"players": [{"name": "example", "orchard": EXAMPLE}]})
    points = [line["points"] for line in counted["players"][0]["sheet"]]
    losses = [-point for point in points if point < 0]
    return {
        "squirrel": losses[0],
        "beside_squirrel": losses[1],
        "row_1": EXAMPLE[0],
        "row_2": EXAMPLE[1],
        "example_sum": " + ".join(str(point) for point in points if point > 0),
        "example_squirrel": sum(losses),
        "example_total": counted["players"][0]["total"],
        **{f"rank_{i}": rank for i, rank in enumerate(RANKS, 1)},
        **{f"rank_{i}_end": rank - 1 for i, rank in enumerate(RANKS[1:], 1)},
    }


def challenge() -> dict[str, object]:
    position = game(recipes="random")
    first, second = (RECONSTRUCTED.recipe(number) for number in EXAMPLE_RECIPES)
    return {
        "recipes": len(position.recipes),
        "recipe_cards": len(RECONSTRUCTED.cards) - len(position.recipes),
        "recipe_rest": int(position.left_out()),
        "first_target": first.target,
        "second_target": second.target,
        "both_targets": game(recipes=EXAMPLE_RECIPES).view(0)["target"],
        "percent": RECONSTRUCTED.recipe(10).percent,
    }


def notation() -> dict[str, object]:
    position = game()
    words = [format_action(position, 0, action) for action in (45, PLACE + cell_at(1, -2), SERVE + 3)]
    return {
        "card_word": words[0],
        "place_word": words[1],
        "serve_word": words[2],
        "one_step": (cell_at(1, 0) - START) % WIDTH,
        "two_steps": (cell_at(0, -2) - START) // WIDTH,
        "fourth": words[2][1:],
        "turn": words[0].partition("/")[2],
        "taken_card": words[0].partition("/")[0],
        "tree_signs": "O1 O2",
        "die_sign": "O=5",
        "glade_die_sign": "O.5",
        "wheelbarrow_sign": f"O={stacked('O2', 'O2', 'O2', 'O1', 'O1')}",
    }


def reconstruction() -> dict[str, object]:
    shift = str.maketrans("OYG", "YGO")
    faces = {" ".join(card.cells) for card in RECONSTRUCTED.cards}
    layouts = {min(face, face.translate(shift), face.translate(shift).translate(shift)) for face in faces}
    fruits = [cell[0] for face in faces for cell in face.split() if cell != GLADE]
    known = [f"{number} ({RECONSTRUCTED.recipe(number).target})" for number in KNOWN_TARGETS]
    return {
        "layouts": len(layouts),
        "shifts": len(faces) // len(layouts),
        "fruit_trees": len(fruits) // len(LETTERS),
        "known_targets": ", ".join(known),
    }
