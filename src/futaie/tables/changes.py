"""The changes at a table, to be stored before anybody hears of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from futaie.record.entry import Entry


@dataclass
class Changes:
    entries: list[tuple[int, Entry, float]] = field(default_factory=list)
    """Each with its seq and time."""
    drafts: set[int] = field(default_factory=set)
    """The seats whose drafts have changed."""
    table: bool = False
    sitters: bool = False

    def only_drafts(self) -> bool:
        return not (self.entries or self.table or self.sitters)
