"""Dependencies of the routes: the guest who asks, and their session at a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from futago.server.identity import Guest, guest_of, seat_cookie
from futago.server.limits import client_in, spend
from futago.server.problems import Refused, not_found
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.live import LiveTable
from futago.table.manager import hashed
from futago.texts import Text

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is declared as JSON, which a form on another site cannot do."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused(415, Text("serve-not-json"))
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refused(400, Text("serve-bad-request", reason=error.reason)) from None


async def provide_guest(request: AnyRequest, services: NamedDependency[Services]) -> Guest | None:
    """The guest who asks, if known."""
    return await guest_of(request.scope, services.settings.secure, services.accounts)


def provide_address(request: AnyRequest) -> str:
    """The client for limits: per address, since anybody can create a new secret."""
    return client_in(request.scope)


async def provide_session(
    table: FromPath[str],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> PlayerSession:
    """The guest's session at the table in the path."""
    return await open_session(services, table, guest, address)


async def open_session(
    services: Services, table: str, guest: Guest | None, address: str
) -> PlayerSession:
    """The guest's session; a table that they may not know of looks like one that does not exist."""
    live = await services.manager.open(table)
    id = await guest_at(live, guest) if live is not None else None
    if live is None or not await services.manager.may_enter(live, id):
        raise not_found()
    if id is not None:
        await services.load_guest(live, id)
        if live.table.seats_of(id):
            live.client = address
    session = PlayerSession(services, live, id, address)
    session.signed_in = guest.session if guest is not None else None
    return session


async def guest_at(live: LiveTable, guest: Guest | None) -> str | None:
    """As which guest somebody is at a table, if they were several: the one who holds a seat. Seats
    of more than one are handed over to the first."""
    if guest is None:
        return None
    seated = [id for id in guest.ids if live.table.seats_of(id)]
    for id in seated[1:]:
        for seat in live.table.seats_of(id):
            if not live.table.seats[seat].conceded:
                await live.hand_over(seat, seated[0])
    return (seated or guest.ids)[0]


@contextmanager
def connected(services: Services, session: PlayerSession) -> Iterator[None]:
    """A long-lived connection, as long as the block lasts; `Refused` if there are too many."""
    address, player = session.address, session.player_key
    if not services.connections.enter(address, player):
        raise Refused(429, Text("serve-too-many"))
    try:
        yield
    finally:
        services.connections.leave(address, player)


def check_creation_limit(services: Services, address: str) -> None:
    """`Refused` if an address creates too much that is stored."""
    spend(services.limits, "creations", address)


def known(guest: Guest | None) -> Guest:
    """The guest; `Refused` without a secret."""
    if guest is None:
        raise Refused(401, Text("serve-unknown"))
    return guest


def known_or_new(services: Services, guest: Guest | None) -> Guest:
    """The guest who asks, with a new secret if they have none."""
    if guest is not None:
        return guest
    secret = services.manager.sources.secret()
    return Guest(hashed(secret), secret)


def answered(services: Services, guest: Guest, body: T, token: bool, status: int) -> Response[T]:
    """A response that sets a new secret as a cookie, unless it is in the body as a token."""
    response = Response(body, status_code=status)
    if guest.secret is not None and not token:
        response.set_cookie(seat_cookie(guest.secret, services.settings.secure))
    return response


def token_for(guest: Guest, token: bool) -> str | None:
    """The new secret as a token for a script, shown only once."""
    return guest.secret if token else None


def link_to(services: Services, live: LiveTable, code: str | None) -> str:
    """The link to a table. The code is in the fragment, which browsers send to no server."""
    link = f"{services.settings.address}/t/{live.table.id}"
    return f"{link}#{code}" if code is not None and not live.table.setup.public else link
