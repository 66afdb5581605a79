"""L'Arbre in the browser: whole games by clicks, keys and touch, who sees what, and records."""

import json
import re

from playwright.sync_api import expect

from tests.browser.browsing import fingers_on
from tests.browser.games.growing import (
    is_asked,
    open_table,
    play_on,
    post,
    press_card,
    settled,
    state,
    until_the_end,
    what_grows,
)
from tests.browser.test_access import findings, findings_in_every_look

WITHOUT_THE_LOG = """() => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll("[aria-labelledby=log-title]").forEach((log) => log.remove());
    return page.outerHTML;
}"""
"""It tells of cards that were open when they were taken, even if one like them is hidden later."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def click(place):
    place.click()


def see_the_end(visitor):
    expect(visitor.page.locator("#result")).to_be_visible()
    told = re.compile("The tree is grown|Fewest pieces left")  # who never draws the right card may stall
    expect(visitor.page.locator(".tree .told", has_text=told)).to_be_visible()
    expect(visitor.page.locator("[data-twig]")).to_have_count(len(state(visitor)["view"]["twigs"]))


def test_a_whole_game_is_played_by_clicks(server, visit):
    ana = visit(server)
    open_table(ana)
    for _ in until_the_end(ana):
        play_on(ana, click)
    see_the_end(ana)
    ana.page.reload()
    see_the_end(ana)


def test_a_whole_game_is_played_on_a_phone(server, visit):
    ana = visit(server, **PHONE)
    open_table(ana)
    assert is_asked(ana)
    card, ask = ana.page.locator("[data-card]").first.bounding_box(), ana.page.locator(".ask").bounding_box()
    assert card["y"] + card["height"] <= ask["y"]  # on the screen together with the tree
    tree = ana.page.locator(".tree .stage").bounding_box()
    x, y = tree["x"] + tree["width"] / 2, tree["y"] + tree["height"] / 2
    fingers = fingers_on(ana.page)
    fingers("touchStart", (x - 30, y), (x + 30, y))
    for apart in (40, 55, 70):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    expect(ana.page.locator(".stage.own")).to_be_visible()
    ana.page.get_by_role("button", name="Show everything").tap()
    expect(ana.page.locator(".stage.own")).to_have_count(0)
    for _ in until_the_end(ana):
        play_on(ana, lambda place: place.tap())
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    see_the_end(ana)


def test_a_whole_game_is_played_by_keyboard_alone(server, visit):
    ana = visit(server)
    open_table(ana)
    page, press = ana.page, ana.page.keyboard.press
    for _ in until_the_end(ana):
        now = state(ana)
        phase, hand = now["view"]["phase"], now["view"]["hands"][now["seat"]]["cards"]
        if phase == "start" and now["view"]["reserves"][now["seat"]]["token"]:
            press("t")
        elif phase == "start":
            type_, own = what_grows(now)
            if type_ is None:
                press("r")
                press("Enter")
            else:
                press(str(hand.index(own[0]) + 1))
                expect(page.locator("[data-reveal]:enabled")).to_be_visible()
                press("s")
        elif phase == "grow":
            expect(page.locator(".tip:focus")).to_have_count(1)
            before = page.locator(".tip:focus").get_attribute("data-tip")
            press("ArrowRight")
            if page.locator(".tip").count() > 1:
                expect(page.locator(".tip:focus")).not_to_have_attribute("data-tip", before)
            press("Enter")
        elif phase == "discard":
            left = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.ariaPressed)")
            press(str(left.index("false") + 1))
        elif phase in ("before", "after"):
            press("s")
        else:
            expect(page.locator("[data-river]:focus, [data-keep]:focus")).to_have_count(1)
            press("Enter")
        settled(ana)
        if page.get_by_role("button", name="Do it").is_visible():
            press("Enter")
            settled(ana)
    see_the_end(ana)


def test_the_shelves_of_a_record_are_as_long_as_they_were(server, visit, tmp_path):
    ana = visit(server)
    open_table(ana)
    table = ana.table()
    post(ana, f"/api/tables/{table}/seats/0/resign")
    expect(ana.page.locator("#result")).to_be_visible()
    file = tmp_path / "record.txt"
    file.write_text(ana.page.request.get(f"{server.url}/api/tables/{table}/record").text(), encoding="utf-8")
    ana.page.goto(server.url + "/record")
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.locator("[data-shelf=A] svg")).to_have_count(5)


def test_nobody_else_is_told_a_hidden_card(server, visit):
    ana, bo = visit(server), visit(server)
    open_table(ana, {"who": "me"}, {"who": "open"}, reserve="10 6 5 3 1 1")
    bo.page.goto(f"{server.url}/t/{ana.table()}")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    expect(bo.page.locator(".hand li")).to_have_count(3)
    spectator = visit(server, f"/t/{ana.table()}")
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.page.locator(".hand li")).to_have_count(3)
    hands = [state(ana)["view"]["hands"][0]["cards"], state(bo)["view"]["hands"][1]["cards"]]
    river = state(ana)["view"]["river"]
    press_card(ana, hands[0][0])
    for other, hidden in ((bo, hands[0]), (ana, hands[1]), (spectator, hands[0] + hands[1])):
        everything = other.page.content() + "".join(other.frames)
        everything += other.page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)")
        seen = {*river, *(hands[0] if other is ana else hands[1] if other is bo else [])}
        assert other.frames
        assert [card for card in hidden if card not in seen and re.search(rf"\b{card}\b", everything)] == []


def test_the_rules_have_pictures(server, visit):
    ana = visit(server, "/rules/larbre", bypass_csp=True)
    expect(ana.page.locator(".rules figure")).to_have_count(3)
    assert findings(ana.page) == []


def test_axe_finds_nothing_in_the_middle_of_a_game(server, visit):
    ana = visit(server, bypass_csp=True)
    bots = [{"who": "bot", "bot": "greedy"}] * 3
    open_table(ana, {"who": "me"}, *bots, reserve="10 6 5 3 1 1", dealt="6")
    for _ in range(12):
        assert is_asked(ana)
        if state(ana)["view"]["phase"] == "grow":
            break
        play_on(ana, click)
    assert findings_in_every_look(ana.page) == {}
    play_on(ana, click)
    while is_asked(ana) and state(ana)["view"]["phase"] != "start":
        play_on(ana, click)
    if ana.page.locator("[data-type]:not([aria-disabled=true])").count():
        ana.page.locator("[data-type]:not([aria-disabled=true])").first.click()
        settled(ana)
    assert findings_in_every_look(ana.page) == {}
    ana.page.set_viewport_size({"width": 360, "height": 700})
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360
    before = ana.page.locator(".sentence").inner_text()
    ana.page.reload()
    expect(ana.page.locator(".sentence")).to_have_text(before)


def test_two_people_play_a_whole_game_and_see_no_card_of_each_other(server, visit):
    ana, bo = people = visit(server), visit(server)
    open_table(ana, {"who": "me"}, {"who": "open"}, reserve="1 1 0 0 0 0")
    bo.page.goto(f"{server.url}/t/{ana.table()}")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    open_before = set()
    for _ in range(200):
        now = state(ana)
        if now["table"]["state"] == "over":
            break
        seat = now["view"]["movers"][0]
        mover, other = people[seat], people[1 - seat]
        assert is_asked(mover)
        theirs, mine = (state(one)["view"] for one in (mover, other))
        played = theirs["play"]["cards"] if theirs["play"] else []
        seen = {*theirs["river"], *theirs["hands"][seat]["known"], *mine["hands"][1 - seat]["cards"], *played}
        hidden = set(theirs["hands"][seat]["cards"]) - seen - open_before
        everything = other.page.evaluate(WITHOUT_THE_LOG)
        assert [card for card in hidden if re.search(rf"\b{card}\b", everything)] == []
        open_before = seen
        play_on(mover, click)
    for seat, one in enumerate(people):
        see_the_end(one)
        views = [json.loads(frame)["state"]["view"] for frame in one.frames if '"news"' in frame]
        running = [view for view in views if view and not view["over"]]
        assert len(running) > 2
        assert all(view["hands"][1 - seat]["cards"] is None for view in running)
        watched = [view for view in running if view["movers"] == [1 - seat]]
        assert all(view["chosen"] is None and view["looked"] is None for view in watched)
