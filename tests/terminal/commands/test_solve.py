"""`futaie solve`: the best score for a known order, in real runs."""

import re

import pytest

import futaie as package
from futaie.text import LANGUAGES

LINE = re.compile(r"(?m)^[0-9]+\. A: (.*)$")
POINTS = re.compile(r"(?m)^([0-9]+) (?:points|punti)")


def saved(tmp_path, seats=1, **options):
    """A random game as a file, and its match."""
    match = package.Match(package.game("hortis"), seats, seed="solve", **options)
    rng = package.Rng("solve")
    while match.result is None:
        seat = match.position.movers()[0]
        match.play(seat, match.seen(seat).random_action(seat, rng))
    file = tmp_path / "game.txt"
    file.write_text(str(package.record_of(match)), encoding="utf-8")
    return str(file), match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_is_solved_and_the_line_replays_to_the_score(futaie, language):
    done = futaie("solve", "--seed", "rainy sunday", "--width", "2", "--language", language)
    assert (done.code, done.err) == (0, "")
    position = package.game("hortis").new(1, seed="rainy sunday")
    for words in LINE.findall(done.out):
        for action in package.game("hortis").parse(position, 0, words):
            position.play(0, action)
    assert position.over
    assert int(POINTS.findall(done.out)[-1]) == position.scores()[0]


def test_wider_and_wider_searches_are_reported_until_one_is_a_proof(futaie):
    done = futaie("solve", "--seed", "x", "--cards", "3", "--width", "100000")
    widths = re.findall(r"Width (\d+): ", done.out)
    assert widths == ["10", "100", "1000"][: len(widths)]
    assert "this is proved" in done.out
    found = futaie("solve", "--seed", "x", "--width", "1")
    assert "It is not proved" in found.out


def test_a_record_is_solved_from_any_turn_on_and_compared_with_what_was_played(futaie, tmp_path):
    file, match = saved(tmp_path)
    done = futaie("solve", file, "--after", "7")
    played = match.position.scores()[0]
    assert "this is proved" in done.out
    assert f"In the record A has {played} points." in done.out
    assert int(POINTS.findall(done.out)[-1]) >= played
    assert [line.split(".")[0] for line in done.out.splitlines() if " A: " in line] == ["8"]


def test_if_several_have_played_a_seat_must_be_chosen(futaie, tmp_path):
    file, match = saved(tmp_path, 2, cards=3)
    done = futaie("solve", file, "--seat", "B", "--after", "1", "--width", "1000")
    assert "2. B: " in done.out
    assert f"In the record B has {match.position.scores()[1]} points." in done.out


def test_after_the_last_turn_there_is_nothing_to_place(futaie, tmp_path):
    file, match = saved(tmp_path, cards=3)
    done = futaie("solve", file, "--after", "9")
    assert "nothing left to place" in done.out
    assert f"{match.position.scores()[0]} points, and this is proved" in done.out


def test_recipes_are_part_of_it(futaie):
    done = futaie("solve", "--seed", "y", "--cards", "3", "--recipes", "11,17", "--width", "5")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Say which file, or --seed"),
        (("x.txt", "--seed", "y"), "not both"),
        (("/no/such/file",), "cannot be read"),
        (("--seed", "x", "--width", "0"), "--width cannot be “0”. It takes: 1-1000000"),
        (("--seed", "x", "--after", "two"), "--after cannot be “two”"),
        (("--seed", "x", "--seat", "C"), "There is no such seat"),
        (("--seed", "x", "--cards", "99"), "cards cannot be “99”"),
    ],
    ids=" ".join,
)
def test_a_record_that_cannot_be_solved_is_refused_with_the_remedy(futaie, arguments, words):
    done = futaie("solve", *arguments)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_games_with_opponents_cannot_be_solved(futaie, tmp_path):
    match = package.Match(package.game("larbre"), 2, seed="x")
    file = tmp_path / "larbre.txt"
    file.write_text(str(package.record_of(match)), encoding="utf-8")
    assert "cannot be solved" in futaie("solve", str(file)).err
