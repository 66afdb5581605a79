"""The headers of a record, read one by one; each error names the header."""

from __future__ import annotations

import re
from json import loads
from typing import NoReturn

from futaie.core.chance.shuffles import Deal
from futaie.core.plain import Data
from futaie.core.rules.seat import seat_of
from futaie.record.match import Result
from futaie.record.reasons import BadRecord, RecordWhy, bad_record

NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
HASH = re.compile(r"[0-9a-f]{64}")
ENDS = ("played", "resigned", "timed out", "aborted")


class Headers:
    def __init__(self, values: dict[str, str]) -> None:
        self.values = values
        self.read: set[str] = set()

    def bad(self, name: str) -> BadRecord:
        return bad_record(RecordWhy.BAD_HEADER, header=name, value=self.values[name])

    def text(self, name: str) -> str:
        if name not in self.values:
            raise bad_record(RecordWhy.HEADER_MISSING, header=name)
        self.read.add(name)
        return self.values[name]

    def optional(self, name: str) -> str | None:
        return self.text(name) if name in self.values else None

    def number(self, name: str, low: int, high: int) -> int:
        text = self.text(name)
        if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
            raise self.bad(name)
        return int(text)

    def numbers(self, name: str, count: int) -> tuple[int, ...]:
        words = self.text(name).split()
        if len(words) != count or not all(map(NUMBER.fullmatch, words)):
            raise self.bad(name)
        return tuple(map(int, words))

    def family(self, first: str) -> dict[str, str]:
        """All headers whose name starts with this word, by the second word."""
        names = [name for name in self.values if name.split(" ")[0] == first and " " in name]
        return {name.split(" ")[1]: self.text(name) for name in names}

    def reader(self, seats: int) -> str:
        reader = self.text("Reader")
        if reader != "spectator" and seat_of(reader, seats) is None:
            raise self.bad("Reader")
        return reader

    def seed_hash(self) -> str | None:
        found = self.optional("Seed-SHA256")
        if found is not None and not HASH.fullmatch(found):
            raise self.bad("Seed-SHA256")
        return found

    def data(self, name: str) -> Data:
        try:
            value = loads(self.text(name), parse_constant=_no_number, parse_float=_no_number)
        except (ValueError, RecursionError):
            raise self.bad(name) from None
        if not isinstance(value, dict):
            raise self.bad(name)
        return value

    def deal(self) -> Deal:
        deal: dict[str, list[str]] = {}
        for label, order in self.data("Deal").items():
            if not isinstance(order, list) or not all(isinstance(item, str) for item in order):
                raise self.bad("Deal")
            deal[label] = order
        return deal

    def result(self, seats: int) -> Result | None:
        how = self.optional("Result")
        if how is None:
            return None
        if how not in ENDS:
            raise self.bad("Result")
        return Result(how, None if how == "aborted" else self.numbers("Ranking", seats))

    def none_of(self, *names: str) -> None:
        for name in names:
            if name in self.values:
                raise self.bad(name)

    def all_read(self) -> None:
        for name in self.values:
            if name not in self.read:
                raise bad_record(RecordWhy.BAD_HEADER, header=name, value=self.values[name])


def _no_number(name: str) -> NoReturn:
    """NaN and the infinities are not JSON, and plain data has whole numbers only."""
    raise ValueError(name)
