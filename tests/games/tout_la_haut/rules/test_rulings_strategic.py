"""tout-la-haut 6: two games in one match, the second played the other way round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import futaie
from futaie.games.tout_la_haut.rules.position import ToutLaHaut
from futaie.record.record import record_of
from tests.games.tout_la_haut.table import GAME, hand, legal_words, play, random_end


def two_games(deck: str, second: str, seats: int = 2, **options: Any) -> ToutLaHaut:
    """Both games with the same cards, in these orders."""
    deal = {"deck": deck.split(), "deck-1": second.split()}
    given = {"cards": deck.split(), "rounds": 1, "strategic": True, "first": 0, **options}
    return GAME.new(seats, deal=deal, **given)


def test_tout_la_haut_6b_the_second_game_is_a_whole_new_setup() -> None:
    position = two_games("r3g3 b3y3 r4b4 g4y4", "g4y4 b3y3 r3g3 r4b4")
    events = play(position, "r3g3 r4b4")
    assert [event.kind for event in events] == ["build", "pass", "draw", "build", "half", "start"]
    assert not position.over
    view = position.view(None)
    assert (view["half"], view["round"], position.turn) == (2, 1, 3)
    assert [tree["cards"] for tree in view["trees"]] == [[], []]
    assert [[card["card"] for card in tree["cards"]] for tree in view["before"]["trees"]] == [["r3g3"], ["r4b4"]]
    assert Counter(hand(position)) == Counter(["g4y4", "b3y3", "r3g3"])


def test_tout_la_haut_6_the_two_decks_are_shuffled_separately() -> None:
    told = GAME.new(3, seed="apart", strategic=True).revealed()
    assert Counter(told["dealt"]) == Counter(told["dealt_next"])
    assert told["dealt"] != told["dealt_next"]
    assert GAME.new(3, seed="apart").revealed()["dealt"] == told["dealt"], "the first deal is that of a single game"
    assert GAME.new(3, seed="apart").revealed()["dealt_next"] == []


@pytest.mark.parametrize(("words", "starts"), [("r3g3 r4b4 g4y4", 0), ("r4b4 r3g3 g4y4", 1), ("r4b4 g4y4 b3y3", 2)])
def test_tout_la_haut_6c_the_lowest_score_of_the_first_game_starts_the_second(words: str, starts: int) -> None:
    six = "r3g3 b3y3 r4b4 g4y4 y4r4 g2g3"
    position = two_games(six, six, seats=3)
    play(position, words)
    assert position.movers() == [starts]
    assert position.view(None)["first"] == starts


def test_tout_la_haut_6d_the_run_counts_in_deciding_who_starts() -> None:
    """By floors alone A is the lowest, with 5 to 6; the run makes that 7 to 6."""
    cards = "r3g3 b2b3 r4b4 g4y4"
    position = two_games(cards, cards)
    play(position, "b2b3 r3g3")
    assert [tree["score"] for tree in position.view(None)["before"]["trees"]] == [7, 6]
    assert position.movers() == [1]


def test_tout_la_haut_6d_the_objective_counts_in_deciding_who_starts() -> None:
    """Without it B is the lowest, with 6 to 7; so B is the little treehouse, and has 13."""
    cards = ["r3g3", "b2b3", "r4b4", "g4y4"]
    goals = ["little-treehouse", "efficient", "two-step", "monochrome", "diversified"]
    deal = {"deck": cards, "deck-1": cards, "objective": goals}
    position = GAME.new(2, deal=deal, cards=cards, rounds=1, strategic=True, first=0, objective="random")
    play(position, "b2b3 r3g3")
    assert [tree["score"] for tree in position.view(None)["before"]["trees"]] == [7, 13]
    assert position.movers() == [0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tout_la_haut_6e_on_a_tie_the_earlier_player_of_the_first_starts_the_second(first: int) -> None:
    six = "r3g3 b3y3 g3b3 g4y4 y4r4 g2g3"
    position = two_games(six, six, seats=3, first=first)
    play(position, "r3g3 b3y3 g3b3")
    assert position.movers() == [first]
    other = two_games(six, six, seats=3, first=first)
    play(other, "g4y4 r3g3 b3y3")
    assert other.movers() == [(first + 1) % 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tout_la_haut_6f_the_second_game_goes_to_the_right(seats: int) -> None:
    """tout-la-haut 6g too."""
    position = GAME.new(seats, seed="right", strategic=True, first=1)
    rng = futaie.Rng("right")
    assert position.view(None)["direction"] == "left"
    for turn in range(seats * (9 - seats)):
        assert position.movers() == [(1 + turn) % seats]
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    first = position.mover()
    assert position.view(None)["direction"] == "right"
    for turn in range(seats * (9 - seats)):
        assert position.movers() == [(first - turn) % seats]
        mover = position.mover()
        events = position.play(mover, position.random_action(mover, rng))
        passes = [event.shown["to"] for event in events if event.kind == "pass"]
        assert passes in ([], ["ABCDE"[(mover - 1) % seats]])
    assert position.over


def test_tout_la_haut_6a_totals_are_added() -> None:
    position = two_games("r3g3 b3y3 r4b4 g4y4", "g4y4 b3y3 r3g3 r4b4")
    play(position, "r3g3 r4b4")
    assert position.scores() == [6 + 1, 8 + 1], "runs of 1, which both are paid, are scored per game"
    play(position, "b3y3 -g4y4")
    assert position.over
    assert position.scores() == [7 + 6 + 1, 9 + 4]
    halves = [[line.reason.figures["half"] for line in sheet] for sheet in position.outcome().sheets]
    assert halves == [[1, 1, 2, 2], [1, 1, 2, 2]]
    assert position.outcome().winners == (0,)


def test_tout_la_haut_6i_on_a_tie_the_last_player_of_the_second_game_wins() -> None:
    """A, B and C end with 14 each."""
    six = "r3g3 b3y3 g3b3 g4y4 y4r4 g2g3"
    position = two_games(six, six, seats=3)
    play(position, "r3g3 b3y3 g3b3")
    assert position.movers() == [0]
    assert position.view(None)["direction"] == "right"
    play(position, "r3g3 b3y3 g3b3")
    assert len(set(position.scores())) == 1
    assert position.ranking() == [3, 1, 2], "the second game was played by A, C, B"


def test_tout_la_haut_6h_the_second_game_draws_a_different_objective() -> None:
    for seed in range(30):
        told = GAME.new(2, seed=f"{seed}", strategic=True, objective="random").revealed()
        assert told["objective"]["name"] != told["objective_next"]["name"]
    after = {
        GAME.new(2, seed=f"{seed}", strategic=True, objective="efficient").revealed()["objective_next"]["name"]
        for seed in range(60)
    }
    assert after == {"monochrome", "two-step", "diversified", "little-treehouse"}


def test_tout_la_haut_6h_the_second_objective_shows_when_its_game_starts() -> None:
    position = GAME.new(2, seed="shows", strategic=True, objective="efficient", rounds=1)
    then = position.revealed()["objective_next"]
    rng = futaie.Rng("shows")
    for _ in range(2):
        assert position.view(0)["objective"]["name"] == "efficient"
        assert then["name"] not in str(position.view(0))
        events = position.play(position.mover(), position.random_action(position.mover(), rng))
    told = events[-1].for_seat(None)
    assert {"name": told["objective"], "points": told["points"]} == then
    assert position.view(None)["objective"] == then
    assert position.view(None)["before"]["objective"]["name"] == "efficient"


def test_tout_la_haut_6j_it_is_one_match_and_one_record() -> None:
    match = futaie.Match(GAME, 3, "one match", None, strategic=True, objective="random", late_draw=True)
    rng = futaie.Rng("one match")
    while match.result is None:
        seat = match.position.mover()
        match.play(seat, match.position.random_action(seat, rng))
    record = record_of(match)
    assert [entry.turn for entry in record.entries] == list(range(1, 37))
    assert futaie.Record.parse(str(record)).replay().result == match.result


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("objective", ["none", "random"])
def test_tout_la_haut_6_and_7_go_together_for_every_number_of_seats(seats: int, objective: str) -> None:
    """tout-la-haut 8m too."""
    rng = futaie.Rng(f"{seats} {objective}")
    for _ in range(4):
        seed = f"{rng.word()}"
        position = GAME.new(seats, seed=seed, strategic=True, late_draw=True, objective=objective)
        halves = []
        while not position.over:
            view = position.view(position.mover())
            assert view["hand"]["count"] == seats + 1
            last = view["round"] == view["rounds"]
            later = seats - 1 - (position.turn - 1) % seats
            assert sum(kept["count"] for kept in view["kept"]) == (later if last else seats - 1)
            halves.append((view["half"], view["round"]))
            assert legal_words(position)
            position.apply(position.mover(), position.random_action(position.mover(), rng))
        rounds = 9 - seats
        assert Counter(halves) == {(half, number): seats for half in (1, 2) for number in range(1, rounds + 1)}
        assert position.turn == 2 * seats * rounds
        view = position.view(None)
        assert view["deck"] == len(position.revealed()["dealt"]) - seats * (rounds + 1)
        totals = [a["score"] + b["score"] for a, b in zip(view["before"]["trees"], view["trees"], strict=True)]
        assert position.scores() == totals
        random_end(position, rng)
