"""Words: the messages of one game, and those common to all, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from futaie.core.plain import Data
from futaie.core.rules.event import Event
from futaie.core.rules.reason import Message, home
from futaie.core.rules.seat import letter

MARKED_CARD = re.compile(r"(?:[a-z][0-9]+)+")
"""A card that is written as letters with numbers, such as `j7` or `r3g3`."""
ELIDED = re.compile(r"(?<![^\W\d_])(d|qu)e (?=[aeiouàâéèêëîïôœ][^\W\d_])", re.IGNORECASE)
"""“de Érable” is “d’Érable”; an initial h is left alone, since only some are silent."""


class Words:
    """A pen without colours (see core/pen.py)."""

    def __init__(self, language: str, package: str | None = None) -> None:
        """`package`: a game's (`game.package`), or None for the common messages only."""
        self.language = language
        functions: dict[str, Callable[[Any], Any]] = {"NAME": self.name}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for package_ in ("futaie", *([package] if package else [])):
            resource = catalogue(package_, language)
            if resource is not None:
                self.bundle.add_resource(resource, allow_overrides=True)

    def say(self, message: str, **figures: object) -> str:
        """The message with its figures. A missing message is replaced by its name, so that a game never stops."""
        if not self.bundle.has_message(message):
            return message.replace("-", " ")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, {name: self._figure(value) for name, value in figures.items()})
        return ELIDED.sub(r"\1’", str(text)) if self.language == "fr" else str(text)

    def knows(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def tell(self, message: Message) -> str:
        """A message, in the words of the game that it belongs to."""
        code = str(message.code.value)
        words = self if self.knows(code) else type(self)(self.language, home(message.code))
        return words.say(code, **message.figures)

    def event(self, event: Event, reader: int | None) -> str | None:
        """What happened, told to the reader; None for what is told by other means. Who may see more is told more."""
        return self._event(event, event.for_seat(reader), reader in event.readers)

    def event_openly(self, event: Event) -> str | None:
        """What happened, told with all cards open."""
        return self._event(event, event.revealed(), bool(event.readers))

    def _event(self, event: Event, told: Data, seen: bool) -> str | None:
        figures = {name: value for name, value in told.items() if name not in ("kind", "seat")}
        seat = {} if event.seat is None else {"seat": letter(event.seat)}
        own = f"event-{event.kind}-seen"
        message = own if seen and self.knows(own) else f"event-{event.kind}"
        return self.say(message, **seat, **figures) if self.knows(message) else None

    @property
    def width(self) -> int:
        return 80

    def name(self, thing: object) -> str:
        """What people call a thing that has a name in notation: `name-…` in the catalogue, `j7` by its parts."""
        text = str(thing)
        if self.knows(f"name-{text}"):
            return self.say(f"name-{text}")
        if MARKED_CARD.fullmatch(text):
            return " / ".join(self._marked(mark, number) for mark, number in re.findall(r"([a-z])([0-9]+)", text))
        return text

    def _marked(self, mark: str, number: str) -> str:
        """`j7`: a language may want the number first (`marked` in the catalogue)."""
        figures = {"mark": self.name(mark), "number": number}
        return self.say("marked", **figures) if self.knows("marked") else " ".join(figures.values())

    def paint(self, text: str, style: str) -> str:
        return text

    def _figure(self, value: object) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Mapping) and "message" in value:
            words = type(self)(self.language, str(value["of"]))
            return words.say(str(value["message"]), **value["figures"])
        if isinstance(value, Mapping):
            return ", ".join(f"{self.name(name)} {self._figure(part)}" for name, part in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            named = [f"name-{part}" for part in value]
            if any(map(self.knows, named)):
                return ", ".join(self.say(name) for name in named)
            between = ", " if all(isinstance(part, int) for part in value) else " "
            return between.join(str(self._figure(part)) for part in value)
        return value if isinstance(value, int | float | str) else str(value)


@cache
def catalogue(package: str, language: str) -> Resource | None:
    """The messages in a package's folder `text`; None where there are none."""
    file = files(package) / "text" / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else None
