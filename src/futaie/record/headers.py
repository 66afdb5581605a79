"""The headers of a record, read one by one; each error names the header."""

from __future__ import annotations

from json import loads

from futaie.core.chance import Deal
from futaie.core.plain import Data
from futaie.record.match import Result
from futaie.record.reasons import BadRecord, RecordWhy, bad_record

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
        if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
            raise self.bad(name)
        return int(text)

    def numbers(self, name: str, count: int) -> tuple[int, ...]:
        words = self.text(name).split()
        if len(words) != count or not all(word.removeprefix("-").isdigit() and len(word) < 10 for word in words):
            raise self.bad(name)
        return tuple(map(int, words))

    def family(self, first: str) -> dict[str, str]:
        """All headers whose name starts with this word, by the second word."""
        names = [name for name in self.values if name.split(" ")[0] == first and " " in name]
        return {name.split(" ")[1]: self.text(name) for name in names}

    def data(self, name: str) -> Data:
        try:
            value = loads(self.text(name))
        except (ValueError, RecursionError):
            raise self.bad(name) from None
        if not isinstance(value, dict):
            raise self.bad(name)
        return value

    def deal(self) -> Deal:
        deal = self.data("Deal")
        for order in deal.values():
            if not isinstance(order, list) or not all(isinstance(item, str) for item in order):
                raise self.bad("Deal")
        return deal  # type: ignore[return-value]

    def result(self, seats: int) -> Result | None:
        how = self.optional("Result")
        if how is None:
            return None
        if how not in ENDS:
            raise self.bad("Result")
        return Result(how, None if how == "aborted" else self.numbers("Ranking", seats))

    def all_read(self) -> None:
        for name in self.values:
            if name not in self.read:
                raise bad_record(RecordWhy.BAD_HEADER, header=name, value=self.values[name])
