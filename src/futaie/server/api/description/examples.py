"""Example requests for the reference. The tests send each of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi.spec import Example
from litestar.params import Body

from futaie.server.api.messages import Brought, BroughtStep, NewMe, OwnCards, RealTable
from futaie.tables.wire.requests import Act, Join, NewTable, Phrase, Rematch, Undo


def shown(*values: Any) -> Any:
    return Body(examples=[Example(value=value) for value in values])


ANamedGuest = Annotated[NewMe, shown({"name": "Ana", "language": "it"}, {})]
ANewTable = Annotated[
    NewTable,
    shown(
        {"game": "arboretum", "places": [{"who": "me"}, {"who": "bot", "bot": "tree"}]},
        {
            "game": "larbre",
            "places": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
            "pace": {"kind": "live", "minutes": 15, "seconds": 30},
            "public": True,
        },
        {"game": "hortis", "places": [{"who": "me"}, {"who": "here", "name": "Bo"}]},
        {"game": "arboretum", "places": [{"who": "me"}, {"who": "here"}], "options": {"first": "A"}},
    ),
]
AnAct = Annotated[Act, shown({"decision": 0, "text": "+deck"}, {"decision": 0, "action": 0})]
AnUndo = Annotated[Undo, shown({"decision": 3})]
AJoin = Annotated[Join, shown({}, {"seat": 1, "name": "Bo"})]
ARematch = Annotated[Rematch | None, shown({}, {"options": {"cards": "5"}})]
APhrase = Annotated[Phrase, shown({"phrase": "thanks"})]
RECORD = "Futaie: 1\nGame: tout-la-haut\nRules: 1\nSeats: 2\nSeed: oak\n"
ABroughtRecord = Annotated[Brought, shown({"record": RECORD})]
ABroughtStep = Annotated[BroughtStep, shown({"record": RECORD, "step": 0, "seat": 0})]
ARealTable = Annotated[
    RealTable, shown({"table": {"players": [{"name": "Ana", "orchard": ["O1 Y=3 G2", "Y=2 G.4 ~Y~", ".. O2 O=10"]}]}})
]
CARDS = """name = "Two cards"
card = [
    { number = 1, rows = ["O1 Y2 G1", "Y1 O2 .."] },
    { number = 2, rows = ["G1 O1 Y1", ".. G2 O1"] },
]
"""
OwnCardsToCheck = Annotated[OwnCards, shown({"file": "two.toml", "text": CARDS})]
