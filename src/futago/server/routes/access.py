"""How a request comes to its table: who asks, and may they know of it?"""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from futago.server.desk import Desk
from futago.server.identity import Guest, guest_of, seat_cookie
from futago.server.problems import Refused, not_found
from futago.server.services import Services
from futago.table.house import hashed
from futago.table.live import LiveTable
from futago.texts import Text

T = TypeVar("T")
Asked = Request[Any, Any, Any]


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is JSON and says so: a form of another site cannot."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused(415, Text("serve-not-json"))
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refused(400, Text("serve-bad-request", reason=error.reason)) from None


def provide_guest(request: Asked, services: NamedDependency[Services]) -> Guest | None:
    """Who asks, if they are known."""
    return guest_of(request.scope, services.settings.secure)


def provide_address(request: Asked) -> str:
    """The address that asks: what the limits go by, since anybody can make up a new secret."""
    return request.client.host if request.client else "?"


async def provide_desk(
    table: FromPath[str], services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> Desk:
    """The guest's place at the table that the address names."""
    return await desk_at(services, table, guest)


async def desk_at(services: Services, table: str, guest: Guest | None) -> Desk:
    """A table that does not exist and one that the guest may not know of look the same."""
    live = await services.house.open(table)
    id = guest.id if guest is not None else None
    if live is None or not await services.house.may_enter(live, id):
        raise not_found()
    if id is not None:
        await services.remember(live, id)
    return Desk(services, live, id)


def may_make(services: Services, address: str) -> None:
    """`Refused` where one address makes too many things that are kept."""
    if not services.makings.take(address):
        raise Refused(429, Text("serve-too-fast"))


def known(guest: Guest | None) -> Guest:
    """Somebody who has a secret already."""
    if guest is None:
        raise Refused(401, Text("serve-unknown"))
    return guest


def known_or_new(services: Services, guest: Guest | None) -> Guest:
    """Whoever asks; who has no secret yet gets one."""
    if guest is not None:
        return guest
    secret = services.house.sources.secret()
    return Guest(hashed(secret), secret)


def answered(services: Services, guest: Guest, body: T, token: bool, status: int) -> Response[T]:
    """An answer that hands a new secret over: as a cookie, or in the body where a script wants it
    as a token."""
    response = Response(body, status_code=status)
    if guest.secret is not None and not token:
        response.set_cookie(seat_cookie(guest.secret, services.settings.secure))
    return response


def token_for(guest: Guest, token: bool) -> str | None:
    """The secret for a script, shown this once."""
    return guest.secret if token else None


def link_to(services: Services, live: LiveTable, code: str | None) -> str:
    """The link to a table. The code stands behind the #: browsers send that part to nobody."""
    link = f"{services.settings.address}/t/{live.table.id}"
    return f"{link}#{code}" if code is not None and not live.table.setup.public else link
