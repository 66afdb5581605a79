"""For people who own the box: counting their real table, checking their own cards. Nothing is stored."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, post

from futaie.core.deck import CardData, DeckOption
from futaie.games import game
from futaie.server.api.examples import ARealTable, OwnCardsToCheck
from futaie.server.house import House
from futaie.server.reasons import ServerWhy, refused
from futaie.server.wire import CheckedCards


class BoxApi(Controller):
    path = "/api/games/{name:str}"
    tags = ["games"]  # noqa: RUF012

    @post("/count", status_code=200)
    async def count(self, name: str, data: ARealTable, house: House) -> dict[str, Any]:
        """Count a real table. One that cannot be is refused, and `where` among the figures says what of it."""
        counting = game(name).count
        if counting is None:
            raise refused(ServerWhy.NOT_FOUND)
        return await house.aside(lambda: cast("dict[str, Any]", counting.count(data.table)))

    @post("/cards", status_code=200)
    async def check(self, name: str, data: OwnCardsToCheck, house: House) -> CheckedCards:
        """Check cards of one's own. What is wrong is refused, with card or recipe and field among the figures."""
        found = game(name)
        if found.data is None or not any(isinstance(option, DeckOption) for option in found.options):
            raise refused(ServerWhy.NOT_FOUND)
        checking = found.data.check
        cards = cast("CardData", await house.aside(lambda: checking(data.text, data.file)))
        return CheckedCards(cards.hash, cards.content)
