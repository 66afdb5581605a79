"""The rules of a game, to be read."""

from __future__ import annotations

from functools import cache

from litestar import MediaType, Response, get

from futaie.games import game
from futaie.server.wire import Language
from futaie.text.rules import rules_text


@cache
def rendered(name: str, language: str) -> str:
    from markdown_it import MarkdownIt  # only now: few starts need it

    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(rules_text(game(name), language)))


@get("/api/games/{name:str}/rules", tags=["games"], media_type=MediaType.HTML)
async def show_rules(name: str, language: Language = "en") -> Response[str]:
    """A piece of HTML."""
    text = rendered(game(name).name, language)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "max-age=3600"})
