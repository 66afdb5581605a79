"""Many tables of one game, played side by side: the compiled part of futaie.research's Batch."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from futaie.core.chance.rng import Rng
from futaie.core.research.encoder import Encoder
from futaie.core.rules.dealer import Dealer
from futaie.core.rules.position import Position
from futaie.core.vecs import vec


@final
class BatchTables:
    """The arrays are written in place and keep their memory, so that NumPy can look at it. NumPy also clears the
    observations before each step: compiled Python clears byte by byte, NumPy all at once."""

    def __init__(self, dealer: Dealer, encoder: Encoder, seats: i64, action_count: i64, count: i64) -> None:
        self.dealer = dealer
        self.encoder = encoder
        self.seats = seats
        self.action_count = action_count
        self.count = count
        self.positions: list[Position] = []
        self.rng = Rng(0)
        self.observations = vec[u8]([u8(0)] * (count * encoder.size))
        self.masks = vec[u8]([u8(0)] * (count * action_count))
        self.allowed: list[list[int]] = []
        """The legal actions of each table, equal to its mask."""
        self.movers = vec[i64]([i64(0)] * count)
        self.dones = vec[u8]([u8(0)] * count)
        """1 where a game has just ended; the position is then already that of the next one."""
        self.ended: list[Position] = []
        """The games that ended in the last step, in the order of the tables."""

    def reset(self, seed: str) -> None:
        """Deals new games at all tables. Like `step`, it expects cleared observations."""
        self.rng = Rng(seed)
        self.forget()
        self.clear_masks()
        self.positions = []
        self.allowed = []
        table: i64 = 0
        while table < self.count:
            self.positions.append(self.dealer.deal(self.rng))
            self.allowed.append([])
            self.show(table)
            table += 1

    def first_illegal(self, actions: list[int]) -> i64:
        """The first table whose mover may not take its action; -1 if all may."""
        table: i64 = 0
        while table < self.count:
            action: i64 = actions[table]
            if action < 0 or action >= self.action_count or self.masks[table * self.action_count + action] == 0:
                return table
            table += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """At each table the mover takes its action, which must be legal."""
        self.forget()
        self.clear_masks()
        table: i64 = 0
        while table < self.count:
            position = self.positions[table]
            position.apply(self.movers[table], actions[table])
            if position.over:
                self.dones[table] = 1
                self.ended.append(position)
                self.positions[table] = self.dealer.deal(self.rng)
            self.show(table)
            table += 1

    def random_actions(self, rng: Rng) -> list[int]:
        """For each table one of the mover's legal actions, at random."""
        return [actions[rng.below(len(actions))] for actions in self.allowed]

    def forget(self) -> None:
        """Forgets the games that ended before."""
        if not self.ended:
            return
        self.ended = []
        table: i64 = 0
        while table < self.count:
            self.dones[table] = 0
            table += 1

    def clear_masks(self) -> None:
        start: i64 = 0
        for actions in self.allowed:
            for action in actions:
                self.masks[start + action] = 0
            start += self.action_count

    def show(self, table: i64) -> None:
        """Writes what the mover sees and may do."""
        position = self.positions[table]
        mover = position.mover()
        self.movers[table] = mover
        self.encoder.fill(position, mover, self.observations, table * self.encoder.size)
        allowed = position.legal(mover)
        start = table * self.action_count
        for action in allowed:
            self.masks[start + action] = 1
        self.allowed[table] = allowed
