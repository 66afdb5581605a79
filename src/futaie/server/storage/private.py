"""The database holds the seeds of running matches and the secret of the days to come: it is nobody else's business."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote

OTHERS = 0o077
KEPT = ("futaie.*", "secret")


def to_close(folder: Path) -> str | None:
    """What to type where others on this machine may look at the data; None where they may not, or where the system
    says so by other means."""
    if os.name != "posix":
        return None
    if folder.stat().st_mode & OTHERS:
        return f"chmod 700 {quote(str(folder))}"
    if any(file.stat().st_mode & OTHERS for kept in KEPT for file in folder.glob(kept)):
        return f"chmod -R go= {quote(str(folder))}"
    return None
