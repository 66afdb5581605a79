"""The page describes recipes and their progress in the same words as the terminal."""

import pytest

import futaie
from futaie.core.chance.rng import Rng
from futaie.games.hortis.box.deck_file import RECONSTRUCTED, parse_toml
from futaie.games.hortis.faces.recipe_words import recipe_lines, recipe_name
from futaie.games.hortis.faces.seen_orchards import seen_orchard, seen_recipes
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES
from tests.games.hortis.table import GAME
from tests.page_tests import assert_the_page_agrees

ODD = """
name = "Odd"
[[card]]
number = 1
rows = ["O1 Y2 G1", "O2 .. Y1"]
[[card]]
number = 2
rows = ["G1 G2 O1", "Y1 Y1 .."]
[[recipe]]
number = 1
name = "My Own"
target = 5
when = [
  { of = "dice", fruit = "lime", value = [4, 5, 6], on = "glade", at_least = 1, at_most = 3 },
  { of = "squirrel", exactly = 0 },
  { of = "sets", fruit = ["orange", "lemon"], at_most = 2 },
  { of = "line", exactly = 3 },
]
gives = { points = 1, for_each = { of = "values", value = [10, 15] } }
"""


class WidePen(TerminalPen):
    width = 500


def told(recipe, pen):
    """The name, then every line without its sign."""
    lines = recipe_lines(recipe, pen)[1:]
    lines = lines if recipe.wheelbarrow_counts else lines[:-1]
    return [recipe_name(recipe.name, pen), *(line.strip()[2:] for line in lines)]


def test_the_page_describes_recipes_as_the_terminal_does():
    recipes = [*RECONSTRUCTED.recipes, *parse_toml(ODD, "odd.toml").recipes]
    tellings = [
        {"language": language, "recipe": recipe.plain(), "told": told(recipe, WidePen(language, GAME.package))}
        for language in LANGUAGES
        for recipe in recipes
    ]
    assert len(tellings) == 19 * len(LANGUAGES)
    assert_the_page_agrees(tellings, "recipes.json", "recipe")


@pytest.mark.parametrize("number", range(0, 18, 2))
def test_a_view_and_a_preview_show_the_progress_of_recipes(number):
    recipes = (number + 1, number + 2)
    position, rng = futaie.game("hortis").new(seats=1, seed=f"progress {number}", recipes=recipes), Rng(number)
    pen = WidePen("en", GAME.package)
    while not position.over:
        action = position.random_action(0, rng)
        expected = position.preview(0, action).get("recipes")
        position.play(0, action)
        view = position.view(0)
        player = view["players"][0]
        assert expected in (None, player["recipes"])
        assert player["score"] == player["orchard"]["base"] + sum(recipe["points"] for recipe in player["recipes"])
        for recipe, far in zip(seen_recipes(view), player["recipes"], strict=True):
            lines = [line.strip() for line in recipe_lines(recipe, pen, seen_orchard(view, 0))[1:]]
            for line, condition in zip(lines, far["when"], strict=False):
                assert line.endswith(f"(now {condition['size']})")
                assert line.startswith("✓") == condition["met"]
            gift = lines[len(far["when"])]
            assert far["each"] is None or gift.endswith(f"(now {far['each']})")


def test_a_view_says_where_the_ranks_begin():
    assert futaie.game("hortis").new(seats=1).view(None)["ranks"] == [40, 45, 50, 55, 60]
