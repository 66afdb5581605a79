"""Counting a real table: with taps, keys and fingers, the same as the library; impossible things are marked."""

import json
import re
from importlib import import_module

import pytest
from playwright.sync_api import expect

import futaie
from futaie.games.tout_la_haut.rules.reasons import Impossible as ToutLaHaut
from futaie.text import Words
from tests.browser.browsing import address, answer_late
from tests.browser.links import follow, packed, unpacked
from tests.shipped import COUNTED

BROKEN = {game: import_module(f"tests.games.{game.replace('-', '_')}.box.test_counting").BROKEN for game in COUNTED}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def totals(page):
    """The figures beside the names, once everything is counted."""
    expect(page.locator(".sheet[aria-busy=false] .sheets")).to_be_visible()
    return [int(text) for text in page.locator(".player strong").all_inner_texts()]


def counted(page, game):
    """The table in the link, and its totals by the library."""
    expect(page.locator(".sheet[aria-busy=false]")).to_be_visible()
    table = unpacked(address(page))
    return table, [player["total"] for player in futaie.game(game).count.count(table)["players"]]


def test_an_arboretum_is_entered_by_tapping(server, visit):
    page = visit(server, "/").page
    page.locator("a[href='/count/arboretum']").click()
    page.get_by_label("Name of player 1").fill("Ada")
    for card in ("b3", "b5", "m1"):  # the hand comes first
        page.locator(f"[data-card={card}]").click()
    page.locator("[data-drop='(0,0)']").click()
    for card in ("b1", "b6"):  # then a place, and to its right the next card
        page.locator(f"[data-card={card}]").click()
    page.keyboard.press("Escape")
    for card, cell in (("m4", "(0,1)"), ("b8", "(2,0)")):  # or a card and its place
        page.locator(f"[data-card={card}]").click()
        page.locator(f"[data-drop='{cell}']").click()
    expect(page.locator(".player").first).to_contain_text("6")
    table, expected = counted(page, "arboretum")
    assert totals(page) == expected == [6, 0]
    assert table["players"][0] == {
        "name": "Ada",
        "hand": ["b3", "b5", "m1"],
        "garden": [
            {"card": "b1", "x": 0, "y": 0},
            {"card": "b6", "x": 1, "y": 0},
            {"card": "m4", "x": 0, "y": 1},
            {"card": "b8", "x": 2, "y": 0},
        ],
    }
    page.locator("[data-card=m4]").click()  # from the garden into the box
    page.get_by_role("button", name="Back into the box").click()
    expect(page.locator("[data-drop='(0,1)'] .rank")).to_have_count(0)
    for _ in range(2):
        page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-drop='(0,1)'] .rank")).to_have_count(1)
    expect(page.locator("[data-drop='(2,0)'] .rank")).to_have_count(0)
    expect(page.locator(".player").first).to_contain_text("3")
    assert totals(page) == [3, 0]


def test_a_late_count_is_not_taken_for_one_of_the_present_table(server, visit):
    page = visit(server, "/count/arboretum").page
    sheet = page.locator(".sheet")
    page.locator("[data-drop='(0,0)']").click()
    page.locator("[data-card=b1]").click()
    expect(sheet).to_have_attribute("aria-busy", "false")
    answer_late(page, "**/count", page.locator("[data-card=b3]").click, page.locator("[data-card=b5]").click)
    expect(sheet).to_have_attribute("aria-busy", "true")
    page.clock.resume()
    expect(sheet).to_have_attribute("aria-busy", "false")
    assert len(counted(page, "arboretum")[0]["players"][0]["garden"]) == 3


def test_an_impossible_card_is_marked_in_its_place(server, visit):
    page = visit(server, "/count/arboretum").page
    for card, cell in (("b1", "(0,0)"), ("b2", "(1,1)")):
        page.locator(f"[data-drop='{cell}']").click()
        page.locator(f"[data-card={card}]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".fault")).to_contain_text("Blue Spruce 2 does not touch")
    expect(page.locator("[data-drop='(1,1)'] .mark")).to_be_visible()
    for language, words in (("it", "Abete 2 non tocca"), ("en", "Blue Spruce 2 does not touch")):
        page.locator("#language").select_option(language)
        expect(page.locator(".fault")).to_contain_text(words)
    page.locator("[data-card=b2]").click()
    page.locator("[data-drop='(1,0)']").click()
    expect(page.locator("#fault")).to_have_count(0)
    page.locator("summary").first.click()
    page.get_by_role("button", name="Blue Spruce", exact=True).click()
    expect(page.locator(".fault")).to_contain_text("not in play")
    expect(page.locator("[data-drop='(0,0)'] .mark")).to_be_visible()


def test_an_orchard_is_entered_on_a_phone(server, visit):
    page = visit(server, "/count/hortis", **PHONE).page

    def put(kind, *cells, fruit="orange"):
        page.locator("label", has=page.locator(f"input[value={fruit}]")).tap()
        page.locator(f"[data-kind='{kind}']").tap()
        for cell in cells:
            page.locator(f"[data-cell='{cell}']").tap()

    put("5", "1 1", "1 2")
    expect(page.locator("#fault")).to_contain_text("fewer than the 6")
    put("tree", "1 3", fruit="lemon")
    put("glade", "2 1", "2 2")
    put("squirrel", "2 3", fruit="lime")
    expect(page.locator(".sheets")).to_contain_text("10")
    table, expected = counted(page, "hortis")
    assert totals(page) == expected == [9]
    assert table["players"][0]["orchard"][1].split() == ["-", "O=5", "O=5", "Y", "-", "-"]
    put("squirrel", "1 4", fruit="lime")
    expect(page.locator(".fault")).to_contain_text("squirrel")
    expect(page.locator("[data-cell='2 3'].wrong")).to_be_visible()
    page.locator("[data-cell='1 4']").tap()  # tapping again clears it
    assert totals(page) == [9]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_going_to_another_tree_does_not_fetch_the_box_again(server, visit):
    page = visit(server, "/count/tout-la-haut").page
    page.locator("[data-card=r3g3]").click()
    page.route("**/api/games/tout-la-haut/count?*", lambda route: route.abort())
    page.get_by_role("button", name="Player 2").click()
    page.locator("[data-card=b2b2]").click()
    expect(page.locator(".trees ol button")).to_have_count(1)


def test_trees_are_entered_by_tapping_and_keys(server, visit):
    page = visit(server, "/count/tout-la-haut").page
    tree = page.locator(".trees ol button")
    page.locator("summary").first.click()
    page.get_by_label("Rounds").select_option("3")
    for card in ("r3g3", "g2g3", "g4y4"):
        page.locator(f"[data-card={card}]").click()
    expect(page.locator("#fault")).to_contain_text("Player 2")
    page.get_by_role("button", name="Player 2").click()
    page.locator("[data-card='-']").focus()
    for key in ("Enter", "ArrowRight", "Enter", "Enter"):
        page.keyboard.press(key)
    expect(tree).to_have_count(3)
    table, expected = counted(page, "tout-la-haut")
    assert totals(page) == expected
    assert [player["tree"] for player in table["players"]] == [["r3g3", "g2g3", "g4y4"], ["-", "b2b2", "b2b2"]]
    tree.nth(2).click()
    page.get_by_role("button", name="Turn it over").click()
    page.get_by_role("button", name="Lower").click()
    assert counted(page, "tout-la-haut")[0]["players"][1]["tree"] == ["-", "-b2b2", "b2b2"]
    tree.nth(2).click()
    page.locator("[data-card=r3g3]").click()  # in its place
    expect(page.locator(".fault")).to_contain_text("only 1")
    expect(page.locator(".trees li.wrong")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("#fault")).to_have_count(0)
    page.get_by_label("Two games").check()
    page.get_by_role("combobox", name="Objective", exact=True).select_option("efficient")
    for player in (1, 2):
        page.get_by_role("button", name=f"Player {player}").click()
        page.get_by_role("button", name="Second game").click()
        for _ in range(3):
            page.locator("[data-card='-']").click()
    assert totals(page) == counted(page, "tout-la-haut")[1]
    expect(page.locator(".verdict").first).to_contain_text("starts the second")


@pytest.mark.parametrize("game", COUNTED)
def test_a_link_brings_the_whole_table_to_somebody_else(server, visit, game):
    table = json.loads(futaie.game(game).count.template)
    table["players"][0]["name"] = "Zoé"
    ana = visit(server, f"/count/{game}#{packed(table)}", permissions=["clipboard-read", "clipboard-write"])
    before = totals(ana.page)
    ana.page.get_by_role("button", name="Copy the link").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    bo = visit(server, link.removeprefix(server.url), locale="fr")
    assert totals(bo.page) == before
    expect(bo.page.locator("h1")).to_contain_text("Compter")
    for player in table["players"]:
        expect(bo.page.locator(".players")).to_contain_text(player["name"])
    bo.page.goto(f"{server.url}/count/{game}#{packed(table)[:-9]}")
    expect(bo.page.get_by_role("alert")).to_contain_text("lien")


NEVER_ENTERED = {ToutLaHaut.NO_SUCH_FLOOR}  # floors become cards when they are read
MARKS = ".entry :is(.wrong, .mark), .tools [aria-invalid=true]"


@pytest.mark.parametrize("game", BROKEN)
def test_every_impossible_table_is_refused_and_marked(server, visit, game):
    page = visit(server, f"/count/{game}").page
    unread = page.locator("[role=alert]")
    refused = set()
    for name, (table, code, _) in BROKEN[game].items():
        if code in refused:
            continue  # the server's tests cover all of them
        follow(page, f"{server.url}/count/{game}", table)
        expect(page.locator(".sheet[aria-busy=false]")).to_be_visible()
        expect(page.locator("#fault, [role=alert], .sheets").first).to_be_visible()
        if unread.count():
            continue  # not even the shape of a table
        reason = why_not(game, unpacked(address(page)))
        if reason is None:
            assert name == "a-nameless-player"  # the page has named it player 1
            continue
        expect(page.locator("#fault")).to_contain_text(said(game, reason))
        where = ".".join(reason.figures[name] for name in ("file", "where") if name in reason.figures)
        assert page.locator("#fault").get_attribute("data-where") == where
        if page.locator("#fault.fault").count():
            if page.locator("#fault button").count():
                page.locator("#fault button").click()
            expect(page.locator(MARKS).locator("visible=true").first, name).to_be_visible()
        refused.add(code)
    kinds = import_module(f"{futaie.game(game).package}.rules.reasons").Impossible
    assert set(kinds) - refused <= NEVER_ENTERED


def said(game, reason):
    """In the page's words: its own, if it has any for this."""
    words, code = Words("en", futaie.game(game).package), reason.code.value
    own = f"page-{code}"
    if words.knows(own):
        return words.say(own, **reason.figures)
    return Words("en").tell(reason) if code != "this-field-is-not-right" else "cannot be there"


def why_not(game, table):
    for number, player in enumerate(table["players"], 1):
        player["name"] = player["name"] or f"Player {number}"
    try:
        futaie.game(game).count.count(table)
    except futaie.BadTable as error:
        return error.reason


def test_games_that_can_be_counted_are_listed(server, visit):
    page = visit(server, "/count").page
    page.get_by_role("link", name="Hortis").click()
    expect(page).to_have_url(re.compile("/count/hortis"))
    expect(page.locator("h1")).to_contain_text("Hortis")
