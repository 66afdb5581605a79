"""Workers play side by side, each on one core."""

from __future__ import annotations

import os

import pytest

from futaie.arena.workers import processes


def test_workers_keep_numpy_to_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    with processes(1)() as workers:
        assert workers.submit(os.getenv, "OPENBLAS_NUM_THREADS").result() == "1"
