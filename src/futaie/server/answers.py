"""Refusals in the caller's language."""

from __future__ import annotations

from typing import Any, cast

from futaie.core.reason import FutaieError
from futaie.server.reasons import Refused
from futaie.server.wire import Refusal
from futaie.text import Words


def refusal(error: FutaieError, language: str) -> Refusal:
    reason = error.reason
    state = error.state if isinstance(error, Refused) else None
    figures = cast("dict[str, Any]", dict(reason.figures))
    return Refusal(str(reason.code.value), figures, Words(language).tell(reason), state)
