"""Draw the icons of the installed page from web/public/icon.svg: `python tools/icons.py`."""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.browsing import launch

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = re.compile(r'<rect width="32" height="32" rx="8" fill="(#[0-9a-f]{6})"/>')
SAFE = 0.8
"""A maskable icon may be cropped outside this circle."""


def whole(svg: str) -> str:
    """The ground up to the rim, the tree within the circle that is never cropped."""
    ground = GROUND.search(svg)
    assert ground is not None
    inside = svg[ground.end() :].removesuffix("</svg>")
    move = 16 * (1 - SAFE)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    rect = f'<rect width="32" height="32" fill="{ground[1]}"/>'
    return f'{head}{rect}<g transform="translate({move} {move}) scale({SAFE})">{inside}</g></svg>'


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8").strip()
    icons = {
        "icon-180": (180, whole(svg)),
        "icon-192": (192, svg),
        "icon-512": (512, svg),
        "icon-maskable-512": (512, whole(svg)),
    }
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, drawing) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{sized}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
