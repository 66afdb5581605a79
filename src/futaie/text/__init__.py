"""What people read, in their language: Fluent catalogues, one for each game and one common to all."""

from futaie.text.languages import LANGUAGES, language_of
from futaie.text.words import Words

__all__ = ["LANGUAGES", "Words", "language_of"]
