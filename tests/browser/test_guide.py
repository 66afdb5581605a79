"""A first game that is explained while it is played, in each language; and hints."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.text.catalogues import messages

from . import orchards, treehouses
from .test_access import findings
from .test_larbre import play_on as grow_on
from .test_larbre import until_the_end

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SMALL = {
    "arboretum": {"species": "b a c d"},
    "larbre": {"reserve": "6 5 0 0 0 1", "stall": "60"},
    "hortis": {"cards": "7"},
    "tout-la-haut": {"rounds": "4"},
}
TITLES = {"arboretum": "Arboretum", "larbre": "L’Arbre", "hortis": "Hortis", "tout-la-haut": "Tout là-haut"}


def guided(visitor, game):
    """A small table of a game, with the guide beside it."""
    while not visitor.page.request.get(f"{visitor.url}/api/me").ok:
        visitor.page.wait_for_timeout(50)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    wanted = {"game": game, "options": SMALL[game], "places": [{"who": "me"}, {"who": "bot", "bot": "seedling"}]}
    answer = visitor.page.request.post(
        f"{visitor.url}/api/tables", data=wanted, headers={"x-futaie-csrf": token}
    )
    assert answer.ok, answer.text()
    table = answer.json()["state"]["table"]["id"]
    visitor.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", ["futaie-guide", json.dumps({table: []})])
    visitor.page.goto(f"{visitor.url}/t/{table}")


def read_all(visitor, shown):
    """Reads what the guide has to say now; it points at something that can be seen."""
    page = visitor.page
    box = page.locator(".guide")
    for _ in range(10):
        lesson = box.get_attribute("data-lesson")
        if lesson is None:
            return
        said = box.locator(".says").inner_text()
        assert said and not said.startswith("page "), lesson
        expect(page.locator("[data-guided]").first).to_be_visible()
        shown[lesson] = said
        page.locator("[data-read]").click()
        if not box.count():
            return
        expect(box).not_to_have_attribute("data-lesson", lesson)
    raise AssertionError("the guide does not stop")


def settle(visitor):
    page = visitor.page
    asked, result = page.locator(".ask.mine[aria-busy=false]"), page.locator("#result")
    expect(asked.or_(result)).to_be_visible()
    return asked.is_visible()


def plant_on(visitor):
    """The next thing that is asked in Arboretum."""
    page = visitor.page
    drawn = page.locator(".stack.legal")
    if drawn.count():
        page.locator("[data-draw=deck].legal").or_(drawn).first.click()
    elif page.locator(".plot g.open").count():
        page.locator(".plot g.open").first.click()
    else:
        page.locator("[data-drop=hand] button.legal").first.click()
        if page.locator(".ask .button.main").is_visible():
            page.locator(".ask .button.main").click()


def lay_on(visitor):
    if visitor.page.locator(".spot").count():
        orchards.lay(visitor.page)
    else:
        orchards.lift(visitor.page)


def grow_on_slowly(visitor):
    """Takes cards first, so that there is something to explain."""
    page = visitor.page
    if not visitor.slow and page.locator("[data-trunk]").count() and page.locator("[data-river].legal").count():
        visitor.slow = True
        page.locator("[data-river].legal").first.click()
        return
    grow_on(visitor, lambda place: place.click())


def build_on(visitor):
    treehouses.build(visitor, lambda place: place.click())


PLAY = {"arboretum": plant_on, "larbre": grow_on_slowly, "hortis": lay_on, "tout-la-haut": build_on}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SMALL)
def test_a_guided_game_is_played_through_and_everything_is_said(server, visit, game, language):
    ana = visit(server, locale=LANGUAGES[language])
    ana.slow = False
    guided(ana, game)
    shown = {}
    for _ in range(300):
        if not settle(ana):
            break
        read_all(ana, shown)
        PLAY[game](ana)
    expect(ana.page.locator("#result")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    read_all(ana, shown)
    expect(ana.page.locator(".guide")).to_have_count(0)
    package = f"futaie.games.{game.replace('-', '_')}"
    known = {message for message in messages(package, language) if message.startswith("page-guide-")}
    assert known - set(shown) == set()
