"""Tout là-haut in the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from futaie import Rng
from futaie.core.pen import seen_width
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES, Words
from tests.battery import walk
from tests.games.tout_la_haut.table import GAME, play, random_end, standing, table

OPTIONS: list[dict[str, Any]] = [
    {},
    {"late_draw": True, "objective": "random"},
    {"strategic": True, "objective": "random"},
    {"strategic": True, "late_draw": True},
]


def cards(text: str) -> list[str]:
    return re.findall(r"\b[rbgyv][2-4][rbgyv][2-4]\b", text)


def hidden_from(position: ToutLaHaut, reader: int | None) -> set[str]:
    """Cards that only other seats know: no copy of them lies open or is known to the reader."""
    everything = set(cards(str(position.revealed())))
    return everything - set(cards(str(position.view(reader))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "plain")
def test_it_fits_80_columns_and_shows_each_reader_only_what_they_know(
    options: dict[str, Any], seats: int, language: str
) -> None:
    words = Words(language, GAME.package)
    position = GAME.new(seats, seed="face", **options)

    def check() -> None:
        for reader in (None, *range(seats)):
            text = GAME.draw(position.view(reader), words)
            assert max(map(len, text.splitlines())) <= 80
            assert "\x1b" not in text
            assert not set(cards(text)) & hidden_from(position, reader)
            if reader in position.movers():
                assert set(position.view(reader)["hand"]["cards"]) <= set(cards(text))
        assert max(map(len, GAME.draw(position.revealed(), words).splitlines())) <= 80

    for number, _ in enumerate(walk(position, Rng(seats))):
        if number % 3 == 0:
            check()
    check()


def test_colours_are_never_the_only_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    position = GAME.new(3, seed="face", late_draw=True, objective="random", strategic=True)
    for number, _ in enumerate(walk(position, Rng(3))):
        if number % 5 == 0:
            for view in (position.view(position.mover()), position.revealed()):
                painted = GAME.draw(view, TerminalPen("en", GAME.package))
                plain = GAME.draw(view, Words("en", GAME.package))
                assert "\x1b[" in painted
                stripped = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted.splitlines()]
                assert [line.rstrip() for line in stripped] == plain.splitlines()
                assert max(map(seen_width, painted.splitlines())) <= 80


def test_trees_grow_from_the_stump_upwards_and_the_longest_run_has_a_bar() -> None:
    position = table("r3g3 b3y3 g2g2 r4b4 g3b3 y2y2", rounds=2)
    play(position, "r3g3 -r4b4 g2g2")
    text = GAME.draw(position.view(0), Words("en", GAME.package))
    tower = [line[20:44].rstrip() for line in text.splitlines() if set(line) & set("╭╰▟")][:5]
    assert tower == [
        "╭ g2 ╮ ┃",
        "╰ g2 ╯ ┃",
        "╭ g3 ╮ ┃    ╭ ▒2 ╮",
        "╰ r3 ╯      ╰ ▒2 ╯",
        " ▟██▙        ▟██▙",
    ]
    assert "r4b4" not in text
    assert "╭ ▒2 ╮ r4b4" in GAME.draw(position.view(1), Words("en", GAME.package))


def test_each_tree_has_its_points_below() -> None:
    position = standing("r3g3 g2g2", "-b3y3 y2y2", objective="monochrome")
    text = GAME.draw(position.view(None), Words("en", GAME.package))
    rows = [line.split() for line in text.splitlines()]
    for row in ("floors 10 8", "┃ longest run 3 g 2 y", "run bonus +3 –", "objective +5 –", "total 18 8"):
        assert row.split() in rows


def test_the_mover_is_marked_without_colours_too() -> None:
    position = GAME.new(3, seed="face", first=1)
    text = GAME.draw(position.view(None), Words("en", GAME.package))
    assert "▶ B ◀" in text
    assert "Order of play: B → C → A; the hand goes left." in text


def test_the_drawn_card_and_the_cards_passed_on_are_shown() -> None:
    position = table("r3g3 b3y3 r4b4 g2g2 g2g3 y2y3", rounds=2)
    words = Words("en", GAME.package)
    lines = GAME.draw(position.view(0), words).splitlines()
    names = next(line for line in lines if cards(line) and "╭" not in line)
    drawn = next(line for line in lines if line.strip() == "drawn")
    assert names.index("r4b4") - 1 == drawn.index("drawn")
    play(position, "r3g3")
    text = GAME.draw(position.view(0), words)
    assert "B has the hand: 3 cards." in text
    assert "Passed on by you, now in the hand or face down: b3y3 r4b4" in text
    assert "Passed on" not in GAME.draw(position.view(None), words)


def test_kept_cards_are_shown_to_their_owner() -> None:
    position = GAME.new(2, seed="kept", late_draw=True, first=0)
    words = Words("en", GAME.package)
    kept = position.view(1)["kept"][1]["card"]
    assert re.search(rf"^keeps +{kept}$", GAME.draw(position.view(1), words), re.MULTILINE)
    assert re.search(r"^keeps +\?\?$", GAME.draw(position.view(0), words), re.MULTILINE)
    assert "\n" + " " * 20 in GAME.draw(position.view(0), words)
    assert "kept" in GAME.draw(position.view(0), words)


def test_the_second_game_shows_the_first_ones_scores_and_the_turned_direction() -> None:
    position = GAME.new(3, seed="two", strategic=True, objective="random")
    words = Words("en", GAME.package)
    rng = Rng("two")
    while position.before is None:
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    text = GAME.draw(position.view(None), words)
    assert "Game 2 of 2" in text
    assert "the hand goes right, the other way round." in text
    scores = [str(tree["score"]) for tree in position.view(None)["before"]["trees"]]
    assert ["first", "game", *scores] in [line.split() for line in text.splitlines()]
    random_end(position, rng)
    text = GAME.draw(position.view(None), words)
    assert text.index("First game") < text.index("Second game")
    assert ["both", "games", *map(str, position.scores())] in [line.split() for line in text.splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strategic", [False, True])
def test_the_sheet_at_the_end_is_complete(strategic: bool, language: str) -> None:
    words = Words(language, GAME.package)
    for seed in range(6):
        position = GAME.new(4, seed=f"{seed}", strategic=strategic, objective="random")
        random_end(position, Rng(seed))
        outcome = position.outcome()
        text = GAME.draw(position.view(None), words)
        for seat, sheet in enumerate(outcome.sheets):
            points, place = outcome.scores[seat], outcome.ranking[seat]
            heading = words.say("sheet-of", seat="ABCD"[seat], points=points, place=place)
            own = text.split(heading + "\n")[1].split("\n")
            shown = "\n".join(own[: own.index(next((x for x in own if not x.startswith(" ")), own[-1])) + 1])
            for line in sheet:
                if "card" in line.reason.figures:
                    assert f"{line.reason.figures['card']} {line.points}" in shown
                elif "floors" not in str(line.reason.code.value):
                    assert f"{line.points:>7}  {words.tell(line.reason)}" in shown
            total = sum(int(found) for found in re.findall(r"(?m)^ {4} *(\d+)  ", shown))
            assert total == points


def test_a_tie_is_explained() -> None:
    position = standing("r3g3", "b3y3", "g3b3", first=1)
    text = GAME.draw(position.view(None), Words("en", GAME.package))
    assert text.endswith("A, B, C have the same score: A, who played last of them, wins.")


def test_replays_show_the_deck_the_hand_and_face_down_cards() -> None:
    position = table("r3g3 b3y3 r4b4 g2g2 g2g3 y2y3", rounds=2)
    play(position, "-r3g3")
    text = GAME.draw(position.revealed(), Words("en", GAME.package))
    assert "╭ ▒2 ╮ r3g3" in text
    assert "Deck, top card first: g2g3 y2y3" in text
    assert {"b3y3", "r4b4", "g2g2"} <= set(cards(text))
    play(position, "-b3y3 -g2g2 -r4b4")
    assert "Left in the hand: g2g3 y2y3" in GAME.draw(position.revealed(), Words("en", GAME.package))
