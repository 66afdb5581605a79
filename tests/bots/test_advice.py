"""Advice: whole turns, judged in worlds that all candidates share."""

from __future__ import annotations

from math import hypot, inf
from typing import Any

import pytest

import futaie
from futaie import Rng
from futaie.bots import advice, seat_player
from futaie.bots.advice import advise, patiently
from futaie.bots.candidate import Samples, candidates_from, error, errors_beside, mean
from futaie.bots.learned.foresight import doubt, foresee
from futaie.bots.learned.mind import mind_for
from futaie.core.rules.position import ANNOTATED, Position
from futaie.games.arboretum.rules.actions import CHOOSE_DISCARD
from tests.games.larbre.table import GAME as LARBRE
from tests.games.larbre.table import table
from tests.specimens import GAMES

LEARNT = [
    (name, seats)
    for name, game in futaie.games().items()
    for seats in (game.seats[0], game.seats[-1])
    if mind_for(game, seats) is not None
]
"""Games with nets, with few seats and with many."""
SEATS = {"arboretum": [3], "hortis": [1, 2]}
"""For searches; the others are tried with two. L'Arbre has a separate test."""


ADVISED = [(name, seats) for name in GAMES if name != "larbre" for seats in SEATS.get(name, [2])]


@pytest.mark.parametrize(("name", "seats"), ADVISED)
def test_candidates_can_be_played_until_something_is_revealed(name: str, seats: int) -> None:
    game = futaie.game(name)
    position = game.new(seats, seed="advice")
    rng = Rng("advice")
    for _ in range(9):
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    seat = position.mover()
    candidates = advise(game, position.imagine(seat, rng), seat, rng, simulations=60, worlds=5)
    shares = [candidate.share for candidate in candidates if candidate.share is not None]
    assert len(shares) == (0 if game.turns else len(candidates))
    assert sum(shares) <= 1.000001
    assert shares == sorted(shares, reverse=True)
    for candidate in candidates:
        assert 0 <= candidate.win <= 1
        after = position.copy()
        assert tuple(game.parse(after, seat, candidate.text)) == candidate.actions
        for action in candidate.actions[:-1]:
            assert not after.commits(seat, action)
            after.play(seat, action)
        after.play(seat, candidate.actions[-1])


@pytest.mark.parametrize(("name", "seats"), LEARNT)
@pytest.mark.parametrize("steps", [0, 8, 13, 31])
def test_a_net_advises_without_peeking_and_first_names_its_own_choice(name: str, seats: int, steps: int) -> None:
    game = futaie.game(name)
    position, rng = game.new(seats, seed="advice"), Rng("advice")
    for _ in range(steps):
        after = position.copy()
        after.apply(after.mover(), after.random_action(after.mover(), rng))
        position = position if after.over else after
    seat = position.mover()
    candidates, again = (
        advise(game, position.imagine(seat, Rng(deal)), seat, Rng("the same"), worlds=3) for deal in ("one", "other")
    )
    assert candidates == again
    assert len(candidates) <= min(5, len(position.legal(seat)))
    assert candidates[0].actions[0] == seat_player("giant", game, rng).act(position, seat)
    shares = [candidate.share or 0 for candidate in candidates]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.000001
    for candidate in candidates:
        assert 0 <= candidate.win <= 1
        after = position.copy()
        assert tuple(action % ANNOTATED for action in game.parse(after, seat, candidate.text)) == candidate.actions
        for action in candidate.actions[:-1]:
            assert not after.commits(seat, action)
            after.play(seat, action)
        committed = after.commits(seat, candidate.actions[-1])
        after.play(seat, candidate.actions[-1])
        assert committed or seat not in after.movers()


def test_a_net_knows_the_value_of_a_finished_game() -> None:
    """The last discard of a game: everything else is played, and worlds differ only in the other hand."""
    pytest.importorskip("numpy")
    game = futaie.game("arboretum")
    position, rng = game.new(2, seed="end"), Rng("end")
    while position.deck_count or position.phase != CHOOSE_DISCARD:
        position.apply(position.mover(), game.greedy(position, position.mover(), rng))
    seat = position.mover()
    for candidate in advise(game, position, seat, Rng("end"), worlds=8):
        assert candidate.win * 8 == int(candidate.win * 8)
        assert candidate.margin * 8 == int(candidate.margin * 8)


def test_a_net_judges_in_the_worlds_it_believes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it is sure of one world, nothing is left to chance."""
    pytest.importorskip("numpy")
    game = futaie.game("arboretum")
    mind = mind_for(game, 2)
    assert mind is not None
    position = game.new(2, seed="belief")
    seat = position.mover()
    for _ in range(2):  # two draws; then it plants
        position.apply(seat, 0)
    believed = mind.answer([(position, seat)]).belief[0].tolist()

    def drawn(_: Position, __: int, belief: Any, count: int, rng: Rng) -> list[Position]:
        assert belief.tolist() == believed
        return [position.imagine(seat, Rng("sure"))] * count

    with monkeypatch.context() as patch:
        patch.setattr(mind.net, "worlds", drawn)
        sure = foresee(mind, game, position, seat, Rng(1), 4)
    unsure = foresee(mind, game, position, seat, Rng(1), 4)
    doubt_alone = pytest.approx(sure[0].error / 2**0.5)
    assert all(candidate.error_beside == doubt_alone for candidate in sure)
    assert len({candidate.error_beside for candidate in unsure}) > 1
    assert [candidate.win for candidate in sure] != [candidate.win for candidate in unsure]


def test_a_surprise_makes_a_net_unsure() -> None:
    """Two candidates promise 0.5 and 0.75 in every world and are liked by 3 to 1; before, the net thought 0.6625."""
    samples = [Samples((1,), 0.6), Samples((2,), 0.2)]
    for sample, win in zip(samples, (0.5, 0.75), strict=True):
        for _ in range(4):
            sample.add(win, 2.0)
    doubt(samples, 0.6625, 2.0)
    for sample in samples:
        sample.actions = ()
    for candidate in candidates_from(samples, LARBRE, LARBRE.new(2, seed="doubt", first=0), 0):
        assert (candidate.error, candidate.margin_error) == (pytest.approx(0.1), pytest.approx(0.0))
        assert (candidate.error_beside, candidate.margin_error_beside) == (
            pytest.approx(0.1 / 2**0.5),
            pytest.approx(0.0),
        )


def test_a_sure_win_is_reported_as_one() -> None:
    nothing = {"twig": 0, "leaf": 0, "bud": 0, "fruit": 0, "flower": 0, "token": 1}
    position = table(("leaf-faun bud-dryad", ""), reserves=(nothing, {}))
    best = advise(LARBRE, position, 0, Rng("sure"), simulations=100, worlds=10)[0]
    assert (best.text, best.win, best.error) == ("trunk", 1.0, 0.0)


def test_advice_is_the_same_for_the_same_seed() -> None:
    game = futaie.game("tout-la-haut")
    position = game.new(3, seed="twice", first=0).imagine(0, Rng(1))
    assert advise(game, position, 0, Rng(2), 50, 5) == advise(game, position, 0, Rng(2), 50, 5)


@pytest.mark.parametrize(("name", "seats"), [(name, 2) for name in GAMES])
def test_even_without_patience_candidates_are_named(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "PATIENCE", 0.0)
    monkeypatch.setattr(advice, "mind_for", lambda *_: None)
    game = futaie.game(name)
    position = game.new(seats, seed="hurry")
    seat = position.mover()
    candidates = advise(game, position.imagine(seat, Rng(1)), seat, Rng(2))
    assert candidates
    assert all(candidate.actions[0] in position.legal(seat) for candidate in candidates)
    assert list(patiently(5, 0.0)) == [0, 1]
    assert list(patiently(5, inf)) == [0, 1, 2, 3, 4]


def test_the_standard_error_is_that_of_a_mean() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    assert mean(values) == 2.5
    assert error(values) == pytest.approx((5 / 3 / 4) ** 0.5)
    assert mean([]) == error([]) == 0.0


def test_two_candidates_differ_by_as_much_as_in_each_world() -> None:
    """The error of the difference is the error of the differences, however much the worlds differ."""
    first, second = [10.0, 20.0, 30.0, 40.0], [9.0, 20.0, 28.0, 39.0]
    differences = [one - other for one, other in zip(first, second, strict=True)]
    assert hypot(*errors_beside([first, second])) == pytest.approx(error(differences))
    assert hypot(error(first), error(second)) > 10 * error(differences)


def test_candidates_that_differ_only_by_chance_do_not_seem_surer_than_they_are() -> None:
    """If no world favours all of them alike, their errors in comparison are as large as alone."""
    rng = Rng("noise")
    found = [[rng.word() / 2**32 for _ in range(4000)] for _ in range(3)]
    for beside, values in zip(errors_beside(found), found, strict=True):
        assert beside == pytest.approx(error(values), rel=0.05)


def test_a_net_knows_better_which_candidate_is_best_than_how_good_it_is() -> None:
    pytest.importorskip("numpy")
    game = futaie.game("tout-la-haut")
    position = game.new(3, seed="apart")
    candidates = advise(game, position, position.mover(), Rng("apart"))
    assert len(candidates) > 1
    assert all(0 < candidate.error_beside < candidate.error for candidate in candidates)
    assert all(0 < candidate.margin_error_beside < candidate.margin_error for candidate in candidates)
