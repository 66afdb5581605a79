"""The training program: only if PyTorch is installed, which playing and all other tests do not need.

pip install "futaie[learn]" pytest hypothesis; python -m pytest tests/training/test_learn.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="teaching needs PyTorch")

from training.gate import mind_of  # noqa: E402
from training.learn import LAMBDA, STEPS, Learner, Play, turned  # noqa: E402
from training.nets.student import begin_as  # noqa: E402
from training.rivals import Rivals  # noqa: E402
from training.tables import SEATS, Tables  # noqa: E402

from .runs import kept  # noqa: E402

GAME = "tout-la-haut"
MOMENT = 1e-9
"""Minutes: enough for one lesson."""


@pytest.fixture
def tables() -> Iterator[Tables]:
    made = Tables(GAME, {2: 10, 3: 10}, processes=2, seed=1)
    yield made
    made.end()


def learner(tables: Tables, out: Path, start: Path | None = None, rivals: Rivals | None = None) -> Learner:
    torch.manual_seed(1)
    return Learner(GAME, out, tables, rivals, start, 0.6)


def taught(tables: Tables, out: Path, lessons: int) -> Learner:
    found = learner(tables, out)
    for _ in range(lessons):
        one_lesson(found)
    return found


def one_lesson(found: Learner) -> None:
    plays = Play(found.count, int(found.features.size))
    found.begin_to_play(plays).join()
    found.learn(plays, 0.0)
    found.spent += 1.0


def test_expectations_for_all_seats_can_be_seen_from_another_seat() -> None:
    worth = torch.arange(2 * 2 * SEATS).reshape(2, 2, SEATS)
    seats, by = torch.tensor([3, 5]), torch.tensor([1, 4])
    found = turned(worth, by, seats)
    for table in range(2):
        for place in range(SEATS):
            there = place < seats[table]
            wanted = (place + by[table]) % seats[table] if there else place
            assert (found[table, :, place] == worth[table, :, wanted]).all()
    assert (turned(found, -by, seats) == worth).all()


def test_advantages_are_what_a_plain_sum_says(tables: Tables, tmp_path: Path) -> None:
    found = learner(tables, tmp_path)
    play = Play(found.count, int(found.features.size))
    found.begin_to_play(play).join()
    assert play.dones.sum() > 0
    better, aims = found.judge(play, 0)
    for table in (0, 11, 39):
        seats, movers = int(found.seats[0][table]), play.movers[0, :, table].tolist()
        worth = []
        for step, mover in enumerate(movers):
            seen = found.critic.quick(found.told(play.told[0, step, table][None])).detach().float()[0]
            worth.append([[float(seen[kind, (seat - mover) % seats]) for seat in range(seats)] for kind in (0, 1)])
        after = [[0.0] * seats, [0.0] * seats]
        for step in reversed(range(STEPS)):
            goes_on = 1 - float(play.dones[0, step, table])
            for kind in (0, 1):
                for seat in range(seats):
                    hoped = float(play.rewards[0, step, table, kind, seat]) + goes_on * worth[step + 1][kind][seat]
                    surprise = hoped - worth[step][kind][seat]
                    after[kind][seat] = surprise + LAMBDA * goes_on * after[kind][seat]
                    place = (seat - movers[step]) % seats
                    aim = after[kind][seat] + worth[step][kind][seat]
                    assert float(aims[step, table, kind, place]) == pytest.approx(aim, abs=0.02)
            mover = movers[step]
            assert float(better[step, table]) == pytest.approx(0.6 * after[0][mover] + 0.4 * after[1][mover], abs=0.02)


def test_a_run_resumes_from_its_folder(tables: Tables, tmp_path: Path) -> None:
    first = taught(tables, tmp_path, 2)
    first.keep()
    second = learner(tables, tmp_path)
    assert (second.spent, second.decisions) == (first.spent, first.decisions) == (2.0, 2 * 2 * STEPS * 40)
    for own, other in ((first.player.net, second.player.net), (first.critic.net, second.critic.net)):
        assert all(torch.equal(a, b) for a, b in zip(own.parameters(), other.parameters(), strict=True))
    assert second.adam.state_dict()["state"].keys() == first.adam.state_dict()["state"].keys() != set()
    second.run(MOMENT, 1.0, 0.0)
    assert second.decisions > first.decisions
    assert json.loads((tmp_path / "curve.json").read_text()) == second.curve
    assert second.newest.exists()


def test_stored_weights_play_like_the_learner(tables: Tables, tmp_path: Path) -> None:
    found = taught(tables, tmp_path, 1)
    found.keep()
    mind = mind_of(GAME, 3, found.newest)
    told = torch.from_numpy(tables.halves[0].told)[torch.from_numpy(tables.halves[0].seats) == 3]
    logits = found.average.float()(found.nets.Told(told, found.features, torch.float32))[0]
    answer = mind.net.answer(told[:, : int(mind.features.size)].numpy())
    allowed = torch.from_numpy(answer.logits).isfinite()
    assert torch.allclose(torch.from_numpy(answer.logits)[allowed], logits[allowed], atol=0.05)


def test_the_first_number_that_is_not_finite_stops_it_and_is_not_stored(tables: Tables, tmp_path: Path) -> None:
    found = taught(tables, tmp_path, 1)
    found.keep()
    before = (tmp_path / "learner.pt").read_bytes()
    with torch.no_grad():
        next(iter(found.critic.net.parameters()))[0] = torch.nan
    found.critic.renew()
    with pytest.raises(SystemExit, match=r"Not finite: .*critic"):
        found.run(1.0, 1.0, 0.0)
    assert (tmp_path / "learner.pt").read_bytes() == before


def test_a_critic_begins_with_the_nets_expectations(tables: Tables, tmp_path: Path) -> None:
    found = learner(tables, tmp_path, kept(GAME, 2, tmp_path))
    begin_as(found.critic.net, found.average)
    told = found.nets.Told(torch.from_numpy(tables.halves[0].told), found.features, torch.float32)
    with torch.no_grad():
        value = found.average(told)[1]
        assert torch.allclose(found.critic.net(told), value, atol=0.001)


def test_the_player_does_not_learn_from_its_rivals_choices(tables: Tables, tmp_path: Path) -> None:
    """They sit at half of the tables, and their choices are marked as not the player's."""
    found = learner(tables, tmp_path, rivals=Rivals(GAME, tables, [kept(GAME, 2, tmp_path)], 0.5))
    play = Play(found.count, int(found.features.size))
    found.begin_to_play(play).join()
    own = play.own[:, :STEPS].float().mean(1)
    assert 0 < (own == 1).float().mean() < 1
    assert 0 < float(own.mean()) < 1
    found.learn(play, 0.0)
