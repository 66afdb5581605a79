"""Explains a request that cannot be read: which of its fields or parameters is wrong, and why."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException

MISSING = re.compile(r"Missing required \w+ parameter '([^']*)'")
MOST = 300


def wrong_field(text: str) -> str:
    """From the message of the JSON decoder: “Expected `bool`, got `int` - at `$.friendly`”."""
    what, _, place = text.partition(" - at `$")
    return f"{place.removesuffix('`').lstrip('.') or 'body'}: {what}"[:MOST]


def wrong_parameters(request: Request[Any, Any, Any], error: HTTPException) -> str:
    if isinstance(error.extra, list):
        return "; ".join(wrong_parameter(request, found) for found in error.extra)[:MOST]
    missing = MISSING.match(error.detail)
    return f"{missing[1]}: Missing" if missing else error.detail[:MOST]


def wrong_parameter(request: Request[Any, Any, Any], found: dict[str, Any]) -> str:
    if found.get("source") == "body":  # its fields are checked elsewhere
        return "body: Missing"
    name = found.get("key", "")
    taken = request.route_handler.parsed_fn_signature.parameters.get(name)
    called = None if taken is None else getattr(taken.kwarg_definition, "name", None)
    return f"{called or name}: {found['message']}"
