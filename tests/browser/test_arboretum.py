"""Arboretum in the browser: whole games by clicks, by keys and by touch; what is seen, and by whom."""

import re

from playwright.sync_api import expect

SMALL = {"species": "b a c", "ranks": "5", "hand": "3", "first": "A"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_table(visitor, seats=2, options=SMALL, places=None):
    """A table of that size; the other seats are bots'."""
    expect(visitor.page.locator("article")).to_have_count(4)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "futaie-csrf")
    places = places or [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (seats - 1)]
    answer = visitor.page.request.post(
        f"{visitor.url}/api/tables",
        data={"game": "arboretum", "places": places, "options": options},
        headers={"x-futaie-csrf": token},
    )
    table = answer.json()["state"]["table"]["id"]
    visitor.page.goto(f"{visitor.url}/t/{table}")
    return table


def state(visitor):
    return visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}").json()["state"]


def asked(visitor, words):
    expect(visitor.page.locator(".ask .sentence")).to_contain_text(words)


def settled(visitor):
    """Whether I am asked something; not when the match is over."""
    mine, result = visitor.page.locator(".ask.mine[aria-busy=false]"), visitor.page.locator("#result")
    expect(mine.or_(result)).to_be_visible()
    return mine.is_visible()


def play_a_turn(visitor, press):
    """Draws from the deck and a pile, plants and discards."""
    page = visitor.page
    asked(visitor, "Draw the first")
    press(page.locator("[data-draw=deck]"))
    asked(visitor, "Draw a second")
    press(page.locator(".stack.legal").last)
    asked(visitor, "Which card do you plant")
    press(page.locator("[data-card]").first)
    asked(visitor, "Where do you plant")
    press(page.locator("[role=gridcell].open").first)
    asked(visitor, "Which card do you discard")
    press(page.locator("[data-card]").first)
    press(page.locator("[data-draw=A]"))
    expect(page.locator(".stack.wanted")).to_have_count(0)


def test_a_whole_game_is_played_by_clicks(server, visit):
    ana = visit(server)
    open_table(ana)
    while settled(ana):
        play_a_turn(ana, lambda place: place.click())
    expect(ana.page.locator("#result")).to_have_text(re.compile("wins?"))
