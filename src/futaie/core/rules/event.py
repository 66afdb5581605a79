"""Something that happened, told to each reader as far as that reader may know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from futaie.core.plain import Data, Fields


@dataclass(frozen=True)
class Event:
    kind: str
    seat: int | None
    shown: Fields = field(default_factory=dict)
    """What everybody sees."""
    secret: Fields = field(default_factory=dict)
    """What only the readers see."""
    readers: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Data:
        told: Data = {"kind": self.kind, "seat": self.seat, **self.shown}
        return {**told, **self.secret} if seat in self.readers else told

    def revealed(self) -> Data:
        """Everything, for reviews of finished matches."""
        return {"kind": self.kind, "seat": self.seat, **self.shown, **self.secret}
