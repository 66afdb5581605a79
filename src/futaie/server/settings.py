"""What somebody who runs a server can choose: flags, or variables FUTAIE_…"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from platformdirs import user_data_path


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    """The folder of the database; None: the user's data folder."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    rate: float = 20.0
    """Requests a second for each session, and for each address."""
    messages: float = 30.0
    """A second over each socket."""
    sockets: int | None = None

    def folder(self) -> Path:
        folder = self.data or user_data_path("futaie", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def database(self) -> Path:
        return self.folder() / "futaie.sqlite"

    def secret(self) -> str:
        """For CSRF tokens; stays the same over restarts."""
        file = self.folder() / "secret"
        if not file.exists():
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as opened:
                opened.write(token_hex(32))
        return file.read_text()
