"""A custom Hortis deck: entered, checked as it is typed, kept, exported, shared, and played."""

import json
import re
import shlex
import subprocess
import sys

import pytest
from playwright.sync_api import expect

import futaie
from futaie.games.hortis.box.card_fields import BadDeck
from futaie.games.hortis.box.deck_file import RECONSTRUCTED, parse_json
from futaie.games.hortis.rules.reasons import WrongDeck
from futaie.text import Words
from tests.browser.browsing import address, answer_late
from tests.browser.links import follow, packed, unpacked
from tests.browser.test_access import findings

OURS = json.loads(RECONSTRUCTED.content)
TWO = {"name": "Two", "card": OURS["card"][:2], "recipe": []}
SOUP = {"number": 1, "name": "Soup", "target": 40, "wheelbarrow_counts": True, "when": [], "gives": {"points": 4}}


def enter(page, number, *cells):
    for cell, sign in enumerate(cells):
        page.locator(f"[data-sign='{sign}']").click()
        page.locator(f"[data-cell='{number}.{cell}']").click()


def test_cards_are_entered_by_tapping_and_played_at_a_table(server, visit):
    visitor = visit(server)
    page = visitor.page
    page.locator("a[href='/cards/hortis']").click()
    page.get_by_label("Name of the deck").fill("Grandma’s box")
    enter(page, 1, "O1", "Y2", "G1", "..", "O2", "Y1")
    enter(page, 4, "G1", "G2", "G1", "..", "O2")
    expect(page.locator(".card.wrong")).to_have_attribute("data-number", "4")
    expect(page.locator("#fault")).to_have_text("Card 4 is not finished.")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    page.locator("[data-sign='..']").click()
    page.locator("[data-cell='4.5']").click()
    expect(page.locator(".card.wrong")).to_have_attribute("data-number", "4")
    expect(page.locator("#fault")).to_contain_text("five trees and one glade")
    page.locator("[data-cell='4.5']").focus()  # keys enter signs too
    page.keyboard.press("y")
    page.keyboard.press("2")
    expect(page.locator(".right")).to_contain_text("2 cards, 0 recipes")
    deck = parse_json(json.dumps(unpacked(address(page))), "link.json")
    assert [card.cells for card in deck.cards] == [
        ("O1", "Y2", "G1", "..", "O2", "Y1"),
        ("G1", "G2", "G1", "..", "O2", "Y2"),
    ]
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Grandma’s box")
    expect(page.locator(".right")).to_be_visible()
    page.goto(server.url)
    visitor.game("Hortis").get_by_role("button", name="Options").click()
    page.locator("summary").click()
    page.get_by_label("Cards", exact=True).select_option(label="Grandma’s box")
    page.locator("input[type=number]").first.fill("2")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    view = page.request.get(f"{server.url}/api/tables/{visitor.table()}").json()["state"]["view"]
    assert (view["deck"]["name"], view["deck"]["hash"]) == ("Grandma’s box", deck.hash)


def test_our_own_deck_can_be_corrected_and_played_from_its_page(server, visit):
    visitor = visit(server, "/cards/hortis")
    page = visitor.page
    page.get_by_role("button", name="Start from our cards").click()
    expect(page.locator(".right")).to_contain_text("18 cards, 18 recipes")
    page.get_by_role("button", name="Lime Cordial").click()
    page.get_by_label("Target").fill("36")
    page.get_by_label("Number").fill("6")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".right")).to_be_visible()
    expect(page).to_have_url(re.compile("#"))
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    state = page.request.get(f"{server.url}/api/tables/{visitor.table()}").json()["state"]
    assert state["view"]["deck"]["name"] == "My box"
    assert state["view"]["deck"]["hash"] != RECONSTRUCTED.hash


def test_a_recipe_is_entered_and_its_errors_are_marked(server, visit):
    page = visit(server, f"/cards/hortis#{packed(TWO)}").page
    expect(page.locator(".right")).to_be_visible()
    page.locator("[data-number='1']").get_by_role("button", name="+ recipe").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Name", exact=True).fill("Soup")
    dialog.get_by_role("button", name="Add a condition").click()
    dialog.get_by_label("What counts").select_option("group")
    dialog.get_by_label("How many are wanted").select_option("exactly")
    dialog.get_by_label("Number").fill("3")
    dialog.get_by_label("lime").check()
    dialog.get_by_label("10", exact=True).check()
    dialog.get_by_label("on trees").check()
    expect(dialog.locator("li strong")).to_have_text("largest group of lime dice of 10 on trees: exactly 3")
    dialog.get_by_role("combobox", name="What it gives").select_option("for_each")
    dialog.get_by_label("Points", exact=True).fill("7")
    dialog.get_by_label("The wheelbarrow counts").uncheck()
    for label, wrong, right in (("Target", "500", "44"), ("Name", "", "Soup"), ("Number", "120", "4")):
        field = dialog.get_by_label(label, exact=True)
        field.fill(wrong)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(dialog.get_by_role("status")).to_be_visible()
        field.fill(right)
        expect(dialog.get_by_role("status")).to_have_count(0)
    dialog.get_by_role("button", name="Done").click()
    expect(page.locator(".right")).to_contain_text("1 recipes")
    deck = parse_json(json.dumps(unpacked(address(page))), "link.json")
    assert deck.recipe(1).plain() == {
        "number": 1,
        "name": "Soup",
        "target": 44,
        "wheelbarrow_counts": False,
        "when": [{"of": "group", "fruit": ["lime"], "value": [10], "on": ["tree"], "at_least": 4, "at_most": 4}],
        "gives": {"points": 7, "for_each": {"of": "dice"}},
    }


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark"), ("it", "light")])
def test_axe_finds_nothing_in_the_form_of_a_recipe(server, visit, language, scheme):
    deck = {**OURS, "recipe": [{**OURS["recipe"][0], "target": 500}]}
    settings = {
        "locale": language,
        "color_scheme": scheme,
        "bypass_csp": True,
        "viewport": {"width": 360, "height": 740},
    }
    page = visit(server, f"/cards/hortis#{packed(deck)}", **settings).page
    page.locator(".foot .wrong").click()
    expect(page.locator("dialog [role=status]")).to_be_visible()
    assert findings(page) == []
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= 360


def test_a_late_answer_is_not_taken_for_one_about_the_present_deck(server, visit):
    page = visit(server, f"/cards/hortis#{packed(TWO)}").page
    page.get_by_role("button", name="Keep it here").click()
    name, right = page.get_by_label("Name of the deck"), page.locator(".right")
    expect(right).to_be_visible()
    answer_late(page, "**/hortis/cards", lambda: name.fill("Early"), lambda: name.fill("Late"))
    expect(right).to_be_hidden()
    page.clock.resume()
    expect(right).to_be_visible()
    assert unpacked(address(page))["name"] == "Late"


def test_a_real_table_is_counted_with_your_own_recipes(server, visit):
    page = visit(server, f"/cards/hortis#{packed({**TWO, 'recipe': [SOUP, {**SOUP, 'number': 2}]})}").page
    page.get_by_role("button", name="Keep it here").click()
    expect(page.locator(".right")).to_be_visible()
    page.goto(f"{server.url}/count/hortis#{packed({'players': [{'name': 'Ada', 'orchard': ['O=5 Y G', 'Y G ..']}]})}")
    page.locator("summary").first.click()
    page.get_by_label("Recipe 1 of 2").select_option(label="1 Soup")
    expect(page.locator("#fault")).to_contain_text("two recipes")
    expect(page.locator(".row.wrong")).to_be_visible()
    page.get_by_label("Recipe 2 of 2").select_option(label="2 Soup")
    expect(page.locator(".sheets")).to_contain_text("13")
    assert unpacked(address(page))["recipes"][0] == SOUP


def test_a_deck_goes_into_a_file_and_comes_back(server, visit, tmp_path):
    page = visit(server, f"/cards/hortis#{packed({**OURS, 'name': 'Mine'})}").page
    expect(page.locator(".right")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "Mine.json"
    command = [sys.executable, "-m", "futaie", "deck", "check", "hortis", str(file)]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0, shlex.join(command)
    toml = tmp_path / "ours.toml"
    toml.write_text(futaie.game("hortis").data.template, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(toml)
    expect(page.get_by_label("Name of the deck")).to_have_value(RECONSTRUCTED.name)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name of the deck")).to_have_value("Mine")
    toml.write_text("name = 3\n" + toml.read_text(encoding="utf-8").partition("\nname")[2], encoding="utf-8")
    page.locator("input[type=file]").set_input_files(toml)
    expect(page.locator(".fault")).to_contain_text("ours.toml")
    page.get_by_label("Decks on this device").select_option(label=RECONSTRUCTED.name)
    expect(page.get_by_label("Name of the deck")).to_have_value(RECONSTRUCTED.name)


def test_anybody_can_keep_a_shared_deck(server, visit):
    ana = visit(server, f"/cards/hortis#{packed(TWO)}", locale="it")
    expect(ana.page.locator(".right")).to_be_visible()
    ana.page.goto(f"{server.url}/cards/hortis")
    ana.page.reload()
    expect(ana.page.locator("[data-cell='1.0'] svg")).to_have_count(0)
    ana.page.goto(f"{server.url}/cards/hortis#{packed(TWO)}")
    ana.page.get_by_role("button", name="Conserva qui").click()
    ana.page.goto(f"{server.url}/cards/hortis")
    ana.page.reload()
    expect(ana.page.locator("[data-cell='1.0'] svg")).to_have_count(1)
    ana.page.goto(f"{server.url}/cards/hortis#{packed(TWO)[:-7]}")
    expect(ana.page.get_by_role("status").first).to_contain_text("link")


ONE, OTHER = TWO["card"]
BROKEN = {
    "a nameless deck": ({**TWO, "name": ""}, "input[aria-invalid=true]"),
    "no such cell": ({**TWO, "card": [ONE, {"number": 7, "rows": ["O3 Y1 G1", "O1 Y1 .."]}]}, ".card.wrong"),
    "two glades": ({**TWO, "card": [ONE, {"number": 7, "rows": ["O1 Y1 ..", "O1 Y1 .."]}]}, ".card.wrong"),
    "half a card": ({**TWO, "card": [ONE, {"number": 7, "rows": ["O1 Y1 .."]}]}, ".card.wrong"),
    "a card twice": ({**TWO, "card": [ONE, OTHER, OTHER]}, ".card.wrong"),
    "a recipe of no card": ({**TWO, "recipe": [{**SOUP, "number": 9}]}, ".foot .wrong"),
    "a recipe twice": ({**TWO, "recipe": [SOUP, SOUP]}, ".foot .wrong"),
    "a huge target": ({**TWO, "recipe": [{**SOUP, "target": 200}]}, ".foot .wrong"),
    "no such measure": ({**TWO, "recipe": [{**SOUP, "when": [{"of": "luck", "at_least": 1}]}]}, ".foot .wrong"),
    "no bound": ({**TWO, "recipe": [{**SOUP, "when": [{"of": "dice"}]}]}, ".foot .wrong"),
    "no such fruit": (
        {**TWO, "recipe": [{**SOUP, "when": [{"of": "dice", "fruit": ["plum"], "at_least": 1}]}]},
        ".foot .wrong",
    ),
    "nothing given": ({**TWO, "recipe": [{**SOUP, "gives": {}}]}, ".foot .wrong"),
    "too much given": ({**TWO, "recipe": [{**SOUP, "gives": {"points": 100}}]}, ".foot .wrong"),
    "two kinds given": ({**TWO, "recipe": [{**SOUP, "gives": {"points": 1, "percent": 10}}]}, ".foot .wrong"),
}


def test_every_error_is_marked(server, visit):
    page = visit(server, "/cards/hortis", locale="fr").page
    for name, (deck, mark) in BROKEN.items():
        follow(page, f"{server.url}/cards/hortis", deck)
        expect(page.locator("#fault"), name).to_have_text(wrong_with(deck))
        expect(page.locator(mark), name).to_have_count(1)
        expect(page.locator(".right")).to_have_count(0)
        expect(page.get_by_role("button", name="Jouer avec")).to_be_disabled()


def wrong_with(deck):
    if any(len(" ".join(card["rows"]).split()) < 6 for card in deck["card"]):
        return "La carte 7 n’est pas finie."
    reason = refusal(deck)
    words, figures = Words("fr", "futaie.games.hortis"), reason.figures
    place = "Nom du paquet"
    if "card" in figures:
        place = words.say("page-card", card=figures["card"])
    elif "recipe" in figures:
        place = words.say("page-cards-recipe-of", card=figures["recipe"])
    told = words.say(f"page-{reason.code.value}", **figures)
    return words.say("page-cards-at", place=place, told=told)


def refusal(deck):
    with pytest.raises(BadDeck) as refused:
        parse_json(json.dumps(deck), f"{deck['name'] or 'sans nom'}.json")
    return refused.value.reason


OF_FILES = {WrongDeck.UNREADABLE, WrongDeck.NOT_TEXT, WrongDeck.NOT_THE_HASH}  # these concern paths and records
BAD_FILES = {
    WrongDeck.NOT_TOML: ("a.toml", "name ="),
    WrongDeck.NOT_JSON: ("a.json", "{"),
    WrongDeck.TOO_LARGE: ("a.toml", "#\n" * 30_000),
    WrongDeck.LINE_TOO_LONG: ("a.toml", "#" * 600),
    WrongDeck.MISSING: ("a.json", json.dumps({"name": "A"})),
    WrongDeck.UNKNOWN_FIELD: ("a.json", json.dumps({**TWO, "colour": 3})),
}


def test_every_kind_of_wrong_deck_is_covered():
    unfinished = [
        deck for deck, _ in BROKEN.values() if any(len(" ".join(card["rows"]).split()) < 6 for card in deck["card"])
    ]
    found = {refusal(deck).code for deck, _ in BROKEN.values() if deck not in unfinished}
    assert found | set(BAD_FILES) | OF_FILES == set(WrongDeck)


@pytest.mark.parametrize("code", BAD_FILES)
def test_a_file_without_a_deck_is_refused_and_changes_nothing(server, visit, tmp_path, code):
    page = visit(server, f"/cards/hortis#{packed(TWO)}").page
    page.get_by_role("button", name="Keep it here").click()
    name, text = BAD_FILES[code]
    (tmp_path / name).write_text(text)
    page.locator("input[type=file]").set_input_files(tmp_path / name)
    expect(page.locator(".notice.fault")).to_be_visible()
    expect(page.get_by_label("Name of the deck")).to_have_value("Two")
    page.locator("[data-cell='3.0']").click()  # the message disappears
    expect(page.locator(".notice.fault")).to_have_count(0)
