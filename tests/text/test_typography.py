"""The typography of the languages: French sets some signs apart, and no apostrophe is straight."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import futaie
from futaie.text import LANGUAGES, Words
from futaie.text.rules import rules_text
from tests.specimens import GAMES

from .test_catalogues import PACKAGES as CATALOGUES

PACKAGES = [*CATALOGUES, "futaie.server"]

BLANK = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
CODE = re.compile(r"`[^`]*`|(?m:^ {4}.*$)|--\S+|\S*[!?:]\S+")
"""Typed text, in which signs are not punctuation: `!4`, `a:b`."""
TOUCHING = r"[^\s\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}][:;!?»](?=\s|$)|«(?=\w)"
"""A sign that French sets apart, without a blank before it, or after it."""


class Texts(Visitor):
    """The literal text of a message, with `x` for each figure."""

    def __init__(self):
        self.found = []

    def visit_Pattern(self, node):  # noqa: N802
        self.found.append("".join(map(written, node.elements)))
        self.generic_visit(node)


def written(part):
    if isinstance(part, ftl.Placeable):
        return part.expression.value if isinstance(part.expression, ftl.StringLiteral) else "x"
    return part.value


def texts(package, language):
    visitor = Texts()
    for entry in parse((files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            visitor.visit(entry)
    return visitor.found


def without_code(text):
    return CODE.sub("x", text)


@pytest.mark.parametrize("package", PACKAGES)
def test_french_sets_its_signs_apart(package):
    wrong = [text for text in texts(package, "fr") if re.search(TOUCHING, without_code(text))]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_the_french_rules_can_begin_with_such_a_sign(name):
    text = without_code(rules_text(futaie.game(name), "fr"))
    assert re.findall(rf".*(?:{TOUCHING}).*", text) == []
    assert re.findall(r".*(?:(?:^|[ \n])[:;!?»](?:\s|$)|«[ \n]).*", text) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_not_a_straight_one(name, language):
    package = futaie.game(name).package
    rules = (files(package) / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    assert [text for text in (*texts(package, language), rules) if "'" in text] == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("package", PACKAGES)
def test_other_languages_do_not_set_signs_apart(package, language):
    wrong = [text for text in texts(package, language) if re.search(rf"\w{BLANK}[:;!?](?:\s|$)", text)]
    assert wrong == []


def test_a_number_is_placed_as_the_language_requires():
    said = {language: Words(language, "futaie.games.tout_la_haut").name("r3g4") for language in LANGUAGES}
    assert said == {"en": "red 3 / green 4", "fr": "3 rouge / 4 vert", "it": "3 rosso / 4 verde"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Alba", "C’est le tour d’Alba."),
        ("Érable 7", "C’est le tour d’Érable 7."),
        ("Bruno", "C’est le tour de Bruno."),
        ("Hugo", "C’est le tour de Hugo."),
        ("A", "C’est le tour de A."),
    ],
)
def test_french_elides_before_a_vowel(name, told):
    assert Words("fr").say("hand-over", seat=name) == told
    assert Words("it").say("hand-over", seat=name).endswith(f" {name}.")
