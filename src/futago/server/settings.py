"""How a server is run. Every field is a flag of `futago serve` and a variable FUTAGO_..."""

from __future__ import annotations

import ipaddress
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from futago.folders import data_folder
from futago.game import BadInput
from futago.notices.mail import MailSettings, mail_settings
from futago.texts import Text

FILE: Final = "tables.sqlite"
LEAST: Final = {
    "bot_workers": 1,
    "bot_deadline": 0.1,
    "bot_pace": 0,
    "max_connections": 1,
    "max_connections_per_address": 1,
    "requests_per_second": 0.1,
    "tables_per_minute": 0.1,
    "max_body": 1000,
}
"""With less nobody could play."""


@dataclass(frozen=True)
class Settings:
    """The defaults are safe on anybody's machine: this computer only, nothing sent anywhere."""

    host: str = "127.0.0.1"
    port: int = 8020
    data: Path = field(default_factory=data_folder)
    public_url: str | None = None
    """Where the world reaches the server, if it is behind a proxy."""
    allow_hosts: tuple[str, ...] = ()
    """Further host names by which it may be called."""
    trust_proxy: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded headers are believed."""
    bot_workers: int = 1
    bot_deadline: float = 20.0
    bot_pace: float = 1.0
    max_connections: int = 2000
    max_connections_per_address: int = 200
    requests_per_second: float = 40.0
    tables_per_minute: float = 30.0
    max_body: int = 1_000_000
    smtp: str | None = None
    mail_from: str | None = None
    allow_inner: tuple[str, ...] = ()
    """`host:port` of inner services that webhooks may reach all the same."""
    metrics_token: str | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @property
    def file(self) -> Path:
        """The journal: `data` itself if it names a file, else a file in that folder."""
        return self.data if self.data.suffix in (".sqlite", ".db") else self.data / FILE

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
    def secure(self) -> bool:
        """Whether browsers reach it by TLS, so that cookies never travel in the clear."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """What a person types."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = self.host if self.host not in ("0.0.0.0", "::", "") else "localhost"
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def hosts(self) -> frozenset[str] | None:
        """The names by which browsers may call the server; None for any.

        A server for this computer alone answers to this computer's names only, so that no foreign
        page can reach it through a name of its own that points here.
        """
        named = set(self.allow_hosts)
        if self.public_url is not None:
            named.add(urlsplit(self.public_url).hostname or "")
        if not named and not self.loopback:
            return None
        return frozenset(named | {"localhost", "127.0.0.1", "::1", self.host})

    def mail(self) -> MailSettings | None:
        """The mail server, where there is one."""
        if self.smtp is None or self.mail_from is None:
            return None
        return mail_settings(self.smtp, self.mail_from)

    def check(self) -> None:
        """`BadInput` for what cannot be meant."""
        if self.public_url is not None and not _is_site(self.public_url):
            raise BadInput(Text("serve-public-url", url=self.public_url))
        if not 0 <= self.port < 65536:
            raise BadInput(Text("serve-port", port=str(self.port)))
        for name, least in LEAST.items():
            value = getattr(self, name)
            if not least <= value < math.inf:
                raise BadInput(Text("serve-number", flag=name.replace("_", "-"), value=str(value)))
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


def _is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True
