"""Today's orchard in the page: from the first page to the table, the results, and what is sent to friends."""

import re

import pytest
from playwright.sync_api import expect

from .orchards import lay_to_the_end
from .test_access import findings_in_every_look


@pytest.fixture
def tried(server, visit):
    """Somebody who has had their try, at the results."""

    def come(**settings):
        visitor = visit(server, permissions=["clipboard-read", "clipboard-write"], **settings)
        begin = visitor.page.get_by_role("button", name="Play your try")
        expect(begin).to_be_enabled()
        begin.press("Enter")
        expect(visitor.page.locator(".hand button.card").first).to_be_visible()
        lay_to_the_end(visitor.page)
        expect(visitor.page.get_by_role("link", name="Record")).to_have_count(0)
        visitor.page.get_by_role("link", name="See the results").press("Enter")
        expect(visitor.page.locator("tr.mine")).to_have_count(1)
        return visitor

    return come


def test_a_try_a_day_and_then_the_results(server, visit, tried):
    ana = tried()
    page, day = ana.page, ana.page.url.rpartition("/")[2]
    points = re.search(r"\d+", page.locator("#own").inner_text())[0]
    expect(page.locator("tr.mine td").last).to_have_text(points)
    expect(page.locator("tr.computer")).to_have_count(2, timeout=180_000)
    page.get_by_role("button", name="Copy this to share it").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"{points} points?, place \d+ of \d+\n", copied)
    assert copied.endswith(f"/daily/{day}")
    assert len(copied.splitlines()) == 4
    bo = visit(server, f"/daily/{day}")
    expect(bo.page.get_by_role("button", name="Play your try")).to_be_visible()
    expect(bo.page.locator("tr, pre, #own")).to_have_count(0)
    page.goto(server.url)
    expect(page.get_by_role("link", name="See the results")).to_be_visible()
    page.get_by_role("link", name="Earlier days").click()
    expect(page.get_by_text("There are no earlier days yet.")).to_be_visible()


def test_who_comes_back_goes_on(server, visit):
    ana = visit(server)
    ana.page.get_by_role("button", name="Play your try").click()
    expect(ana.page.locator(".hand button.card").first).to_be_visible()
    table = ana.table()
    ana.page.goto(f"{server.url}/daily")
    ana.page.get_by_role("button", name="Go on with your try").click()
    expect(ana.page).to_have_url(f"{server.url}/t/{table}")
    bo = visit(server, f"/t/{table}")
    expect(bo.page.get_by_text("it is shown after midnight")).to_be_visible()


def test_the_results_are_for_everybody(tried):
    """No finding of axe in any language, light or dark, and nothing wider than a small phone."""
    page = tried(bypass_csp=True).page
    page.set_viewport_size({"width": 360, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings_in_every_look(page) == {}


@pytest.mark.parametrize("path", ["/daily", "/daily/earlier", "/daily/2026-01-01"])
def test_so_are_the_pages_around_them(server, visit, path):
    page = visit(server, path, viewport={"width": 360, "height": 700}, bypass_csp=True).page
    expect(page.locator(".inside p").nth(1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings_in_every_look(page) == {}
