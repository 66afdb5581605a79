"""Loading time and layout shift of the page: `PYTHONPATH=build/compiled python benchmarks/page.py`.

A real Chromium with an empty cache loads from a real server on the same machine, as a desktop and as a phone: four
times slower, on a mobile network (1.6 Mbit/s, 150 ms round trip). Each figure is the median of several visits; the
table is Markdown, as in docs/page.md. Usable: at home a game can be started, at a table the first choice can be made.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import futaie
from tests.browser.browsing import Visitor, launch
from tests.server.support.running import Server
from tests.specimens import GAMES

DEVICES: dict[str, dict[str, Any]] = {
    "desk, 1280 px": {"viewport": {"width": 1280, "height": 900}},
    "phone, 390 px": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
USABLE = {"home": "article .now:enabled"} | dict.fromkeys(GAMES, ".ask.mine ~ .board button:enabled")
STILL_MS = 1500
"""How long it is watched after it can be used."""
WATCHING = """wanted => {
  window.watched = { usable: null, shift: 0, sources: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.shift += entry.value;
      const moved = entry.sources.map(({ node }) => `${node?.parentElement?.className} > ${node?.className}`);
      watched.sources.push(entry.value.toFixed(3) + " " + moved.join("; "));
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (document.querySelector(wanted)) watched.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
MEASURED = """() => {
  const packed = performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name));
  return {
    ...watched,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    size: packed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}"""


@dataclass(frozen=True)
class Figures:
    paint: float
    usable: float
    shift: float
    size: int
    sources: list[str]


def visited(browser: Browser, url: str, place: str, device: str) -> Figures:
    """By somebody with an empty cache; at a table, by a player."""
    visitor = Visitor(browser, url, reduced_motion="no-preference", **DEVICES[device])
    page = visitor.page
    path = "/" if place == "home" else f"/t/{open_table(visitor, place)}"
    session = visitor.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    if DEVICES[device].get("is_mobile"):
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Network.emulateNetworkConditions", NETWORK)
    page.add_init_script(f"({WATCHING})({USABLE[place]!r})")
    page.goto(url + path)
    page.locator(USABLE[place]).first.wait_for(state="attached", timeout=60_000)
    page.wait_for_timeout(STILL_MS)
    found = page.evaluate(MEASURED)
    visitor.context.close()
    return Figures(**found)


def open_table(visitor: Visitor, game: str) -> str:
    rules = futaie.game(game)
    places = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * (rules.seats[0] - 1)]
    request = visitor.page.request
    request.get(visitor.url)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie.get("name") == "futaie-csrf")
    headers = {"x-futaie-csrf": token}
    request.post(f"{visitor.url}/api/me", data={"language": "en"}, headers=headers)
    options = {"first": "A"} if any(option.name == "first" for option in rules.options) else {}
    wanted = {"game": game, "places": places, "options": options}
    answer = request.post(f"{visitor.url}/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["state"]["table"]["id"])


def rows(browser: Browser, url: str, visits: int, why: bool) -> Iterator[str]:
    yield "| page | on | script and style, packed | first paint | usable | layout shift |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for place in USABLE:
        for device in DEVICES:
            found = [visited(browser, url, place, device) for _ in range(visits)]
            size, paint, usable, shift = (
                median(getattr(one, name) for one in found) for name in ("size", "paint", "usable", "shift")
            )
            yield f"| {place} | {device} | {size / 1000:.0f} kB | {paint:.0f} ms | {usable:.0f} ms | {shift:.3f} |"
            if why:
                yield from (f"    {line}" for line in found[0].sources)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--why", action="store_true", help="name what has shifted")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = launch(playwright)
        try:
            for row in rows(browser, server.url, given.visits, given.why):
                print(row, flush=True)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
