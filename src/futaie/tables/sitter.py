"""Who sits at a seat, and under which name others know them."""

from __future__ import annotations

from dataclasses import dataclass

GONE = ""
"""The name of people who wanted to be forgotten; nobody can choose it."""
SHOWN = "–"
"""Shown to others in its place."""


@dataclass
class Sitter:
    """Nobody, a person, somebody on a person's device, or a bot; a person and a bot where the bot has taken over."""

    person: str | None = None
    name: str = ""
    bot: str = ""
    invited: str | None = None
    """The only person who may take the seat while it is free."""

    def free(self) -> bool:
        return self.person is None and not self.bot


def shown_name(name: str) -> str:
    return SHOWN if name == GONE else name
