"""Card files begin with instructions for their owner, in every language."""

import re
import tomllib

import pytest

import futaie
from futaie.games.hortis.rules.recipes import BOUNDS, MEASURES, SELECTORS

DATA = {name: game.data for name, game in futaie.games().items() if game.data is not None}
HEADS = ("# English.", "# Français.", "# Italiano.")


def comments(name):
    """The comment in each language."""
    text = "".join(line for line in DATA[name].template.splitlines(keepends=True) if line.startswith("#"))
    starts = [text.index(head) for head in HEADS]
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


@pytest.mark.parametrize("name", DATA)
def test_each_language_says_how_to_check_and_show_a_file(name):
    for comment in comments(name):
        assert f"futaie deck check {name} FI" in comment
        assert f"futaie deck show {name} FI" in comment


@pytest.mark.parametrize("name", DATA)
def test_nobody_is_sent_to_the_source_code(name):
    assert not re.search(r"\w\.py\b|src/", DATA[name].template)


@pytest.mark.parametrize("name", DATA)
def test_the_comments_fit_a_terminal(name):
    assert [line for comment in comments(name) for line in comment.splitlines() if len(line) > 80] == []


def test_every_word_of_a_recipe_is_explained():
    for comment in comments("hortis"):
        for measure in MEASURES:
            assert re.search(rf"(?m)^#     {measure} +\w", comment)
        for word in (*SELECTORS, *BOUNDS, "of", "when", "gives"):
            assert f"`{word}`" in comment


def test_the_rewards_in_the_comments_are_understood():
    data = DATA["hortis"]
    for comment in comments("hortis"):
        gifts = re.findall(r"(?m)^#     (\{ .* \})", comment)
        assert len(gifts) == 4
        for gift in gifts:
            text = re.sub(r"(?m)^gives = .*$", f"gives = {gift}", data.template)
            assert (
                data.check(text, "mine.toml").recipes[-1].gives().keys()
                == tomllib.loads(f"gift = {gift}")["gift"].keys()
            )
