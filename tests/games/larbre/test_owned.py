"""Card data for people who own the box."""

import pytest

from futaie import BadSetup
from futaie.games.larbre.cards import BOX
from futaie.games.larbre.owned import DATA
from futaie.text import LANGUAGES, Words

from .table import GAME


def test_the_template_is_what_is_played_with():
    assert DATA.check(DATA.template, "cards.toml") == BOX
    assert "reconstruction" in DATA.template


def test_a_corrected_file_is_shown_with_its_sums():
    text = DATA.template.replace("faun = 5\ndryad = 5", "faun = 7\ndryad = 3", 1)
    shown = DATA.show(DATA.check(text, "mine.toml"), Words("en", GAME.package)).splitlines()
    assert shown[0].split() == ["Faun", "Dryad", "Naiad", "Pegaea"]
    assert shown[1].split() == ["twig", "7", "3", "5", "5", "20"]
    assert shown[5].split() == ["joker", "6"]
    assert shown[7] == "68 cards in all"
    assert shown[8:] == ["Tile: Faun / Dryad", "Tile: Naiad / Pegaea"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("joker = 6", "joker = 8", "mine.toml: joker cannot be “8”. It takes: 0-7."),
        ("joker = 6", "joker = 5", "mine.toml: 5 joker cards, and the rulebook counts 6. Only"),
        ("faun = 5", "faun = 6", "mine.toml: 21 twig cards, and the rulebook counts 20. Only"),
        ("faun = 5", "fawn = 5", "mine.toml: there is no field “twig.fawn”."),
        ("[bud]", "bud = 3\n[flower]", "mine.toml: there is no field “flower”."),
        (
            '["faun", "dryad"]',
            '["faun", "naiad"]',
            "mine.toml: “tiles” must hold two tiles, each with two of the four spirits.",
        ),
        ("[twig]", "[twig", "mine.toml is not TOML: "),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old, new, sentence):
    with pytest.raises(BadSetup) as refused:
        DATA.check(DATA.template.replace(old, new, 1), "mine.toml")
    assert Words("en", GAME.package).tell(refused.value.reason).startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown_in_every_language(language):
    words = Words(language, GAME.package)
    shown = DATA.show(BOX, words)
    assert max(map(len, shown.splitlines())) <= 80
    assert words.say("name-faun") in shown
