"""People who use the page in a real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Route, expect

import futaie
from futaie.text import Words
from tools.workshop import BROWSERS

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
expect.set_options(timeout=20_000)


def launch(playwright: Playwright) -> Browser:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program is not None, f"The tests of the page need chromium. On Debian: apt-get install {BROWSERS[0]}"
    return playwright.chromium.launch(executable_path=program, args=[*FLAGS])


def title(game: str) -> str:
    """What the page calls a game in English."""
    return Words("en", futaie.game(game).package).say("title")


def address(page: Page) -> str:
    """The page's present address; `page.url` learns it later."""
    return str(page.evaluate("location.href"))


class Visitor:
    """A separate browser profile with one page."""

    def __init__(self, browser: Browser, url: str, **settings: object) -> None:
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
        wanted = usual | {"service_workers": "block"} | settings
        self.context = browser.new_context(**wanted)  # type: ignore[arg-type]
        self.context.set_default_timeout(20_000)
        self.url = url
        self.errors: list[str] = []
        self.frames: list[str] = []
        """Everything that came over sockets."""
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))

    def _heard(self, message: ConsoleMessage) -> None:
        # A browser reports every unsuccessful answer, and every socket that ends, as an error.
        ordinary = (
            "Failed to load resource",
            "WebSocket connection",
            "Service Worker registration blocked by Playwright",
        )
        if message.type in ("error", "warning") and not message.text.startswith(ordinary):
            self.errors.append(message.text)

    def game(self, name: str) -> Locator:
        return self.page.locator("article", has=self.page.get_by_role("heading", name=name, exact=True))

    def table(self) -> str:
        return address(self.page).rpartition("/t/")[2].partition("?")[0]


def fingers_on(page: Page) -> Callable[..., None]:
    """Call it with `touchStart`, `touchMove` or `touchEnd` and the places of the fingers."""
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    return fingers


def answer_late(page: Page, path: str, first: Callable[[], None], second: Callable[[], None]) -> None:
    """Delays the answer to `first` until after `second`, before the page asks about that: its clock is stopped."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.clock.install()
    page.route(path, hold, times=1)
    with page.expect_request(path):
        first()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    second()
    with page.expect_response(path) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate("fetch('/api/games').then((after) => after.text())")


WATCH = """
([name, selector]) => {
    const seen = new Set();
    window[name] = seen;
    const look = () => document.querySelectorAll(selector).forEach((element) => seen.add(element));
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}
"""


def seen_of(page: Page, selector: str) -> Callable[[], int]:
    """How many elements like this have appeared since then, even for a moment."""
    name = f"seen {selector}"
    page.evaluate(WATCH, [name, selector])

    def count() -> int:
        return int(page.evaluate("name => window[name].size", name))

    return count
