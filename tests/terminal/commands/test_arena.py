"""`futaie arena`: its output in every language and form, and its refusals."""

import json
import sys
from xml.etree import ElementTree as ET

import pytest

from futaie.terminal.arguments.parser import parser
from futaie.terminal.commands.standings import standings
from futaie.terminal.screen.pen import TerminalPen
from futaie.text import LANGUAGES
from tests.arena.table import timeless
from tests.specimens import GAMES
from tests.terminal.person import Person, plain
from tests.text.strict_words import StrictWords

QUICK = ("arena", "tout-la-haut", "--seats", "greedy,random", "--games", "8", "--seed", "oak")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_names_everything_it_takes(futaie, name, language):
    done = futaie("arena", name, "--help", "--language", language)
    assert done.code == 0
    found = parser(TerminalPen(language))._subparsers._group_actions[0].choices["arena"]
    for action in found._subparsers._group_actions[0].choices[name]._actions:
        for argument in action.option_strings:
            assert f"{argument} " in done.out or argument in ("-h", "--help")
    assert max(map(len, done.out.splitlines())) <= 96


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Say which game: arboretum"),
        (("chess",), "no game “chess”"),
        (("arboretum",), "Say who meets"),
        (("arboretum", "--seats", "greedy"), "is for 2-4 players"),
        (("arboretum", "--seats", "greedy,elf"), "no player “elf”. There are: random, greedy"),
        (("arboretum", "--seats", "greedy,cmd:"), "no player “cmd:”"),
        (("arboretum", "--seats", "greedy,greedy@0"), "no player “greedy@0”"),
        (("arboretum", "--seats", "greedy,greedy", "--round-robin"), "Say who meets, two players or more"),
        (("arboretum", "--seats", "greedy,random", "--alone"), "is for 2-4 players, not for 1"),
        (("arboretum", "--seats", "random,random,random,random,random"), "is for 2-4 players"),
        ((*QUICK[1:], "--games", "0"), "--games cannot be “0”. It takes: 1-"),
        ((*QUICK[1:], "-j", "many"), "-j cannot be “many”"),
        ((*QUICK[1:], "--sims", "-5"), "--sims"),
        ((*QUICK[1:], "--limit", "nan"), "--limit cannot be “nan”"),
        ((*QUICK[1:], "--until-sure", "120"), "--until-sure cannot be “120”. It takes: fair | 1-99"),
        ((*QUICK[1:], "--plot", "/no/such/folder/plot.svg"), "cannot be written: No such file"),
        ((*QUICK[1:], "--results", "/no/such/folder/file"), "cannot be written: No such file"),
        ((*QUICK[1:], "--seed", "x" * 195), "A seed is a text of 1 to 200"),
        ((*QUICK[1:], "--strategic", "perhaps"), "It takes: yes | no"),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, tuple) else "",
)
def test_an_impossible_arena_is_refused_in_one_line_that_names_the_remedy(futaie, arguments, words):
    done = futaie("arena", *arguments)
    assert done.code == 2
    assert words in done.err
    assert done.out == ""
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Tout là-haut: 8 games, seed oak", "4 deals, each of 2 players", "wins (95 %)", "greedy against random"],
        ),
        ("fr", ["Tout là-haut : 8 parties, graine oak", "4 donnes, chacun des 2", "victoires (95 %)", "greedy contre"]),
        ("it", ["Tout là-haut: 8 partite, seme oak", "4 mani, ognuno dei 2", "vittorie (95 %)", "greedy contro"]),
    ],
)
def test_the_result_is_reported_in_every_language(futaie, language, words):
    done = futaie(*QUICK, "-j", "1", "--language", language)
    assert (done.code, done.err) == (0, "")
    for word in words:
        assert word in done.out
    assert "\x1b" not in done.out


def test_one_process_and_two_get_the_same_result(futaie):
    one, two = (json.loads(futaie(*QUICK, "--json", "-j", jobs).out) for jobs in ("1", "2"))
    assert timeless(one) == timeless(two)
    assert one["finished"] is True
    greedy = one["meetings"][0]["results"][0]
    assert greedy["player"] == "greedy"
    assert 0 <= greedy["wins_low"] <= greedy["wins"] <= greedy["wins_high"] <= 1
    assert greedy["seconds_per_turn"] > 0


def test_a_results_file_carries_its_seed(futaie, tmp_path):
    file = str(tmp_path / "results")
    first = futaie(*QUICK, "--results", file)
    again = futaie(*QUICK[:-2], "--results", file)
    assert again.out == first.out
    more = futaie(*QUICK[:-4], "--games", "10", "--results", file, "--json")
    assert json.loads(more.out)["games"] == 10
    assert "holds other games: seed" in futaie(*QUICK[:-1], "elm", "--results", file).err


def test_an_arena_that_ends_leaves_no_file_behind(futaie, tmp_path):
    assert futaie(*QUICK).code == 0
    assert list(tmp_path.glob("data/futaie/arena/*")) == []


def test_until_sure(futaie):
    done = futaie(*QUICK[:4], "--seed", "oak", "--until-sure", "60")
    assert "It is sure (95 %) that greedy wins more than 60.0 %." in done.out
    done = futaie(*QUICK, "--until-sure", "97")
    assert "It is not sure yet whether greedy wins more or less than 97.0 %." in done.out


def test_a_round_robin_rates_and_plots(futaie, tmp_path):
    file = tmp_path / "plot.svg"
    seats = "greedy,random,random@2"
    done = futaie(*QUICK[:2], "--seats", seats, "--round-robin", "--games", "6", "--seed", "oak", "--plot", str(file))
    assert done.code == 0
    assert done.out.count("3 deals") == 3
    assert "rating (95 %)" in done.out
    picture = ET.fromstring(file.read_text())
    said = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "random", "random@2"} <= set(said)
    assert "Tout là-haut, 18 games" in said


def test_solo_scores_are_compared(futaie):
    done = futaie("arena", "hortis", "--seats", "greedy,random", "--alone", "--games", "4", "--seed", "oak")
    assert "2 deals, played by each of 2 players alone" in done.out


def test_the_reason_for_a_programs_loss_is_reported(futaie):
    program = f"cmd:{sys.executable} -c 1"
    done = futaie(*QUICK[:3], f"greedy,{program}", "--games", "2", "--seed", "oak", "-j", "1")
    assert done.code == 0
    assert "lost 2 games before their end; the first: The program ended in the middle of the game" in done.out


def test_a_terminal_shows_a_bar_and_a_pipe_does_not():
    with Person(*QUICK[:-4], "--games", "40", "--seed", "oak") as person:
        assert not person.wait()
        assert person.code == 0
        assert "Playing" in plain(person.raw)
        assert "/40" in plain(person.raw)
        assert "40 games, seed oak" in plain(person.raw)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_standings_has_its_words(language):
    sure = {"than": 0.5, "answer": None}
    share = {"wins": 1.0, "wins_low": 0.5, "wins_high": 1.0}
    score = {"score": 3.0, "score_low": None, "score_high": None}
    ended = {"reason": "the-program-ended", "figures": {"code": "1", "problem": "x"}}
    lost = {"lost": {"the-program-ended": 1}, "lost_first": ended}
    result = {"player": "a" * 40, **share, **score, "seconds_per_turn": 0.5, "simulations_per_turn": 12345.6, **lost}
    pair = {"player": "a", "other": "b", "elo": None, "elo_low": 3.5, "elo_high": None}
    pair |= {"margin": None, "margin_low": None, "margin_high": None}
    meeting = {"players": ["a", "b"], "deals": 1, "sure": sure, "results": [result], "pairs": [pair]}
    rating = {"player": "a", "elo": 1.0, "elo_low": -3.0, "elo_high": 5.0}
    meetings = [{**meeting, "alone": True}, {**meeting, "alone": False}, {**meeting, "deals": 0}]
    for games in (1, 7):
        found = {"games": games, "seed": "oak", "meetings": meetings, "ratings": [rating] * 3}
        text = "\n".join(standings(found, StrictWords(language, "futaie.games.hortis")))
        assert "+∞  (" in text
        assert "(−∞ … +∞)" in text
        assert "(-3 … 5)" in text
