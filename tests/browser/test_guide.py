"""A first game with explanations, in each language; and hints."""

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import title
from tests.browser.games import orchards, treehouses
from tests.browser.games.growing import play_on as grow_on
from tests.browser.games.growing import state
from tests.browser.test_access import findings
from tests.shipped import GAMES
from tests.text.catalogues import messages

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SMALL = {
    "arboretum": {"species": "b a c d", "ranks": "6", "first": "A"},
    "larbre": {"reserve": "5 5 0 0 0 1", "first": "A"},
    "hortis": {"cards": "7"},
    "tout-la-haut": {"rounds": "4"},
}
HINTS = {
    "en": re.compile(r"(best|Hard to say|Everything)[\s\S]*about \d+ times in 100, give or take \d+"),
    "fr": re.compile(r"(meilleur|Difficile à dire|Tout parle)[\s\S]*environ \d+ fois sur 100, à \d+ près"),
    "it": re.compile(r"(meglio|Difficile dire|Tutto parla)[\s\S]*circa \d+ volte su 100, \d+ più o meno"),
}


def guided(visitor, game, **options):
    """A small table of a game, with the guide beside it."""
    while not visitor.page.request.get(f"{visitor.url}/api/me").ok:
        visitor.page.wait_for_timeout(50)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    wanted = {
        "game": game,
        "options": SMALL[game] | options,
        "places": [{"who": "me"}, {"who": "bot", "bot": "seedling"}],
    }
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=wanted, headers={"x-futaie-csrf": token})
    assert answer.ok, answer.text()
    table = answer.json()["state"]["table"]["id"]
    visitor.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", ["futaie-guide", json.dumps({table: []})])
    visitor.page.goto(f"{visitor.url}/t/{table}")


def read_all(visitor, shown):
    """Reads the guide's present lessons; each points at something visible."""
    page = visitor.page
    box = page.locator(".guide")
    for _ in range(10):
        lesson = box.get_attribute("data-lesson")
        if lesson is None:
            return
        said = box.locator(".says").inner_text()
        assert said
        assert not said.startswith("page "), lesson
        expect(page.locator("[data-guided]")).to_have_count(1)
        expect(page.locator("[data-guided]")).to_be_visible()
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
    """Answers the next question in Arboretum."""
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
    """Takes cards first, so that there is a lesson on it too."""
    view = state(visitor)["view"]
    if view["turn"] <= 1 and view["phase"] == "start":
        visitor.page.locator("[data-river].legal").first.click()
    else:
        grow_on(visitor, lambda place: (read_all(visitor, visitor.shown), place.click()))


def build_on(visitor):
    treehouses.build(visitor, lambda place: place.click())


PLAY = {"arboretum": plant_on, "larbre": grow_on_slowly, "hortis": lay_on, "tout-la-haut": build_on}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_played_to_its_end_and_every_lesson_appears(server, visit, game, language):
    ana = visit(server, locale=LANGUAGES[language])
    guided(ana, game)
    shown = ana.shown = {}
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


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_at_home_and_goes_on_without_the_guide(server, visit, game):
    ana = visit(server)
    ana.game(title(game)).get_by_role("button", name="Learn by playing").click()
    expect(ana.page.locator(".guide")).to_contain_text("Welcome!")
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text(re.compile("seedling", re.IGNORECASE))
    ana.page.get_by_role("button", name="I see").click()
    expect(ana.page.locator(".guide")).not_to_contain_text("Welcome!")
    said = ana.page.locator(".says").inner_text()
    ana.page.reload()
    expect(ana.page.locator(".says")).to_have_text(said)
    ana.page.get_by_role("button", name="Leave the guide").click()
    expect(ana.page.locator(".guide")).to_have_count(0)
    expect(ana.page.locator("[data-guided]")).to_have_count(0)
    ana.page.reload()
    assert settle(ana)
    expect(ana.page.locator(".guide")).to_have_count(0)


def test_a_first_game_begins_at_the_rules_and_is_read_with_the_keyboard(server, visit):
    ana = visit(server, "/rules/tout-la-haut")
    ana.page.get_by_role("button", name="Learn by playing").click()
    expect(ana.page.locator(".guide")).to_contain_text("Welcome!")
    expect(ana.page.locator(".says")).to_have_attribute("aria-live", "polite")
    ana.page.locator("[data-read]").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".guide")).not_to_contain_text("Welcome!")
    expect(ana.page.locator("[data-read]")).to_be_focused()
    while ana.page.locator("[data-read]").count():
        said = ana.page.locator(".says").inner_text()
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator(".says")).not_to_have_text(said)
    expect(ana.page.locator(".says")).to_contain_text("Play on")
    expect(ana.page.locator("[data-board]")).to_be_focused()
    ana.page.keyboard.press("Tab")
    assert ana.page.evaluate("document.activeElement.closest('[data-board]') !== null")
    ana.page.get_by_role("button", name="Leave the guide").press("Enter")
    expect(ana.page.locator(".guide")).to_have_count(0)
    expect(ana.page.locator("[data-board]")).to_be_focused()


@pytest.mark.parametrize(("game", "scheme"), [*zip(GAMES, cycle(["light", "dark"]))])
def test_on_a_phone_the_guide_does_not_cover_what_it_is_about(server, visit, game, scheme):
    ana = visit(server, bypass_csp=True, color_scheme=scheme, **PHONE)
    guided(ana, game)
    ana.shown = {}
    for _ in range(12):
        if not settle(ana):
            break
        while (lesson := ana.page.locator(".guide").get_attribute("data-lesson")) is not None:
            expect(ana.page.locator("[data-guided]")).to_be_in_viewport()
            target, sheet = (ana.page.locator(what).bounding_box() for what in ("[data-guided]", ".ask"))
            assert target["y"] + target["height"] <= sheet["y"], lesson
            ana.page.locator("[data-read]").tap()
            expect(ana.page.locator(".guide")).not_to_have_attribute("data-lesson", lesson)
        PLAY[game](ana)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert findings(ana.page) == []


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(LANGUAGES))])
def test_a_hint_says_how_sure_it_is_and_marks_the_board(server, visit, game, language):
    ana = visit(server, locale=LANGUAGES[language])
    guided(ana, game, **({"first": "A"} if game != "hortis" else {}))
    assert settle(ana)
    ana.page.locator("[data-ask-hint]").click()
    expect(ana.page.locator("[data-hint]")).to_have_text(HINTS[language], timeout=60_000)
    expect(ana.page.locator("[data-advised]").first).to_be_in_viewport()


def test_a_hint_outlasts_other_peoples_moves(server, visit):
    ana, bo = visit(server), visit(server)
    table = orchards.open_table(ana, "me", "open", cards="5")
    bo.page.goto(f"{server.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    hint = ana.page.locator("[data-hint]")
    ana.page.locator("[data-ask-hint]").click()
    expect(hint).to_be_visible(timeout=60_000)
    ana.page.locator(".others button").click()
    back = ana.page.get_by_role("button", name="Back to my orchard")
    expect(back).to_be_visible()
    orchards.lay(bo.page)
    expect(ana.page.get_by_text("✓ has laid a card")).to_be_visible()
    expect(hint).to_be_visible()
    expect(back).to_be_visible()  # and the reader keeps the present view
    back.click()
    orchards.lay(ana.page)
    expect(hint).to_have_count(0)


def test_a_hint_is_for_whoever_asked_for_it(server, visit):
    """The hand is passed on with the advised card, and the next player has built as little as the first."""
    page = (ana := visit(server)).page
    treehouses.open_table(ana, "here", first="A")
    page.locator(".over button").click()
    page.locator("[data-ask-hint]").click()
    expect(page.locator("[data-hint]")).to_be_visible(timeout=60_000)
    advised = page.locator("[data-card][data-advised]").first.get_attribute("data-card")
    cards = page.locator("[data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    treehouses.build(ana, lambda place: place.click(), next(i for i, card in enumerate(cards) if card != advised))
    page.locator(".over button").click()
    expect(page.locator(f"[data-card='{advised}']").first).to_be_visible()
    expect(page.locator("[data-hint], [data-advised]")).to_have_count(0)
