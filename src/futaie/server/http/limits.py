"""How much a session or an address may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_BUCKETS = 20_000


class Bucket:
    """Fills at a steady rate up to its size; every request takes something out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """One for each key; if there are too many, the ones unused for longest are dropped."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.size)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(amount)


class Doors:
    """How many sockets each person and each address has open, and how many there are in all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most = most
        self.most_in_all = most_in_all
        self.inside_now = 0
        self.inside: dict[str, int] = {}

    def enter(self, person: str, address: str) -> bool:
        keys = self._keys(person, address)
        if self.inside_now >= self.most_in_all or any(self.inside.get(key, 0) >= most for key, most in keys):
            return False
        for key, _ in keys:
            self.inside[key] = self.inside.get(key, 0) + 1
        self.inside_now += 1
        return True

    def leave(self, person: str, address: str) -> None:
        self.inside_now -= 1
        for key, _ in self._keys(person, address):
            self.inside[key] -= 1
            if not self.inside[key]:
                del self.inside[key]

    def _keys(self, person: str, address: str) -> list[tuple[str, int]]:
        own = [(f"person {person}", self.most)] if person else []
        return [*own, (f"address {address}", 10 * self.most)]
