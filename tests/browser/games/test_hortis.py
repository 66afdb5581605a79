"""Hortis on the page: played with clicks, keys and fingers; turning, aiming, refusals, sharing; alone and together."""

import json
import re

import pytest
from playwright.sync_api import expect

from futaie.games.hortis.box.deck_file import parse_toml
from tests.browser.browsing import fingers_on
from tests.browser.games.orchards import choose, lay, lay_to_the_end, lift, middle, open_table, settled
from tests.browser.test_access import findings_in_every_look

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ORANGES = 'name = "Oranges"\n' + "".join(
    f'[[card]]\nnumber = {number}\nrows = ["O1 O1 O1", "O1 O1 .."]\n' for number in range(1, 10)
)


def lifted(page):
    return page.locator(".hand button.card[aria-pressed=true]")


def state_of(visitor):
    return visitor.page.evaluate(f"fetch('/api/tables/{visitor.table()}').then(answer => answer.json())")["state"]


def cards_laid(page):
    return page.locator(".stage .laid")


def test_a_whole_match_by_clicks_and_then_the_other_nine(server, visit):
    ana = visit(server)
    page = ana.page
    ana.game("Hortis").get_by_role("button", name="Play alone now").click()
    lift(page)
    expect(cards_laid(page)).to_have_count(1)
    lay(page)
    expect(cards_laid(page)).to_have_count(2)
    lay_to_the_end(page)
    expect(cards_laid(page)).to_have_count(9)
    score = page.locator("#result").inner_text()
    assert f"{page.locator('.harvest strong').inner_text()} point" in score
    expect(page.locator(".verdict")).to_be_visible()
    page.get_by_role("button", name="Play the other 9").click()
    expect(page.locator("#result")).to_be_hidden()
    expect(page.locator(".hand button.card")).to_have_count(2)
    assert len(state_of(ana)["table"]["options"]["pool"].split()) == 9


def test_a_ghost_previews_a_placement_and_nothing_is_laid_before_it_is_confirmed(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="3")
    lift(page)
    before = page.locator(".harvest strong").inner_text()
    scores = page.locator(".spot .gain").all_inner_texts()
    best = max(range(len(scores)), key=lambda i: int(scores[i].replace("−", "-").lstrip("+±")))
    x, y = middle(page, best)
    page.mouse.move(x, y)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".fresh").first).to_be_attached()
    gain = page.locator(".harvest .gain").inner_text().lstrip("+")
    assert int(page.locator(".harvest strong").inner_text()) == int(before) + int(gain)
    page.mouse.click(x, y)
    expect(page.get_by_text("Lay it", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_be_hidden()
    expect(cards_laid(page)).to_have_count(1)
    page.mouse.click(x, y)
    page.mouse.click(x, y)
    expect(cards_laid(page)).to_have_count(2)
    expect(page.locator(".harvest strong")).to_have_text(str(int(before) + int(gain)))


def test_a_place_where_the_card_may_not_lie_says_why(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="2")
    lift(page)
    box = page.locator(".stage").bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    expect(page.locator(".note")).to_contain_text("would cover nothing")
    page.mouse.move(*middle(page))
    expect(page.locator(".note")).to_have_text("")


def test_a_card_is_turned_by_button_key_and_wheel(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="3")
    lift(page)

    def turned(angle):
        expect(page.locator(".hand .up .turning").first).to_have_attribute("style", re.compile(rf"\({angle}deg"))
        expect(page.locator(".spot").first).to_be_visible()

    turned(0)
    page.get_by_role("button", name="Turn it to the right").click()
    turned(90)
    page.keyboard.press("r")
    turned(180)
    page.keyboard.press("Shift+R")
    turned(90)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, 100)
    turned(180)
    choose(page)
    assert state_of(ana)["view"]["players"][0]["orchard"]["cards"][-1]["turn"] == 180


def test_a_whole_match_with_the_keyboard_alone(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="5")
    expect(page.locator(".hand button.card").first).to_be_visible()
    for number in range(4):
        expect(cards_laid(page)).to_have_count(number + 1)
        page.keyboard.press("1")
        expect(page.locator(".spot").first).to_be_visible()
        page.keyboard.press("r")
        settled(page)
        expect(page.locator(".spot").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".spot[aria-current]")).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".spot[aria-current]")).to_be_focused()
        page.keyboard.press("Enter")
        settled(page)
    expect(page.locator("#result")).to_be_visible()


def test_a_card_is_put_back_with_the_keyboard_and_the_focus_stays_on_the_board(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="3")
    page.locator(".hand button.card").nth(1).focus()
    page.keyboard.press("Enter")
    expect(lifted(page)).to_have_count(1)
    expect(page.locator(".spot").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(lifted(page)).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect(lifted(page)).to_have_count(0)
    settled(page)
    page.keyboard.press("1")
    expect(page.locator(".spot").first).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(cards_laid(page)).to_have_count(2)
    expect(page.locator(".hand button.card").first).to_be_focused()


def test_a_whole_match_on_a_phone_by_tapping_pulling_and_twisting(server, visit):
    ana = visit(server, **PHONE)
    page = ana.page
    open_table(ana, cards="4")
    page.locator(".hand button.card").first.tap()
    expect(page.locator(".spot").first).to_be_visible()
    fingers = fingers_on(page)
    ground = page.locator(".stage").bounding_box()
    x, y = ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2
    fingers("touchStart", (x - 60, y), (x + 60, y))
    for step in range(1, 9):
        fingers("touchMove", (x - 60 + step, y - 9 * step), (x + 60 - step, y + 9 * step))
    fingers("touchEnd")
    expect(page.locator(".hand .up .turning").first).to_have_attribute("style", re.compile(r"\(90deg"))
    settled(page)
    expect(page.locator(".spot").first).to_be_visible()
    fingers("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 6):
        fingers("touchMove", (x - 40 - 8 * step, y), (x + 40 + 8 * step, y))
    fingers("touchEnd")
    expect(page.locator(".stage.own")).to_be_visible()
    page.get_by_role("button", name="Show everything").tap()
    expect(page.locator(".stage.own")).to_have_count(0)
    x, y = middle(page)
    page.touchscreen.tap(x, y)
    expect(page.get_by_text("Lay it", exact=True)).to_be_visible()
    page.touchscreen.tap(x, y)
    expect(cards_laid(page)).to_have_count(2)
    # Pulled out of the hand, dropped at a place, and confirmed there.
    page.locator(".hand button.card").first.tap()
    expect(page.locator(".spot").first).to_be_visible()
    to = middle(page)
    card = page.locator(".hand button.card").first.bounding_box()
    x, y = card["x"] + 40, card["y"] + 40
    fingers("touchStart", (x, y))
    for step in range(1, 6):
        fingers("touchMove", (x + (to[0] - x) * step / 5, y + (to[1] - y) * step / 5))
    expect(page.locator(".ghost")).to_be_visible()
    for _ in range(3):  # the finger rests, so that nothing is flung
        fingers("touchMove", to)
        page.wait_for_timeout(60)
    fingers("touchEnd")
    page.get_by_text("Lay it", exact=True).tap()
    expect(cards_laid(page)).to_have_count(3)
    page.locator(".hand button.card").first.tap()
    expect(page.locator(".spot").first).to_be_visible()
    page.locator(".spot").first.tap()
    page.locator(".spot[aria-current]").tap()
    expect(page.locator("#result")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_card_is_pulled_with_the_mouse(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="2")
    card = page.locator(".hand button.card").first.bounding_box()
    ground = page.locator(".stage").bounding_box()
    page.mouse.move(card["x"] + 30, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(ground["x"] + ground["width"] / 2, ground["y"] + 30, steps=4)
    expect(page.locator(".spot").first).to_be_visible()
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(*middle(page), steps=3)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    page.get_by_text("Lay it", exact=True).click()
    expect(page.locator("#result")).to_be_visible()


def test_the_player_chooses_only_when_dice_are_scarce(server, visit):
    ana = visit(server)
    page = ana.page
    deck = parse_toml(ORANGES, "oranges.toml")
    open_table(ana, deck=deck.hash, decks={deck.hash: deck.content})
    asked = page.locator(".sentence")
    expect(asked).to_have_text("Which card do you lay?")

    def choices():
        return state_of(ana)["decision"]["choices"]

    for _ in range(2):  # few dice, and many trees without one
        lift(page)
        fewest = min(choices(), key=lambda choice: len(choice["preview"]["dice"]) or 9)
        choose(page, choices().index(fewest))
    expect(page.get_by_text("3 orange dice left")).to_be_attached()
    lift(page)
    owing = next(i for i, choice in enumerate(choices()) if choice["preview"]["owed"])
    x, y = middle(page, owing)
    page.mouse.click(x, y)
    page.get_by_text("Lay it and choose").click()
    expect(asked).to_have_text("3 orange dice left: which tree gets the next?")
    page.get_by_role("button", name="Take back").click()
    expect(asked).to_contain_text("Where does card")
    choose(page, owing)
    while page.locator(".serving .spot").count():
        page.keyboard.press("ArrowRight")
        expect(page.locator(".spot[aria-current]")).to_be_focused()
        page.keyboard.press("Enter")
        settled(page)
    expect(cards_laid(page)).to_have_count(4)
    expect(page.get_by_text("no orange die left")).to_be_attached()


def test_recipes_show_their_progress(server, visit):
    ana = visit(server)
    page = ana.page
    open_table(ana, cards="3", recipes="5 18")
    recipes = page.locator(".more > ul > li")
    expect(recipes).to_have_count(2)
    expect(recipes.first).to_contain_text("Lemon Soda")
    expect(recipes.first).to_contain_text("lemon dice: at least 5 (now 0)")
    lay_to_the_end(page)
    expect(page.locator(".verdict")).to_contain_text("is missed")
    expect(page.get_by_role("button", name=re.compile("Play the other"))).to_be_hidden()


def test_together_placements_stay_hidden_until_everybody_has_placed(server, visit):
    ana, bo, cy = visit(server), visit(server), visit(server)
    table = open_table(ana, "me", "open", cards="3")
    bo.page.goto(f"{server.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.locator(".hand button.card").first).to_be_visible()
    cy.page.goto(f"{server.url}/t/{table}")
    expect(cy.page.get_by_text("You are watching.")).to_be_visible()
    for other in (bo, cy):
        other.frames.clear()
    lay(ana.page)
    expect(ana.page.locator(".stage .laid")).to_have_count(2)
    for other in (bo, cy):
        expect(other.page.get_by_text("✓ has laid a card")).to_be_visible()
        news = [json.loads(frame) for frame in other.frames if '"news"' in frame]
        assert news
        for one in news:
            player = one["state"]["view"]["players"][0]
            assert (len(player["orchard"]["cards"]), len(player["hand"])) == (1, 2)
            assert not [event for step in one["steps"] for event in step["events"] if "card" in event]
    assert (bo.page.locator(".laid").count(), cy.page.locator(".laid").count()) == (2, 3)
    ana.page.reload()
    expect(ana.page.locator(".stage .laid")).to_have_count(2)
    lay(bo.page)
    for visitor, orchards in ((ana, 2), (bo, 2), (cy, 3)):
        expect(visitor.page.locator(".laid")).to_have_count(2 * orchards)
    ana.page.locator(".others button").click()
    expect(ana.page.locator(".hand button.card:enabled")).to_have_count(0)
    ana.page.get_by_role("button", name="Back to my orchard").click()
    lay(ana.page)
    lay(bo.page)
    expect(ana.page.locator("#result")).to_be_visible()
    assert cy.page.locator(".hand button.card:enabled").count() == 0


def test_axe_finds_nothing_in_the_middle_of_a_match(server, visit):
    ana = visit(server, bypass_csp=True)
    page = ana.page
    open_table(ana, "me", "greedy", recipes="5 18")
    for _ in range(3):
        lay(page)
        expect(page.locator(".hand button.card:enabled").first).to_be_visible()
    assert findings_in_every_look(page) == {}
    lift(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost")).to_be_visible()
    assert findings_in_every_look(page) == {}
    page.locator(".others button").click()
    assert findings_in_every_look(page) == {}


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_too_wide_and_the_hand_is_on_the_screen(server, visit, width):
    ana = visit(server, viewport={"width": width, "height": 780}, has_touch=width == 360)
    page = ana.page
    open_table(ana, cards="9", recipes="5 18")
    for _ in range(3):
        lay(page)
    lift(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    hand, ask = page.locator(".hand").bounding_box(), page.locator(".ask").bounding_box()
    assert hand["y"] > 0
    if width == 360:
        assert hand["y"] + hand["height"] <= ask["y"] + 4
