"""The figures in the rules for people are those of the rulebook's examples and of the box."""

from futaie.text import LANGUAGES
from futaie.text.rules import rules_text
from tests.games.larbre.table import GAME


def test_the_rulebooks_examples():
    facts = GAME.facts()
    assert [facts[f"franck_{part}"] for part in ("leaves", "jokers", "pairs", "river", "amount")] == [2, 1, 1, 2, 6]
    assert [facts[f"franck_{part}"] for part in ("places", "own", "common")] == [5, 4, 1]
    assert (facts["sabine_cards"], facts["sabine_after"]) == (2, 4)
    assert (facts["trunk_take"], facts["trunk_draw"]) == (4, 1)


def test_the_box():
    facts = GAME.facts()
    assert [facts[f"{type_}_cards"] for type_ in ("twig", "leaf", "bud", "fruit")] == [20, 16, 12, 8]
    assert (facts["cards"], facts["jokers"], facts["flutes"], facts["pieces"]) == (68, 6, 6, 26)
    assert (facts["branches"], facts["branch_twigs"], facts["trunk_branches"], facts["tip_twigs"]) == (4, 3, 2, 2)
    assert (facts["take"], facts["look"], facts["buried"]) == (2, 3, 2)


def test_the_notation_in_the_rules_can_be_played():
    for language in LANGUAGES:
        text = rules_text(GAME, language)
        assert "`grow-leaf joker leaf-faun reveal`" in text
        assert f"`leaf@{GAME.facts()['tip']}`" in text
