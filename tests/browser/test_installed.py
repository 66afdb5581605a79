"""Installed: manifest, icons, and a shell that opens offline but never outlives its release."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

import futaie
from tests.browser.links import packed
from tests.server.support.running import Server

ORCHARD = {"players": [{"name": "Ana", "orchard": ["O=5 Y G", "Y G .."]}]}
READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
KEPT = "caches.keys()"


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A copy of the package, so that it can become another release."""
    package = Path(futaie.__file__).parent
    shutil.copytree(package, tmp_path / "futaie", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Server(tmp_path / "data")
    yield server, tmp_path / "futaie" / "server" / "built"
    server.end()


def next_release(built):
    """New names for all scripts and styles, as if each had changed."""
    files = [path for path in built.rglob("*") if path.suffix in (".js", ".css", ".html")]
    names = {path.name for path in (built / "assets").iterdir()}
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in files:
        text = pattern.sub(lambda name: "new-" + name[0], path.read_text(encoding="utf-8"))
        path.write_text(text.replace('const RELEASE = "', 'const RELEASE = "new-'), encoding="utf-8")
    for path in (built / "assets").iterdir():
        path.rename(path.with_name("new-" + path.name))


def entry(page):
    return page.locator("head script[type=module]").get_attribute("src")


def test_the_page_can_be_installed(server, visit):
    page = visit(server).page
    manifest = page.request.get(server.url + "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    icons = [*told["icons"], {"src": "/icon-180.png", "sizes": "180x180", "type": "image/png"}]
    for icon in icons:
        answer = page.request.get(server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.body()[16:20]), int.from_bytes(answer.body()[20:24])
            assert "x".join(map(str, size)) == icon["sizes"]
    assert {icon.get("purpose") for icon in icons} == {None, "maskable"}
    worker = page.request.get(server.url + "/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You are offline"), ("fr", "hors ligne"), ("it", "connessione")]
)
def test_it_opens_offline_and_says_so(server, visit, language, words):
    visitor = visit(server, locale=language, service_workers="allow")
    page = visitor.page
    expect(page.locator("article")).to_have_count(4)
    assert page.evaluate(READY) in ("activating", "activated")
    page.reload()
    visitor.context.set_offline(True)
    page.goto(server.url + "/count/arboretum")
    expect(page.get_by_role("status").first).to_contain_text(words)
    expect(page.locator(".lawn")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("status").first).to_contain_text(words)
    visitor.context.set_offline(False)
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_text(words)).to_have_count(0)


def test_a_table_entered_offline_is_counted_as_soon_as_there_is_a_connection(server, visit):
    visitor = visit(server, "/count/tout-la-haut", service_workers="allow")
    page = visitor.page
    expect(page.locator("[data-card=b2b2]")).to_be_visible()
    page.evaluate(READY)
    page.reload()
    visitor.context.set_offline(True)
    page.goto(server.url + "/count")
    page.get_by_role("link", name="Tout là-haut").click()
    for number in (1, 2):
        page.get_by_role("button", name=f"Player {number}").click()
        for _ in range(7):
            page.locator("[data-card='-']").click()
    expect(page.get_by_role("status").first).to_contain_text("You are offline")
    expect(page.locator("[data-card=b2b2]")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.locator("[data-card=b2b2]")).to_be_visible()
    expect(page.locator(".sheets")).to_contain_text("28 points")
    visitor.context.set_offline(True)
    page.locator(".tools").get_by_role("button", name="Take back").click()
    expect(page.locator("[data-tray]")).to_contain_text("Nothing is forgotten")
    expect(page.locator(".sheets")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.locator("#fault")).to_contain_text("the tree has 6 cards")


def test_rules_come_with_the_connection(server, visit):
    visitor = visit(server, service_workers="allow")
    page = visitor.page
    expect(page.locator("article")).to_have_count(4)
    page.evaluate(READY)
    page.reload()
    visitor.context.set_offline(True)
    page.goto(server.url + "/rules/hortis")
    expect(page.locator(".rules")).to_contain_text("moment")
    visitor.context.set_offline(False)
    expect(page.locator(".rules h1")).to_be_visible()


def test_a_new_release_leaves_nobody_behind(copied, visit):
    server, built = copied
    visitor = visit(server, service_workers="allow")
    page = visitor.page
    expect(page.locator("article")).to_have_count(4)
    page.evaluate(READY)
    page.reload()
    expect(page.locator("article")).to_have_count(4)
    before, (old,) = entry(page), page.evaluate(KEPT)
    server.stop()
    next_release(built)
    server.start()
    # An open page goes on with its own files from the cache, although the server no longer has them.
    page.locator("a[href='/count/arboretum']").click()
    expect(page.locator("h1")).to_contain_text("Count a table")
    expect(page.locator("[data-card=b1]")).to_be_visible()
    assert entry(page) == before
    # Any page opened from now on is new; the old files stay as long as a page needs them.
    other = visitor.context.new_page()
    other.goto(server.url)
    new = before.replace("/assets/", "/assets/new-")
    assert entry(other) == new
    expect(other.locator("article")).to_have_count(4)
    releases = [old, old.replace("shell-", "shell-new-")]
    assert eventually(other, KEPT, releases)
    page.goto("about:blank")
    page.close()
    other.reload()
    assert eventually(other, KEPT, releases[1:])
    server.stop()
    other.goto(server.url)
    expect(other.get_by_role("status").first).to_contain_text("offline")
    assert entry(other) == new
    server.start()
    expect(other.locator("article")).to_have_count(4)


def test_without_a_cache_a_page_of_an_old_release_is_reloaded(copied, visit):
    server, built = copied
    visitor = visit(server, f"/count/hortis#{packed(ORCHARD)}")
    page = visitor.page
    expect(page.locator(".sheets")).to_contain_text("5 points")
    before = entry(page)
    server.stop()
    next_release(built)
    server.start()
    page.get_by_role("link", name="Futaie").click()
    page.locator("a[href='/count/arboretum']").click()
    expect(page.locator("[data-card=b1]")).to_be_visible()
    assert entry(page) == before.replace("/assets/", "/assets/new-")
    visitor.errors.clear()  # a file could not be loaded


def eventually(page, what, wanted):
    for _ in range(100):
        if page.evaluate(what) == wanted:
            return True
        page.wait_for_timeout(100)
    return False
