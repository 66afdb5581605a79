"""Your own cards: data in place of the game's, named by a hash and carried by the records that need them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from futaie.core.rules.option import Option


class CardData(ABC):
    """The contents of a box, as the game reads them."""

    @property
    @abstractmethod
    def content(self) -> str:
        """All of it as canonical JSON."""

    @cached_property
    def hash(self) -> str:
        """SHA-256 of the content."""
        return sha256(self.content.encode()).hexdigest()


@dataclass(frozen=True)
class DeckOption(Option):
    """The cards to play with: a person names a file; records name the hash, and carry what does not ship."""

    default: CardData
    files: str
    """The file names it accepts."""
    read_file: Callable[[Path], CardData]
    read_attached: Callable[[str, str], CardData]
    """Reads the content that a record carries, with its hash."""
    earlier: tuple[CardData, ...] = ()
    """Card data of older versions, which still ships: their records name it by its hash alone."""

    def allowed(self, seats: int) -> str:
        return self.files

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, type(self.default))

    def format(self, value: object) -> str:
        assert isinstance(value, CardData)
        return value.hash

    def attachment(self, value: object) -> tuple[str, str] | None:
        assert isinstance(value, CardData)
        return None if value in (self.default, *self.earlier) else (value.hash, value.content)

    def parse(self, text: str, attached: Mapping[str, str]) -> object:
        for shipped in (self.default, *self.earlier):
            if text == shipped.hash:
                return shipped
        return self.read_attached(attached[text], text) if text in attached else text

    def read(self, text: str) -> object:
        return self.read_file(Path(text))
