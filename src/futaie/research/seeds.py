"""The seeds of deals, as Gymnasium and PettingZoo want them: a seed starts a series, and no seed continues it."""

from __future__ import annotations

from futaie.core.chance.shuffles import new_seed


class Seeds:
    def __init__(self) -> None:
        self.start = ""
        self.count = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next deal: a number is the seed of that name, `7`; the deals after it are `7.1`, `7.2` …"""
        if seed is not None:
            self.start, self.count = str(seed), 0
            return self.start
        if not self.start:
            self.start = new_seed()
        self.count += 1
        return f"{self.start}.{self.count}"
