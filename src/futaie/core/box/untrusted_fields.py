"""Fields of plain data that a stranger wrote by hand, read one by one; every error names the place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from futaie.core.plain import Plain
from futaie.core.rules.reason import BadTable, Reason, Takes, Why, shortened

WHOLE = "table"
"""The place of the outermost value."""


@dataclass(frozen=True)
class UntrustedField:
    """A value and its place, such as `players[0].hand`."""

    value: object
    where: str = WHOLE

    def fields(self, *names: str, optional: Sequence[str] = ()) -> dict[str, UntrustedField]:
        """The fields of an object. All of them must be there, except the optional ones, and no others."""
        if not isinstance(self.value, dict):
            raise self.wrong(Takes.OBJECT.plain())
        allowed = (*names, *optional)
        for name in self.value:
            if name not in allowed:
                raise BadTable(Reason(Why.UNKNOWN_FIELD, {**self._at(shortened(name)), "allowed": ", ".join(allowed)}))
        for name in names:
            if name not in self.value:
                raise BadTable(Reason(Why.MISSING_FIELD, self._at(name)))
        return {name: UntrustedField(value, str(self._at(name)["where"])) for name, value in self.value.items()}

    def items(self, least: int = 0, most: int = 1000) -> list[UntrustedField]:
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong(Takes.LIST.plain(least, most))
        return [UntrustedField(value, f"{self.where}[{i}]") for i, value in enumerate(self.value)]

    def text(self, most: int = 100) -> str:
        if not isinstance(self.value, str) or not 0 < len(self.value) <= most or not self.value.isprintable():
            raise self.wrong(Takes.TEXT.plain(1, most))
        return self.value

    def number(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"{low}-{high}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true | false")
        return self.value

    def one_of(self, values: Sequence[str]) -> str:
        if not isinstance(self.value, str) or self.value not in values:
            raise self.wrong(" | ".join(values))
        return self.value

    def wrong(self, allowed: Plain) -> BadTable:
        figures: dict[str, Plain] = {"where": self.where, "value": as_written(self.value), "allowed": allowed}
        return BadTable(Reason(Why.WRONG_FIELD, figures))

    def _at(self, name: str) -> Mapping[str, str]:
        return {"where": name if self.where == WHOLE else f"{self.where}.{name}"}


def as_written(value: object) -> str:
    """A part of a wrong value, as it would look in a JSON file."""
    if isinstance(value, str):
        return shortened(value)
    try:
        return json.dumps(value, ensure_ascii=False)[:80]
    except (TypeError, ValueError, RecursionError):  # what no JSON file can hold
        return shortened(value)
