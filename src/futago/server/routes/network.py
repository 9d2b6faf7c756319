"""How other devices reach this server: for links and QR codes.

For the page of whoever sits at the server's computer only, so no part of the API's description.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, delete, get, put
from litestar.di import NamedDependency
from msgspec import Struct

from futago.server.problems import Refused
from futago.server.services import Services
from futago.texts import Text

log = structlog.get_logger()


class NetworkShown(Struct, frozen=True):
    """How other devices reach the server. Only who sits at its computer is told; anybody else has
    reached it already."""

    urls: list[str]
    """Addresses that other devices can use, the best first; none if only this computer can."""
    opened: bool
    """Whether it was opened to the home network on request."""
    may_open: bool
    """Whether you can open it to the home network."""
    command: str | None
    """What its operator can type instead."""


@get("/network", include_in_schema=False)
async def network(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> NetworkShown:
    """How other devices reach this server."""
    if not services.network.is_here(request.scope):  # type: ignore[arg-type]
        return NetworkShown([], False, False, None)
    await services.network.look()
    return _shown(services)


@put("/network", include_in_schema=False)
async def open_to_network(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> NetworkShown:
    """Open the server to the home network, until it stops. Only from its own computer."""
    _require_here(request, services)
    await services.network.open()
    log.info("opened to the network", addresses=list(services.network.opened))
    return _shown(services)


@delete("/network", status_code=200, include_in_schema=False)
async def close_to_network(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> NetworkShown:
    """Close it again; connections from the network end. Only from its own computer."""
    _require_here(request, services)
    services.network.close()
    log.info("closed to the network")
    return _shown(services)


def _require_here(request: Request[Any, Any, Any], services: Services) -> None:
    if not services.network.is_here(request.scope):  # type: ignore[arg-type]
        raise Refused(403, Text("serve-not-here"))


def _shown(services: Services) -> NetworkShown:
    access = services.network
    urls = access.urls
    return NetworkShown(
        urls, bool(access.opened), access.may_open, None if urls else access.command
    )


ROUTES = [network, open_to_network, close_to_network]
