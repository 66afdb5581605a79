"""Growing the tree of l'Arbre as people do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.browsing import Visitor

Press = Callable[[Locator], None]
SMALL = {"reserve": "2 2 0 0 0 1", "first": "A"}
ME_AND_A_BOT = ({"who": "me"}, {"who": "bot", "bot": "random"})
TYPES = ("twig", "leaf")


def open_table(visitor: Visitor, *places: dict[str, str], **options: str) -> None:
    expect(visitor.page.locator("header .shown")).to_have_text(re.compile(r"\w"))  # the server knows who asks
    answer = post(visitor, "/api/tables", game="larbre", places=places or ME_AND_A_BOT, options=SMALL | options)
    visitor.page.goto(f"{visitor.url}/t/{answer['state']['table']['id']}")


def post(visitor: Visitor, path: str, **data: Any) -> Any:
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    answer = visitor.page.request.post(visitor.url + path, data=data, headers={"x-futaie-csrf": token})
    assert answer.ok, answer.text()
    return answer.json()


def state(visitor: Visitor) -> Any:
    return visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}").json()["state"]


def is_asked(visitor: Visitor) -> bool:
    """Whether it is my turn; not when the match is over."""
    mine, result = visitor.page.locator(".ask.mine[aria-busy=false]"), visitor.page.locator("#result")
    expect(mine.or_(result)).to_be_visible()
    return mine.is_visible()


def until_the_end(visitor: Visitor) -> Iterator[None]:
    """Again and again while it is my turn."""
    for _ in range(300):
        if not is_asked(visitor):
            return
        yield
    raise AssertionError("the game does not end")


def settled(visitor: Visitor) -> None:
    expect(visitor.page.locator(".ask[aria-busy=true]")).to_have_count(0)


def what_grows(now: Any) -> tuple[str | None, list[str]]:
    """A type that I have cards and room for; the most useful first."""
    view = now["view"]
    mine = now["seat"]
    able = {
        choice["text"]: choice["does"]["figures"]["places"]
        for choice in now["decision"]["choices"]
        if "grow-" in choice["text"]
    }
    for type_ in TYPES:
        own = [card for card in view["hands"][mine]["cards"] if card.startswith(type_)]
        wanted = view["reserves"][mine][type_] or (type_ == "twig" and view["reserves"][mine]["common"])
        if wanted and own and able.get(f"grow-{type_}"):
            return type_, own
    return None, []


def play_on(visitor: Visitor, press: Press) -> None:
    """Answers the next question by pressing something on the board."""
    page = visitor.page
    now = state(visitor)
    phase = now["view"]["phase"]
    if phase == "start" and now["view"]["reserves"][now["seat"]]["token"]:
        press(page.locator("[data-trunk]"))
    elif phase == "start":
        type_, own = what_grows(now)
        if type_ is None:
            press(page.locator("[data-river].legal").first)
        else:
            for card in set(own):
                press(page.locator(f"[data-card={card}][aria-pressed=false]").first)
                settled(visitor)
            expect(page.locator(".total b")).to_be_visible()
            press(page.locator("[data-reveal]"))
    elif phase == "grow":
        press(page.locator(".tip").first)
    else:
        where = {"take": "[data-river].legal", "keep": "[data-keep]", "discard": "[data-card][aria-pressed=false]"}
        press(page.locator(where.get(phase, "[data-onwards]")).first)
    confirm(visitor, press)


def confirm(visitor: Visitor, press: Press = lambda place: place.click()) -> None:
    """Confirms an action that cannot be undone."""
    settled(visitor)
    sure = visitor.page.locator(".ask .button.main")
    if sure.is_visible():
        press(sure)
        settled(visitor)


def deal(visitor: Visitor, *hand: Callable[[list[str]], Any], **options: str) -> list[str]:
    """A table where I hold at least these cards: tries until it gets one."""
    for _ in range(60):
        visitor.page.goto(visitor.url)
        open_table(visitor, **{"dealt": "6", "reserve": "10 6 5 3 1 1"} | options)
        cards: list[str] = state(visitor)["view"]["hands"][0]["cards"]
        if all(hand(cards) for hand in hand):
            expect(visitor.page.locator("[data-card]")).to_have_count(6)
            return cards
    raise AssertionError("no such hand")


def pair_for(type_: str, cards: list[str]) -> list[str]:
    """Two cards of other types with one icon."""
    for icon in ("faun", "dryad", "naiad", "pegaea"):
        others = [card for card in cards if card.endswith(icon) and not card.startswith(type_)]
        if len(others) > 1:
            return others[:2]
    return []


def press_card(visitor: Visitor, card: str) -> None:
    visitor.page.locator(f"[data-card={card}][aria-pressed=false]").first.click()
    settled(visitor)
