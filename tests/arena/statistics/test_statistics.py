"""The figures are right on coins of known bias."""

import math
import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futaie.arena.statistics.betting import Bets, betting_interval
from futaie.arena.statistics.intervals import elo, elo_interval, score_interval, share_interval, student
from futaie.arena.statistics.ratings import fit, ratings
from tests.arena.table import alone, arena, play, round_robin
from tests.toys.biased_coin import GREEDY_WINS

deep = pytest.mark.skipif(not os.environ.get("FUTAIE_DEEP"), reason="statistics of many arenas")
DEALS = {
    "a fair coin": (0.5, lambda dice: float(dice.random() < 0.5)),
    "a coin of 95 %": (0.95, lambda dice: float(dice.random() < 0.95)),
    "two independent games of 95 %": (0.95, lambda dice: sum(dice.random() < 0.95 for _ in range(2)) / 2),
    "rotations that mostly cancel out": (0.5, lambda dice: dice.choice([0.0, 0.5, 0.5, 0.5, 0.5, 1.0])),
    "rotations that half cancel out": (0.7, lambda dice: 0.5 if dice.random() < 0.5 else float(dice.random() < 0.9)),
    "three seats": (0.6, lambda dice: sum(dice.random() < 0.6 for _ in range(3)) / 3),
    "shared wins": (0.75, lambda dice: dice.choice([0.5, 1.0])),
}
SHARES = st.lists(st.sampled_from([0.0, 1 / 3, 0.5, 2 / 3, 1.0]), min_size=1, max_size=60)


def test_the_arena_finds_the_bias_of_a_coin():
    found = play(arena("biased-coin", "greedy,random"), 600)["meetings"][0]
    greedy, other = found["results"]
    assert found["games"] == 1200
    assert greedy["wins_low"] < GREEDY_WINS < greedy["wins_high"]
    assert greedy["wins_high"] - greedy["wins_low"] < 0.08
    assert greedy["wins"] + other["wins"] == pytest.approx(1)
    assert greedy["score_low"] < 0.8 < greedy["score_high"]
    (pair,) = found["pairs"]
    assert pair["elo"] == pytest.approx(elo(greedy["wins"]), abs=0.01)
    assert pair["elo_low"] < elo(GREEDY_WINS) < pair["elo_high"]


def test_at_a_larger_table_wins_are_shared():
    """Strong wins 0.8 when both others are weak (0.81), half of 0.8 with one strong beside it (0.18), a third
    when all are strong (0.01)."""
    strong = 0.81 * 0.8 + 0.18 * 0.8 / 2 + 0.01 / 3
    found = play(arena("biased-coin", "greedy,random,random"), 800)["meetings"][0]
    greedy = found["results"][0]
    assert greedy["fair"] == pytest.approx(1 / 3)
    assert greedy["wins_low"] < strong < greedy["wins_high"]


def test_solo_players_are_compared_by_their_scores_on_the_same_deal():
    found = play(alone("biased-coin", "greedy,random"), 500)["meetings"][0]
    greedy = found["results"][0]
    assert found["games"] == 1000
    assert greedy["wins_low"] < GREEDY_WINS < greedy["wins_high"]
    assert found["pairs"][0]["margin"] == pytest.approx(greedy["score"] - found["results"][1]["score"], abs=1e-5)


@given(SHARES)
def test_an_interval_contains_its_mean_stays_between_0_and_1_and_is_symmetric(values):
    for interval in (share_interval, betting_interval):
        found = interval(values)
        assert 0 <= found.low <= found.mean <= found.high <= 1
        assert found.low < found.high
        mirrored = interval([1 - value for value in values])
        assert mirrored.low == pytest.approx(1 - found.high, abs=0.01)
        assert mirrored.high == pytest.approx(1 - found.low, abs=0.01)


def test_with_one_coin_a_deal_the_interval_is_wilsons():
    """40 of 50: 0.6696 to 0.8876, from any table of Wilson's interval."""
    found = share_interval([1.0] * 40 + [0.0] * 10)
    assert found.low == pytest.approx(0.6696, abs=0.002)
    assert found.high == pytest.approx(0.8876, abs=0.002)


def test_winning_everything_does_not_make_it_certain():
    assert 0.7 < share_interval([1.0] * 20).low < 0.9
    assert elo_interval(share_interval([1.0] * 20)).mean == math.inf


def test_ten_equal_deals_prove_little():
    found = share_interval([0.5] * 10)
    assert found.low < 0.4
    assert found.high > 0.6


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_students_quantiles(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_the_interval_of_scores_is_students():
    found = score_interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert found.mean == 3.5
    assert found.high - found.mean == pytest.approx(2.571 * math.sqrt(3.5 / 6), rel=0.01)


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.909, 400)])
def test_elos_scale(share, difference):
    assert elo(share) == pytest.approx(difference, abs=1)
    assert elo(1 - share) == pytest.approx(-difference, abs=1)


# Certainty


def test_a_strong_player_is_soon_sure_to_be_better_and_a_weak_one_worse():
    for players, answer in (("greedy,random", "more"), ("random,greedy", "less")):
        found = play(arena("biased-coin", players), 1000, until_sure=True)["meetings"][0]
        assert found["sure"] == {"than": 0.5, "answer": answer}
        assert found["deals"] < 200


def test_sure_of_more_than_a_share():
    found = play(arena("biased-coin", "greedy,random"), 2000, until_sure=True, than=0.6)["meetings"][0]
    assert found["sure"] == {"than": 0.6, "answer": "more"}


def test_between_equals_nothing_becomes_sure():
    found = play(arena("biased-coin", "greedy,greedy@7"), 200, until_sure=True)["meetings"][0]
    assert found["sure"]["answer"] is None
    assert found["deals"] == 200


def wrongly_sure(arenas: int, deals: int) -> float:
    wrong = 0
    for number in range(arenas):
        dice, bets = random.Random(number), Bets(0.5)
        for _ in range(deals):
            bets.add(dice.choice([0.0, 0.5, 0.5, 1.0]))
        wrong += bets.answer is not None
    return wrong / arenas


def test_looking_after_every_deal_is_rarely_wrong():
    assert wrongly_sure(100, 200) <= 0.1


@deep
def test_looking_after_every_deal_is_wrong_at_most_5_percent_of_the_time():
    assert wrongly_sure(2000, 1000) < 0.06


@deep
@pytest.mark.parametrize("name", DEALS)
def test_intervals_contain_the_truth_95_times_in_a_hundred(name):
    truth, deal = DEALS[name]
    for deals in (30, 100, 300):
        dice = random.Random(deals)
        found = [share_interval([deal(dice) for _ in range(deals)]) for _ in range(2000)]
        held = sum(interval.low <= truth <= interval.high for interval in found) / 2000
        assert held > 0.93, deals


@deep
def test_intervals_of_a_stopped_arena_contain_the_truth():
    held = 0
    for number in range(300):
        dice, bets, values = random.Random(number), Bets(0.5), []
        while bets.answer is None and len(values) < 300:
            values.append(sum(dice.random() < 0.6 for _ in range(2)) / 2)
            bets.add(values[-1])
        interval = betting_interval(values)
        held += interval.low <= 0.6 <= interval.high
    assert held / 300 > 0.93


# Ratings


def test_the_ratings_of_two_players_differ_by_their_elo_difference():
    found = fit({("a", "b"): (759.0, 999)})
    assert found["a"] - found["b"] == pytest.approx(elo(759.5 / 1000), abs=0.01)
    assert found["a"] == pytest.approx(-found["b"])


def test_ratings_are_recovered_from_games_that_follow_them():
    truth = {"a": 150.0, "b": 50.0, "c": -20.0, "d": -180.0}
    shares = {}
    for one, other in (("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")):
        dice = random.Random(one)
        expected = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        shares[one, other] = [float(dice.random() < expected) for _ in range(800)]
    found = ratings(shares)
    for name, rating in truth.items():
        assert found[name].low - 10 < rating < found[name].high + 10
        assert found[name].high - found[name].low < 80
    assert sum(interval.mean for interval in found.values()) == pytest.approx(0, abs=1e-6)


def test_winning_everything_is_not_infinite_strength():
    found = ratings({("a", "b"): [1.0] * 20})
    assert 400 < found["a"].mean - found["b"].mean < 1000


def test_a_round_robin_rates_everybody():
    found = play(round_robin("biased-coin", "greedy,random,random@3"), 150)
    assert [len(meeting["results"]) for meeting in found["meetings"]] == [2, 2, 2]
    best, *others = found["ratings"]
    assert best["player"] == "greedy"
    assert best["elo_low"] > max(other["elo_high"] for other in others)
