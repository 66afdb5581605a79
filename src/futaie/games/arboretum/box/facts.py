"""The figures in the rules for people, taken from the rules of the program."""

from __future__ import annotations

from futaie.core.chance.shuffles import Chance
from futaie.core.game import Setup
from futaie.games.arboretum.box.cards import LETTERS, NAMES, NUMBERS
from futaie.games.arboretum.box.counting import hand_sums_of
from futaie.games.arboretum.faces.notation import format_action
from futaie.games.arboretum.rules.actions import CELL, DISCARD, DRAW_DECK, DRAW_PILE, PLANT
from futaie.games.arboretum.rules.dealer import SPECIES_IN_PLAY
from futaie.games.arboretum.rules.garden import cell_at, column, empty_garden, row
from futaie.games.arboretum.rules.options import OPTIONS
from futaie.games.arboretum.rules.scoring import SPECIES, Paths
from futaie.games.arboretum.rules.setup import start


def facts() -> dict[str, object]:
    top = len(NAMES) // len(LETTERS)
    hand = next(option.default for option in OPTIONS if option.name == "hand")
    straight = [f"b{rank}" for rank in range(1, top + 1)]
    return {
        "species": len(LETTERS),
        "ranks": top,
        "lowest": 1,
        "second": 2,
        "cards": len(NAMES),
        "hand": hand,
        **{f"species_for_{seats}": number for seats, number in SPECIES_IN_PLAY.items()},
        **{f"seats_{place}": seats for place, seats in enumerate(SPECIES_IN_PLAY, 1)},
        "shortest": next(length for length in range(1, top) if points(straight[1 : 1 + length])),
        "pure_from": next(
            length for length in range(2, top) if points(straight[1 : 1 + length]) > points(mixed(length))
        ),
        "each": points(["b3", "m4", "b5"]) - points(["b3", "b5"]),
        "starts_bonus": points(["b1", "b5"]) - points(["b2", "b5"]),
        "ends_bonus": points(["b2", f"b{top}"]) - points(["b2", "b5"]),
        "longest_points": points(straight),
        "mixed_path": " ".join(MIXED),
        "mixed_points": points(MIXED),
        "pure_path": " ".join(straight[1:5]),
        "pure_points": points(straight[1:5]),
        "cancelled_eight": sums(["b1"], ["b8", "b2"])[1],
        "kept_eight": sums(["b1", "b8"], [])[0],
        **notation(),
        **{f"{option.name}_range": option.allowed(2) for option in OPTIONS if option.name in ("ranks", "hand")},
    }


def notation() -> dict[str, object]:
    """A turn in writing."""
    position = start(Setup(2, {option.name: option.default for option in OPTIONS}, Chance("facts", {})))
    actions = (DRAW_DECK, DRAW_PILE + 1, PLANT + NUMBERS["j7"], CELL + cell_at(1, -2), DISCARD + NUMBERS["m3"])
    words = [format_action(position, 0, action) for action in actions]
    names = ("deck_word", "pile_word", "plant_word", "cell_word", "discard_word")
    return {
        **dict(zip(names, words, strict=True)),
        "turn_words": " ".join(words),
        "middle_word": format_action(position, 0, CELL + cell_at(0, 0)),
        "one_step": column(cell_at(1, -2)),
        "two_steps": -row(cell_at(1, -2)),
    }


MIXED = ["b1", "m2", "o5", "t6", "b8"]


def mixed(length: int) -> list[str]:
    """A path as long as the straight one from 2, with another species in between."""
    return ["b2", *(f"m{rank}" for rank in range(3, length + 1)), f"b{length + 1}"]


def points(path: list[str]) -> int:
    """The points of a garden with these cards in a row, for the species of the first one."""
    garden = empty_garden()
    for x, card in enumerate(path):
        garden.plant(NUMBERS[card], cell_at(x, 0))
    return int(Paths(garden, len(NAMES) // len(LETTERS)).best(LETTERS.index(path[0][0])))


def sums(*hands: list[str]) -> list[int]:
    """The sums of these hands in the first species."""
    counted = hand_sums_of([[NUMBERS[card] for card in hand] for hand in hands])
    return [int(counted[player * SPECIES]) for player in range(len(hands))]
