"""Arboretum in the browser: whole games by clicks, keys, touch and dragging; who sees what."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import fingers_on
from tests.browser.test_access import findings, findings_in_every_look

SMALL = {"species": "b a c", "ranks": "5", "hand": "3", "first": "A"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ME_AND_A_BOT = ({"who": "me"}, {"who": "bot", "bot": "random"})


def open_table(visitor, *places, **options):
    expect(visitor.page.locator("header .shown")).to_have_text(re.compile(r"\w"))  # the server knows who asks
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "futaie-csrf")
    answer = visitor.page.request.post(
        f"{visitor.url}/api/tables",
        data={"game": "arboretum", "places": places or ME_AND_A_BOT, "options": SMALL | options},
        headers={"x-futaie-csrf": token},
    )
    assert answer.ok, answer.text()
    visitor.page.goto(f"{visitor.url}/t/{answer.json()['state']['table']['id']}")


def view(visitor):
    return visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}").json()["state"]["view"]


def asked(visitor, words):
    expect(visitor.page.locator(".ask .sentence")).to_contain_text(words)


def is_asked(visitor):
    """Whether it is my turn; not when the match is over."""
    mine, result = visitor.page.locator(".ask.mine[aria-busy=false]"), visitor.page.locator("#result")
    expect(mine.or_(result)).to_be_visible()
    return mine.is_visible()


def draw_two(visitor, press):
    """One card from the deck and one from anywhere."""
    page = visitor.page
    asked(visitor, "Draw the first")
    press(page.locator("[data-draw=deck]"))
    asked(visitor, "Draw a second")
    press(page.locator(".stack.legal").last)
    asked(visitor, "Which card do you plant")


def play_a_turn(visitor, press):
    page = visitor.page
    draw_two(visitor, press)
    press(page.locator("[data-card]").first)
    asked(visitor, "Where do you plant")
    press(page.locator("[role=gridcell].open").first)
    asked(visitor, "Which card do you discard")
    press(page.locator("[data-card]").first)
    expect(page.locator(".stack.sure")).to_be_visible()
    press(page.locator(".stack.sure"))
    expect(page.locator(".stack.wanted")).to_have_count(0)


def see_the_scoring(visitor):
    """Species by species, to the totals."""
    page = visitor.page
    ceremony = page.get_by_role("dialog")
    names = [page.locator(".stage h3").inner_text()]
    while page.get_by_role("button", name="Next").is_visible():
        expect(ceremony.locator(".share")).to_have_count(2)
        page.get_by_role("button", name="Next").click()
        names += [page.locator(".stage h3").inner_text()] if page.locator(".stage h3").count() else []
    return names, [int(total) for total in ceremony.locator("tfoot td").all_inner_texts()]


def test_a_whole_game_is_played_by_clicks_and_scored_species_by_species(server, visit):
    ana = visit(server)
    open_table(ana)
    while is_asked(ana):
        play_a_turn(ana, lambda place: place.click())
    names, totals = see_the_scoring(ana)
    assert names == ["Blue Spruce", "Cassia", "Cherry Blossom"]
    assert sorted(totals) == sorted(view(ana)["outcome"]["scores"])
    ana.page.get_by_role("button", name="To the table").click()
    expect(ana.page.locator("#result")).to_have_text(re.compile("wins?"))
    ana.page.get_by_role("button", name="See the scoring").click()
    ana.page.get_by_role("button", name="Skip", exact=True).click()
    expect(ana.page.locator("dialog tfoot")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    ana.page.reload()
    expect(ana.page.get_by_role("button", name="See the scoring")).to_be_visible()
    expect(ana.page.locator("dialog")).to_have_count(0)


def test_a_whole_game_is_played_with_the_keyboard_alone(server, visit):
    ana = visit(server)
    open_table(ana)
    press = ana.page.keyboard.press
    while is_asked(ana):
        asked(ana, "Draw the first")
        expect(ana.page.locator("[data-draw=deck].legal")).to_be_visible()
        press("d")
        asked(ana, "Draw a second")
        expect(ana.page.locator(".stack.legal:focus")).to_have_count(1)
        press("Enter")
        asked(ana, "Which card do you plant")
        expect(ana.page.locator("[data-card] :focus")).to_have_count(1)
        press("ArrowRight")
        press("Enter")
        asked(ana, "Where do you plant")
        expect(ana.page.locator("[role=gridcell].open:focus")).to_have_count(1)
        press("Enter")
        asked(ana, "Which card do you discard")
        press("2")
        expect(ana.page.locator(".stack.sure")).to_be_visible()
        press("Enter")
        expect(ana.page.locator(".stack.wanted")).to_have_count(0)
    for _ in range(3):
        press("Enter")
    expect(ana.page.locator("dialog tfoot")).to_be_visible()
    press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)


def test_a_whole_game_is_played_on_a_phone(server, visit):
    ana = visit(server, bypass_csp=True, **PHONE)
    open_table(ana)
    while is_asked(ana):
        play_a_turn(ana, lambda place: place.tap())
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert findings(ana.page) == []
    ana.page.get_by_role("button", name="Skip", exact=True).tap()
    assert findings(ana.page) == []
    ana.page.get_by_role("button", name="To the table").tap()
    expect(ana.page.locator("#result")).to_be_visible()
    assert findings_in_every_look(ana.page) == {}


def test_one_finger_drags_a_card_and_two_zoom_the_garden(server, visit):
    ana = visit(server, **PHONE)
    open_table(ana)
    draw_two(ana, lambda place: place.tap())
    touch = fingers_on(ana.page)

    def middle(place):
        box = place.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    start = middle(ana.page.locator("[data-card]").first)
    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 30))
    asked(ana, "Where do you plant")
    touch("touchMove", middle(ana.page.locator("[data-drop='(0,0)']")))
    touch("touchEnd")
    asked(ana, "Which card do you discard")
    garden = ana.page.locator("[role=grid]")
    camera = garden.get_attribute("viewBox")
    x, y = middle(garden)
    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 80):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    expect(garden).not_to_have_attribute("viewBox", camera)


def test_cards_are_dragged_to_their_places(server, visit):
    ana = visit(server, reduced_motion="no-preference")
    open_table(ana)
    page = ana.page

    def drag(what, to):
        what.drag_to(to, steps=8)

    asked(ana, "Draw the first")
    drag(page.locator("[data-draw=deck]"), page.locator("[data-drop=hand]"))
    asked(ana, "Draw a second")
    page.keyboard.press("d")
    asked(ana, "Which card do you plant")
    card = view(ana)["hands"][0]["cards"][1]
    drag(page.locator(f"[data-card={card}]"), page.locator("[data-drop='(0,0)']"))
    asked(ana, "Which card do you discard")
    expect(page.locator(f"[data-planted={card}]")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    asked(ana, "Where do you plant")
    other = view(ana)["hands"][0]["cards"][0]
    page.locator(f"[data-card={other}]").click()
    expect(page.locator(".selected[data-card]")).to_have_attribute("data-card", other)
    drag(page.locator(f"[data-card={other}]"), page.locator("[data-drop='(0,0)']"))
    asked(ana, "Which card do you discard")
    drag(page.locator(f"[data-card={card}]"), page.locator("[data-draw=A]"))
    expect(page.locator(".stack.wanted")).to_have_count(0)
    assert card not in view(ana)["hands"][0]["cards"]


def test_refused_actions_are_explained(server, visit):
    ana = visit(server)
    open_table(ana)
    note = ana.page.locator(".note")
    ana.page.locator("[data-card]").first.click()
    expect(note).to_contain_text("Draw two cards first")
    draw_two(ana, lambda place: place.click())
    ana.page.locator("[data-draw=deck]").click()
    expect(note).to_contain_text("You have drawn two cards already")
    for _ in range(2):
        ana.page.locator("[data-card]").first.click()
        asked(ana, "Where do you plant")
        ana.page.locator("[role=gridcell].open").first.click()
        asked(ana, "Which card do you discard")
        ana.page.locator("[data-card]").first.click()
        ana.page.get_by_role("button", name="Do it").click()
        draw_two(ana, lambda place: place.click())
    ana.page.locator("[data-card]").first.click()
    asked(ana, "Where do you plant")
    ana.page.locator("[data-drop='(0,0)']").hover()
    expect(note).to_contain_text("already")


def test_piles_gardens_and_seen_cards_can_be_inspected(server, visit):
    ana = visit(server)
    open_table(ana)
    page = ana.page
    play_a_turn(ana, lambda place: place.click())
    asked(ana, "Draw the first")
    pile = view(ana)["piles"][1]
    page.get_by_role("button", name="Look through the discard pile of").last.click()
    expect(page.locator("dialog ol li")).to_have_count(len(pile))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Show the arboretum of").click()
    expect(page.locator("dialog [role=grid] [data-planted]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    camera = page.locator("[role=grid]").get_attribute("viewBox")
    page.get_by_role("button", name="Closer").click()
    expect(page.locator("[role=grid]")).not_to_have_attribute("viewBox", camera)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator("[role=grid]")).to_have_attribute("viewBox", camera)
    rows = page.locator(".tracker tbody tr")
    expect(rows).to_have_count(3)
    known = sum(len(garden["cards"]) for garden in view(ana)["gardens"]) + sum(map(len, view(ana)["piles"])) + 3
    assert page.locator(".tracker .sign").count() >= known
    page.keyboard.press("t")
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Seen cards")).to_be_visible()
    expect(rows).to_have_count(0)


def test_one_screen_is_passed_round(server, visit):
    ana = visit(server)
    open_table(ana, {"who": "me"}, {"who": "here", "name": "Bo"})
    before = None
    for _ in range(3):
        ready = ana.page.get_by_role("button", name=re.compile("^I am "))
        expect(ready).to_be_visible()
        expect(ana.page.locator("[data-card]")).to_have_count(0)
        assert ready.inner_text() != before
        before = ready.inner_text()
        ready.click()
        play_a_turn(ana, lambda place: place.click())


def test_nobody_else_learns_a_hidden_card(server, visit):
    ana, bo = visit(server), visit(server)
    open_table(ana, {"who": "me"}, {"who": "open"}, species="random", ranks="8", hand="7")
    bo.page.goto(f"{server.url}/t/{ana.table()}")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("[data-card]")).to_have_count(7)
    expect(bo.page.locator("[data-card]")).to_have_count(7)
    spectator = visit(server, f"/t/{ana.table()}")
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.page.locator("[data-place=deck]")).to_be_visible()
    hand = view(ana)["hands"][0]["cards"]
    hand += ana.page.locator("[data-card] .unseen").all_inner_texts()
    assert len(hand) == 14
    for other in (bo, spectator):
        everything = other.page.content() + "".join(other.frames)
        everything += other.page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)")
        assert other.frames
        assert [card for card in hand if re.search(rf"\b{card}\b", everything)] == []


def test_the_rules_have_pictures(server, visit):
    ana = visit(server, "/rules/arboretum", bypass_csp=True)
    expect(ana.page.locator(".rules figure")).to_have_count(4)
    assert findings(ana.page) == []


def test_axe_finds_nothing_in_the_middle_of_a_game(server, visit):
    ana = visit(server, bypass_csp=True)
    bots = [{"who": "bot", "bot": "greedy"}] * 3
    open_table(ana, {"who": "me"}, *bots, species="b a c d j m o r t w", ranks="5", hand="3")
    play_a_turn(ana, lambda place: place.click())
    asked(ana, "Draw the first")
    assert findings_in_every_look(ana.page) == {}
    draw_two(ana, lambda place: place.click())
    ana.page.locator("[data-card]").first.click()
    asked(ana, "Where do you plant")
    assert findings_in_every_look(ana.page) == {}
    asked(ana, "Where do you plant")
    ana.page.locator("[role=gridcell].open").first.hover()
    assert findings(ana.page) == []
    ana.page.get_by_role("button", name="Show the arboretum of").first.click()
    assert findings(ana.page) == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    ana.page.set_viewport_size({"width": 360, "height": 700})
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360
    asked_before = ana.page.locator(".sentence").inner_text()
    ana.page.reload()
    expect(ana.page.locator(".sentence")).to_have_text(asked_before)
    expect(ana.page.locator(".selected[data-card]")).to_have_count(1)


def test_the_log_is_in_words_and_marks_the_things_it_names(server, visit):
    ana = visit(server)
    open_table(ana)
    lines = ana.page.locator("aside li a")
    expect(lines.first).to_have_text("Chance takes part.")
    for _ in range(2):
        play_a_turn(ana, lambda place: place.click())
        assert is_asked(ana)
    told = ana.page.locator("aside ol").inner_text()
    assert "the first tree" in told
    assert not re.search(r"\(-?\d+,-?\d+\)|\b[AB]\b", re.sub(r"\b[ABC]\d\b", "", told))
    lines.filter(has_text=re.compile(r"^[A-Z]\w+ \d+ plants")).first.hover()
    expect(ana.page.locator(".own .ring")).to_have_count(1)
    ana.page.mouse.move(0, 0)
    expect(ana.page.locator(".own .ring")).to_have_count(0)
