"""Card data for people who own the box: our file, checked and shown, and the errors in wrong ones."""

from __future__ import annotations

import pytest

import futaie
from futaie.games.tout_la_haut.box.cards import KINDS
from futaie.games.tout_la_haut.rules.objectives import NAMES
from futaie.text import LANGUAGES, Words
from tests.games.tout_la_haut.box.test_deck_file import WRONG_CARDS, WRONG_GOALS
from tests.games.tout_la_haut.table import GAME

assert GAME.data is not None
DATA = GAME.data


def test_the_template_is_good_and_explains_itself() -> None:
    assert DATA.check(DATA.template, "mine.toml")
    assert DATA.template.startswith("# The box of Tout là-haut")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_and_objectives_are_shown(language: str) -> None:
    words = Words(language, GAME.package)
    text = DATA.show(DATA.check(DATA.template, "mine.toml"), words)
    for card in KINDS:
        assert f"{card.name} ×{card.count}" in text
    for name in NAMES:
        assert words.name(name) in text
    assert "177" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_switch_for_ties_is_shown() -> None:
    words = Words("en", GAME.package)
    strict = DATA.check(DATA.template.replace("ties = true", "ties = false"), "mine.toml")
    assert "Efficient is met only by a player who has fewer colours than all others." in DATA.show(strict, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("old", "new", "code"), [*WRONG_CARDS.values(), *WRONG_GOALS.values()])
def test_an_error_is_reported_with_the_file_and_the_place(old: str, new: str, code: object, language: str) -> None:
    with pytest.raises(futaie.BadSetup) as refused:
        DATA.check(DATA.template.replace(old, new, 1), "mine.toml")
    assert refused.value.reason.code is code
    said = Words(language, GAME.package).tell(refused.value.reason)
    assert said.startswith("mine.toml")
    for figure in refused.value.reason.figures.values():
        assert str(figure) in said


def test_a_file_without_cards_is_reported() -> None:
    with pytest.raises(futaie.BadSetup) as refused:
        DATA.check("", "mine.toml")
    said = Words("fr", GAME.package).tell(refused.value.reason)
    assert said == "mine.toml : les cartes ([[card]]) manquent, ou il y en a plus de 100."
