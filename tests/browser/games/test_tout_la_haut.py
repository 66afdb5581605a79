"""Tout là-haut in the browser: whole games by clicks, keys, touch and dragging; two games in one; who sees what."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import seen_of
from tests.browser.games.treehouses import build, build_to_the_end, built, is_asked, open_table, state
from tests.browser.test_access import findings_in_every_look

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
APART = "b2b3 r2r3 g2g3 y2y3 v2v3 y4r4"
"""None of these fits on another, except for the yellow ones."""


def click(place):
    place.click()


def count_through(visitor):
    """Each step of the count by name; then the totals."""
    page = visitor.page
    titles = []
    while page.locator("[data-next]").count():
        titles.append(page.locator("dialog h3").inner_text())
        page.locator("[data-next]").click()
    return titles, [int(total) for total in page.locator("dialog tfoot td").all_inner_texts()]


def test_a_whole_game_is_played_by_clicks_and_counted_floor_by_floor(server, visit):
    ana = visit(server)
    open_table(ana, "random", rounds="3", first="A", objective="monochrome")
    page = ana.page
    assert is_asked(ana)
    expect(page.get_by_text("Objective Monochrome, 5 points")).to_be_visible()
    build_to_the_end(ana, click)
    expect(page.locator("dialog .sum")).to_have_count(12)
    final = state(ana)["view"]
    for seat in (0, 1):
        sums = page.locator(f"dialog [data-tree='{seat}'] .sum").all_inner_texts()
        assert int(sums[-1]) == final["trees"][seat]["floors"]
    titles, totals = count_through(ana)
    assert titles == ["Floors", "Longest run", "Objective"]
    assert sorted(totals) == sorted(final["outcome"]["scores"])
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("#result")).to_have_text(re.compile("wins?"))
    expect(page.locator("details table, details ul").first).to_be_visible()
    page.get_by_role("button", name="See the count").click()
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("dialog tfoot")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="See the count")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_both_games_of_the_strategic_variant_are_played_with_the_keyboard_alone(server, visit):
    ana = visit(server)
    open_table(ana, "random", rounds="2", strategic="yes", objective="random", first="A")
    page, press = ana.page, ana.page.keyboard.press
    game = page.locator(".games [aria-current=step]")
    seen = set()
    while is_asked(ana):
        half = game.inner_text()
        if half not in seen:
            expect(page.locator(".rope")).to_have_class(re.compile("right" if seen else "left"))
            expect(page.get_by_text("hands go to the right now")).to_have_count(1 if seen else 0)
            seen.add(half)
            press("h")
        expect(page.locator("[data-card]:focus")).to_have_count(1)
        press("ArrowRight")
        press("Enter")
        expect(page.locator("[data-build]:focus")).to_have_count(1)
        press("Escape")
        expect(page.locator("[data-build]")).to_have_count(0)
        expect(page.locator("[data-card]:focus")).to_have_count(1)
        press("1")
        expect(page.locator("[data-build]:focus")).to_have_count(1)
        press("f")
        expect(page.locator("[data-build=down]:focus")).to_have_count(1)
        if len(seen) == 2:
            press("ArrowLeft")
            if page.locator("[data-build=up][aria-disabled=true]").count():
                press("ArrowRight")
        press("Enter")
        expect(page.locator("[data-build]")).to_have_count(0)
    assert len(seen) == 2
    for _ in range(6):
        press("Enter")
    expect(page.locator("dialog tfoot")).to_be_visible()
    assert page.locator("dialog .half").all_inner_texts() == ["First game", "Second game"]
    press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("options", [{"rounds": "2"}, {"rounds": "1", "strategic": "yes", "objective": "efficient"}])
def test_a_whole_game_of_five_with_late_draw_is_played_on_a_phone(server, visit, options):
    ana = visit(server, **PHONE)
    open_table(ana, "random", "random", "random", "random", late_draw="yes", **options)
    while is_asked(ana):
        expect(ana.page.locator("[data-card]")).to_have_count(6)
        ana.page.evaluate("scrollTo(0, 0)")
        card, ask = ana.page.locator("[data-card]").first.bounding_box(), ana.page.locator(".ask").bounding_box()
        assert card["y"] + card["height"] <= ask["y"]  # on the screen together with the trees
        build(ana, lambda place: place.tap(), 1)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.page.get_by_role("button", name="Skip", exact=True).tap()
    ana.page.get_by_role("button", name="To the table").tap()
    expect(ana.page.locator("#result")).to_be_visible()
    for seat in range(5):
        expect(built(ana, seat)).to_have_count(int(options["rounds"]))


def drag(page, card, target):
    start, end = card.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)


def test_a_card_is_dragged_onto_the_tree_or_laid_face_down(server, visit):
    ana = visit(server)
    open_table(ana, "random", rounds="3", first="A")
    page = ana.page
    card, tree = page.locator("[data-card]").first, page.locator("[data-tree='0']")
    assert is_asked(ana)
    drag(page, card, tree)
    expect(page.locator("[data-ghost=up]")).to_be_visible()
    page.mouse.up()
    expect(built(ana)).to_have_count(1)
    assert is_asked(ana)
    drag(page, card, page.locator(".tracker"))
    page.mouse.up()
    expect(page.locator("[data-build=down]")).to_be_visible()
    drag(page, card, page.locator("[data-build=down]"))
    page.mouse.up()
    expect(built(ana)).to_have_count(2)
    expect(built(ana).last).to_have_class(re.compile("down"))


def test_fitting_cards_are_marked_and_others_say_why_not(server, visit):
    ana = visit(server)
    open_table(ana, "random", rounds="2", first="A", cards=APART)
    page = ana.page
    assert is_asked(ana)
    expect(page.locator("[data-card].fits")).to_have_count(3)
    plain = page.locator("[data-card]:not([data-card^=y])").first
    card = plain.get_attribute("data-card")
    plain.hover()
    expect(page.locator("[data-ghost=up]")).to_be_visible()
    plain.click()
    expect(page.locator("[data-match=any]")).to_be_visible()
    page.locator("[data-ghost=up]").click()
    expect(built(ana)).to_have_count(1)
    assert is_asked(ana)
    expect(page.locator("[data-card].fits")).to_have_count(0)
    page.locator("[data-card]").first.click()
    why = {"b": "blue", "r": "red", "g": "green", "v": "violet"}[card[0]]
    expect(page.get_by_text(f"On your {why} 3 only {why} or a 3 fits")).to_be_visible()
    page.locator("[data-build=up]").hover()
    expect(page.locator("[data-match=no]")).to_be_visible()
    page.locator("[data-build=up]").click(force=True)
    expect(built(ana)).to_have_count(1)
    page.locator("[data-build=down]").hover()
    expect(page.locator("[data-ghost=down]")).to_be_visible()
    page.locator("[data-build=down]").click()
    expect(built(ana)).to_have_count(2)


def test_the_hand_goes_to_the_next_and_nobody_else_sees_it(server, visit):
    ana, bo, cy = visit(server), visit(server), visit(server)
    table = open_table(ana, "open", rounds="3", first="A")
    bo.page.goto(f"{server.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    cy.page.goto(f"{server.url}/t/{table}")
    expect(cy.page.get_by_text("You are watching.")).to_be_visible()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    hand = state(ana)["view"]["hand"]["cards"]
    for other in (bo, cy):
        expect(other.page.locator("[data-hand-at='0']")).to_be_attached()
        expect(other.page.locator("[data-card]")).to_have_count(0)
        other.frames.clear()
    ana.page.locator("[data-card]").first.click()
    ana.page.locator("[data-build=down]").click()
    for visitor in (ana, bo, cy):
        expect(visitor.page.locator("[data-hand-at='1']")).to_be_attached()
        expect(built(visitor)).to_have_count(1)
    assert built(ana).locator(".hidden").count() == 1
    for other in (bo, cy):
        assert built(other).locator(".hidden").count() == 0
        for one in (json.loads(frame) for frame in other.frames if '"news"' in frame):
            view = one["state"]["view"]
            assert [built["card"] for built in view["trees"][0]["cards"]] == [None]
            assert [step["text"] for step in one["steps"]] == ["-?"]
            assert (view["hand"]["cards"] is None) == (other is cy)
            twins = (view["hand"]["cards"] or []).count(hand[0])
            assert json.dumps(one["steps"]).count(hand[0]) == twins
    assert cy.page.locator("[data-tracked]:not([data-tracked=unseen])").count() == 0
    assert ana.page.locator("[data-tracked=known]").count() == 2
    has, passed = state(bo)["view"]["hand"]["cards"], hand[1:]
    missed = next(card for card in passed if has.count(card) == passed.count(card))
    bo.page.locator(f"[data-card='{missed}']").first.click()
    bo.page.locator("[data-build=down]").click()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    assert ana.page.locator("[data-tracked=gone]").count() == 1
    assert ana.page.locator("[data-tracked=known]").count() == 0
    ana.page.reload()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    assert ana.page.locator("[data-tracked=gone]").count() == 1
    ana.page.keyboard.press("t")
    expect(ana.page.locator("[data-tracked]")).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    assert ana.page.locator("[data-tracked]").count() == 0


def test_axe_finds_nothing_in_the_second_game_of_five(server, visit):
    ana = visit(server, bypass_csp=True)
    options = {"rounds": "1", "strategic": "yes", "late_draw": "yes", "objective": "efficient"}
    open_table(ana, "random", "random", "random", "random", **options)
    page = ana.page
    assert is_asked(ana)
    build(ana, click)
    expect(page.locator(".rope.right")).to_be_visible()
    assert is_asked(ana)
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-build]")).to_have_count(2)
    assert findings_in_every_look(page) == {}
    page.locator(".heading button").click()
    expect(page.locator("dialog [data-tree]")).to_have_count(5)
    assert findings_in_every_look(page) == {}
    page.keyboard.press("Escape")
    page.locator("[data-build=down]").click()
    expect(page.locator("dialog .shares")).to_be_visible()
    assert findings_in_every_look(page) == {}


def test_two_people_play_a_whole_game_and_see_no_card_that_is_not_theirs(server, visit):
    ana, bo = visit(server), visit(server)
    table = open_table(ana, "open", rounds="3", first="A", strategic="yes")
    bo.page.goto(f"{server.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    people, asked = (ana, bo), ".ask.mine[aria-busy=false]"
    for one in people:
        expect(one.page.locator("[data-hand-at='0']")).to_be_attached()
    for turn in range(12):
        mover = people[turn % 2] if turn < 6 else next(one for one in people if is_mine(one))
        other = people[1 - people.index(mover)]
        expect(mover.page.locator(asked)).to_be_visible()
        expect(other.page.locator("[data-card]")).to_have_count(0)
        assert state(other)["view"]["hand"]["cards"] is None
        other.frames.clear()
        mover.page.locator("[data-card]").first.click()
        mover.page.locator("[data-build=down]").click()
        expect(built(other, people.index(mover))).to_have_count(turn % 6 // 2 + 1 if turn != 5 else 0)
        for one in (json.loads(frame) for frame in other.frames if '"news"' in frame):
            assert [step["text"] for step in one["steps"]] == ["-?"] or turn == 11  # then everything is opened
    for one in people:
        expect(one.page.locator("#result")).to_be_attached()
        assert one.page.locator("[data-tree='0'] .hidden:not(dialog *)").count() == 3


def is_mine(visitor):
    return state(visitor)["decision"] is not None


@pytest.mark.parametrize(("width", "bots"), [(360, 4), (360, 1), (1280, 4)])
def test_nothing_is_too_wide_and_everything_is_large_enough_for_a_thumb(server, visit, width, bots):
    ana = visit(server, viewport={"width": width, "height": 780}, has_touch=width == 360)
    page = ana.page
    open_table(ana, *["random"] * bots, strategic="yes", objective="random", late_draw="yes")
    for _ in range(2):
        assert is_asked(ana)
        build(ana, click)
    assert is_asked(ana)
    page.locator("[data-card]").last.click()
    expect(page.locator("[data-build]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    boxes = [place.bounding_box() for place in page.locator(".board button:not([tabindex='-1'])").all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 40


def test_the_rules_have_pictures(server, visit):
    ana = visit(server, "/rules/tout-la-haut")
    expect(ana.page.locator("figure")).to_have_count(3)
    expect(ana.page.locator("figure").nth(1)).to_contain_text("does not fit")


def test_with_motion_floors_are_counted_one_after_the_other(server, visit):
    ana = visit(server, reduced_motion="no-preference")
    open_table(ana, "random", rounds="2", first="A")
    page = ana.page
    counting = seen_of(page, "dialog .stage[aria-busy=true]")
    build_to_the_end(ana, click)
    expect(page.locator("dialog .sum")).to_have_count(8)
    expect(page.locator("dialog .stage[aria-busy=true]")).to_have_count(0)
    assert counting() == 1
