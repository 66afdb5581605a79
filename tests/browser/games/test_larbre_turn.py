"""A turn of l'Arbre in the browser: the river, composing a play, placing, spirits, a closer look at the tree."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import seen_of
from tests.browser.games.growing import (
    confirm,
    deal,
    is_asked,
    open_table,
    pair_for,
    press_card,
    settled,
    state,
)


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


def test_a_card_is_played_only_to_invoke_its_spirit(server, visit):
    ana = visit(server)
    page = ana.page
    cards = deal(ana, lambda cards: {"naiad", "pegaea"} <= {card.split("-")[-1] for card in cards})
    before = state(ana)["view"]
    spirit = "naiad" if "naiad" in before["spirits"] else "pegaea"
    press_card(ana, next(card for card in cards if card.endswith(spirit)))
    total, only = page.locator(".total b"), page.get_by_role("button", name="Only invoke")
    expect(total).to_be_visible()
    only.click()
    expect(total).to_have_count(0)
    expect(page.locator(".sum")).to_contain_text("only invokes")
    only.click()
    expect(total).to_be_visible()  # it grows after all
    only.click()
    expect(total).to_have_count(0)
    page.locator("[data-reveal]").click()
    confirm(ana)
    assert state(ana)["view"]["play"]["grows"] is None
    expect(page.locator("[data-onwards], .tip")).to_have_count(0)
    page.locator("[data-river].legal" if spirit == "naiad" else "[data-spirit=pegaea]").first.click()
    confirm(ana)
    if spirit == "pegaea":
        page.locator("[data-keep]").first.click()
        confirm(ana)
    told = page.get_by_role("list", name="What happened")
    expect(told).to_contain_text("invokes the Naiad" if spirit == "naiad" else "invokes Pegaea")
    after = state(ana)["view"]
    own = ("twig", "leaf", "bud", "fruit", "flower", "token")
    assert [after["reserves"][0][piece] for piece in own] == [before["reserves"][0][piece] for piece in own]
    assert len(after["hands"][0]["cards"]) == 6


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
