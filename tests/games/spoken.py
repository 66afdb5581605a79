"""A game in words: its notation, and its messages to people."""

from __future__ import annotations

from typing import Any

from futaie import Game
from futaie.core.rules.event import Event
from futaie.core.rules.reason import Reason
from futaie.text import LANGUAGES, Words


class Spoken:
    """Everything is about the first mover, unless a seat is given."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = {language: Words(language, game.package) for language in LANGUAGES}

    def action(self, position: Any, word: str, seat: int | None = None) -> tuple[int, int]:
        """The seat, and the action that the word means."""
        mover = position.mover() if seat is None else seat
        (action,) = self.game.parse(position, mover, word)
        return mover, action

    def legal_action(self, position: Any, word: str, seat: int | None = None) -> tuple[int, int]:
        mover, action = self.action(position, word, seat)
        assert position.reason(mover, action) is None, position.reason(mover, action)
        return mover, action

    def play(self, position: Any, text: str, seat: int | None = None) -> list[Event]:
        """Plays the words of the text."""
        events: list[Event] = []
        for word in text.split():
            events += position.play(*self.action(position, word, seat))
        return events

    def legal_words(self, position: Any, seat: int | None = None) -> list[str]:
        mover = position.mover() if seat is None else seat
        return [self.game.format(position, mover, action) for action in position.legal(mover)]

    def refusal(self, position: Any, word: str) -> Reason | None:
        return position.reason(*self.action(position, word))

    def why_not(self, position: Any, word: str) -> object:
        """The code of the reason why the mover may not play the word, None if it may."""
        reason = self.refusal(position, word)
        return None if reason is None else reason.code

    def asked(self, position: Any, language: str = "en", seat: int | None = None) -> str:
        return self.words[language].tell(self.game.ask(position, position.mover() if seat is None else seat))

    def does(self, position: Any, word: str, language: str = "en", seat: int | None = None) -> str:
        """The description of the action."""
        return self.words[language].tell(self.game.describe(position, *self.legal_action(position, word, seat)))
