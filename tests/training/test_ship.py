"""The weights of a run go into the package, unless something is wrong with them."""

from __future__ import annotations

from importlib.resources import as_file
from pathlib import Path

import numpy as np
import pytest

from futaie.bots.learned.weights import net_of
from training import ship
from training.ship import ship as put

from .runs import kept

GAME = "tout-la-haut"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_the_package_holds_the_shipped_weights(folder: Path, tmp_path: Path) -> None:
    run = kept(GAME, 2, tmp_path)
    assert "823,616 numbers" in put(GAME, run, None, folder)
    assert put(GAME, run, 4, folder).startswith(str(folder / "net-4.npz"))
    assert files(folder) == ["net-4.npz", "net.npz"]
    with as_file(net_of(GAME, 2)) as file, np.load(file) as wanted, np.load(folder / "net.npz") as found:
        assert {name for name in wanted.files if name != "heat"} == set(found.files)
        assert all(np.array_equal(wanted[name], found[name]) for name in found.files)


def test_weights_that_are_not_numbers_are_not_shipped(folder: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "bad.npz", **{"a.weight": np.array([1.0, np.nan]), "b.weight": np.ones(2)})
    with pytest.raises(SystemExit, match=r"Not finite: a\.weight\."):
        put(GAME, tmp_path / "bad.npz", None, folder)
    assert files(folder) == []


def test_nets_that_are_too_large_together_leave_the_old_weights(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = kept(GAME, 2, tmp_path)
    put(GAME, run, None, folder)
    before = (folder / "net.npz").read_bytes()
    monkeypatch.setattr(ship, "MOST", len(before) + 1)
    put(GAME, run, None, folder)
    with pytest.raises(SystemExit, match="more than"):
        put(GAME, run, 2, folder)
    assert files(folder) == ["net.npz"]
    assert (folder / "net.npz").read_bytes() == before
