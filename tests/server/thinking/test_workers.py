"""Bots think side by side, each worker on one core."""

from __future__ import annotations

import asyncio
import os

import pytest

from futaie.server.thinking.workers import Asker, Pool


def test_workers_keep_numpy_to_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    pool = Pool(1)
    try:
        assert asyncio.run(pool.run(Asker("", ""), os.getenv, "OPENBLAS_NUM_THREADS")) == "1"
    finally:
        pool.workers.shutdown()
