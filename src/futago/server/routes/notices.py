"""Turn notices for games played over days."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.notices.guard import check_webhook
from futago.notices.mail import check_address
from futago.server.desk import Desk
from futago.server.problems import Refused, answers
from futago.server.routes.access import may_make
from futago.server.services import Services
from futago.server.turns import Destination
from futago.texts import Text


class NoticeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be told that it is my turn: by e-mail, by a webhook, or both."""

    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=2000)] | None = None
    lang: Literal["en", "fr", "it"] = "en"


class NoticeKept(Struct, frozen=True):
    """`secret` signs the webhook's calls (`Futago-Signature`) and is shown this once; an e-mail
    address has to be confirmed by the link that was sent to it."""

    secret: str | None
    confirm: bool


class NoticeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code behind the # of a link in a mail."""

    code: Annotated[str, Meta(max_length=100)]


class NoticeDone(Struct, frozen=True):
    """What the code asked for has been done."""

    done: Literal["confirm", "stop"]


@put("/tables/{table:str}/seats/{seat:str}/notices", responses=answers(401, 404))
async def keep(
    desk: NamedDependency[Desk],
    seat: FromPath[str],
    data: JSONBody[NoticeWish],
    services: NamedDependency[Services],
    address: NamedDependency[str],
) -> NoticeKept:
    """Tell me when it is my turn and I am not here."""
    mine = desk.seat(seat)
    assert desk.guest is not None
    if data.email is None and data.webhook is None:
        raise Refused(400, Text("serve-no-destination"))
    if data.email is not None and services.settings.smtp is None:
        raise Refused(400, Text("serve-no-mail"))
    may_make(services, address)
    if data.webhook is not None:
        check_webhook(data.webhook, frozenset(services.settings.allow_inner))
    sources = services.house.sources
    secret = sources.secret() if data.webhook is not None else None
    email = check_address(data.email) if data.email is not None else None
    to = Destination(
        guest=desk.guest,
        language=data.lang,
        stop=sources.code(),
        email=email,
        webhook=data.webhook,
        secret=secret,
    )
    await services.turns.keep(desk.live, mine, to)
    return NoticeKept(secret, email is not None)


@delete("/tables/{table:str}/seats/{seat:str}/notices", responses=answers(401, 404))
async def drop(
    desk: NamedDependency[Desk], seat: FromPath[str], services: NamedDependency[Services]
) -> None:
    """No more notices."""
    await services.turns.drop(desk.live.table.id, desk.seat(seat))


@post("/notices/codes", status_code=200, responses=answers(401, 404))
async def follow(data: JSONBody[NoticeCode], services: NamedDependency[Services]) -> NoticeDone:
    """Confirm an address, or stop its mails, with the code of a link in a mail."""
    done = await services.turns.follow(data.code)
    if done is None:
        raise Refused(404, Text("serve-code-spent"))
    return NoticeDone("stop" if done == "stop" else "confirm")


ROUTES = [keep, drop, follow]
