"""Building in Tout là-haut as people do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.browsing import Visitor

Press = Callable[[Locator], None]


def open_table(visitor: Visitor, *places: str, **options: str) -> str:
    """Opens a table for the visitor, `me` and then these (`open`, `here`, or a bot's name); the page goes there."""
    while not visitor.page.request.get(f"{visitor.url}/api/me").ok:
        visitor.page.wait_for_timeout(50)
    seats = [{"who": who} if who in ("open", "here") else {"who": "bot", "bot": who} for who in places]
    wanted: dict[str, Any] = {"game": "tout-la-haut", "options": options, "places": [{"who": "me"}, *seats]}
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    headers = {"x-futaie-csrf": token}
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    table = str(answer.json()["state"]["table"]["id"])
    visitor.page.goto(f"{visitor.url}/t/{table}")
    return table


def state(visitor: Visitor) -> Any:
    return visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}").json()["state"]


def is_asked(visitor: Visitor) -> bool:
    """Whether it is time to build a card; not when the match is over."""
    mine, result = visitor.page.locator(".ask.mine[aria-busy=false]"), visitor.page.locator("#result")
    expect(mine.or_(result)).to_be_visible()
    return mine.is_visible()


def built(visitor: Visitor, seat: int = 0) -> Locator:
    """The cards of a tree on the table."""
    return visitor.page.locator(f"[data-tree='{seat}'] .built:not(dialog *)")


def build(visitor: Visitor, press: Press, which: int = 0) -> None:
    """Lifts a card and builds it, face up if it fits."""
    page = visitor.page
    card = page.locator("[data-card]").nth(which)
    face = "up" if "fits" in str(card.get_attribute("class")).split() else "down"
    press(card)
    expect(page.locator(f"[data-ghost={face}]")).to_be_visible()
    press(page.locator(f"[data-build={face}]"))
    expect(page.locator("[data-build]")).to_have_count(0)


def build_to_the_end(visitor: Visitor, press: Press) -> None:
    while is_asked(visitor):
        build(visitor, press)
