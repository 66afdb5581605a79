"""The rules of a game, for reading."""

from __future__ import annotations

import re
from functools import cache

from litestar import MediaType, Response, get

from futaie.games import game
from futaie.tables.wire.basics import Language
from futaie.text import Words
from futaie.text.rules import rules_text


@cache
def rendered(name: str, language: str) -> str:
    from markdown_it import MarkdownIt  # imported only now, because few runs need it

    text = for_the_page(rules_text(game(name), language), language)
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


def for_the_page(text: str, language: str) -> str:
    """Without the parts about typing: the page has its own keys, and explains the options in words."""
    words = Words(language)
    typed = tuple(f"## {words.say(section)}\n" for section in ("rules-at-the-keyboard", "rules-options"))
    return "".join(section for section in re.split(r"(?m)^(?=## )", text) if not section.startswith(typed))


@get("/api/games/{name:str}/rules", tags=["games"], media_type=MediaType.HTML)
async def show_rules(name: str, language: Language = "en") -> Response[str]:
    """A fragment of HTML."""
    text = rendered(game(name).name, language)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "max-age=3600"})
