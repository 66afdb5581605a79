"""L'Arbre in the browser: whole games by clicks, keys and touch; composing a play, placing, and who sees what."""

import json
import re

from playwright.sync_api import expect

from .browsing import fingers_on, seen_of
from .growing import (
    confirm,
    deal,
    is_asked,
    open_table,
    pair_for,
    play_on,
    post,
    press_card,
    settled,
    state,
    until_the_end,
    what_grows,
)
from .test_access import findings, findings_in_every_look

WITHOUT_THE_LOG = """() => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll("[aria-labelledby=log-title]").forEach((log) => log.remove());
    return page.outerHTML;
}"""
"""The log names cards that were open when they were taken, even if an equal one is hidden later."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def click(place):
    place.click()


def see_the_end(visitor):
    expect(visitor.page.locator("#result")).to_be_visible()
    told = re.compile("The tree is grown|Fewest pieces left")  # a player who never draws the right card may stall
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


def test_a_whole_game_is_played_with_the_keyboard_alone(server, visit):
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


def test_a_play_is_composed_in_any_order_and_undone(server, visit):
    ana = visit(server)
    page = ana.page
    cards = deal(ana, lambda cards: any(card.startswith("leaf") for card in cards) and pair_for("leaf", cards))
    leaf = next(card for card in cards if card.startswith("leaf"))
    pair = pair_for("leaf", cards)
    page.locator("[data-type=leaf]").click()
    press_card(ana, pair[0])
    expect(page.locator(".sum .loose")).to_have_count(1)
    press_card(ana, leaf)
    expect(page.locator(".sum .own")).to_be_visible()
    press_card(ana, pair[1])
    expect(page.locator(".sum .loose")).to_have_count(0)
    expect(page.locator(".sum .pairs")).to_be_visible()
    growth = state(ana)["view"]["chosen"]["growth"]
    assert growth["own"] == 1
    assert growth["pairs"] == 1
    expect(page.locator(".total b")).to_have_text(str(growth["amount"]))
    page.locator(f"[data-card={pair[0]}][aria-pressed=true]").first.click()
    expect(page.locator(".sum .loose")).to_have_count(1)
    page.reload()
    expect(page.locator(".sum .own")).to_be_visible()
    expect(page.locator(f"[data-card={leaf}][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-type=twig]").click()
    settled(ana)
    page.keyboard.press("Escape")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    settled(ana)
    assert state(ana)["draft"] == []


def test_refused_actions_are_explained(server, visit):
    ana = visit(server)
    page = ana.page
    cards = deal(ana, lambda cards: any(card.startswith("twig") for card in cards))
    page.locator("[data-river]").first.click()
    settled(ana)
    page.locator("[data-card]").first.click()
    expect(page.locator(".note")).to_contain_text("Take one more card from the river first")
    page.get_by_role("button", name="Take back").click()
    settled(ana)
    press_card(ana, next(card for card in cards if card.startswith("twig")))
    page.locator("[data-reveal]").click()
    page.get_by_role("button", name="Do it").click()
    settled(ana)
    page.locator("[data-card]").first.click()
    expect(page.locator(".note")).to_contain_text("You are in the middle of your turn")


def test_pieces_are_placed_by_pointing_or_automatically(server, visit):
    ana = visit(server)
    page = ana.page
    deal(ana, lambda cards: sum(card.startswith("twig") for card in cards) >= 2)
    for card in [card for card in state(ana)["view"]["hands"][0]["cards"] if card.startswith("twig")][:2]:
        press_card(ana, card)
    page.locator("[data-reveal]").click()
    page.get_by_role("button", name="Do it").click()
    settled(ana)
    if state(ana)["view"]["phase"] == "before":
        page.locator("[data-onwards]").click()
        confirm(ana)
    tips = page.locator(".tip")
    expect(tips).to_have_count(12)
    page.locator("[data-tip='8']").click()
    settled(ana)
    assert state(ana)["view"]["twigs"][12]["parent"] == 8
    expect(page.locator("[data-twig]")).to_have_count(13)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-twig]")).to_have_count(12)
    page.locator("[data-place=twig]").drag_to(page.locator("[data-tip='5']"), steps=8)
    expect(page.locator("[data-twig]")).to_have_count(13)
    assert state(ana)["view"]["twigs"][12]["parent"] == 5
    page.locator("[data-for-me]").click()
    done = page.get_by_role("button", name="Do it").or_(page.locator("[data-onwards]"))
    expect(done.first).to_be_visible()
    if not page.locator("[data-onwards]").is_visible():
        confirm(ana)
    expect(page.locator("[data-for-me]")).to_have_count(0)
    assert len(state(ana)["view"]["twigs"]) >= 14


def test_the_tree_zooms_in_and_out(server, visit):
    ana = visit(server)
    deal(ana, lambda cards: any(card.startswith("twig") for card in cards))
    page = ana.page
    camera = page.locator(".camera")
    before = camera.get_attribute("style")

    def changed(gesture):
        was = camera.get_attribute("style")
        gesture()
        expect(camera).not_to_have_attribute("style", was)

    changed(page.get_by_role("button", name="Closer").click)
    changed(lambda: drag(page, 500, 400, 560, 440))
    page.get_by_role("button", name="Show everything").click()
    expect(camera).to_have_attribute("style", before)
    page.keyboard.press("b")
    expect(page.locator(".tree:focus")).to_have_count(1)
    for key in ("+", "ArrowLeft", "ArrowUp", "-"):
        changed(lambda key=key: page.keyboard.press(key))
    page.keyboard.press("0")
    expect(camera).to_have_attribute("style", before)
    press_card(ana, next(card for card in state(ana)["view"]["hands"][0]["cards"] if card.startswith("twig")))
    page.keyboard.press("s")
    confirm(ana, lambda sure: sure.press("Enter"))
    if state(ana)["view"]["phase"] == "before":
        page.keyboard.press("s")
        confirm(ana, lambda sure: sure.press("Enter"))
    expect(page.locator(".tip:focus")).to_have_count(1)
    for _ in range(5):
        page.keyboard.press("+")
    walked = set()
    for _ in range(page.locator(".tip").count()):
        page.keyboard.press("ArrowRight")
        tip = page.locator(".tip:focus")
        walked.add(tip.get_attribute("data-tip"))
        box, tree = tip.bounding_box(), page.locator(".tree .stage").bounding_box()
        assert tree["x"] <= box["x"] <= tree["x"] + tree["width"]
        assert tree["y"] <= box["y"] <= tree["y"] + tree["height"]
    assert len(walked) == page.locator(".tip").count()
    changed(lambda: page.keyboard.press("Shift+ArrowRight"))


def drag(page, *way):
    page.mouse.move(*way[:2])
    page.mouse.down()
    page.mouse.move(*way[2:], steps=4)
    page.mouse.up()


def test_with_motion_cards_fly_and_the_river_keeps_its_places(server, visit):
    ana = visit(server, reduced_motion="no-preference")
    open_table(ana)
    page = ana.page
    river = page.locator("[data-place=river] li")
    expect(river).to_have_count(4)
    before = [place.locator("[data-river]").get_attribute("data-river") for place in river.all()]
    flown = seen_of(page, "[data-flying]")
    river.nth(1).locator("button").click()
    expect(page.locator("[data-held]")).to_have_count(4)
    expect(page.locator("[data-flying]")).to_have_count(0)
    assert flown() == 1
    expect(river.nth(1).locator("[data-river]")).to_have_count(0)
    for i in (0, 2, 3):
        expect(river.nth(i).locator(f"[data-river={before[i]}]")).to_be_visible()


def test_of_two_equal_cards_in_the_river_the_clicked_one_goes(server, visit):
    ana = visit(server)
    cards = river_with_twins(ana)
    river = ana.page.locator("[data-place=river] li [data-river]")
    second = next(i for i, card in enumerate(cards) if card in cards[:i])
    for place in (second, cards.index(cards[second])):
        expect(river).to_have_count(4)
        ana.page.reload()  # the cards lie in the order in which they came
        ana.page.locator("[data-place=river] li").nth(place).locator("button").click()
        expect(river).to_have_count(3)
        expect(ana.page.locator("[data-place=river] li").nth(place).locator("[data-river]")).to_have_count(0)
        ana.page.keyboard.press("Control+z")


def river_with_twins(visitor):
    for _ in range(60):
        visitor.page.goto(visitor.url)
        open_table(visitor)
        cards = state(visitor)["view"]["river"]
        if len(set(cards)) < len(cards):
            return cards
    raise AssertionError("no such river")


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


def test_nobody_else_learns_a_hidden_card(server, visit):
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


def test_spirits_are_invoked_with_a_flute_and_turn_over(server, visit):
    ana = visit(server)
    page = ana.page
    deal(ana, lambda cards: "flute" in cards)
    up = state(ana)["view"]["spirits"]
    press_card(ana, "flute")
    page.locator("[data-reveal]").click()
    page.get_by_role("button", name="Do it").click()
    settled(ana)
    helpers = [spirit for spirit in up if spirit != "dryad"]  # a flute alone makes nothing grow
    assert helpers
    for spirit in helpers:
        expect(page.locator(f"[data-spirit={spirit}].ready")).to_be_visible()
        if spirit == "naiad":
            page.locator("[data-river].legal").first.click()
        elif spirit == "faun":
            page.locator("[data-invoke='faun>B']").click()
        else:
            page.locator("[data-spirit=pegaea]").click()
        confirm(ana)
        if spirit == "pegaea":
            expect(page.locator("[data-keep]")).to_have_count(3)
            page.locator("[data-keep]").first.click()
            confirm(ana)
        if spirit == "faun":
            expect(page.locator("[data-shelf=B]")).to_contain_text("1 common twig left")
    while is_asked(ana) and state(ana)["view"]["phase"] == "after":
        page.locator("[data-onwards]").click()
        confirm(ana)
    told = page.get_by_role("list", name="What happened")
    expect(told).to_contain_text(re.compile("invokes"))
