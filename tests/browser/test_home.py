"""The first page: playing within one click, languages, colours, friends."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import title
from tests.shipped import GAMES

FIRST_LOAD = 150_000


def test_one_click_starts_a_game_against_a_bot(server, visit):
    ana = visit(server)
    ana.game("Arboretum").get_by_role("button", name="Play now").click()
    expect(ana.page.locator(".ask")).to_contain_text("Draw the first of two cards.")
    expect(ana.page).to_have_title(re.compile("Your turn"))


def test_the_page_speaks_three_languages_and_remembers_which(server, visit):
    ana = visit(server)
    for language, words in (("fr", "Choisissez un jeu"), ("it", "Scegli un gioco"), ("fr", "Choisissez un jeu")):
        ana.page.get_by_role("combobox").first.select_option(language)
        expect(ana.page.get_by_role("heading", name=words)).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name="Choisissez un jeu")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.lang") == "fr"


def test_light_and_dark_can_be_chosen(server, visit):
    ana = visit(server, color_scheme="light")
    expect(ana.page.locator("article")).to_have_count(4)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = ana.page.evaluate(paper)
    for _ in range(2):
        ana.page.get_by_role("button", name=re.compile("olours")).click()
    assert ana.page.evaluate(paper) != light
    ana.page.reload()
    expect(ana.page.locator("article")).to_have_count(4)
    assert ana.page.evaluate(paper) != light


def test_a_friend_comes_with_the_code(server, visit):
    ana, bo = visit(server), visit(server)
    ana.game("Tout là-haut").get_by_role("button", name="With friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    code = ana.page.locator(".code").inner_text()
    expect(ana.page.get_by_role("img", name="QR")).to_be_visible()
    bo.page.get_by_role("textbox", name="Do you have a code?").fill(code.lower())
    bo.page.get_by_role("button", name="Join").click()
    expect(bo.page.get_by_text("One seat is free")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".ask")).to_be_visible()
    expect(bo.page.locator(".ask")).to_be_visible()
    assert ana.table() == bo.table()


def test_the_first_load_is_small(server, visit):
    ana = visit(server)
    expect(ana.page.locator("article")).to_have_count(4)
    sizes = ana.page.evaluate(
        """performance.getEntriesByType("resource").filter(({ name }) => /\\.(js|css)$/.test(name))
        .map(({ encodedBodySize }) => encodedBodySize)"""
    )
    assert len(sizes) > 2
    assert sum(sizes) <= FIRST_LOAD


def test_no_request_goes_to_another_address(server, visit):
    ana = visit(server)
    asked = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.reload()
    expect(ana.page.locator("article")).to_have_count(4)
    ana.game("Hortis").get_by_role("link", name="Rules").click()
    expect(ana.page.get_by_role("heading", name="Hortis", level=1)).to_be_visible()
    assert asked
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
    policy = ana.page.request.get(server.url).headers["content-security-policy"]
    assert "unsafe" not in policy


def test_a_game_started_with_the_keyboard_goes_on_with_it(server, visit):
    for game in map(title, GAMES):
        ana = visit(server)
        ana.page.get_by_role("combobox").last.select_option("greedy")
        now = ana.game(game).locator(".now")
        now.focus()
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator(".board :focus")).to_have_count(1)
        ana.page.get_by_role("link", name="Futaie").click()
        expect(ana.page.locator("main")).to_be_focused()


SHIFT = """new Promise((told) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => told(sum), 600);
})"""


def test_nothing_jumps_while_a_page_loads(server, visit):
    for viewport in ({"width": 1280, "height": 900}, {"width": 390, "height": 844}):
        ana = visit(server, viewport=viewport)
        shifts = {}
        for game in ("", *map(title, GAMES)):
            ana.page.goto(server.url)
            expect(ana.page.locator("article")).to_have_count(4)
            if game:
                ana.page.get_by_role("combobox").last.select_option("greedy")
                ana.game(game).locator(".now").click()
                expect(ana.page.locator(".ask")).to_be_visible()
                ana.page.reload()
                expect(ana.page.locator(".ask.mine")).to_be_visible()
            shifts[game] = ana.page.evaluate(SHIFT)
        assert {game: shift for game, shift in shifts.items() if shift > 0.05} == {}
