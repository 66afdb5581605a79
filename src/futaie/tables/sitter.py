"""Who sits at a seat, and by which name others know them."""

from __future__ import annotations

from dataclasses import dataclass

GONE = ""
"""The name of those who wanted to be forgotten, which nobody can take."""
SHOWN = "–"
"""What others see in its place."""


@dataclass
class Sitter:
    """Nobody, a person, somebody on a person's device, or a bot; a person and a bot where one left and one goes on."""

    person: str | None = None
    name: str = ""
    bot: str = ""
    invited: str | None = None
    """Who alone may take the seat, while nobody has."""

    def free(self) -> bool:
        return self.person is None and not self.bot


def shown_name(name: str) -> str:
    return SHOWN if name == GONE else name
