"""Plain data: what JSON can carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = "Mapping[str, Plain] | Sequence[Plain] | str | int | bool | None"
Data: TypeAlias = dict[str, Plain]
