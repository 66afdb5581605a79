"""The figures in the rules for people are those of the rulings."""

from __future__ import annotations

from futaie.games.arboretum.box.facts import facts
from tests.games.arboretum.table import GAME

RULINGS = {
    "species": 10,
    "ranks": 8,
    "cards": 80,
    "hand": 7,
    "species_for_2": 6,
    "species_for_3": 8,
    "species_for_4": 10,
    "shortest": 2,
    "pure_from": 4,
    "each": 1,
    "starts_bonus": 1,
    "ends_bonus": 2,
    "longest_points": 8 + 8 + 1 + 2,
    "mixed_path": "b1 m2 o5 t6 b8",
    "mixed_points": 5 + 1 + 2,
    "pure_path": "b2 b3 b4 b5",
    "pure_points": 4 + 4,
    "cancelled_eight": 2,
    "kept_eight": 9,
}


def test_the_engine_gives_the_figures_of_the_rulings() -> None:
    """arboretum 14a."""
    told = facts()
    assert {name: told[name] for name in RULINGS} == RULINGS


def test_the_turn_in_the_rules_can_be_typed() -> None:
    told = facts()
    position = GAME.new(seats=2, seed="typed")
    actions = GAME.parse(position, 0, str(told["turn_words"]))
    assert [GAME.format(position, 0, action) for action in actions] == [
        told[f"{word}_word"] for word in ("deck", "pile", "plant", "cell", "discard")
    ]
    assert told["cell_word"] == f"({told['one_step']},-{told['two_steps']})"
