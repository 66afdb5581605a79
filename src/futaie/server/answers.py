"""Refusals in the caller's language."""

from __future__ import annotations

import logging
from typing import Any, cast

from futaie.core.reason import FutaieError
from futaie.server.metrics import Metrics
from futaie.server.reasons import Refused, ServerWhy
from futaie.server.wire import Refusal
from futaie.text import Words

log = logging.getLogger("futaie")
HOSTILE = (
    ServerWhy.TOO_FAST,
    ServerWhy.TOO_LARGE,
    ServerWhy.MALFORMED,
    ServerWhy.WRONG_ORIGIN,
    ServerWhy.TOO_MANY_TABLES,
    ServerWhy.TOO_MANY_SOCKETS,
)
"""What no page of ours would send."""


def note_refusal(metrics: Metrics, error: FutaieError, route: str, address: str) -> None:
    """Refusals are counted, and hostile ones logged."""
    why = str(error.reason.code.value)
    metrics.refused.labels(why).inc()
    if error.reason.code in HOSTILE:
        log.warning("refused", extra={"why": why, "route": route, "address": address})


def refusal(error: FutaieError, language: str) -> Refusal:
    reason = error.reason
    state = error.state if isinstance(error, Refused) else None
    figures = cast("dict[str, Any]", dict(reason.figures))
    return Refusal(str(reason.code.value), figures, Words(language).tell(reason), state)
