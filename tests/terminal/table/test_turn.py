"""Input at the table: numbers, notation, commands, in upper or lower case, one or several at once."""

from __future__ import annotations

import re

import pytest

from futaie.text import LANGUAGES, Words
from tests.specimens import GAMES
from tests.terminal.person import Person

START = ("play", "arboretum", "--seed", "oak", "--first", "A")


def table(done) -> str:
    """The last table on the screen, up to the end of the output."""
    return done.out[done.out.rindex("\nTurn ") :]


def test_several_numbers_are_taken_from_the_lists_that_would_be_shown(futaie):
    one_by_one = futaie(*START, typed="1\n1\n2\n1\n3\nlog\nquit\n")
    at_once = futaie(*START, typed="1 1\n2 1 3\nlog\nquit\n")
    assert at_once.code == 0
    assert table(at_once) == table(one_by_one)


def test_numbers_and_notation_may_be_mixed(futaie):
    mixed = futaie(*START, typed="+deck 1 a3 1 -c1\nquit\n")
    assert table(mixed) == table(futaie(*START, typed="+deck +deck a3 (0,0) -c1\nquit\n"))


def test_a_number_that_is_not_in_the_list_stops_there_and_earlier_actions_stay(futaie):
    done = futaie(*START, typed="1 9 1\nquit\n")
    assert "· A draws Maple 5 from the deck." in done.out
    assert "No. The list goes from 1 to 1." in done.out
    assert "deck: 33" in table(done), "one card was drawn, and not a second one"


@pytest.mark.parametrize("typed", ["1 1 1 1 1 1", "+deck +deck a3 (0,0) -c1 +deck"])
def test_words_after_the_end_of_the_turn_are_not_played(futaie, typed):
    done = futaie(*START, typed=f"{typed}\nquit\n")
    assert "Your turn was over: the rest of what you typed was not played." in " ".join(done.out.split())
    assert "· B " in done.out
    assert "Draw the first of two cards." in table(done)


def test_a_refused_word_is_reported_below_the_table_at_that_point(futaie):
    done = futaie(*START, typed="+deck +deck\na3 (7,7)\nquit\n")
    assert "No. " in table(done)
    assert table(done).index("A   hand") < table(done).index("No. ")
    assert "Where do you plant Cassia 3?" in table(done)


@pytest.mark.parametrize("typed", ["+DECK +Deck\nA3 ( 0, 0 )\n-C1", "+deck +deck\na3 (0 ,0) -c1"])
def test_notation_may_be_typed_in_capitals_and_with_spaces_in_a_place(futaie, typed):
    done = futaie(*START, typed=f"{typed}\nlog\nquit\n")
    assert "1. A: +deck +deck a3 (0,0) -c1" in done.out


def test_a_pile_may_be_named_by_a_small_letter(futaie):
    done = futaie(*START, typed="+deck +deck a3 (0,0) -o5\n+b +a\nquit\n")
    assert "a1 a2 c1 m5 m6 m7 o5 o8 w5" in table(done)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_any_case_in_english_and_in_the_readers_language(futaie, language):
    words = Words(language)
    for command, answer in (("help", "? A"), ("undo", words.say("there-is-nothing-to-undo"))):
        for name in (command, words.say(f"command-{command}")):
            for typed in (name, name.upper(), name.capitalize()):
                done = futaie(*START, "--language", language, typed=f"{typed}\nquit\n")
                assert answer in done.out, typed


def test_the_table_is_shown_again_when_asked_for(futaie):
    assert futaie(*START, typed="quit\n").out.count("A   hand:") == 1
    assert futaie(*START, typed="table\nquit\n").out.count("A   hand:") == 2


def test_seen_shows_where_every_card_is_and_only_arboretum_has_it(futaie):
    done = futaie(*START, typed="+deck +deck a3 (0,0) -o5\nSeen\nhelp\nquit\n")
    rows = dict(re.findall(r"(?m)^([bacdjmortw]) .*?((?:  ?(?:[AB][+-]?|·)){8})  [0-8]$", done.out))
    assert rows["a"].split()[2] == "A"
    assert rows["o"].split()[4] == "A-"
    assert rows["m"].split()[4] == "A+", "it was drawn"
    assert re.search(r"(?m)^seen +where every card has been seen$", done.out)
    assert "“seen” is not understood" in futaie("play", "hortis", typed="seen\nquit\n").out


def test_the_log_has_one_line_for_each_turn(futaie):
    done = futaie(*START, typed="1 1 1 1 1\nlog\nquit\n")
    log = done.out.rpartition("> 1. B is played by greedy.")[2]
    assert re.search(r"(?m)^1\. A: \+deck \+deck a1 \(0,0\) -a3$", log)
    assert len(re.findall(r"(?m)^2\. B: ", log)) == 1


def test_leaving_a_match_that_cannot_be_kept_needs_a_second_confirmation(futaie, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = futaie(*START, typed="1\n1\nquit\nquit\n")
    told = " ".join(done.out.split())
    assert told.count("This match cannot be kept in") == 2, "once when it happens, once before leaving"
    assert "A part of the path is no folder" in told
    assert "The match is kept" not in told
    saved = futaie(*START, typed=f"1\nsave {tmp_path / 'match.txt'}\nquit\n")
    assert saved.out.count("cannot be kept") == 1
    assert (tmp_path / "match.txt").is_file()


@pytest.mark.parametrize(
    ("language", "problem"),
    [("en", "No such file or folder"), ("fr", "n’existe pas"), ("it", "non esiste")],
)
def test_system_errors_are_reported_in_the_readers_language(futaie, language, problem, tmp_path):
    done = futaie(*START, "--language", language, typed=f"save {tmp_path}/no/x\nquit\n")
    assert problem in " ".join(done.out.split())
    assert problem in futaie("resume", f"{tmp_path}/no/x", "--language", language).err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_on_a_narrow_screen_questions_and_answers_are_wrapped(name, language):
    with Person("play", name, "--seed", "oak", language=language, COLUMNS="40") as person:
        assert person.wait()
        for _ in range(4):
            table = person.screen.rpartition("\n\n")[2]
            assert re.search(r"(?m)^ *1\) ", table)
            assert [line for line in table.splitlines() if len(line) > 40] == []
            assert person.type("1")
        person.type("quit")
