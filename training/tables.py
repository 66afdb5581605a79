"""Many tables in many processes, for a net that learns; the inputs of movers come through shared memory.

The tables form two halves, so that processes play at one half while the net thinks about the other.
"""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

import futaie
from futaie.core.players.features import Features
from futaie.research.batch import Batch

SEATS = 5
"""The most seats at any table."""
MARGINS = {"arboretum": 20.0, "larbre": 10.0, "tout-la-haut": 12.0}
"""A lead of this many points over the others' mean gives the full margin."""


@dataclass
class Half:
    """Shared with the processes; a table has the same index in all arrays."""

    told: NDArray[np.uint8]
    movers: NDArray[np.uint8]
    dones: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    """[tables, 2, SEATS]: the win and the margin of the games that ended, by seats as the game counts them."""
    scores: NDArray[np.float32]
    choices: NDArray[np.int16]
    """What the net has chosen."""
    seats: NDArray[np.uint8]


def shared(shape: Sequence[int], kind: Any) -> Any:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, max(size, 1)), kind, count=int(np.prod(shape))).reshape(tuple(shape))


class Tables:
    def __init__(
        self,
        game: str,
        mix: dict[int, int],
        processes: int,
        seed: int,
    ) -> None:
        """`mix`: the tables in each half of each process, by number of seats."""
        self.count = processes * sum(mix.values())
        self.most_seats = max(mix)
        size = int(features(game, max(mix), truth=True).size)
        self.halves = [
            Half(
                told=shared((self.count, size), np.uint8),
                movers=shared((self.count,), np.uint8),
                dones=shared((self.count,), np.uint8),
                rewards=shared((self.count, 2, SEATS), np.float32),
                scores=shared((self.count, SEATS), np.float32),
                choices=shared((self.count,), np.int16),
                seats=shared((self.count,), np.uint8),
            )
            for _ in (0, 1)
        ]
        self.pinned = False
        self.pipes: list[Connection] = []
        self.processes: list[Process] = []
        for number in range(processes):
            ours, theirs = Pipe()
            work = (game, mix, self.halves, number * sum(mix.values()), seed * 1000 + number, theirs)
            process = Process(target=serve, args=work, daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)
        for half in (0, 1):
            self.wait(half)

    def pin(self) -> None:
        """Lets a GPU fetch the inputs by itself."""
        import torch

        self.pinned = torch.cuda.is_available()
        for half in self.halves if self.pinned else []:
            code = torch.cuda.cudart().cudaHostRegister(half.told.ctypes.data, half.told.nbytes, 0)
            assert int(code) == 0, code

    def go(self, half: int) -> None:
        """The choices of a half are made: its processes play on to the next movers."""
        for pipe in self.pipes:
            pipe.send_bytes(bytes([half]))

    def wait(self, half: int) -> Half:
        for pipe in self.pipes:
            assert pipe.recv_bytes()[0] == half
        return self.halves[half]

    def end(self) -> None:
        for process in self.processes:
            process.kill()
        if self.pinned:
            import torch

            for half in self.halves:
                torch.cuda.cudart().cudaHostUnregister(half.told.ctypes.data)


def features(game: str, seats: int, truth: bool) -> Features:
    found = futaie.game(game)
    assert found.features is not None, f"{game} has no net.py"
    return found.features(seats, found.checked(seats, {}), truth)


def serve(
    game: str,
    mix: dict[int, int],
    halves: list[Half],
    first: int,
    seed: int,
    pipe: Connection,
) -> None:
    """One process: its tables of both halves."""
    found = futaie.game(game)
    groups: list[list[tuple[Batch, Features, slice]]] = []
    for half, arrays in enumerate(halves):
        groups.append([])
        at = first
        for seats, count in mix.items():
            encoder = features(game, seats, truth=True)
            told = replace(found, encoder=lambda *_, made=encoder: made)
            place = slice(at, at + count)
            batch = Batch(told, count, seats, seed=f"{seed} {half} {seats}")
            groups[half].append((batch, encoder, place))
            arrays.seats[place] = seats
            arrays.told[place] = batch.observations
            arrays.movers[place] = batch.movers
            at += count
        pipe.send_bytes(bytes([half]))
    while True:
        half = pipe.recv_bytes()[0]
        arrays = halves[half]
        for batch, encoder, place in groups[half]:
            actions = chosen(batch, encoder, arrays.choices[place].tolist())
            batch.step(actions)
            arrays.told[place] = batch.observations
            arrays.movers[place] = batch.movers
            arrays.dones[place] = batch.dones
            arrays.rewards[place, :, : batch.seats] = worth(batch, MARGINS[game])
            arrays.scores[place, : batch.seats] = batch.scores
        pipe.send_bytes(bytes([half]))


def chosen(batch: Batch, encoder: Features, choices: list[int]) -> list[int]:
    told, size = batch._tables.observations, encoder.size  # noqa: SLF001
    movers = batch.movers.tolist()
    return [encoder.action(told, table * size, movers[table], choice) for table, choice in enumerate(choices)]


def worth(batch: Batch, most: float) -> NDArray[np.float32]:
    """The rewards of the games that ended, for each seat: the win and the margin."""
    scores = batch.scores.astype(np.float32)
    others = (scores.sum(1, keepdims=True) - scores) / (batch.seats - 1)
    margin = np.clip((scores - others) / most, -1, 1) * batch.dones[:, None]
    return np.stack([batch.rewards, margin], 1)
