"""Today's orchard in the page: from the first page to the table, the results, and the text for friends."""

import re

import pytest
from playwright.sync_api import expect

from futaie.tables.clocks import DAY, end_of
from tests.browser.games import orchards
from tests.browser.games.orchards import lay_to_the_end
from tests.browser.test_access import findings_in_every_look
from tests.server.support.running import Staged

TODAY = "2026-11-15"
NOON = end_of(TODAY) - DAY / 2


@pytest.fixture
def staged(tmp_path):
    """A day that ends on command, not in the middle of a test."""
    server = Staged(tmp_path, NOON)
    yield server
    server.end()


@pytest.fixture
def come(staged, visit):
    """A visitor whose clock agrees with the server's."""

    def come(path="/", **settings):
        visitor = visit(staged, "/health", **settings)
        visitor.context.clock.install(time=staged.now)
        visitor.page.goto(staged.url + path)
        return visitor

    return come


@pytest.fixture
def tried(come):
    """A visitor after their try, at the results."""

    def try_it(**settings):
        visitor = come(permissions=["clipboard-read", "clipboard-write"], **settings)
        begin = visitor.page.get_by_role("button", name="Play your try")
        expect(begin).to_be_enabled()
        begin.press("Enter")
        expect(visitor.page.locator(".hand button.card").first).to_be_visible()
        lay_to_the_end(visitor.page)
        expect(visitor.page.get_by_role("link", name="Record")).to_have_count(0)
        visitor.page.get_by_role("link", name="See the results").press("Enter")
        expect(visitor.page.locator("tr.mine")).to_have_count(1)
        return visitor

    return try_it


def test_one_try_a_day_and_then_the_results(staged, come, tried):
    ana = tried()
    page = ana.page
    expect(page).to_have_url(f"{staged.url}/daily/{TODAY}")
    points = re.search(r"\d+", page.locator("#own").inner_text())[0]
    expect(page.locator("tr.mine td").last).to_have_text(points)
    expect(page.locator("tr.computer")).to_have_count(2, timeout=60_000)
    page.get_by_role("button", name="Copy this to share it").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert copied[0] == "Futaie – Orchard of 15 November 2026"
    assert re.fullmatch(rf"{points} points?, place 1 of 1", copied[1])
    assert re.fullmatch("🌳*🌱*", copied[2])
    assert copied[3:] == [f"{staged.url}/daily/{TODAY}"]
    bo = come(f"/daily/{TODAY}")
    expect(bo.page.get_by_role("button", name="Play your try")).to_be_visible()
    expect(bo.page.locator("tr, pre, #own")).to_have_count(0)
    page.goto(staged.url)
    expect(page.get_by_role("link", name="See the results")).to_be_visible()
    expect(page.locator(".standing")).to_contain_text("A new one comes at")
    page.get_by_role("link", name="Earlier days").click()
    expect(page.get_by_text("There are no earlier days yet.")).to_be_visible()


def test_the_text_can_be_copied_without_encryption_too(tried):
    page = tried().page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    shown = page.locator("pre").inner_text()
    page.get_by_role("button", name="Copy this to share it").press("Enter")
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'there' }))")
    page.locator("#there").press("Control+V")
    expect(page.locator("#there")).to_have_value(shown)


def test_returning_visitors_continue_their_try(staged, come):
    """After a reload, in another tab, and after the server was killed."""
    ana = come()
    ana.page.get_by_role("button", name="Play your try").click()
    expect(ana.page.locator(".hand button.card").first).to_be_visible()
    expect(ana.page.locator("[data-ask-hint]")).to_have_count(0)
    table = ana.table()
    orchards.lift(ana.page)
    orchards.lay(ana.page)
    expect(ana.page.locator(".hortis > .now")).to_contain_text("round 2 of")
    ana.page.reload()
    expect(ana.page.locator(".hortis > .now")).to_contain_text("round 2 of")
    staged.kill()
    staged.start()
    other = ana.context.new_page()
    other.goto(f"{staged.url}/daily")
    other.get_by_role("button", name="Go on with your try").click()
    expect(other).to_have_url(f"{staged.url}/t/{table}")
    expect(other.locator(".hortis > .now")).to_contain_text("round 2 of")
    lay_to_the_end(other)
    expect(ana.page.locator("#result")).to_be_visible()
    bo = come(f"/t/{table}")
    expect(bo.page.get_by_text("it is shown after midnight")).to_be_visible()


def test_at_midnight_an_open_page_has_the_new_orchard(staged, tried):
    page = tried().page
    page.goto(staged.url)
    expect(page.get_by_role("link", name="See the results")).to_be_visible()
    expect(page.locator(".standing")).to_contain_text("in 11 hours")
    staged.wait_until(end_of(TODAY) + 60)
    page.clock.fast_forward(int(DAY / 2 + 60) * 1000)
    expect(page.get_by_role("button", name="Play your try")).to_be_visible()
    expect(page.locator(".standing")).to_contain_text("in 23 hours")
    page.get_by_role("link", name="Earlier days").click()
    page.get_by_role("link", name="15 November 2026").click()
    expect(page.locator("tr.mine")).to_have_count(1)
    page.get_by_text("Is the deal honest?").click()
    expect(page.get_by_text("The seed was")).to_be_visible()


def test_the_results_are_for_everybody(tried):
    """axe finds nothing in any language, light or dark, and nothing is wider than a small phone."""
    page = tried(bypass_csp=True).page
    page.set_viewport_size({"width": 360, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings_in_every_look(page) == {}


@pytest.mark.parametrize("path", ["/daily", "/daily/earlier", "/daily/2026-01-01"])
def test_the_pages_around_them_are_for_everybody_too(server, visit, path):
    page = visit(server, path, viewport={"width": 360, "height": 700}, bypass_csp=True).page
    expect(page.locator(".inside p").nth(1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings_in_every_look(page) == {}
