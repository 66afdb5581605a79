"""The table as text."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from futaie import Rng
from futaie.bots import seat_player
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from futaie.games.hortis.rules.actions import PLACE
from futaie.games.hortis.rules.position import Hortis
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES, Words
from tests.games.hortis.rules.test_rulings_end import scored
from tests.games.hortis.table import GAME, play, table

ENGLISH = Words("en", GAME.package)
MIXED = "O1 Y1 G1 / Y1 G1 .."
ORANGES = "O1 O1 O1 / O1 O1 .."
DEEP = os.environ.get("FUTAIE_DEEP") == "1"


def face(position: Hortis, reader: int | None = 0, language: str = "en") -> str:
    return GAME.draw(position.view(reader), Words(language, GAME.package))


def widest(text: str) -> int:
    return max(map(len, text.splitlines()))


# Eighty columns


@pytest.mark.parametrize("recipes", ["none", "random"])
@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_eighty_columns_are_enough_in_every_phase_and_language(seats: int, recipes: str) -> None:
    for seed in range(20 if DEEP else 2):
        position: Any = GAME.new(seats, seed=f"face {seed}", recipes=recipes)
        rng = Rng(seed)
        while not position.over:
            seat = position.movers()[-1]
            position.apply(seat, position.random_action(seat, rng))
            if rng.below(seats) > 1:
                continue
            reader = (None, *range(seats))[rng.below(seats + 1)]
            language = LANGUAGES[rng.below(len(LANGUAGES))]
            assert widest(face(position, reader, language)) <= 80
            assert widest(GAME.draw(position.revealed(), Words(language, GAME.package))) <= 80
        for language in LANGUAGES:
            assert widest(face(position, 0, language)) <= 80


@pytest.mark.parametrize("turn", [0, 90])
def test_eighty_columns_are_enough_for_the_longest_orchards(turn: int) -> None:
    """Each card covers a corner of the one before: nineteen cells in a row or in a column."""
    position = table(*["O1 G1 O1 / Y1 .. Y1"] * 9)
    for number in range(2, 10):
        step = 2 * (number - 1)
        for word in (f"{number}/{turn}", f"({0 if turn else step},{-step + 1 if turn else 0})"):
            play(position, word)
            for language in LANGUAGES:
                assert widest(face(position, 0, language)) <= 80
                assert widest(face(position, None, language)) <= 80
    cells: Any = position.view(0)["players"][0]["orchard"]["cells"]  # type: ignore[index, call-overload]
    assert max(cell["x"] for cell in cells) == (2 if turn else 18)
    assert min(cell["y"] for cell in cells) == (-17 if turn else -1)


# The contents


def test_the_signs_of_an_orchard() -> None:
    lines = face(scored()).splitlines()
    start = next(i for i, line in enumerate(lines) if line.split() == ["0", "1", "2"])
    assert [line.split() for line in lines[start + 1 : start + 3]] == [
        ["0", "O=4", "Y.2", "G=3"],
        ["-1", "Y=3", "~O~", "G1"],
    ]


def test_the_supply_is_shown() -> None:
    position = table(MIXED, MIXED, ORANGES)
    assert "left: O×5 Y×5 G×5, wheelbarrow, squirrel" in face(position)
    assert "left: O×4 Y×3 G×4, wheelbarrow\n" in face(scored())


def test_the_hand_is_shown_and_the_chosen_card_as_it_will_lie() -> None:
    position = table(MIXED, "O2 Y1 G1 / Y2 G2 ..", ORANGES)
    assert "       2  O2 Y1 G1       3  O1 O1 O1\n          Y2 G2 ..          O1 O1 .." in face(position)
    play(position, "2/90")
    assert "    2/90  Y2 O2       3  O1 O1 O1\n          G2 Y1          O1 O1 ..\n          .. G1" in face(position)


def places_shown(text: str) -> dict[tuple[int, int], str]:
    """The grid of places, read back."""
    lines = text.split("where its upper left corner may lie")[1].splitlines()[2:]
    columns = [int(word) for word in lines[0].split()]
    found = {}
    for line in lines[1:]:
        row, *signs = line.split()
        found.update({(x, int(row)): sign for x, sign in zip(columns, signs, strict=True) if sign != "·"})
    return found


@pytest.mark.parametrize("recipes", ["none", "random"])
def test_the_places_are_the_legal_ones_with_their_gains(recipes: str) -> None:
    for seed in range(8):
        position: Any = GAME.new(1, seed=f"places {seed}", recipes=recipes)
        rng = Rng(seed)
        for _ in range(2 * seed):
            position.apply(0, position.random_action(0, rng))
        if position.phases[0] != 0:
            continue
        position.apply(0, position.random_action(0, rng))
        shown = places_shown(face(position))
        legal = {GAME.format(position, 0, action): action for action in position.legal(0)}
        assert {f"({x},{y})" for x, y in shown} == set(legal)
        for (x, y), sign in shown.items():
            preview = position.preview(0, legal[f"({x},{y})"])
            assert ("~" in sign) == (preview["squirrel"] is not None)
            assert ("?" in sign) == (preview["owed"] > 0)
            if preview["owed"] == 0:
                assert int(sign.rstrip("~")) == preview["score"] - position.scores()[0]


def test_the_mover_is_marked_without_colours() -> None:
    position = table(MIXED, MIXED, ORANGES, seats=2)
    assert re.findall(r"(?m)^.([AB])  |(>[AB])  ", face(position))
    play(position, "2/0 (0,0)", seat=1)
    text = face(position)
    assert ">A  0 points" in text
    assert " B  0 points, has laid a card" in text


def test_the_readers_own_orchard_comes_last() -> None:
    position = table(MIXED, MIXED, ORANGES, seats=3)
    for reader, order in ((0, "BCA"), (1, "ACB"), (2, "ABC"), (None, "ABC")):
        assert "".join(re.findall(r">([ABC])  ", face(position, reader))) == order


def test_recipes_are_shown_with_their_progress() -> None:
    position = GAME.new(1, seed="recipes", recipes=(6, 10))
    text = face(position)
    assert "Recipe 6: Lemon Meringue Pie (target 33)" in text
    assert "- largest group of lemon dice: at least 3 (now 0)" in text
    assert "✓ no squirrel in the orchard (now 0)" in text
    assert "→ the total becomes 115%" in text
    assert "target 68: 0 so far" in text
    assert "Tarte au citron meringuée" in face(position, language="fr")


def test_every_recipe_that_ships_has_a_name_and_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME.package)
        assert GAME.data is not None
        shown = GAME.data.show(RECONSTRUCTED, words)
        assert widest(shown) <= 80
        if language != "en":
            english = {recipe.name for recipe in RECONSTRUCTED.recipes} - {"Tutti Frutti"}
            assert not [name for name in english if name in shown]


# Secrets


def test_a_placement_is_hidden_until_all_have_placed() -> None:
    """Another reader's drawing shows neither the chosen card nor its place nor its gain."""
    for seed in range(6):
        position: Any = GAME.new(3, seed=f"secret {seed}")
        rng = Rng(seed)
        for _ in range(seed * 4):
            seat = position.movers()[0]
            position.apply(seat, seat_player("greedy", GAME, rng).act(position.imagine(seat, rng), seat))
        if position.phases[1] != 0 or position.phases[0] != 0:
            continue
        before = [face(position, reader) for reader in (0, 2, None)]
        while position.phases[1] < 2:
            position.apply(1, position.random_action(1, rng))
            seen = [face(position, reader) for reader in (0, 2, None)]
            if position.phases[1] < 3:
                assert seen == before, "a draft is nobody's business"
        if position.phases[1] == 3:
            assert [text.replace(" B  ", ">B  ").replace(", has laid a card", "") for text in seen] == before


def test_coming_cards_are_shown_only_when_everything_is_revealed() -> None:
    position = GAME.new(1, seed="pile")
    assert "next cards" not in face(position)
    revealed: Any = position.revealed()
    assert f"next cards: {' '.join(map(str, revealed['pile_cards']))}" in GAME.draw(revealed, ENGLISH)


# Colours


def test_without_colour_there_are_no_escape_codes_and_with_it_the_same_text(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scored()
    play(position, "4/0")
    monkeypatch.setenv("NO_COLOR", "1")
    plain = GAME.draw(position.view(0), TerminalPen("en", GAME.package))
    assert "\x1b" not in plain
    assert "\x1b" not in face(position)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = GAME.draw(position.view(0), TerminalPen("en", GAME.package))
    assert "\x1b" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


# The end


@pytest.mark.parametrize("recipes", ["none", "random"])
def test_the_sheet_is_complete_and_adds_up(recipes: str) -> None:
    for seed in range(6):
        position: Any = GAME.new(2, seed=f"sheet {seed}", recipes=recipes)
        rng = Rng(seed)
        while not position.over:
            seat = position.movers()[0]
            position.apply(
                seat, seat_player("greedy" if seat else "random", GAME, rng).act(position.imagine(seat, rng), seat)
            )
        sheets = face(position).rsplit("\nA   ", 1)[1]
        first, second = sheets.split("\nB   ")
        for text, score in zip((first, second), position.scores(), strict=True):
            points = [int(number) for number in re.findall(r"(?m)^    ( *-?[0-9]+)  ", text)]
            assert sum(points) == score
            assert f"{score} points" in text.splitlines()[0]
            assert "dice used" in text
            assert ("The target of" in text) == (recipes == "random")


def test_after_a_standard_game_the_other_nine_are_offered() -> None:
    """hortis 10b."""
    position: Any = GAME.new(1, seed="nine")
    rng = Rng("nine")
    while not position.over:
        position.apply(0, position.random_action(0, rng))
    numbers = ",".join(map(str, position.view(0)["unseen"]))
    assert face(position).endswith(f"The other 9 cards make another game:\n    futaie play hortis --pool {numbers}")
    assert GAME.option("pool").read(numbers) == tuple(position.view(0)["unseen"])


def test_after_a_recipe_game_too_few_cards_are_left() -> None:
    position: Any = GAME.new(1, seed="seven", recipes="random")
    rng = Rng("seven")
    while not position.over:
        position.apply(0, position.random_action(0, rng))
    assert "--pool" not in face(position)


def test_a_seat_that_cannot_place_is_marked() -> None:
    from tests.games.hortis.rules.test_rulings_end import STUCK

    position = table(*STUCK)
    play(position, "3/0 (0,-1)")
    assert "cannot lay any card" in face(position)


def test_a_custom_deck_is_named() -> None:
    assert "deck: test" in face(table(MIXED, MIXED, ORANGES))
    assert "deck:" not in face(GAME.new(1, seed="x"))


def test_places_are_shown_only_to_their_own_seat() -> None:
    position = table(MIXED, MIXED, ORANGES, seats=2)
    play(position, "2/90", seat=1)
    assert position.legal(1)[0] >= PLACE
    assert "upper left corner" in face(position, 1)
    assert "upper left corner" not in face(position, 0)
    assert "upper left corner" not in face(position, None)
