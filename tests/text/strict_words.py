"""Words that insist on every message and every figure."""

from futaie.text import Words


class StrictWords(Words):
    """Fails if a message is missing or lacks a figure."""

    def say(self, message, **figures):
        assert self.knows(message), message
        pattern = self.bundle.get_message(message).value
        given = {name: self._figure(value) for name, value in figures.items()}
        _, errors = self.bundle.format_pattern(pattern, given)
        assert errors == [], (message, figures, errors)
        return super().say(message, **figures)
