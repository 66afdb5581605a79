"""Laying cards in Hortis as people do."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browsing import Visitor


def open_table(visitor: Visitor, *places: str, decks: dict[str, str] | None = None, **options: str) -> str:
    """Opens a table for the visitor with these places, by default only `me`; the page goes there."""
    wanted: dict[str, Any] = {"game": "hortis", "options": options, "decks": decks or {}}
    wanted["places"] = [
        {"who": who} if who in ("me", "open", "here") else {"who": "bot", "bot": who} for who in places or ("me",)
    ]
    while not visitor.page.request.get(f"{visitor.url}/api/me").ok:
        visitor.page.wait_for_timeout(50)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    headers = {"x-futaie-csrf": token}
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    table = str(answer.json()["state"]["table"]["id"])
    visitor.page.goto(f"{visitor.url}/t/{table}")
    return table


def settled(page: Page) -> None:
    expect(page.locator(".ask[aria-busy=true]")).to_have_count(0)


def lift(page: Page, which: int = 0) -> None:
    page.locator(".hand button.card:enabled").nth(which).click()
    expect(page.locator(".spot").first).to_be_visible()


def middle(page: Page, which: int = 0) -> tuple[float, float]:
    """The middle of a place where the card may lie."""
    box = page.locator(".spot").nth(which).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose(page: Page, which: int = 0) -> None:
    """Points at a place, and a second time."""
    x, y = middle(page, which)
    page.mouse.click(x, y)
    expect(page.locator(".spot[aria-current]")).to_be_visible()
    page.mouse.click(x, y)
    settled(page)


def lay(page: Page, which: int = 0) -> None:
    """Lifts a card unless one is lifted, and lays it; shares out scarce things."""
    if not page.locator(".spot").count():
        lift(page)
    choose(page, which)
    while page.locator(".serving .spot").count():
        choose(page)


def lay_to_the_end(page: Page) -> None:
    result = page.locator("#result")
    for _ in range(20):
        expect(result.or_(page.locator(".hand button.card:enabled, .spot").first).first).to_be_visible()
        if result.is_visible():
            return
        lay(page)
    raise AssertionError("the match does not end")
