"""Players that have learnt: what ships plays as it did, and what is missing or wrong is replaced by the search."""

from __future__ import annotations

import shutil
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.learned import Learned, mind_for
from futaie.bots.nets import weights
from futaie.bots.nets.weights import MADE_FOR, weights_of
from futaie.bots.thinker import Thinker

np = pytest.importorskip("numpy")

ARBORETUM = futaie.game("arboretum")
DATA = Path(futaie.__file__).parent / "games" / "arboretum" / "data"
CLOSE = 0.01
"""Sums in another order, as other processors do them, may change a logit by this much and never by more."""


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder for weights instead of the package's."""
    folder = tmp_path / "arboretum" / "data"
    folder.mkdir(parents=True)
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    weights_of.cache_clear()
    yield folder
    weights_of.cache_clear()


def test_a_giant_plays_what_it_has_learnt_and_searches_where_it_is_told_how_far() -> None:
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1")), Learned)
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1"), seconds=1.0), Learned)
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1"), simulations=10), Thinker)
    assert isinstance(seat_player("tree", ARBORETUM, Rng("1")), Thinker)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_ships_replays_a_stored_game(seats: int) -> None:
    """Each action of the stored game is the one that the net likes best, or as good as that."""
    stored = (Path(__file__).parent / "learned" / f"arboretum-{seats}.txt").read_text().split()
    position = ARBORETUM.new(seats=seats, seed="learned")
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    for action in map(int, stored):
        seat = position.mover()
        logits = mind.answer(position, seat).logits
        choices = [choice for choice, logit in enumerate(logits) if np.isfinite(logit)]
        meant = {mind.features.action(mind.told, 0, seat, choice): float(logits[choice]) for choice in choices}
        assert meant[action] >= max(meant.values()) - CLOSE
        position.apply(seat, action)
    assert position.over


def test_by_rules_that_were_not_learnt_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    player = seat_player("giant", ARBORETUM, Rng("1"), seconds=0.0)
    assert isinstance(player, Learned)
    asked: list[int] = []
    monkeypatch.setattr(player.otherwise, "act", lambda position, seat: asked.append(seat) or position.legal(seat)[0])
    short = ARBORETUM.new(seats=2, seed="1", ranks=3, hand=3)
    player.act(short, short.mover())
    assert asked == [short.mover()]
    whole = ARBORETUM.new(seats=2, seed="1")
    player.act(whole, whole.mover())
    assert len(asked) == 1


def test_without_weights_it_searches_and_says_nothing(elsewhere: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert mind_for(ARBORETUM, 2) is None


@pytest.mark.parametrize("wrong", [b"", b"nonsense", b"PK\x03\x04 and no more"])
def test_a_broken_file_is_told_in_one_line_and_it_searches(elsewhere: Path, wrong: bytes) -> None:
    (elsewhere / "net.npz").write_bytes(wrong)
    with pytest.warns(UserWarning, match="no learned player for arboretum, it searches instead: .* cannot be read"):
        assert mind_for(ARBORETUM, 2) is None


def test_weights_of_other_rules_are_told_and_not_used(elsewhere: Path) -> None:
    with np.load(DATA / "net.npz") as arrays:
        kept = {name: arrays[name] for name in arrays.files}
    np.savez(elsewhere / "net.npz", **(kept | {MADE_FOR: np.array("arboretum 0 of yore")}))
    with pytest.warns(UserWarning, match="was made for arboretum 0 of yore, not for arboretum 1"):
        assert mind_for(ARBORETUM, 2) is None


def test_a_whole_game_is_played_without_weights(elsewhere: Path) -> None:
    position = ARBORETUM.new(seats=2, seed="1", ranks=3, hand=3)
    players = [seat_player("giant", ARBORETUM, Rng(str(seat)), seconds=0.0) for seat in range(2)]
    while not position.over:
        seat = position.mover()
        position.apply(seat, players[seat].act(position.imagine(seat, Rng("2")), seat))


def test_without_numpy_it_searches(monkeypatch: pytest.MonkeyPatch, elsewhere: Path) -> None:
    shutil.copy(DATA / "net.npz", elsewhere)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert mind_for(ARBORETUM, 2) is None


def test_what_ships_is_small() -> None:
    for file in DATA.parent.parent.glob("*/data/net*.npz"):
        assert file.stat().st_size <= 4_000_000
