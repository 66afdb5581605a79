"""Accessibility: axe finds nothing, no page is wider than a small phone, in three languages, light and dark."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import futaie
from futaie.games.hortis.box.deck_file import RECONSTRUCTED
from tests.browser.links import packed
from tests.shipped import COUNTED, GAMES

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GLADES = {"number": 1, "rows": ["O1 .. ..", "Y1 Y1 G1"]}
WRONG_GARDEN = {
    "species": ["b"],
    "players": [{"name": "Ana", "hand": [], "garden": [{"card": f"b{n}", "x": 2 * n, "y": 0} for n in (1, 2)]}],
}
WRONG_TREE = {"players": [{"name": "Ana", "tree": ["r3g3", "b2b2", "v2v2", "x"]}, {"name": "Bo", "tree": []}]}
LOOKS = [("en", "light"), ("en", "dark"), ("fr", "light"), ("fr", "dark"), ("it", "light"), ("it", "dark")]


def findings(page):
    if page.evaluate("typeof axe") == "undefined":
        page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found["violations"]]


def findings_in_every_look(page):
    """In all languages, light and dark; restores the first look."""
    languages = page.get_by_role("combobox").first
    before, found = languages.input_value(), {}
    for language, scheme in LOOKS:
        page.emulate_media(color_scheme=scheme)
        languages.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found[language, scheme] = findings(page)
    page.emulate_media(color_scheme=None)
    languages.select_option(before)
    expect(page.locator("html")).to_have_attribute("lang", before)
    return {look: what for look, what in found.items() if what}


def places(server, visitor):
    """Every kind of page, once it has loaded."""
    page = visitor.page
    visitor.game("Hortis").locator(".now").click()  # so that every page has a turn waiting
    page.locator(".ask.mine").wait_for()
    host = server.person("Host")
    waiting = host.open("arboretum", "me", "open", public=True)
    running = [host.open(game, "me", "greedy") for game in GAMES]
    over = host.open("hortis", "me", "here")
    host.ask("POST", f"/api/tables/{over}/seats/0/resign")
    for path, wanted in (
        ("/", "article >> nth=3"),
        ("/", "dialog"),
        ("/rules/hortis", ".rules h1"),
        (f"/t/{waiting}", ".room"),
        *((f"/t/{table}", "[data-board] :is(svg, button)") for table in running),
        (f"/t/{over}", "#result"),
        (f"/t/{over}/replay", ".stage"),
        ("/record", "input[type=file]"),
        ("/count", "a[href='/count/arboretum']"),
        *((f"/count/{game}#{packed(json.loads(futaie.game(game).count.template))}", ".sheets") for game in COUNTED),
        ("/count/hortis#" + packed({"players": [{"name": "Ana", "orchard": ["~O~ ~Y~ O=5", "Y1 G1 .."]}]}), "#fault"),
        *((f"/count/{game}", "[data-tray]") for game in COUNTED),
        ("/count/arboretum#" + packed(WRONG_GARDEN), ".mark"),
        ("/count/tout-la-haut#" + packed(WRONG_TREE), "li.wrong"),
        ("/cards/hortis", ".cards"),
        ("/cards/hortis#" + packed(json.loads(RECONSTRUCTED.content)), ".right"),
        (
            "/cards/hortis#" + packed({"name": "", "card": [GLADES, {**GLADES, "number": 2}], "recipe": []}),
            ".card.wrong",
        ),
        ("/nowhere/at/all", ".nothing"),
    ):
        page.goto(server.url + path)
        if wanted == "dialog":
            page.locator("article .ways button").first.click()
        expect(page.locator(wanted).first).to_be_visible()
        yield f"{path} {wanted}"


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_axe_finds_nothing(server, visit, language, scheme):
    visitor = visit(server, locale=language, color_scheme=scheme, bypass_csp=True)
    found = {place: findings(visitor.page) for place in places(server, visitor)}
    assert {place: what for place, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_nothing_is_wider_than_a_small_phone(server, visit, language):
    visitor = visit(server, locale=language, viewport={"width": 360, "height": 700}, has_touch=True)
    wide = {place: visitor.page.evaluate("document.documentElement.scrollWidth") for place in places(server, visitor)}
    assert {place: width for place, width in wide.items() if width > 360} == {}
