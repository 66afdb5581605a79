"""The names that the server answers to. The owner of any name can point it here, and then a browser takes their page
for one of ours; so a request must name the host, and the name must be one of ours. An address is always accepted: no
page can take that over."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

LOOPBACK = "localhost"
PORT = re.compile(r"(:[0-9]{0,5})?")
NAME = re.compile(r"(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")


def plain_name(text: str) -> str | None:
    """As it appears on the wire; None if it is not the name of a host."""
    try:
        name = text.strip().removesuffix(".").lower().encode("idna").decode()
    except UnicodeError:
        return None
    return name if NAME.fullmatch(name) else None


@lru_cache(1024)
def host_of(header: str) -> str | None:
    """The name or address in a header `Host`, without its port; None if it is malformed."""
    if header.startswith("["):
        host, bracket, port = header[1:].partition("]")
        wanted = bracket != "" and ":" in host and is_address(host)
    else:
        host, colon, port = header.lower().partition(":")
        host, port = host.removesuffix("."), colon + port
        wanted = NAME.fullmatch(host) is not None
    return host if wanted and PORT.fullmatch(port) else None


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@lru_cache(1024)
def is_loopback(host: str) -> bool:
    """Whether it can only mean this machine."""
    if is_address(host):
        return ip_address(host).is_loopback
    return host == LOOPBACK or host.endswith(f".{LOOPBACK}")


class Names:
    def __init__(self, ours: Iterable[str]) -> None:
        self.ours = frozenset(ours)

    def has(self, host: str) -> bool:
        return host in self.ours or is_loopback(host) or is_address(host)
