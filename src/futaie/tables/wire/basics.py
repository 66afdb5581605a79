"""The small types in messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, lt=2**53)]
"""Up to the largest exact integer in JavaScript."""
Seat = Annotated[int, Meta(ge=0, le=7)]
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ufeff\uffa0\ufff0-\uffff" + f"{chr(0xE0000)}-{chr(0xE0FFF)}"
)
"""Control characters, those that turn the direction, and invisible ones; joiners of letters and pictures may be in a
name, but a name must not consist only of them."""
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^[^{UNSEEN}]*[^\s\u200c\u200d\ufe00-\ufe0f{UNSEEN}][^{UNSEEN}]*$(?!\n)",
    ),
]
Language = Literal["en", "fr", "it"]
Id = Annotated[str, Meta(min_length=1, max_length=26, pattern="^[a-z0-9]+$")]
BotName = Literal["random", "greedy", "seedling", "sapling", "tree", "giant"]


class Said(Struct):
    """A message of the catalogues with its figures; `of` is the package whose catalogue has the words."""

    message: str
    of: str
    figures: dict[str, Any]


class Me(Struct):
    id: str
    name: str
    language: Language
