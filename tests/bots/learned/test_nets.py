"""Players with nets: shipped nets play as ever, and the search replaces missing or wrong ones."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import futaie
from futaie import Rng
from futaie.bots import seat_player
from futaie.bots.learned import weights
from futaie.bots.learned.mind import mind_for
from futaie.bots.learned.player import Learned
from futaie.bots.learned.weights import MADE_FOR, NetWhy, warn, weights_of
from futaie.bots.thinker import Thinker

np = pytest.importorskip("numpy")
answer = import_module("futaie.core.players.nets.answer")
HEAT, MARGIN, win_and_margin = answer.HEAT, answer.MARGIN, answer.win_and_margin

ARBORETUM = futaie.game("arboretum")
PLAYERS = Path(futaie.__file__).parent / "games" / "arboretum" / "players"
STORED = Path(__file__).parent / "stored"
SHIPPED = sorted(PLAYERS.parent.parent.glob("*/players/net*.npz"))
NETS = [name for name, game in futaie.games().items() if game.net is not None]
POINTS = {"arboretum": 20.0, "larbre": 10.0, "tout-la-haut": 12.0}
"""The points in a margin of 1."""
SAME = 1e-4
CLOSE = 0.01
"""Adding in another order, as other processors do, changes a logit by no more than this."""


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Another folder for weights than the package's, with the same cards."""
    folder = tmp_path / "arboretum" / "players"
    folder.mkdir(parents=True)
    shutil.copytree(PLAYERS.parent / "box", folder.parent / "box")
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    for kept in (weights_of, warn):
        kept.cache_clear()
    yield folder
    for kept in (weights_of, warn):
        kept.cache_clear()


def shipped() -> dict[str, Any]:
    with np.load(PLAYERS / "net.npz") as arrays:
        return {name: arrays[name] for name in arrays.files}


def complaints(caplog: pytest.LogCaptureFixture) -> list[NetWhy]:
    """Each complaint has one line."""
    assert all(record.getMessage().startswith("futaie: ") for record in caplog.records)
    assert all("\n" not in record.getMessage() for record in caplog.records)
    return [record.args[0].code for record in caplog.records]


def test_a_giant_plays_by_its_net_and_searches_if_it_has_a_budget() -> None:
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1")), Learned)
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1"), seconds=1.0), Learned)
    assert isinstance(seat_player("giant", ARBORETUM, Rng("1"), simulations=10), Thinker)
    assert isinstance(seat_player("tree", ARBORETUM, Rng("1")), Thinker)


@pytest.mark.parametrize("file", sorted(STORED.glob("*/*.txt")), ids=lambda file: f"{file.parent.name} {file.stem}")
def test_what_ships_replays_a_stored_game(file: Path) -> None:
    """Each action of the stored game is the one that the net likes best, or as good as that."""
    game, seats = futaie.game(file.parent.name), int(file.stem)
    stored = file.read_text().split()
    position = game.new(seats=seats, seed="learned")
    mind = mind_for(game, seats)
    assert mind is not None
    for action in map(int, stored):
        seat = position.mover()
        logits = mind.answer([(position, seat)]).logits[0]
        choices = [choice for choice, logit in enumerate(logits) if np.isfinite(logit)]
        meant = {mind.meant(0, choice): float(logits[choice]) for choice in choices}
        assert meant[action] >= max(meant.values()) - CLOSE
        position.apply(seat, action)
    assert position.over


def answered(stored: Any, weights: dict[str, Any], game: str) -> None:
    """NumPy gives the answers that PyTorch gave (training/answers.py)."""
    weights = weights | {HEAT: np.ones(6, np.float32), MARGIN: np.float32(POINTS[game])}
    found = futaie.game(game)
    for seats in sorted(set(stored["seats"].tolist())):
        features = found.features(seats, found.checked(seats, {}), False)
        asked = stored["seats"] == seats
        made = found.net(weights, features, seats)
        answer = made.answer(stored["told"][asked])
        logits = stored["logits"][asked]
        may = np.isfinite(answer.logits)
        assert (may == (logits > -1e8)).all()
        assert np.abs(answer.logits - logits)[may].max() < SAME
        assert np.abs(answer.win - stored["win"][asked, :seats]).max() < SAME
        assert np.abs(answer.margin - stored["margin"][asked, :seats]).max() < SAME * POINTS[game]
        if answer.belief.size:
            assert np.abs(answer.belief - stored["belief"][asked][:, :, :seats]).max() < SAME


@pytest.mark.parametrize("game", NETS)
def test_a_small_net_answers_in_numpy_what_it_answers_in_pytorch(game: str) -> None:
    with np.load(STORED / game / "small.npz") as stored:
        start = "weights "
        weights = {name.removeprefix(start): stored[name] for name in stored.files if name.startswith(start)}
        answered(stored, weights, game)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{file.parent.parent.name} {file.stem}")
def test_a_shipped_net_gives_the_same_answers_in_numpy_as_in_pytorch(file: Path) -> None:
    game = file.parent.parent.name.replace("_", "-")
    with np.load(STORED / game / f"{file.stem}.npz") as stored, np.load(file) as arrays:
        weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != MADE_FOR}
        answered(stored, weights, game)


@pytest.mark.parametrize("seats", [2, 4])
def test_many_positions_at_once_get_the_same_answers_as_one_by_one(seats: int) -> None:
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    position, rng = ARBORETUM.new(seats=seats, seed="many"), Rng("many")
    asked = []
    for _ in range(12):
        asked.append((position.copy(), position.mover()))
        position.apply(position.mover(), position.random_action(position.mover(), rng))
    together = mind.answer(asked)
    choices = together.logits.argmax(1).tolist()
    actions = [mind.meant(number, choice) for number, choice in enumerate(choices)]
    for number, (position, seat) in enumerate(asked):
        alone = mind.answer([(position, seat)])
        assert mind.meant(0, choices[number]) == actions[number]
        best = mind.meant(0, int(alone.logits[0].argmax()))
        assert mind.action(position, seat) == best
        for one, all_ in zip(alone, together, strict=True):
            assert np.allclose(one[0], all_[number], atol=SAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_add_up(seats: int) -> None:
    """The shares of the win to 1; the belief about a card to 1 if the seat cannot see it, to 0 if it can."""
    mind = mind_for(ARBORETUM, seats)
    assert mind is not None
    position = ARBORETUM.new(seats=seats, seed="sums")
    seat = position.mover()
    answer = mind.answer([(position, seat)])
    assert answer.win.sum() == pytest.approx(1, abs=SAME)
    seen = set(position.hand(seat)) | {species * 8 + rank for species in range(10) for rank in range(8)}.difference(
        *[position.hand(other) for other in range(seats)], list(position.deck)
    )
    for card in range(80):
        assert answer.belief[0, card].sum() == pytest.approx(0 if card in seen else 1, abs=SAME)


def test_heat_makes_chances_less_sure() -> None:
    weights = {HEAT: np.array([1, 1, 2, 1, 1], np.float32), MARGIN: np.float32(20)}
    worth = np.array([[0.8, -0.8, 0, 0, 0.5, -0.5, 0, 0]], np.float32)
    win, margin = win_and_margin(weights, 2, worth)
    assert win.tolist() == [[pytest.approx(0.75), pytest.approx(0.25)]]
    assert margin.tolist() == [[10, -10]]


def test_the_chances_of_arboretum_with_three_seats_have_their_heat() -> None:
    """Without it they are less well calibrated (docs/experiments/calibration.md)."""
    for game in map(futaie.game, NETS):
        for seats in game.seats:
            mind = mind_for(game, seats)
            assert mind is not None
            heat = 1.15 if (game.name, seats) == ("arboretum", 3) else 1.0
            assert float(mind.net.weights[HEAT][seats]) == pytest.approx(heat)


def test_it_searches_with_rules_that_it_has_not_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_without_weights_it_searches_and_says_so_once(elsewhere: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert mind_for(ARBORETUM, 2) is mind_for(ARBORETUM, 2) is None
    assert complaints(caplog) == [NetWhy.MISSING]
    assert "net.npz" in caplog.text


@pytest.mark.parametrize("wrong", [b"", b"nonsense", b"PK\x03\x04 and no more"])
def test_an_unreadable_file_is_reported_and_not_used(
    elsewhere: Path, wrong: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (elsewhere / "net.npz").write_bytes(wrong)
    assert mind_for(ARBORETUM, 2) is None
    assert complaints(caplog) == [NetWhy.UNREADABLE]


def test_weights_of_other_rules_are_reported_and_not_used(elsewhere: Path, caplog: pytest.LogCaptureFixture) -> None:
    np.savez(elsewhere / "net.npz", **(shipped() | {MADE_FOR: np.array("arboretum 0 of yore")}))
    assert mind_for(ARBORETUM, 2) is None
    assert complaints(caplog) == [NetWhy.OTHERS]


DAMAGES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "an array is missing": lambda kept: {name: kept[name] for name in kept if name != "cell_mix.weight"},
    "an array is too small": lambda kept: kept | {"head.weight": kept["head.weight"][:, 1:]},
    "no margin": lambda kept: {name: kept[name] for name in kept if name != MARGIN},
    "no heat for two": lambda kept: kept | {HEAT: np.ones(2, np.float32)},
    "no number": lambda kept: kept | {"value.bias": kept["value.bias"] + np.nan},
    "without an end": lambda kept: kept | {"deck.bias": kept["deck.bias"] - np.inf},
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_weights_are_reported_and_not_used(
    elsewhere: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    np.savez(elsewhere / "net.npz", **DAMAGES[damage](shipped()))
    assert mind_for(ARBORETUM, 2) is mind_for(ARBORETUM, 2) is None
    assert complaints(caplog) == [NetWhy.BROKEN]


def test_weights_for_other_cards_are_reported_and_not_used(elsewhere: Path, caplog: pytest.LogCaptureFixture) -> None:
    shutil.copy(PLAYERS / "net.npz", elsewhere)
    assert mind_for(ARBORETUM, 2) is not None
    cards = elsewhere.parent / "box" / "box.toml"
    cards.write_text(cards.read_text(encoding="utf-8") + "# another tree", encoding="utf-8")
    assert mind_for(ARBORETUM, 2) is None
    assert complaints(caplog) == [NetWhy.OTHERS]


def test_a_whole_game_is_played_without_weights(elsewhere: Path) -> None:
    """With rules that the net would know."""
    game = futaie.game("tout-la-haut")
    (elsewhere.parent.parent / "tout_la_haut" / "box").mkdir(parents=True)
    position = game.new(seats=2, seed="1")
    players = [seat_player("giant", game, Rng(str(seat)), seconds=0.0) for seat in range(2)]
    while not position.over:
        seat = position.mover()
        position.apply(seat, players[seat].act(position.imagine(seat, Rng("2")), seat))
    assert all(isinstance(player, Learned) and player.simulations > 0 for player in players)


def test_without_numpy_it_searches(monkeypatch: pytest.MonkeyPatch, elsewhere: Path) -> None:
    shutil.copy(PLAYERS / "net.npz", elsewhere)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert mind_for(ARBORETUM, 2) is None


def test_the_shipped_weights_are_small() -> None:
    assert {file.parent.parent.name.replace("_", "-") for file in SHIPPED} == set(NETS)
    for folder in {file.parent for file in SHIPPED}:
        assert sum(file.stat().st_size for file in SHIPPED if file.parent == folder) <= 4_000_000


def test_a_number_of_seats_may_have_its_own_net(elsewhere: Path) -> None:
    shutil.copy(PLAYERS / "net.npz", elsewhere)
    np.savez(elsewhere / "net-2.npz", **(shipped() | {MARGIN: np.float32(7)}))
    for seats, points in ((2, 7), (3, POINTS["arboretum"]), (4, POINTS["arboretum"])):
        mind = mind_for(ARBORETUM, seats)
        assert mind is not None
        assert mind.net.weights[MARGIN] == points
