"""Take screenshots of every page: `python tools/screenshots.py FOLDER`, light and dark, on a desktop and a phone."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import futaie
from futaie.text import Words
from tests.browser.browsing import Visitor, launch
from tests.browser.links import packed
from tests.server.support.running import Server

SIZES = {"desk": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}
GAMES = {
    Words("en", game.package).say("title"): "Play alone now" if 1 in game.seats else "Play now"
    for game in futaie.games().values()
}
"""By their titles, with what starts them."""
MIDDLE = {"L’Arbre": 45, "Tout là-haut": 4}
"""After how many actions a game is in its middle; 12 elsewhere."""
BOTS = "greedy"


class Photographer:
    def __init__(self, folder: Path, server: Server, browser: Browser) -> None:
        self.folder = folder
        self.server = server
        self.browser = browser

    def visit(self, size: str, scheme: str) -> None:
        settings = {"viewport": SIZES[size], "color_scheme": scheme, "has_touch": size == "phone"}
        self.visitor = Visitor(self.browser, self.server.url, **settings)
        self.name = f"{size}-{scheme}"
        page = self.visitor.page
        self.open("/", "article >> nth=3")
        page.get_by_role("combobox").last.select_option(BOTS)
        self.take("home", whole=True)
        self.visitor.game("Arboretum").get_by_role("button", name="With friends").click()
        self.take("new-table")
        page.get_by_role("button", name="Open the table").click()
        page.locator(".code").wait_for()
        self.take("waiting", whole=True)
        self.open("/rules/arboretum", ".rules h1")
        self.take("rules")
        self.open("/", "article >> nth=3")
        self.visitor.game("Arboretum").get_by_role("button", name="On this device").click()
        page.get_by_role("button", name="Start").click()
        page.locator(".over").wait_for()
        self.take("hand-over")
        self.of_the_box()
        for title, button in GAMES.items():
            self.learn(title)
            self.play(title, button)
        self.second_game()
        self.daily()
        self.open("/", "article >> nth=3")
        page.locator("#mine").wait_for()
        self.take("home-again")
        self.visitor.context.close()

    def of_the_box(self) -> None:
        """Real tables, one of them with a mistake, and custom cards."""
        page = self.visitor.page
        self.open("/count", "li >> nth=2")
        self.take("count")
        for name, game in futaie.games().items():
            if game.count is not None:
                self.open(f"/count/{name}#{packed(json.loads(game.count.template))}", ".sheets")
                self.take(f"count-{name}", whole=True)
        page.locator(".trees li button").first.click()
        page.get_by_role("button", name="Higher").click()
        page.locator(".fault").wait_for()
        self.take("count-impossible", whole=True)
        self.open("/cards/hortis", ".cards")
        page.get_by_role("button", name="Start from our cards").click()
        page.locator(".right").wait_for()
        self.take("cards", whole=True)
        page.locator("[data-cell='7.4']").click()
        page.locator("#fault").wait_for()
        self.take("cards-wrong", whole=True)
        page.get_by_role("button", name="Lime Cordial").click()
        self.take("cards-recipe")
        page.keyboard.press("Escape")

    def learn(self, title: str) -> None:
        """The start of a guided game, and a hint with its marks."""
        page = self.visitor.page
        self.open("/", "article >> nth=3")
        self.visitor.game(title).get_by_role("button", name="Learn by playing").click()
        page.locator("[data-guided]").wait_for()
        self.take(f"{short(title)}-guide")
        while page.locator("[data-read]").count():
            page.locator("[data-read]").click()
        page.locator("[data-ask-hint]").click()
        page.locator("[data-hint]").wait_for(timeout=60_000)
        self.take(f"{short(title)}-hint")

    def play(self, title: str, button: str) -> None:
        page = self.visitor.page
        name = short(title)
        self.open("/", "article >> nth=3")
        self.visitor.game(title).get_by_role("button", name=button).click()
        page.locator(".ask.mine").wait_for()
        self.take(f"{name}-start", whole=True)
        table = self.visitor.table()
        self.act(table, MIDDLE.get(title, 12))
        self.open(f"/t/{table}", ".ask.mine")
        self.take(f"{name}-middle", whole=True)
        if title == "Hortis":
            page.locator(".hand button").last.click()
            page.locator(".spot").first.wait_for()
            page.keyboard.press("ArrowRight")
            self.take(f"{name}-ghost")
        if title == "L’Arbre":
            self.growing(table)
        if title == "Tout là-haut":
            page.locator("[data-card]").first.click()
            page.locator("[data-build=down]").wait_for()
            self.take(f"{name}-lifted")
        self.act(table, 1000)
        self.open(f"/t/{table}", "#result")
        self.take(f"{name}-end", whole=True)
        if title in ("Arboretum", "Tout là-haut"):
            self.scoring(name)
        self.open(f"/t/{table}/replay?step=9", ".told[role=status]")
        self.take(f"{name}-replay", whole=True)

    def growing(self, table: str) -> None:
        """L'Arbre while a play is composed, and while pieces are placed."""
        page = self.visitor.page
        self.act(table, 200, "start")
        self.open(f"/t/{table}", ".ask.mine")
        for card in range(page.locator("[data-card]").count()):
            page.locator("[data-card]").nth(card).click()
            page.wait_for_timeout(200)
        self.take("larbre-composing", whole=True)
        self.act(table, 200, "grow")
        self.open(f"/t/{table}", ".ask.mine, #result")
        self.take("larbre-placing", whole=True)

    def second_game(self) -> None:
        """Tout là-haut with five seats and all variants, as hands begin to go the other way."""
        places = [{"who": "me"}, *[{"who": "bot", "bot": BOTS}] * 4]
        options = {"strategic": "yes", "late_draw": "yes", "objective": "monochrome"}
        wanted = {"game": "tout-la-haut", "places": places, "options": options}
        answer = self.post("/api/tables", wanted)
        table = answer.json()["state"]["table"]["id"]
        self.act(table, 4)
        self.open(f"/t/{table}", ".ask.mine")
        self.take("tout-la-haut-turned", whole=True)
        self.act(table, 2)
        self.open(f"/t/{table}", ".ask.mine")
        self.take("tout-la-haut-five", whole=True)

    def daily(self) -> None:
        """The daily challenge before the visitor's try, its results, and earlier days."""
        self.open("/daily", ".inside .main")
        self.take("daily")
        table = self.post("/api/daily", {}).json()["state"]["table"]["id"]
        self.act(table, 1000)
        self.open("/daily", "tr.mine")
        self.take("daily-results", whole=True)
        self.open("/daily/earlier", ".inside h1")
        self.take("daily-earlier")

    def scoring(self, name: str) -> None:
        """Each step of the count, then the totals."""
        page = self.visitor.page
        page.locator("[data-ceremony]").click()
        onwards = page.locator("[data-next]")
        while onwards.count():
            self.take(f"{name}-scoring-{page.locator('.stage h3').inner_text().lower().replace(' ', '-')}")
            onwards.click()
        self.take(f"{name}-scoring-totals")

    def act(self, table: str, most: int, until: str = "") -> None:
        """Plays this many actions over the API, or until a phase: always the first of the best ones by `worth`."""
        request = self.visitor.page.request
        while most:
            state = request.get(f"{self.server.url}/api/tables/{table}").json()["state"]
            if state["table"]["state"] == "over":
                return
            if state["decision"] is None:
                self.visitor.page.wait_for_timeout(100)
                continue
            if until and state["view"]["phase"] == until:
                return
            best = max(state["decision"]["choices"], key=worth)
            wanted = {"decision": state["decision"]["number"], "action": best["action"]}
            self.post(f"/api/tables/{table}/seats/{state['seat']}/actions", wanted)
            most -= 1

    def post(self, path: str, wanted: dict[str, Any]) -> APIResponse:
        token = next(c["value"] for c in self.visitor.context.cookies() if c["name"] == "futaie-csrf")
        headers = {"x-futaie-csrf": token}
        return self.visitor.page.request.post(self.server.url + path, data=wanted, headers=headers)

    def open(self, path: str, wanted: str) -> None:
        self.visitor.page.goto(self.server.url + path)
        expect(self.visitor.page.locator(wanted)).to_be_visible()

    def take(self, what: str, whole: bool = False) -> None:
        self.visitor.page.wait_for_timeout(400)
        self.visitor.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)


def short(title: str) -> str:
    return title.lower().replace(" ", "-").replace("à", "a").replace("’", "")


def worth(choice: dict[str, Any]) -> float:
    """What is known to come of it; otherwise any order will do."""
    preview, any_order = choice["preview"], choice["action"] * 7919 % 101
    if "paths" in preview:
        return sum(path["points"] for path in preview["paths"].values()) + any_order / 1000
    if "amount" in preview or preview.get("grows"):
        return 100.0 + preview.get("amount", 0)
    return float(preview.get("score", any_order))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = launch(playwright)
        try:
            for size in SIZES:
                for scheme in ("light", "dark"):
                    Photographer(folder, server, browser).visit(size, scheme)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
