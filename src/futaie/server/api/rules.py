"""The rules of a game, to be read."""

from __future__ import annotations

from litestar import MediaType, Response, get
from markdown_it import MarkdownIt

from futaie.games import game
from futaie.server.wire import Language
from futaie.text.rules import rules_text

renderer = MarkdownIt("commonmark", {"html": False}).enable("table")


@get("/api/games/{name:str}/rules", tags=["games"], media_type=MediaType.HTML)
async def show_rules(name: str, language: Language = "en") -> Response[str]:
    """A piece of HTML."""
    text = renderer.render(rules_text(game(name), language))
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "max-age=3600"})
