"""For people who own the box: counting their real table, checking their own cards. Nothing is stored."""

from __future__ import annotations

import json
from typing import Annotated, Any, cast

from litestar import Controller, get, post
from litestar.params import QueryParameter

from futaie.core.box.deck import CardData, DeckOption
from futaie.core.game import Count, Game
from futaie.games import game
from futaie.server.api.description.examples import ARealTable, OwnCardsToCheck
from futaie.server.api.description.openapi import LEAST
from futaie.server.api.messages import CheckedCards, Countable
from futaie.server.house.house import House
from futaie.server.reasons import ServerWhy
from futaie.server.thinking.workers import Asker
from futaie.tables.reasons import refused

Seats = Annotated[
    int, QueryParameter(ge=0, le=8, schema_extra=LEAST, description="of a table; 0: as many as there can be")
]


class BoxApi(Controller):
    path = "/api/games/{name:str}"
    tags = ["games"]  # noqa: RUF012

    @get("/count")
    async def countable(self, name: str, seats: Seats = 0) -> Countable:
        """How to write down a real table of the game, and the cards of this many players; without a number, of the
        most."""
        found = counting_of(name)
        cards = list(found.cards(seats or game(name).seats[-1]))
        return Countable(cast("dict[str, Any]", found.schema), json.loads(found.template), cards)

    @post("/count", status_code=200)
    async def count(self, name: str, data: ARealTable, house: House, asker: Asker) -> dict[str, Any]:
        """Count a real table. An impossible one is refused, and `where` among the figures names the place."""
        counting = counting_of(name)
        return await house.slow.run(asker, lambda: cast("dict[str, Any]", counting.count(data.table)))

    @get("/cards")
    async def cards(self, name: str) -> CheckedCards:
        """The cards that ship with a game that can be played with others."""
        return checked(deck_option(game(name)).default)

    @post("/cards", status_code=200)
    async def check(self, name: str, data: OwnCardsToCheck, house: House, asker: Asker) -> CheckedCards:
        """Check your own cards. Errors are refused, with card or recipe and field among the figures."""
        found = game(name)
        deck_option(found)
        assert found.data is not None
        checking = found.data.check
        return checked(cast("CardData", await house.slow.run(asker, lambda: checking(data.text, data.file))))


def counting_of(name: str) -> Count:
    found = game(name).count
    if found is None:
        raise refused(ServerWhy.NOT_FOUND)
    return found


def deck_option(found: Game) -> DeckOption:
    for option in found.options:
        if isinstance(option, DeckOption):
            return option
    raise refused(ServerWhy.NOT_FOUND)


def checked(cards: CardData) -> CheckedCards:
    return CheckedCards(cards.hash, cards.content)
