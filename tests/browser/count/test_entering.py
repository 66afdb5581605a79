"""Entering a real table without tapping: dragged by mouse and thumb, or with the keyboard alone from first to last."""

import pytest
from playwright.sync_api import expect

from tests.browser.count.test_counting import counted, totals
from tests.browser.links import unpacked

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def reached(page, what):
    """Once every message that moves things has appeared."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    what.scroll_into_view_if_needed()
    return middle(what)


def by_mouse(page):
    def drag(what, to):
        x, y = reached(page, what)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 20, steps=3)
        page.mouse.move(*middle(to), steps=4)  # its present place, because lifting scrolls it into view
        page.mouse.up()

    return drag


def by_thumb(page):
    screen = page.context.new_cdp_session(page)

    def touch(kind, *points):
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def drag(what, to):
        x, y = reached(page, what)
        touch("touchStart", (x, y))
        touch("touchMove", (x, y - 20))
        touch("touchMove", middle(to))
        touch("touchEnd")

    return drag


HANDS = pytest.mark.parametrize(("hand", "settings"), [(by_mouse, {}), (by_thumb, PHONE)], ids=["mouse", "thumb"])


@HANDS
def test_cards_are_dragged_into_the_hand_the_garden_and_the_box(server, visit, hand, settings):
    page = visit(server, "/count/arboretum", **settings).page
    drag, box = hand(page), page.locator("[data-tray]")
    card = lambda name: box.locator(f"[data-card={name}]")  # noqa: E731
    place = lambda name: page.locator(f"[data-drop='{name}']")  # noqa: E731
    drag(card("b1"), place("(0,0)"))
    drag(card("b3"), place("(1,0)"))
    expect(page.locator("[data-planted=b3]")).to_be_visible()
    drag(card("b8"), page.locator("[data-drop=hand]"))
    table, expected = counted(page, "arboretum")
    assert totals(page) == expected == [3, 0]
    assert table["players"][0]["hand"] == ["b8"]
    drag(place("(1,0)"), place("(0,1)"))
    expect(page.locator("[data-drop='(0,1)'][data-planted=b3]")).to_be_visible()
    drag(page.locator("[data-drop=hand] button.card"), box)
    table, _ = counted(page, "arboretum")
    assert (table["players"][0]["hand"], len(table["players"][0]["garden"])) == ([], 2)


@HANDS
def test_cards_are_dragged_onto_a_tree(server, visit, hand, settings):
    page = visit(server, "/count/tout-la-haut", **settings).page
    drag, tree = hand(page), page.locator(".trees li")
    card = lambda name: page.locator(f"[data-tray] [data-card={name}]")  # noqa: E731
    expect(card("g4y4")).to_be_visible()
    expect(page.locator("[data-tray] [data-card*=v]")).to_have_count(0)  # two players
    for name in ("r3g3", "g4y4"):
        drag(card(name), page.locator(".trees [data-drop=tree]"))
    expect(tree).to_have_count(2)
    drag(card("g2g3"), tree.nth(0))  # from the box it always goes on top
    expect(tree).to_have_count(3)
    drag(tree.nth(2), tree.nth(1))
    expect(page.locator(".sheet[aria-busy=false]")).to_be_visible()
    page.wait_for_url(lambda url: unpacked(url)["players"][0]["tree"] == ["r3g3", "g2g3", "g4y4"])
    drag(tree.nth(2), tree.nth(1))
    drag(tree.nth(0), tree.nth(1))
    page.wait_for_url(lambda url: unpacked(url)["players"][0]["tree"] == ["g4y4", "r3g3", "g2g3"])
    expect(page.locator(".fault")).to_contain_text("red 3 / green 3 does not fit on green 4 / yellow 4")
    drag(tree.nth(0), page.locator("[data-tray]"))
    expect(tree).to_have_count(2)


@HANDS
def test_signs_are_dragged_into_an_orchard(server, visit, hand, settings):
    page = visit(server, "/count/hortis", **settings).page
    drag = hand(page)
    for kind, cell in (("5", "1 1"), ("tree", "1 2"), ("tree", "1 3"), ("glade", "2 1"), ("6", "2 2"), ("10", "2 3")):
        drag(page.locator(f"[data-kind='{kind}']"), page.locator(f"[data-cell='{cell}']"))
        expect(page.locator(f"[data-cell='{cell}'] svg")).to_be_visible()
    assert totals(page) == counted(page, "hortis")[1] == [21]


@HANDS
def test_signs_are_dragged_onto_a_card(server, visit, hand, settings):
    page = visit(server, "/cards/hortis", **settings).page
    drag = hand(page)
    for cell, sign in enumerate(("O1", "Y2", "G1", "..", "O2", "Y1")):
        drag(page.locator(f"[data-sign='{sign}']"), page.locator(f"[data-cell='1.{cell}']"))
    expect(page.locator("[data-number='1'] svg")).to_have_count(6)
    rows = ["O1 Y2 G1", ".. O2 Y1"]
    page.wait_for_url(lambda url: "#" in url and unpacked(url)["card"] == [{"number": 1, "rows": rows}])


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page):
        self.page = page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector, key="Tab"):
        for _ in range(60):
            if self.page.evaluate("(it) => document.activeElement.matches(it)", selector):
                return
            self.press(key)
        raise AssertionError(selector)

    def focused(self, selector):
        expect(self.page.locator(f"{selector}:focus")).to_have_count(1)


def test_an_arboretum_is_entered_with_the_keyboard_alone(server, visit):
    page = visit(server, "/count/arboretum").page
    expect(page.locator("[data-card=b1]")).to_be_visible()
    keys = Keys(page)
    for number, hand in ((1, 3), (2, 5)):
        keys.tab_to(f".player:nth-child({number})", "Shift+Tab" if number > 1 else "Tab")
        keys.press("Enter")
        keys.tab_to("[data-tray] button")
        while not page.evaluate(f"document.activeElement.matches('[data-card=b{hand}]')"):
            keys.press("ArrowRight")
        keys.press("Enter")
        keys.tab_to("[data-drop='(0,0)']", "Shift+Tab")
        keys.press("Enter")
        keys.focused("[data-tray] button")  # the place to choose the card
        keys.press(
            "ArrowDown", *["ArrowRight"] * number, "Enter", "ArrowRight", "Enter", "Escape", "ArrowRight", "Enter"
        )
        keys.focused("[role=gridcell]")  # the card is held, and needs a place
        keys.press("Enter")
        keys.focused("[data-tray] button")
    table, expected = counted(page, "arboretum")
    assert totals(page) == expected
    assert [len(player["garden"]) for player in table["players"]] == [3, 3]
    assert [player["hand"] for player in table["players"]] == [["b3"], ["b5"]]
    keys.press("Control+z")
    expect(page.locator("[data-planted]")).to_have_count(2)


def test_an_orchard_is_entered_with_the_keyboard_alone(server, visit):
    page = visit(server, "/count/hortis").page
    expect(page.locator("[data-cell='0 0']")).to_be_visible()
    keys = Keys(page)
    at = (0, 0)
    for kind, row, column in (("6", 1, 1), ("tree", 1, 2), ("tree", 1, 3), ("glade", 2, 1), ("5", 2, 2), ("2", 2, 3)):
        keys.tab_to("input[name=kind]")
        while page.evaluate("document.activeElement.value") != kind:
            keys.press("ArrowRight")
        keys.tab_to("[data-cell]", "Shift+Tab")
        keys.press(*["ArrowDown"] * (row - at[0]), *["ArrowRight"] * (column - at[1]))
        keys.press(*["ArrowLeft"] * (at[1] - column), "Enter")
        expect(page.locator(f"[data-cell='{row} {column}'] svg")).to_be_visible()
        at = (row, column)
    assert totals(page) == counted(page, "hortis")[1] == [13]
    keys.press("Delete")
    expect(page.locator("[data-cell='2 3'] svg")).to_have_count(0)


def test_trees_are_entered_with_the_keyboard_alone(server, visit):
    page = visit(server, "/count/tout-la-haut").page
    expect(page.locator("[data-card=b2b2]")).to_be_visible()
    keys = Keys(page)
    for number in (1, 2):
        keys.tab_to(f".player:nth-child({number})", "Shift+Tab" if number > 1 else "Tab")
        keys.press("Enter")
        keys.tab_to("[data-tray] button")
        keys.press(*["Enter"] * 6, *["ArrowRight"] * number, "Enter")
    table, expected = counted(page, "tout-la-haut")
    assert totals(page) == expected
    assert [len(player["tree"]) for player in table["players"]] == [7, 7]
    keys.tab_to(".trees li:last-child button", "Shift+Tab")
    keys.press("Enter")
    keys.tab_to(".ask .button:last-child", "Shift+Tab")
    keys.press("Enter")
    expect(page.locator(".trees li")).to_have_count(6)
