"""Seats: take one, leave it, move it to another device."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.server.forwarding import answer_of_owner
from futago.server.identity import Guest
from futago.server.limits import spend
from futago.server.messages import EntryNumber
from futago.server.problems import Refused, problem_responses
from futago.server.routes.access import answered, known_or_new, open_session, token_for
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.manager import hashed
from futago.table.messages import TableShown
from futago.table.opponents import bot_for_seat
from futago.table.setup import Name
from futago.texts import Text

CODE_LIFETIME: Final = 24 * 3600 * 1000


class TakeSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """My nickname at the table."""

    name: Name
    token: bool = False


class SeatBotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes the seat: the game's default bot if none is given, in games with rivals
    one who is not at the table yet."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    rival: Annotated[str, Meta(max_length=40)] | None = None


class SeatTaken(Struct, frozen=True):
    """The seat is taken; `token` is shown only once, if one was requested."""

    number: int
    token: str | None
    table: TableShown


class MoveLink(Struct, frozen=True):
    """A link to open once, on the other device, within a day."""

    link: str
    code: str
    expires: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code in the fragment of such a link."""

    code: Annotated[str, Meta(max_length=100)]
    token: bool = False


class SeatCode(Struct, frozen=True):
    """What a one-time code is for: a seat, and who held it when the link was created."""

    seat: str
    guest: str


@post(
    "/tables/{table:str}/seats/{seat:str}",
    status_code=200,
    responses=problem_responses(401, 404, 409),
)
async def sit(
    seat: FromPath[str],
    table: FromPath[str],
    data: JSONBody[TakeSeatRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SeatTaken]:
    """Take a free seat. The game starts when the last one is taken."""
    who = known_or_new(services, guest)
    spend(services.limits, "admissions", address)
    session = await open_session(services, table, who, address)
    number = await session.sit(seat, data.name)
    shown = await session.see(seat, 0)
    taken = SeatTaken(number, token_for(who, data.token), shown)
    return answered(services, who, taken, data.token, 200)


@put("/tables/{table:str}/seats/{seat:str}/bot", responses=problem_responses(401, 404, 409))
async def seat_bot(
    seat: FromPath[str], data: JSONBody[SeatBotRequest], session: NamedDependency[PlayerSession]
) -> EntryNumber:
    """Fill a free seat with a bot."""
    bot = bot_for_seat(session.live.table, seat, data.bot, data.rival)
    return EntryNumber(await session.seat_bot(seat, bot))


@delete(
    "/tables/{table:str}/seats/{seat:str}",
    status_code=200,
    responses=problem_responses(401, 404, 409),
)
async def leave(seat: FromPath[str], session: NamedDependency[PlayerSession]) -> EntryNumber:
    """Leave a seat before the game has started."""
    return EntryNumber(await session.leave(seat))


@post("/tables/{table:str}/seats/{seat:str}/link", responses=problem_responses(401, 404))
async def move_link(
    seat: FromPath[str],
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
) -> MoveLink:
    """A one-time link that moves my seat to another device."""
    mine = session.player(seat)
    assert session.guest is not None
    spend(services.limits, "links", session.address)
    sources = services.manager.sources
    code, expires = sources.code(), sources.now() + CODE_LIFETIME
    data = msgspec.json.encode(SeatCode(mine, session.guest))
    await services.journal.store_code(hashed(code), session.live.table.id, data, expires)
    address = services.settings.address
    return MoveLink(f"{address}/t/{session.live.table.id}#seat={code}", code, expires)


@post("/claims", status_code=200, responses=problem_responses(401, 404, 409))
async def claim(
    request: Request[Any, Any, Any],
    data: JSONBody[Claim],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SeatTaken]:
    """Take over a seat on this device, with the one-time code from a link."""
    elsewhere = await answer_of_owner(services, request, hashed(data.code))
    if elsewhere is not None:
        return elsewhere
    spend(services.limits, "admissions", address)
    found = await services.journal.redeem_code(hashed(data.code), services.manager.sources.now())
    if found is None:
        raise Refused(404, Text("serve-code-spent"))
    table, stored = found
    try:
        claimed = msgspec.json.decode(stored, type=SeatCode)
    except msgspec.ValidationError:
        raise Refused(404, Text("serve-code-spent")) from None
    live = await services.manager.open(table)
    if live is None or live.table.seats[claimed.seat].guest != claimed.guest:
        raise Refused(404, Text("serve-code-spent"))
    who = known_or_new(services, guest)
    number = await live.hand_over(claimed.seat, who.id)
    shown = await PlayerSession(services, live, who.id, address).see(claimed.seat, 0)
    taken = SeatTaken(number, token_for(who, data.token), shown)
    return answered(services, who, taken, data.token, 200)


ROUTES = [sit, seat_bot, leave, move_link, claim]
