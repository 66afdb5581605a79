"""`futaie score`: a real table is counted, and an example says how to write one down."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from futaie import game
from futaie.text import LANGUAGES
from tests.specimens import GAMES

COUNTED = [name for name in GAMES if game(name).count is not None]


@pytest.mark.parametrize("name", COUNTED)
def test_the_template_is_a_table_that_fits_the_schema_and_is_counted(futaie, tmp_path, name):
    template = futaie("score", name, "--template")
    assert template.code == 0
    table = json.loads(template.out)
    Draft202012Validator(game(name).count.schema).validate(table)
    assert len(table["players"]) > 1
    file = tmp_path / "table.json"
    file.write_text(template.out, encoding="utf-8")
    for language in LANGUAGES:
        done = futaie("score", name, str(file), "--language", language)
        assert done.code == 0
        for player in table["players"]:
            assert player["name"] in done.out
    counted = json.loads(futaie("score", name, str(file), "--json").out)
    assert all(player["total"] > 0 for player in counted["players"]), "an example in which everybody scores"


def test_games_that_cannot_be_counted_have_no_template(futaie):
    done = futaie("score", "larbre", "--template")
    assert done.code == 2
    assert "nothing to count" in done.err


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ([1], "The table cannot be “[1]”. It takes: an object, { … }."),
        ({"players": []}, "players cannot be “[]”. It takes: a list [ … ] of 1-8 items."),
        ({"players": [{"name": None, "orchard": []}]}, 'name cannot be “null”. It takes: a text "…" of 1-100'),
        (
            {"players": [{"name": "A", "orchard": ["O"]}], "recipes": [{"number": 1}]},
            "recipes[0], gives: this field is missing.",
        ),
        ({"players": [{"name": "A", "orchard": ["O"]}], "recipes": ["x"]}, "It takes: 1-18 | { … }"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_in_a_table_is_explained_in_words_with_the_written_form(futaie, tmp_path, table, words):
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table))
    done = futaie("score", "hortis", str(file))
    assert done.code == 2
    assert words in done.err
