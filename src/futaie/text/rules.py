"""The rules of a game in our own words. Every figure in them comes from the code of the rules."""

from __future__ import annotations

from importlib.resources import files

from futaie.core.game import Game


def rules_text(game: Game, language: str) -> str:
    """Markdown, with the game's facts filled in."""
    template = (files(game.package) / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    assert game.facts is not None
    return template.format_map(game.facts())
