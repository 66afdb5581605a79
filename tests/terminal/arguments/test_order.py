"""The command line is forgiving: order, capitals, accents, and nearly right words."""

from __future__ import annotations

import pytest

from futaie.terminal.arguments.order import game_called, in_order
from futaie.terminal.arguments.parser import COMMANDS


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("arboretum", "arboretum"),
        ("Arboretum", "arboretum"),
        ("HORTIS", "hortis"),
        ("l'Arbre", "larbre"),
        ("L’arbre", "larbre"),
        ("Tout là-haut", "tout-la-haut"),
        ("toutlahaut", "tout-la-haut"),
        ("arbre", None),
        ("", None),
        ("-", None),
    ],
)
def test_a_game_is_known_whatever_its_capitals_accents_and_hyphens(text, name):
    assert game_called(text) == name


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("", ""),
        ("Arboretum", "play arboretum"),
        ("hortis --cards 3", "play hortis --cards 3"),
        ("PLAY Arboretum", "play arboretum"),
        ("play --seats you,you --seed oak arboretum", "play arboretum --seats you,you --seed oak"),
        ("play --seed Arboretum hortis", "play hortis --seed Arboretum"),
        ("play --strategic toutlahaut", "play tout-la-haut --strategic"),
        ("help", "--help"),
        ("help play", "play --help"),
        ("help play Hortis", "play hortis --help"),
        ("--language fr help rules", "--language fr rules --help"),
        ("score --json Hortis table.json", "score --json hortis table.json"),
        ("deck check Larbre Larbre", "deck check larbre Larbre"),
        ("resume Hortis", "resume Hortis"),
        ("arena --until-sure hortis --seats greedy,random", "arena hortis --until-sure --seats greedy,random"),
    ],
)
def test_words_may_be_typed_in_any_order(typed, read):
    assert in_order(typed.split(), COMMANDS) == read.split()


def test_a_game_that_is_nearly_right_is_taken_for_a_game_and_not_for_a_command(futaie):
    for typed in (("arboretun",), ("play", "arboretun")):
        assert "There is no game “arboretun”. There are: arboretum, " in futaie(*typed).err
    assert "There is no command “plai”" in futaie("plai").err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--first", "C"), "first cannot be “C”. It takes: random | A | B."),
        (("--first", "C", "--seats", "3"), None),
        (("--first", "b"), None),
        (("--first", "2"), "first cannot be “2”. It takes: random | A | B."),
        (("--species", "b,b"), "species cannot be “b,b”. It takes: random | b,a,c,d,j,m,o,r,t,w."),
        (("--species", "b b"), "species cannot be “b,b”."),
        (("--hand", "x"), "hand cannot be “x”. It takes: 1-7."),
    ],
)
def test_a_wrong_value_is_shown_as_it_was_typed(futaie, arguments, words):
    done = futaie("play", "arboretum", *arguments, typed="quit\n")
    assert done.code == (0 if words is None else 2)
    assert words is None or words in done.err


def test_a_variant_may_be_named_without_saying_yes(futaie):
    named = futaie("play", "tout-la-haut", "--seed", "oak", "--strategic", typed="quit\n")
    said = futaie("play", "tout-la-haut", "--seed", "oak", "--strategic", "yes", typed="quit\n")
    assert named.code == 0
    assert named.out == said.out
    assert named.out != futaie("play", "tout-la-haut", "--seed", "oak", typed="quit\n").out


@pytest.mark.parametrize(("language", "seats"), [("en", "You,Greedy"), ("fr", "vous,glouton"), ("it", "tu,goloso")])
def test_players_may_be_named_in_the_readers_language(futaie, language, seats):
    done = futaie("play", "arboretum", "--seats", seats, "--language", language, typed="log\nquit\n")
    assert done.code == 0
    assert "greedy" in done.out
