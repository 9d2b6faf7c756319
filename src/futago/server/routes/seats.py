"""Seats: taking one, leaving it, going on with another device."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.server.desk import Desk
from futago.server.identity import Guest
from futago.server.problems import Refused, answers
from futago.server.routes.access import answered, desk_at, known_or_new, token_for
from futago.server.services import Services
from futago.table.house import hashed
from futago.table.making import bot_named
from futago.table.messages import TableShown
from futago.table.setup import Name
from futago.texts import Text

CODE_LIFE: Final = 24 * 3600 * 1000


class SeatTaking(Struct, frozen=True, forbid_unknown_fields=True):
    """My nickname at the table."""

    name: Name
    token: bool = False


class BotSeating(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes the seat; the strongest if none is named."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class SeatTaken(Struct, frozen=True):
    """You sit; `token` is shown this once, where one was asked for."""

    number: int
    token: str | None
    table: TableShown


class MoveLink(Struct, frozen=True):
    """Open it once, on the other device, within a day."""

    link: str
    code: str
    expires: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code behind the # of such a link."""

    code: Annotated[str, Meta(max_length=100)]
    token: bool = False


class EnteredAs(Struct, frozen=True):
    """The number of the event that came of it."""

    number: int


class SeatCode(Struct, frozen=True):
    """What such a code stands for: a seat, and whose it was when the link was made."""

    seat: str
    guest: str


@post("/tables/{table:str}/seats/{seat:str}", status_code=200, responses=answers(401, 404, 409))
async def sit(
    seat: FromPath[str],
    table: FromPath[str],
    data: JSONBody[SeatTaking],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> Response[SeatTaken]:
    """Take a free seat. The game begins with the last one."""
    who = known_or_new(services, guest)
    desk = await desk_at(services, table, who)
    number = await desk.sit(seat, data.name)
    shown = await desk.see(seat, 0)
    taken = SeatTaken(number, token_for(who, data.token), shown)
    return answered(services, who, taken, data.token, 200)


@put("/tables/{table:str}/seats/{seat:str}/bot", responses=answers(401, 404, 409))
async def seat_bot(
    seat: FromPath[str], data: JSONBody[BotSeating], desk: NamedDependency[Desk]
) -> EnteredAs:
    """Fill a free seat with a bot."""
    bot = bot_named(desk.live.table.match.game, data.bot)
    return EnteredAs(await desk.seat_bot(seat, bot))


@delete("/tables/{table:str}/seats/{seat:str}", status_code=200, responses=answers(401, 404, 409))
async def leave(seat: FromPath[str], desk: NamedDependency[Desk]) -> EnteredAs:
    """Give a seat up before the game has begun."""
    return EnteredAs(await desk.leave(seat))


@post("/tables/{table:str}/seats/{seat:str}/link", responses=answers(401, 404))
async def move_link(
    seat: FromPath[str], desk: NamedDependency[Desk], services: NamedDependency[Services]
) -> MoveLink:
    """A link that moves my seat to another device, once."""
    mine = desk.player(seat)
    assert desk.guest is not None
    sources = services.house.sources
    code, expires = sources.code(), sources.now() + CODE_LIFE
    data = msgspec.json.encode(SeatCode(mine, desk.guest))
    await services.journal.keep_code(hashed(code), desk.live.table.id, data, expires)
    address = services.settings.address
    return MoveLink(f"{address}/t/{desk.live.table.id}#seat={code}", code, expires)


@post("/claims", status_code=200, responses=answers(401, 404, 409))
async def claim(
    data: JSONBody[Claim], services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> Response[SeatTaken]:
    """Take over a seat on this device, with the one-time code of a link."""
    found = await services.journal.take_code(hashed(data.code), services.house.sources.now())
    if found is None:
        raise Refused(404, Text("serve-code-spent"))
    table, kept = found
    try:
        claimed = msgspec.json.decode(kept, type=SeatCode)
    except msgspec.ValidationError:
        raise Refused(404, Text("serve-code-spent")) from None
    live = await services.house.open(table)
    if live is None or live.table.seats[claimed.seat].guest != claimed.guest:
        raise Refused(404, Text("serve-code-spent"))
    who = known_or_new(services, guest)
    number = await live.hand_over(claimed.seat, who.id)
    shown = await Desk(services, live, who.id).see(claimed.seat, 0)
    taken = SeatTaken(number, token_for(who, data.token), shown)
    return answered(services, who, taken, data.token, 200)


ROUTES = [sit, seat_bot, leave, move_link, claim]
