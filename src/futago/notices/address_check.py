"""Protection against server-side request forgery (SSRF): webhooks reach public addresses only.

A player may enter any URL, and the server requests it. Without this check it could be made to call
what only the server can reach: itself, its local network, the cloud's metadata service. The URL is
validated when it is entered, and the addresses that its host resolves to at each call.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
)
from typing import Final, TypeAlias
from urllib.parse import quote

from futago.game import BadInput
from futago.notices.normalize import ascii_host
from futago.texts import Text

Address: TypeAlias = IPv4Address | IPv6Address
Resolver: TypeAlias = Callable[[str, int], Iterable[str]]
"""Returns the addresses of a host as text; `OSError` if there are none."""

MAX_URL: Final = 2000
_PORTS: Final = {"http": 80, "https": 443}
_FIRST_FREE_PORT: Final = 1024

_URL = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>\[[0-9a-f:.]+\]|[^\s\[\]:/?#@\\%]+)"
    r"(:(?P<port>[0-9]{1,5}))?"
    r"(?P<target>([/?][^\s#\\]*)?)",
    re.IGNORECASE,
)

_GLOBAL_IPV6: Final = IPv6Network("2000::/3")
"""All global unicast addresses; excludes mapped IPv4, NAT64, unique local and link-local."""

_NOT_PUBLIC_IPV6: Final = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments, including Teredo, which embeds an IPv4 address
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which embeds an IPv4 address
        "3fff::/20",  # documentation
    )
)
_NOT_PUBLIC_IPV4: Final = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "100.64.0.0/10",  # carrier-grade NAT
        "168.63.129.16/32",  # looks public, but is a cloud platform's internal service
        "192.0.0.0/24",  # protocol assignments
        "192.88.99.0/24",  # 6to4 relays
    )
)


@dataclass(frozen=True, slots=True)
class Target:
    """A parsed webhook URL: `host` in ASCII, IPv6 without brackets."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """Host and port for the `Host` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


class UnknownHost(BadInput):
    """A host name that does not resolve, or not at the moment."""


def check_webhook(url: str, inner: frozenset[str] = frozenset()) -> Target:
    """The parts of a valid webhook URL; `BadInput` for any other. Nothing is resolved."""
    match = _URL.fullmatch(url) if len(url) <= MAX_URL and url.isprintable() else None
    host = _host(match["host"]) if match else None
    if match is None or host is None:
        raise BadInput(Text("webhook-bad-url", longest=MAX_URL))
    scheme = match["scheme"].lower()
    port = int(match["port"] or _PORTS[scheme])
    if not _is_inner(host, port, inner):
        _check_port(port)
        _check_literal(host)
    # People paste URLs with accents: percent-encode them as browsers do.
    path = quote(match["target"], safe="/?%:@!$&'()*+,;=~-._[]|")
    return Target(scheme, host, port, path if path.startswith("/") else f"/{path}")


def allowed_addresses(
    host: str, port: int, inner: frozenset[str], resolve: Resolver | None = None
) -> list[Address]:
    """The addresses of a host, all of them public; `BadInput` if a single one is not.

    `inner` lists the internal services that the operator allows, as "host:port" or "[IPv6]:port",
    in lower case. Connect only to what is returned: the name may resolve differently next time.
    """
    known = _host(host)
    if known is None:
        raise _not_public()
    is_inner = _is_inner(known, port, inner)
    if not is_inner:
        _check_literal(known)
    addresses = _resolved(known, port, resolve or system_resolver)
    if not is_inner and not all(map(is_public, addresses)):
        raise _not_public()
    return addresses


def is_public(address: Address) -> bool:
    """Whether an address is a single host on the public internet, with no embedded address."""
    # In addition to `is_global`, since older Pythons do not know all of these ranges.
    if isinstance(address, IPv4Address):
        listed = any(address in network for network in _NOT_PUBLIC_IPV4)
    else:
        listed = address not in _GLOBAL_IPV6 or address.scope_id is not None
        listed = listed or any(address in network for network in _NOT_PUBLIC_IPV6)
    special = address.is_multicast or address.is_reserved or address.is_private
    return address.is_global and not special and not listed


def system_resolver(host: str, port: int) -> list[str]:
    """Resolve a host with the operating system."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def _resolved(host: str, port: int, resolve: Resolver) -> list[Address]:
    literal = _literal(host)
    if literal is not None:
        return [literal]
    try:
        found = [ip_address(address) for address in resolve(host, port)]
    except (OSError, UnicodeError):
        found = []
    if not found:
        raise UnknownHost(Text("webhook-not-public"))
    return list(dict.fromkeys(found))


def _host(written: str) -> str | None:
    bare = written[1:-1] if written.startswith("[") else written
    if ":" not in bare:
        return ascii_host(written)
    try:
        address = IPv6Address(bare)
    except ValueError:
        return None
    return str(address) if address.scope_id is None else None


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _check_literal(host: str) -> None:
    literal = _literal(host)
    if literal is not None and not is_public(literal):
        raise _not_public()
    if host == "localhost" or host.endswith(".localhost"):
        raise _not_public()


def _check_port(port: int) -> None:
    # Ports below 1024 belong to mail, file and name servers, which might interpret a request.
    if port not in _PORTS.values() and not _FIRST_FREE_PORT <= port <= 0xFFFF:
        raise BadInput(Text("webhook-bad-port"))


def _is_inner(host: str, port: int, inner: frozenset[str]) -> bool:
    return (f"[{host}]:{port}" if ":" in host else f"{host}:{port}") in inner


def _not_public() -> BadInput:
    # The same text for "unknown" and "internal", so as not to reveal which internal names exist.
    return BadInput(Text("webhook-not-public"))
