"""Links that somebody sends: the page reacts clearly to any code, and the visitor's own data is not lost."""

import json
import re

import pytest
from playwright.sync_api import expect

import futaie
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from tests.browser.browsing import address
from tests.browser.count.test_counting import counted, totals
from tests.browser.links import packed, unpacked
from tests.shipped import COUNTED

TABLES = {game: json.loads(futaie.game(game).count.template) for game in COUNTED}
DECK = json.loads(RECONSTRUCTED.content)
EVIL = "<img src=x onerror=alert(1)>"


def deep(levels):
    return [deep(levels - 1)] if levels else []


def hostile(right):
    """Codes that do not hold a table or deck of this page."""
    yield "a part is missing", packed(right)[:-9]
    yield "a letter is another", packed(right)[:20] + "A" + packed(right)[21:]
    yield "no code at all", "hello"
    yield "signs that no code has", "%3Cscript%3E"
    yield "too long", "A" * 70_000
    yield "too much inside", packed({**right, "name": "a" * 2_000_000})
    yield "too deep", packed(deep(900))
    yield "a number", packed(7)
    yield "nothing", packed(None)
    yield "another version", packed({"version": 2, **right})
    yield "no people or cards", packed({})
    yield "fields that scripts know", packed({**right, "__proto__": {"players": []}, "constructor": 1})


@pytest.mark.parametrize("game", COUNTED)
def test_a_link_that_cannot_be_read_changes_nothing(server, visit, game):
    link = f"{server.url}/count/{game}#"
    page = visit(server, f"/count/{game}#{packed(TABLES[game])}").page
    before, points = counted(page, game)
    strangers = [(f"of {other}", packed(TABLES[other])) for other in COUNTED if other != game]
    for name, code in (*hostile(TABLES[game]), *strangers, ("a deck", packed(DECK))):
        page.goto(link + code)
        expect(page.get_by_role("alert"), name).to_contain_text("cannot be read")
        expect(page, name).not_to_have_url(link + code)
        assert unpacked(address(page)) == before, name
        assert totals(page) == points, name
    page.locator(".tools").get_by_role("button", name="Start over").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.goto("about:blank")
    page.goto(link + packed(TABLES[game])[:-9])  # for a visitor without any data
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    expect(page.locator("[data-tray]")).to_be_visible()


def test_an_unreadable_deck_leaves_your_own_alone(server, visit):
    page = visit(server, f"/cards/hortis#{packed({**DECK, 'name': 'Mine'})}").page
    page.get_by_role("button", name="Keep it here").click()
    expect(page.locator(".right")).to_be_visible()
    for name, code in (*hostile(DECK), *((f"of {game}", packed(table)) for game, table in TABLES.items())):
        page.goto(f"{server.url}/cards/hortis#{code}")
        expect(page.locator(".notice").first, name).to_contain_text("cannot be read")
        expect(page.get_by_label("Name of the deck"), name).to_have_value("Mine")
    page.locator("[data-cell='1.0']").click()
    expect(page.get_by_text("cannot be read")).to_have_count(0)


def test_the_content_of_a_link_is_shown_as_written(server, visit):
    """Strangers' names and cards are never more than text."""
    visitor = visit(server, f"/count/arboretum#{packed({**TABLES['arboretum'], 'species': [EVIL, 'b']})}")
    page = visitor.page
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    expect(page.locator("#fault")).to_contain_text(EVIL)
    table = json.loads(json.dumps(TABLES["tout-la-haut"]))
    table["players"][0] |= {"name": EVIL, "tree": [EVIL]}
    page.goto(f"{server.url}/count/tout-la-haut#{packed(table)}")
    expect(page.locator("#fault")).to_contain_text(EVIL)
    page.goto(f"{server.url}/cards/hortis#{packed({**DECK, 'name': EVIL})}")
    expect(page.get_by_label("Name of the deck")).to_have_value(EVIL)
    assert page.locator("img").count() == 0


def test_names_may_contain_any_printable_signs(server, visit):
    """Unprintable signs join emoji into families."""
    page = visit(server, f"/count/arboretum#{packed(TABLES['arboretum'])}").page
    page.get_by_label("Name of player 1").fill("👨\u200d👩\u200d👧 les\u00a0Érables")
    page.get_by_label("Name of player 1").blur()
    expect(page.locator(".player").first).to_contain_text("les")
    assert totals(page) == counted_by_library(TABLES["arboretum"])
    expect(page.locator("#fault")).to_have_count(0)


def counted_by_library(table):
    return [player["total"] for player in futaie.game("arboretum").count.count(table)["players"]]


def test_a_half_typed_recipe_survives_a_reload(server, visit):
    page = visit(server, f"/cards/hortis#{packed({**DECK, 'name': 'Mine'})}").page
    page.get_by_role("button", name="Keep it here").click()
    page.get_by_role("button", name="Lime Cordial").click()
    dialog = page.locator("dialog")
    for wrong in ("", "3.5"):
        dialog.get_by_label("Target").fill(wrong)
        expect(dialog.get_by_label("Target")).to_have_attribute("aria-invalid", "true")
        expect(dialog.get_by_role("status")).to_contain_text("0-199")
        page.wait_for_url(re.compile("#"))
        page.reload()
        expect(page.locator("#fault")).to_contain_text("Recipe on card")
        expect(page.get_by_label("Name of the deck")).to_have_value("Mine")
        page.locator(".foot .wrong").click()
    dialog.get_by_label("Target").fill("36")
    dialog.get_by_role("button", name="Done").click()
    expect(page.locator(".right")).to_contain_text("18 cards, 18 recipes")


def test_a_removed_deck_can_be_restored(server, visit):
    page = visit(server, f"/cards/hortis#{packed({**DECK, 'name': 'Mine'})}").page
    page.get_by_role("button", name="Keep it here").click()
    expect(page.locator(".right")).to_be_visible()
    page.get_by_role("button", name="Remove the deck").click()
    expect(page.locator(".notice").first).to_contain_text("Mine")
    expect(page.locator("[data-cell='1.0'] svg")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Mine")
    expect(page.locator(".right")).to_be_visible()
