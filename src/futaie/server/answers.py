"""Refusals in the caller's language."""

from __future__ import annotations

from typing import Any, cast

from futaie.core.reason import FutaieError
from futaie.server.wire import Refusal, State
from futaie.text import Words


def refusal(error: FutaieError, language: str, state: State | None = None) -> Refusal:
    reason = error.reason
    figures = cast("dict[str, Any]", dict(reason.figures))
    return Refusal(str(reason.code.value), figures, Words(language).tell(reason), state)
