"""The code behind the # of a shared link, as web/src/share/code.ts packs it."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from playwright.sync_api import Page, expect


def packed(data: object) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = squeezer.compress(json.dumps(data).encode()) + squeezer.flush()
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def unpacked(link: str) -> Any:
    code = link.partition("#")[2]
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15))


def follow(page: Page, url: str, data: object) -> None:
    """Follows a link within the page, and waits until the page has read it and rewritten it in its own way."""
    link = f"{url}#{packed(data)}"
    page.goto(link)
    expect(page).not_to_have_url(link)
