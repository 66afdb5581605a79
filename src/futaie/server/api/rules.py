"""The rules of a game, to be read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from litestar import MediaType, Response, get

from futaie.games import game
from futaie.server.wire import Language
from futaie.text.rules import rules_text

if TYPE_CHECKING:
    from markdown_it import MarkdownIt


@cache
def renderer() -> MarkdownIt:
    from markdown_it import MarkdownIt  # only now: few starts need it

    return MarkdownIt("commonmark", {"html": False}).enable("table")


@get("/api/games/{name:str}/rules", tags=["games"], media_type=MediaType.HTML)
async def show_rules(name: str, language: Language = "en") -> Response[str]:
    """A piece of HTML."""
    text = renderer().render(rules_text(game(name), language))
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "max-age=3600"})
