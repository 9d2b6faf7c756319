"""Whether other computers reach this server, and opening it to the home network on request.

A server that listens to this computer only can be opened by a person who sits at it. It then also
listens at its addresses in private networks, and accepts these as host names: never at a public
address, and no other names, so that no foreign page reaches it by a domain that resolves to it
(DNS rebinding). It is closed again on request, or when the server stops; nothing is stored.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from futago.server.language import header
from futago.server.problems import Refused
from futago.server.settings import Settings
from futago.texts import Text

HOME_NETWORKS: Final = tuple(
    ipaddress.ip_network(network) for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")
)
FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via")
"""Headers of proxies: behind one on this computer, everybody seems to sit at it."""


class Listener(Protocol):
    """The part of the HTTP server that accepts connections."""

    async def listen(self, host: str, port: int) -> None:
        """Accept connections at one more address; `OSError` if it cannot be used."""

    def stop_listening(self, host: str) -> None:
        """Accept no more at that address, and end the connections there."""


def home_addresses() -> list[str]:
    """The addresses of this computer in private networks, the one of the default route first."""
    found = list[str]()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("10.255.255.255", 9))  # sends nothing, but chooses a route
            found.append(route.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found += [str(address[4][0]) for address in named]
    return [address for address in dict.fromkeys(found) if _at_home(address)]


def _at_home(address: str) -> bool:
    return any(ipaddress.ip_address(address) in network for network in HOME_NETWORKS)


class NetworkAccess:
    """How a server can be reached."""

    def __init__(
        self, settings: Settings, find_addresses: Callable[[], list[str]] | None = None
    ) -> None:
        self._settings = settings
        self._find = find_addresses or home_addresses
        self._found: list[str] = []
        self.listener: Listener | None = None
        """Set by the HTTP server when it starts."""
        self.opened: tuple[str, ...] = ()
        """The addresses at which it listens in addition, since somebody asked for it."""

    def hosts(self) -> frozenset[str] | None:
        """The allowed `Host` names; None for any."""
        allowed = self._settings.hosts()
        return allowed.union(self.opened) if allowed is not None else None

    def is_here(self, scope: dict[str, object]) -> bool:
        """Whether a request comes from this computer itself."""
        client = scope.get("client")
        if not isinstance(client, Sequence) or self._settings.trust_proxy:
            return False
        if any(header(scope, name) is not None for name in FORWARDED):
            return False
        try:
            return ipaddress.ip_address(str(client[0])).is_loopback
        except ValueError:
            return False

    async def look(self) -> None:
        """Look for the addresses of this computer, which may have changed since the last time."""
        # The resolver may take seconds to answer, and everybody's moves would wait for it.
        self._found = await asyncio.to_thread(self._find)

    @property
    def may_open(self) -> bool:
        """Whether the server can be opened to the home network now."""
        settings = self._settings
        local = settings.loopback and settings.public_url is None and not settings.trust_proxy
        local = local and not settings.shared  # each process would have to do it
        return local and self.listener is not None and not self.opened and bool(self._found)

    @property
    def urls(self) -> list[str]:
        """The addresses that other computers can use, the best first."""
        settings = self._settings
        if settings.public_url is not None:
            return [settings.address]
        if settings.loopback:
            found = list(self.opened)
        else:
            found = self._found if settings.everywhere else []
        urls = [f"http://{address}:{settings.port}" for address in found]
        return urls if settings.loopback or settings.everywhere else [settings.address]

    @property
    def command(self) -> str:
        """What to type to start the server for the whole network."""
        port = "" if self._settings.port == Settings.port else f" --port {self._settings.port}"
        return f"futago serve --host 0.0.0.0{port}"

    async def open(self) -> None:
        """Listen in the home network as well; `Refused` if that is not possible."""
        if self.opened:
            return
        await self.look()
        if not self.may_open or self.listener is None:
            raise Refused(409, Text("serve-network"))
        opened, failure = list[str](), Refused(409, Text("serve-network"))
        for address in self._found:
            try:
                await self.listener.listen(address, self._settings.port)
                opened.append(address)
            except OSError as error:
                reason, port = error.strerror or str(error), str(self._settings.port)
                text = Text("serve-port-taken", host=address, port=port, reason=reason)
                failure = Refused(409, text)
        if not opened:
            raise failure
        self.opened = tuple(opened)

    def close(self) -> None:
        """Listen to this computer only, as before."""
        closed, self.opened = self.opened, ()
        for address in closed:
            assert self.listener is not None
            self.listener.stop_listening(address)
