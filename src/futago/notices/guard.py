"""Where a webhook may lead: to the public internet and nowhere else.

A player may enter any web address, and the server opens it. Without this guard it would open what
only the server can reach: itself, the machines beside it, the cloud's own services. So the form is
judged when the address is entered, and what its name resolves to at each sending.
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
from futago.notices.hosts import ascii_host
from futago.texts import Text

Address: TypeAlias = IPv4Address | IPv6Address
Resolver: TypeAlias = Callable[[str, int], Iterable[str]]
"""The addresses of a host as text; `OSError` if there are none."""

LONGEST_URL: Final = 2000
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
"""All that is given out so far. Mapped IPv4, NAT64, unique local and link-local lie outside."""

_NOT_PUBLIC_IPV6: Final = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocols, among them Teredo, which carries an IPv4 address inside
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4, which carries an IPv4 address inside
        "3fff::/20",  # examples
    )
)
_NOT_PUBLIC_IPV4: Final = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this host
        "100.64.0.0/10",  # behind a provider
        "168.63.129.16/32",  # looks public, is a cloud's own service
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays of 6to4
    )
)


@dataclass(frozen=True, slots=True)
class Target:
    """A webhook's address taken apart: `host` in ASCII, IPv6 without brackets."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """Host and port as the `Host` header has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


class UnknownName(BadInput):
    """A name that has no address, or none just now."""


def check_webhook(url: str, inner: frozenset[str] = frozenset()) -> Target:
    """The parts of a web address of allowed form; `BadInput` for any other. Nothing is resolved."""
    match = _URL.fullmatch(url) if len(url) <= LONGEST_URL and url.isprintable() else None
    host = _host(match["host"]) if match else None
    if match is None or host is None:
        raise BadInput(Text("webhook-bad-url", longest=LONGEST_URL))
    scheme = match["scheme"].lower()
    port = int(match["port"] or _PORTS[scheme])
    if not _is_inner(host, port, inner):
        _check_port(port)
        _check_literal(host)
    # People paste addresses with accents: they travel in percent notation, as browsers send them.
    path = quote(match["target"], safe="/?%:@!$&'()*+,;=~-._[]|")
    return Target(scheme, host, port, path if path.startswith("/") else f"/{path}")


def allowed_addresses(
    host: str, port: int, inner: frozenset[str], resolve: Resolver | None = None
) -> list[Address]:
    """The addresses of a host, all of them public; `BadInput` if a single one is not.

    `inner` lists what the operator allows all the same, as "host:port" or "[IPv6]:port", in lower
    case. Connect to what is returned and to nothing else: the name may resolve otherwise next time.
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
    """Whether an address is one host on the public internet, and holds no other address inside."""
    # The lists stand beside `is_global` since older Pythons do not know all of these ranges.
    if isinstance(address, IPv4Address):
        listed = any(address in network for network in _NOT_PUBLIC_IPV4)
    else:
        listed = address not in _GLOBAL_IPV6 or address.scope_id is not None
        listed = listed or any(address in network for network in _NOT_PUBLIC_IPV6)
    apart = address.is_multicast or address.is_reserved or address.is_private
    return address.is_global and not apart and not listed


def system_resolver(host: str, port: int) -> list[str]:
    """The addresses that the operating system knows."""
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
        raise UnknownName(Text("webhook-not-public"))
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
    # Below 1024 speak mail, file and name servers, which could take a request for commands.
    if port not in _PORTS.values() and not _FIRST_FREE_PORT <= port <= 0xFFFF:
        raise BadInput(Text("webhook-bad-port"))


def _is_inner(host: str, port: int, inner: frozenset[str]) -> bool:
    return (f"[{host}]:{port}" if ":" in host else f"{host}:{port}") in inner


def _not_public() -> BadInput:
    # One sentence for "unknown" and "inner": the answer must not tell which inner names exist.
    return BadInput(Text("webhook-not-public"))
