"""Plain data: what JSON can carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Plain: TypeAlias = "Mapping[str, Plain] | Sequence[Plain] | str | int | bool | None"
Data: TypeAlias = dict[str, Plain]
Fields: TypeAlias = Mapping[str, Any]
"""Plain data by name, whose shape each game declares for itself (`faces/shapes.py`)."""
