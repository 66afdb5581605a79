"""Card data for people who own the box, and decks on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from futaie import BadSetup
from futaie.games.hortis.box.cards import Deck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.rules.reasons import WrongDeck
from futaie.text import LANGUAGES, Words
from tests.games.hortis.box.test_deck_file import SMALL
from tests.games.hortis.table import GAME

DATA = GAME.data
DECK = GAME.option("deck")


def test_the_template_is_the_deck_that_ships_with_its_comments() -> None:
    assert DATA is not None
    assert "RECONSTRUCTED" in DATA.template
    assert DATA.check(DATA.template, "template.toml") == RECONSTRUCTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_shown_card_by_card_and_recipe_by_recipe(language: str) -> None:
    assert DATA is not None
    words = Words(language, GAME.package)
    shown = DATA.show(RECONSTRUCTED, words)
    for card in RECONSTRUCTED.cards:
        assert f"{card.number:>4}  {card.rows()[0]}" in shown
    assert len([line for line in shown.splitlines() if "→" in line]) == 18
    assert max(map(len, shown.splitlines())) <= 80


def test_recipes_are_shown_in_words() -> None:
    assert DATA is not None
    shown = DATA.show(RECONSTRUCTED, Words("en", GAME.package))
    for told in (
        "- orange dice: exactly 4",
        "→ 3 points × sets with one each of orange, lemon, lime, from dice",
        "- largest group of lemon dice: at least 3",
        "- lime dice of 10 or 15 on trees: at least 2",
        "→ 2 points × dice on glades",
        "- no squirrel in the orchard",
        "- the squirrel is in the orchard",
        "→ the total becomes 115%",
        "→ 1 point × largest group of lemon or lime dice",
        "- dice of 2 or 3: at most 2",
        "- different values of dice: at least 6",
        "- longest straight line of dice: at least 4",
        "- different fruits of dice on trees: at least 3",
        "- most of the same value among dice of 4, 5 or 6: at least 4",
        "- dice on glades: exactly 0",
        "→ the points of orange dice once more",
        "(here the wheelbarrow does not count as a die)",
    ):
        assert told in shown, told


def test_an_error_in_a_file_is_explained_in_words() -> None:
    assert DATA is not None
    with pytest.raises(BadSetup) as refused:
        DATA.check(SMALL.replace("O1 Y1", "O3 Y1"), "my.toml")
    said = Words("en", GAME.package).tell(refused.value.reason)
    assert said == "my.toml, card 7, rows cannot be “O3 Y1 G1”. It takes: Y1 O2 .. (.. | O1 | O2 | Y1 | Y2 | G1 | G2)."


# futaie play hortis --deck FILE


def test_the_option_takes_the_name_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "my deck, 2nd.toml").write_text(SMALL)
    deck = DECK.read(str(tmp_path / "my deck, 2nd.toml"))
    assert isinstance(deck, Deck)
    assert deck.name == "Small"
    (tmp_path / "my.json").write_text(deck.content)
    assert DECK.read(str(tmp_path / "my.json")) == deck
    assert GAME.new(1, deck=deck, cards=2).view(0)["deck"]["name"] == "Small"  # type: ignore[index, call-overload]


def test_a_file_in_your_home_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my.toml").write_text(SMALL)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert isinstance(DECK.read("~/my.toml"), Deck)


@pytest.mark.parametrize("name", ["nowhere.toml", "", "~nobody-at-all/x.toml", "\0", "x" * 5000])
def test_a_missing_file_is_reported(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        DECK.read(name)
    assert refused.value.reason.code is WrongDeck.UNREADABLE
    for language in LANGUAGES:
        assert name[:20] in Words(language, GAME.package).tell(refused.value.reason)


def test_a_folder_is_not_a_deck(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as refused:
        DECK.read(str(tmp_path))
    assert refused.value.reason.code is WrongDeck.UNREADABLE


def test_broken_json_is_reported(tmp_path: Path) -> None:
    (tmp_path / "my.json").write_text("{")
    with pytest.raises(BadSetup) as refused:
        DECK.read(str(tmp_path / "my.json"))
    assert refused.value.reason.code is WrongDeck.NOT_JSON


def test_the_values_of_options_need_no_language() -> None:
    assert [option.allowed(1) for option in GAME.options] == [
        "DECK.toml | DECK.json",
        "2-9",
        "all | 1-18,1-18,…",
        "none | random | 1-18,1-18",
    ]
