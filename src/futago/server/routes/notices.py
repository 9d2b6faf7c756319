"""Turn notices: where to send them, and how to stop them."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.notices.address_check import check_webhook
from futago.notices.mail import check_address
from futago.server.limits import spend
from futago.server.problems import Refused, problem_responses
from futago.server.routes.access import check_creation_limit
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.server.turn_notices import Destination
from futago.texts import Text


class NoticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send my turn notices: to an e-mail address, to a webhook, or both."""

    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=2000)] | None = None
    lang: Literal["en", "fr", "it"] = "en"


class NoticeStored(Struct, frozen=True):
    """`secret` signs the webhook's calls (`Futago-Signature`) and is shown only once. Both kinds of
    destination have to be confirmed with the code that is sent to them."""

    secret: str | None
    confirm: bool
    """Whether a mail has been sent whose link confirms the address."""


class NoticeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the fragment of a link in a mail, or in a call of a webhook."""

    code: Annotated[str, Meta(max_length=100)]


class NoticeDone(Struct, frozen=True):
    """What the code was for, and has been done."""

    done: Literal["confirm", "stop"]


@put("/tables/{table:str}/seats/{seat:str}/notices", responses=problem_responses(401, 404))
async def keep(
    session: NamedDependency[PlayerSession],
    seat: FromPath[str],
    data: JSONBody[NoticeRequest],
    services: NamedDependency[Services],
    address: NamedDependency[str],
) -> NoticeStored:
    """Notify me when it is my turn and I am not connected."""
    mine = session.seat(seat)
    assert session.guest is not None
    if data.email is None and data.webhook is None:
        raise Refused(400, Text("serve-no-destination"))
    if data.email is not None and services.settings.smtp is None:
        raise Refused(400, Text("serve-no-mail"))
    check_creation_limit(services, address)
    if data.webhook is not None:
        check_webhook(data.webhook, frozenset(services.settings.allow_inner))
    sources = services.manager.sources
    secret = sources.secret() if data.webhook is not None else None
    email = check_address(data.email) if data.email is not None else None
    to = Destination(
        guest=session.guest,
        language=data.lang,
        stop=sources.code(),
        email=email,
        webhook=data.webhook,
        secret=secret,
    )
    await services.turn_notices.store(session.live, mine, to)
    return NoticeStored(secret, email is not None)


@delete("/tables/{table:str}/seats/{seat:str}/notices", responses=problem_responses(401, 404))
async def drop(
    session: NamedDependency[PlayerSession],
    seat: FromPath[str],
    services: NamedDependency[Services],
) -> None:
    """Stop my notices."""
    await services.turn_notices.remove(session.live.table.id, session.seat(seat))


@post("/notices/codes", status_code=200, responses=problem_responses(401, 404))
async def follow(
    data: JSONBody[NoticeCode],
    services: NamedDependency[Services],
    address: NamedDependency[str],
) -> NoticeDone:
    """Confirm a destination, or stop its notices, with the code that was sent to it."""
    spend(services.limits, "admissions", address)
    done = await services.turn_notices.redeem(data.code)
    if done is None:
        raise Refused(404, Text("serve-code-spent"))
    return NoticeDone("stop" if done == "stop" else "confirm")


ROUTES = [keep, drop, follow]
