"""The server's settings. Every field is a flag of `futago serve` and a variable FUTAGO_..."""

from __future__ import annotations

import ipaddress
import math
import socket
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from futago.folders import data_folder
from futago.game import BadInput
from futago.notices.mail import MailSettings, mail_settings
from futago.table.storage import Place, place_of
from futago.texts import Text

LEAST: Final = {
    "processes": 1,
    "bot_workers": 1,
    "bot_deadline": 0.1,
    "bot_pace": 0,
    "max_connections": 1,
    "max_connections_per_address": 1,
    "requests_per_second": 0.1,
    "messages_per_second": 0.1,
    "tables_per_minute": 0.1,
    "work_per_second": 1,
    "max_body": 1000,
}
"""Lower bounds; below them the server would be unusable."""


@dataclass(frozen=True)
class Settings:
    """The defaults are safe on any machine: local access only, no outgoing connections."""

    host: str = "127.0.0.1"
    port: int = 8020
    data: Path | str = field(default_factory=data_folder, repr=False)
    """A folder, a file, or the address of a database, which may contain a password."""
    public_url: str | None = None
    """The public URL of the server, if it is behind a proxy."""
    allow_hosts: tuple[str, ...] = ()
    """Additional host names that requests may use."""
    trust_proxy: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded headers are trusted."""
    processes: int = 1
    """Processes that share the tables."""
    peer_address: str | None = None
    """`host:port` at which processes on other computers reach the first of these, and the others at
    the ports that follow."""
    bot_workers: int = 1
    bot_deadline: float = 20.0
    bot_pace: float = 1.0
    max_connections: int = 2000
    max_connections_per_address: int = 200
    requests_per_second: float = 40.0
    messages_per_second: float = 100.0
    """Over the sockets of one address."""
    tables_per_minute: float = 30.0
    work_per_second: float = 500.0
    """Moves of stored games that are played through for one address: replays, logs, imports."""
    max_body: int = 1_000_000
    smtp: str | None = None
    mail_from: str | None = None
    allow_inner: tuple[str, ...] = ()
    """`host:port` of internal services that webhooks may reach."""
    metrics_token: str | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @property
    def place(self) -> Place:
        """Where tables are stored."""
        return place_of(self.data)

    @property
    def shared(self) -> bool:
        """Whether this server is several processes, or one of several servers."""
        return self.processes > 1 or self.peer_address is not None

    @property
    def peers(self) -> tuple[str, int] | None:
        """The host and first port for processes on other computers."""
        if self.peer_address is None:
            return None
        parts = urlsplit(f"//{self.peer_address}")
        return parts.hostname or "", parts.port or 0

    @property
    def loopback(self) -> bool:
        """Whether only this computer can reach the server."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def everywhere(self) -> bool:
        """Whether the server listens at all addresses of this computer."""
        return self.host in ("0.0.0.0", "::", "")  # noqa: S104  not bound here

    @property
    def secure(self) -> bool:
        """Whether browsers use TLS, so that cookies are never sent unencrypted."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """The URL for people."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = "localhost" if self.everywhere else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def hosts(self) -> frozenset[str] | None:
        """The allowed `Host` names; None for any.

        A local server accepts local names only, so that no foreign page can reach it through a
        domain that resolves to this computer.
        """
        named = set(self.allow_hosts)
        if self.public_url is not None:
            named.add(urlsplit(self.public_url).hostname or "")
        if not named and not self.loopback:
            return None
        return frozenset(named | {"localhost", "127.0.0.1", "::1", self.host})

    def mail(self) -> MailSettings | None:
        """The mail server, if one is configured."""
        if self.smtp is None or self.mail_from is None:
            return None
        return mail_settings(self.smtp, self.mail_from)

    def check(self) -> None:
        """`BadInput` if a setting is invalid."""
        if self.public_url is not None and not _is_site(self.public_url):
            raise BadInput(Text("serve-public-url", url=self.public_url))
        if not 0 <= self.port < 65536:
            raise BadInput(Text("serve-port", port=str(self.port)))
        for name, least in LEAST.items():
            value = getattr(self, name)
            if not least <= value < math.inf:
                raise BadInput(Text("serve-number", flag=name.replace("_", "-"), value=str(value)))
        if self.shared and not hasattr(socket, "send_fds"):
            raise BadInput(Text("serve-processes"))
        if self.peer_address is not None:
            if not _is_inner_address(self.peer_address, self.processes):
                raise BadInput(Text("serve-peer-address", address=self.peer_address))
            if isinstance(self.place, Path):
                raise BadInput(Text("serve-peer-file"))
        for address in self.trust_proxy:
            if not _is_network(address):
                raise BadInput(Text("serve-trust-proxy", address=address))
        if self.smtp is not None and self.mail_from is None:
            raise BadInput(Text("serve-mail-from"))
        self.mail()


def _is_site(url: str) -> bool:
    try:
        parts = urlsplit(url)
        plain = not parts.path.strip("/") and not parts.query and not parts.fragment
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and plain
            and (parts.port is None or parts.port > 0)
        )
    except ValueError:
        return False


def _is_inner_address(address: str, processes: int) -> bool:
    """Whether it names a host and a port, with as many more after it as needed."""
    try:
        parts = urlsplit(f"//{address}")
        port = parts.port or 0
    except ValueError:
        return False
    plain = parts.netloc == address and bool(parts.hostname) and "@" not in address
    return plain and 0 < port <= 65536 - processes


def _is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True
