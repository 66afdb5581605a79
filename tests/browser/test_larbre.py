"""L'Arbre in the browser: whole games by clicks, keys and touch; composing a play, placing, and who sees what."""

import re

import pytest
from playwright.sync_api import expect

from .test_access import findings

SMALL = {"reserve": "2 2 0 0 0 1", "first": "A"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ME_AND_A_BOT = ({"who": "me"}, {"who": "bot", "bot": "random"})
TYPES = ("twig", "leaf")


def open_table(visitor, *places, **options):
    expect(visitor.page.locator("header .shown")).to_have_text(re.compile(r"\w"))  # the server knows who asks
    answer = post(visitor, "/api/tables", game="larbre", places=places or ME_AND_A_BOT, options=SMALL | options)
    visitor.page.goto(f"{visitor.url}/t/{answer['state']['table']['id']}")


def post(visitor, path, **data):
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "futaie-csrf")
    answer = visitor.page.request.post(visitor.url + path, data=data, headers={"x-futaie-csrf": token})
    assert answer.ok, answer.text()
    return answer.json()


def state(visitor):
    return visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}").json()["state"]


def is_asked(visitor):
    """Whether I am asked something; not when the match is over."""
    mine, result = visitor.page.locator(".ask.mine[aria-busy=false]"), visitor.page.locator("#result")
    expect(mine.or_(result)).to_be_visible()
    return mine.is_visible()


def until_the_end(visitor):
    """Again and again while I am asked something."""
    for _ in range(300):
        if not is_asked(visitor):
            return
        yield
    raise AssertionError("the game does not end")


def settled(visitor):
    expect(visitor.page.locator(".ask[aria-busy=true]")).to_have_count(0)


def what_grows(now):
    """A type of which I have cards, and which there is room for; the most wanted first."""
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


def play_on(visitor, press):
    """The next thing that is asked, by pressing what is on the board."""
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


def confirm(visitor, press=lambda place: place.click()):
    """Where there is no way back it is asked once more."""
    settled(visitor)
    sure = visitor.page.locator(".ask .button.main")
    if sure.is_visible():
        press(sure)
        settled(visitor)


def see_the_end(visitor):
    expect(visitor.page.locator("#result")).to_be_visible()
    told = re.compile("The tree is grown|Fewest pieces left")  # who never draws the right card may stall
    expect(visitor.page.locator(".tree .told", has_text=told)).to_be_visible()
    expect(visitor.page.locator("[data-twig]")).to_have_count(len(state(visitor)["view"]["twigs"]))


def test_a_whole_game_is_played_by_clicks(server, visit):
    ana = visit(server)
    open_table(ana)
    for _ in until_the_end(ana):
        play_on(ana, lambda place: place.click())
    see_the_end(ana)
    ana.page.reload()
    see_the_end(ana)


def test_a_whole_game_is_played_on_a_phone(server, visit):
    ana = visit(server, **PHONE)
    open_table(ana)
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


def deal(visitor, *hand, **options):
    """A table where I hold at least these cards: it is opened until it is so."""
    for _ in range(60):
        visitor.page.goto(visitor.url)
        open_table(visitor, **{"dealt": "6", "reserve": "10 6 5 3 1 1"} | options)
        cards = state(visitor)["view"]["hands"][0]["cards"]
        if all(hand(cards) for hand in hand):
            expect(visitor.page.locator("[data-card]")).to_have_count(6)
            return cards
    raise AssertionError("no such hand")


def pair_for(type_, cards):
    """Two cards of other types with one icon."""
    for icon in ("faun", "dryad", "naiad", "pegaea"):
        others = [card for card in cards if card.endswith(icon) and not card.startswith(type_)]
        if len(others) > 1:
            return others[:2]
    return []


def press_card(visitor, card):
    visitor.page.locator(f"[data-card={card}][aria-pressed=false]").first.click()
    settled(visitor)


def test_a_play_is_composed_in_any_order_and_taken_back(server, visit):
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


def test_what_is_not_allowed_is_explained(server, visit):
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


def test_pieces_are_placed_where_one_points_or_by_themselves(server, visit):
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


def test_the_tree_comes_closer_and_back(server, visit):
    ana = visit(server)
    open_table(ana)
    camera = ana.page.locator(".camera")
    before = camera.get_attribute("style")
    ana.page.get_by_role("button", name="Closer").click()
    expect(camera).not_to_have_attribute("style", before)
    ana.page.get_by_role("button", name="Show everything").click()
    expect(camera).to_have_attribute("style", before)


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


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark"), ("it", "light")])
def test_axe_finds_nothing_in_the_middle_of_a_game(server, visit, language, scheme):
    ana = visit(server, locale=language, color_scheme=scheme, bypass_csp=True)
    bots = [{"who": "bot", "bot": "greedy"}] * 3
    open_table(ana, {"who": "me"}, *bots, reserve="10 6 5 3 1 1", dealt="6")
    for _ in range(12):
        assert is_asked(ana)
        if state(ana)["view"]["phase"] == "grow":
            break
        play_on(ana, lambda place: place.click())
    assert findings(ana.page) == []
    play_on(ana, lambda place: place.click())
    assert is_asked(ana)
    assert findings(ana.page) == []
    ana.page.set_viewport_size({"width": 360, "height": 700})
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360
    before = ana.page.locator(".sentence").inner_text()
    ana.page.reload()
    expect(ana.page.locator(".sentence")).to_have_text(before)


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
