"""The figures in the rules for people are those of the rulings."""

from __future__ import annotations

from futaie.games.tout_la_haut.box.facts import facts
from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.games.tout_la_haut.table import GAME


def test_the_figures_are_those_of_the_rulings() -> None:
    told = facts()
    assert [told[f"rounds_{place}"] for place in range(1, 5)] == [7, 6, 5, 4]
    assert (told["cards"], told["violet_cards"], told["cards_for_two"]) == (32, 8, 24)
    assert (told["grey"], told["grey_card"], told["lowest"], told["highest"]) == (2, 4, 2, 4)
    assert [told[f"{name}_points"] for name in ("monochrome", "two_step", "efficient", "diversified")] == [5] * 4
    assert told["little_treehouse_points"] == 7
    assert (told["two_step_floors"], told["two_step_colours"], told["diversified_floors"]) == (3, 2, 2)


def test_all_32_cards_are_listed_as_they_are_in_the_box() -> None:
    """tout-la-haut 10b."""
    told = facts()
    rows = [str(told[f"cards_{row}"]) for row in range(1, 5)]
    assert sorted(" ".join(rows).split()) == sorted(GAME.new(seats=3, seed="all").view(None)["cards"])
    for language in LANGUAGES:
        assert all(f"\n    {row}\n" in rules_text(GAME, language) for row in rows)


def test_the_worked_example_is_right() -> None:
    told = facts()
    assert (told["long_run"], told["cut_run"]) == ("r3g3 g2g3 g4y4 -", "y2y2 - y2y3 b3r3")
    assert (told["long_run_floors"], told["long_run_bonus"], told["long_run_total"]) == (23, 4, 27)
    assert (told["cut_run_floors"], told["cut_run_length"], told["cut_run_total"]) == (19, 2, 19)
    assert (told["below"], told["fits_by_colour"], told["fits_by_value"], told["fits_not"]) == (
        "g2g3",
        "g2g2",
        "r3g3",
        "b2b2",
    )


def test_the_rules_can_be_read_in_every_language() -> None:
    for language, words in {"en": "green 3 above", "fr": "3 vert en haut", "it": "3 verde sopra"}.items():
        assert words in " ".join(rules_text(GAME, language).split())


def test_the_notation_in_the_rules_is_understood() -> None:
    told = facts()
    position = GAME.new(seats=2, seed="typed")
    up, down = GAME.parse(position, 0, f"{told['card']} {told['down_word']}")
    assert down == up + 1
    assert GAME.hide_action(GAME.format(position, 0, down)) == told["hidden_word"]
