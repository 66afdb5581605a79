"""The database holds the seeds of running matches and the secret of the days to come: nobody else may read it."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote

OTHERS = 0o077
KEPT = ("futaie.*", "secret")


def to_close(folder: Path) -> str | None:
    """The command to type if others on this machine can read the data; None if they cannot, or if the system controls
    access by other means."""
    if os.name != "posix":
        return None
    if folder.stat().st_mode & OTHERS:
        return f"chmod 700 {quote(str(folder))}"
    if any(file.stat().st_mode & OTHERS for kept in KEPT for file in folder.glob(kept)):
        return f"chmod -R go= {quote(str(folder))}"
    return None
