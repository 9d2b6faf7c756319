"""One process among several that share the tables: its share, its neighbours, its router."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from futago.server.ledger import Ledger, Neighbours
from futago.server.peers import Arrivals, Client, Peers, Unreachable
from futago.server.router import Router
from futago.table.journal import Journal
from futago.table.ownership import Ownership
from futago.table.storage import Place, open_leases


@dataclass(frozen=True)
class ProcessSetup:
    """What a process is told when it starts."""

    number: int
    """From 0."""
    folder: Path
    """Where the processes of this computer have their sockets."""
    ledger: Ledger
    host: str | None = None
    port: int | None = None
    """Where processes on other computers reach this one."""


class Sharing:
    """Joins the others once connections can be taken."""

    def __init__(self, setup: ProcessSetup, place: Place) -> None:
        self.setup = setup
        self._place = place
        one_computer = isinstance(place, Path)
        self.peers = Peers(setup.folder, setup.host, setup.port, one_computer=one_computer)
        self.ownership: Ownership
        self.router: Router

    def prepare(self, journal: Journal) -> Ownership:
        """What is needed before the first connection."""
        leases = open_leases(self._place)
        self.ownership = Ownership(journal, leases, self.peers.address())
        self.router = Router(self.ownership, self.peers)
        self.ownership.on_standing = self._meet
        self.peers.on_news = self.ownership.wake
        self.peers.on_end = lambda member: self.peers.start(self.ownership.bury(member))
        return self.ownership

    def _meet(self, changed: bool) -> None:
        self.peers.meet(self.ownership.standing.members, self.ownership.member)
        if changed:
            self.peers.tell_all()

    def neighbours(self, what: Any) -> Neighbours:
        return Neighbours(self.setup.ledger, self.setup.number, what)

    async def join(self, protocol: Callable[[], Any]) -> None:
        """Take over a share; connections that are handed over are handled by such a protocol."""
        self.peers.arrivals = Arrivals(protocol)
        await self.peers.open()
        await self.ownership.start()

    async def leave(self) -> None:
        """Let the others take over. Connections can still be handed over to them."""
        await self.ownership.close()

    async def close(self) -> None:
        await self.peers.close()

    async def ask_owner(
        self, table: str, request: bytes, client: Client
    ) -> tuple[int, Mapping[str, str], bytes] | None:
        """The answer of a table's owner to a request; None if this process owns it, or nobody."""
        owner = self.ownership.owner_of(table)
        if owner is None or owner == self.ownership.member:
            return None
        try:
            return answer_in(await self.peers.ask(owner, request, client))
        except (Unreachable, KeyError):
            return None

    async def ask_here(self, request: bytes) -> list[bytes]:
        """The answers of all other processes on this computer, without their headings."""
        found = list[bytes]()
        for member in sorted(self.ownership.standing.members):
            if member != self.ownership.member and self.peers.is_here(member):
                try:
                    answer = await self.peers.ask(member, request, ("127.0.0.1", 0))
                except (Unreachable, KeyError):
                    continue
                status, _, body = answer_in(answer)
                if status == 200:
                    found.append(body)
        return found


def answer_in(data: bytes) -> tuple[int, Mapping[str, str], bytes]:
    """The status, headers and body of an answer."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict[str, str]()
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    words = first.split()
    return (int(words[1]) if len(words) > 1 and words[1].isdecimal() else 502), headers, body
