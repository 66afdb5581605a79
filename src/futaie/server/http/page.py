"""The page: built files, read once, and its index for every path that nothing else answers."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from futaie.server.people.visitors import language_for
from futaie.text import Words

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "vary": "accept-encoding",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


@dataclass(frozen=True)
class File:
    content: bytes
    packed: bytes | None
    """With gzip, if that is smaller."""
    kind: str
    lasting: bool


def read_page() -> dict[str, File]:
    """The built page by path; empty in a checkout without a built page."""
    return read_folder(files("futaie.server") / "built", "")


def read_folder(folder: Traversable, below: str) -> dict[str, File]:
    found: dict[str, File] = {}
    if folder.is_dir():
        for entry in folder.iterdir():
            path = below + entry.name
            if entry.is_dir():
                found |= read_folder(entry, path + "/")
            else:
                found[path] = read_file(entry, path)
    return found


def read_file(entry: Traversable, path: str) -> File:
    content = entry.read_bytes()
    packed = gzip.compress(content, 9, mtime=0)
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return File(content, packed if len(packed) < len(content) else None, kind, path.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    path = request.scope["path"].removeprefix("/")
    if path == "api" or (path.startswith(("api/", "assets/")) and path not in state.page):
        raise NotFoundException
    found = state.page.get(path) or state.page.get("index.html")
    if found is None:
        return not_built(language_for(request, None))
    headers = HEADERS | {"cache-control": FOR_EVER if found.lasting else "no-cache"}
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = found.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=found.kind, headers=headers)


def not_built(language: str) -> Response[bytes]:
    sentence = Words(language, "futaie.server").say("the-page-is-not-built")
    return Response(f"{sentence}\n".encode(), media_type=MediaType.TEXT, status_code=503)
