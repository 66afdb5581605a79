"""The figures in the rules for people agree with the rulings."""

from __future__ import annotations

import pytest

from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.games.hortis.table import GAME

RULINGS = {
    "cards": 18,
    "trees": 5,
    "dice": 5,
    "seats": 8,
    "laid": 9,
    "placements": 8,
    "hand": 2,
    "others": 9,
    "new_die": 3,
    "die_before": 4,
    "die_after": 5,
    "last_number": 6,
    "basket": 10,
    "wheelbarrow": 15,
    "squirrel": 1,
    "beside_squirrel": 1,
    "example_total": 3 + 10 + 15 - 2,
    "rank_1": 40,
    "rank_5": 60,
    "rank_4_end": 59,
    "recipes": 2,
    "recipe_cards": 16,
    "recipe_rest": 7,
    "layouts": 6,
    "shifts": 3,
    "fruit_trees": 30,
    "known_targets": "16 (31), 17 (30), 18 (44)",
    "card_word": "12/90",
    "place_word": "(1,-2)",
    "serve_word": "!4",
}


def test_the_engine_gives_the_figures_of_the_rulings() -> None:
    """hortis 11d, 13a and 13b among others."""
    assert GAME.facts is not None
    facts = GAME.facts()
    assert {name: facts[name] for name in RULINGS} == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_that_the_deck_is_not_the_real_one(language: str) -> None:
    text = rules_text(GAME, language)
    assert {"en": "reconstructed", "fr": "reconstitué", "it": "ricostruito"}[language] in text
