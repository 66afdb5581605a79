import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import futaie
from tests.browser.browsing import Visitor, launch
from tests.server import conftest as serving

ROOT = Path(__file__).resolve().parents[2]

running, server, fresh = serving.running, serving.server, serving.fresh


@pytest.fixture(scope="session")
def built():
    """Builds a stale page in a checkout; an installed package has its own."""
    if Path(futaie.__file__).is_relative_to(ROOT / "src"):
        subprocess.run([sys.executable, ROOT / "tools" / "page.py"], check=True)


@pytest.fixture(scope="package")
def chromium(built):
    """Closed before other tests begin: while Playwright is running, none of them can have an event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium):
    """Opens the page in a new browser profile; nothing may go wrong in it."""
    visitors = []

    def come(server, path="/", **settings):
        visitor = Visitor(chromium, server.url, **settings)
        visitors.append(visitor)
        visitor.page.goto(server.url + path)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
        assert visitor.errors == []
