"""What has changed at a table, and must be stored before anybody is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from futaie.record.entry import Entry


@dataclass
class Changes:
    entries: list[tuple[int, Entry, float]] = field(default_factory=list)
    """Each with its seq and time."""
    drafts: set[int] = field(default_factory=set)
    """Of these seats."""
    table: bool = False
    sitters: bool = False

    def only_drafts(self) -> bool:
        return not (self.entries or self.table or self.sitters)
