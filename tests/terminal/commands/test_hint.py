"""`futaie hint`: suggestions for the seat to move in a saved match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from futaie import Match, Rng, game
from futaie.bots.learned import weights
from futaie.record.record import record_of
from tests.specimens import GAMES


def saved(name: str, file: Path, steps: int) -> Match:
    match = Match(game(name), game(name).seats[0], seed="hint")
    rng = Rng("hint")
    while len(match.log) < steps and match.result is None:
        seat = match.position.movers()[0]
        match.play(seat, match.seen(seat).random_action(seat, rng))
    file.write_text(str(record_of(match)), encoding="utf-8")
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_candidates_are_listed_and_can_be_played(futaie, name, tmp_path):
    match = saved(name, tmp_path / "match.txt", 5)
    done = futaie("hint", str(tmp_path / "match.txt"), "--sims", "20", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    seat = match.position.movers()[0]
    assert told["seat"] == "ABCDEFGH"[seat]
    best = told["candidates"][0]
    assert set(best) == {
        "turn",
        "win",
        "error",
        "error_beside",
        "margin",
        "margin_error",
        "margin_error_beside",
        "share",
    }
    match.write(seat, best["turn"])


@pytest.mark.parametrize("how", [[], ["--sims", "20"]], ids=["learnt", "searched"])
@pytest.mark.parametrize(("language", "words"), [("en", "a giant’s favour"), ("fr", "géant"), ("it", "gigante")])
def test_people_read_it_in_their_language(futaie, language, words, how, tmp_path):
    saved("tout-la-haut", tmp_path / "match.txt", 2)
    done = futaie("hint", str(tmp_path / "match.txt"), *how, "--language", language)
    assert done.code == 0
    assert words in done.out
    assert "1) " in done.out


@pytest.mark.parametrize(("language", "words"), [("en", "is missing"), ("fr", "manque"), ("it", "Manca")])
@pytest.mark.parametrize("command", ["hint", "arena"])
def test_a_giant_without_its_net_is_reported_in_one_line(futaie, command, language, words, tmp_path, monkeypatch):
    """Even for an arena, which plays in other processes."""
    pytest.importorskip("numpy")
    saved("tout-la-haut", tmp_path / "match.txt", 12)
    about = {
        "hint": [str(tmp_path / "match.txt")],
        "arena": ["tout-la-haut", "--seats", "giant,random", "--seconds", "0.01", "--games", "2"],
    }
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    (tmp_path / "tout_la_haut" / "box").mkdir(parents=True)
    for kept in (weights.weights_of, weights.warn):
        kept.cache_clear()
    done = futaie(command, *about[command], "--language", language)
    assert done.code == 0
    assert done.err.startswith("futaie: ")
    assert done.err.count("\n") == 1
    assert words in done.err
    assert "net.npz" in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "Z"], "Nothing is to be decided at seat Z now."),
        (["--sims", "many"], "from 1 to"),
        (["--sims", "0"], "not “0”"),
    ],
)
def test_impossible_requests_are_refused(futaie, arguments, words, tmp_path):
    saved("arboretum", tmp_path / "match.txt", 2)
    done = futaie("hint", str(tmp_path / "match.txt"), *arguments)
    assert done.code == 2
    assert words in done.err


def test_a_match_that_is_over_needs_no_hint(futaie, tmp_path):
    saved("tout-la-haut", tmp_path / "match.txt", 1000)
    assert "The match is over." in futaie("hint", str(tmp_path / "match.txt")).err
