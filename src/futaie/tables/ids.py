"""Names that nobody can guess, and short ones to read out."""

from __future__ import annotations

from secrets import choice, randbelow

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without lookalikes."""
CODE_LENGTH = 6


def new_id() -> str:
    """125 random bits or more."""
    return "".join(choice(LETTERS) for _ in range(26))


def new_code() -> str:
    return "".join(LETTERS[randbelow(len(LETTERS))] for _ in range(CODE_LENGTH)).upper()


def read_code(text: str) -> str:
    """Allows for blanks and small letters."""
    return text.strip().upper()
