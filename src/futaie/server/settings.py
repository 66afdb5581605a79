"""The settings for whoever runs a server: flags, or variables FUTAIE_…"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from platformdirs import user_data_path

from futaie.core.rules.reason import FutaieError, Reason
from futaie.server.http.hosts import Names, plain_name
from futaie.server.reasons import SettingWhy


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int | None = None
    """None: 8000, or any free one if that is taken."""
    data: Path | None = None
    """The folder of the database; None: the user's data folder."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    names: tuple[str, ...] = ()
    """The names under which the server is reached, besides this machine's own."""
    rate: int = 20
    """Requests a second for each session and for each address; as many messages over all sockets of a session, ten
    times as many over those of an address."""
    sockets: int = 20
    """Live connections of each session; ten times as many for each address."""
    tables: int = 50
    """Open or running tables of each person; ten times as many from each address."""

    @staticmethod
    def chosen(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
        """A variable counts if its flag is missing."""

        def found(name: str) -> str | None:
            given = flags.get(name)
            return given if given is not None else environment.get(variable(name)) or None

        def argument(name: str) -> str:
            return f"--{name.replace('_', '-')}" if flags.get(name) is not None else variable(name)

        def number(name: str, least: int, most: int, otherwise: int | None) -> int | None:
            text = found(name)
            if text is None:
                return otherwise
            if not text.isascii() or not text.isdigit() or not least <= int(text[:9]) <= most:
                figures = {"argument": argument(name), "value": text[:40], "allowed": f"{least} … {most}"}
                raise FutaieError(Reason(SettingWhy.BAD_NUMBER, figures))
            return int(text)

        def names() -> tuple[str, ...]:
            given = [text for text in (found("names") or "").split(",") if text.strip()]
            known = {text: plain_name(text) for text in given}
            for text, name in known.items():
                if name is None:
                    raise FutaieError(
                        Reason(SettingWhy.BAD_NAME, {"argument": argument("names"), "value": text.strip()[:80]})
                    )
            return tuple(name for name in known.values() if name is not None)

        usual = Settings()
        data = found("data")
        return Settings(
            host=found("host") or usual.host,
            port=number("port", 0, 65535, None),
            data=None if data is None else Path(data).expanduser(),
            bot_processes=number("bot_processes", 1, 64, usual.bot_processes) or 1,
            names=names(),
            rate=number("rate", 1, 1_000_000, usual.rate) or 1,
            sockets=number("sockets", 1, 100_000, usual.sockets) or 1,
            tables=number("tables", 1, 100_000, usual.tables) or 1,
        )

    def folder(self) -> Path:
        folder = self.data or user_data_path("futaie", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return folder

    def database(self) -> Path:
        return self.folder() / "futaie.sqlite"

    def answered(self) -> Names:
        """The names that requests may use: this machine's own, on the interfaces it listens on, and the chosen ones."""
        own = plain_name(socket.gethostname())
        listening = plain_name(self.host)
        return Names(name for name in (own, own and f"{own}.local", listening, *self.names) if name)

    def secret(self) -> str:
        """For CSRF tokens; survives restarts."""
        file = self.folder() / "secret"
        if not file.exists():
            unfinished = file.with_name("secret.unfinished")
            unfinished.write_text(token_hex(32))
            unfinished.chmod(0o600)
            unfinished.replace(file)
        return file.read_text()


def variable(name: str) -> str:
    return f"FUTAIE_{name.upper()}"
