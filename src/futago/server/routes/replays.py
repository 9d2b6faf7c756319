"""After the game: look at it again, take it along, check its draws, go on from somewhere."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from futago.bots import Believed
from futago.game import BadInput
from futago.server.desk import Desk
from futago.server.identity import Guest
from futago.server.problems import answers
from futago.server.routes.access import (
    answered,
    known,
    known_or_new,
    link_to,
    may_make,
    token_for,
)
from futago.server.routes.tables import Language, Seat, TableMade
from futago.server.services import Services
from futago.table.house import hashed
from futago.table.making import Manners
from futago.table.replays import Frame, Verdict, imported
from futago.texts import Text


class Replay(Struct, frozen=True):
    """Some moments of a game. `moves` counts them all."""

    moves: int
    viewer: str
    frames: list[Frame]


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on after this many moves, at a table kept so."""

    move: Annotated[int, Meta(ge=0, le=10**6)]
    manners: Manners = field(default_factory=Manners)


class TryWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Try the present position of my seat."""

    seat: Annotated[str, Meta(max_length=20)] | None = None
    manners: Manners = field(default_factory=Manners)


class RecordBrought(Struct, frozen=True, forbid_unknown_fields=True):
    """A record (docs/records.md) to look at here."""

    record: dict[str, Any]
    token: bool = False


First = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="The first moment: after 0 moves.")
]
Moment = Annotated[int, QueryParameter(ge=0, le=10**6, description="After so many moves.")]
Last = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="The last; at most 100 at a time.")
]


@get("/tables/{table:str}/replay", responses=answers(401, 404))
async def replay(
    desk: NamedDependency[Desk],
    first: First = 0,
    last: Last = 0,
    seat: Seat = None,
    lang: Language = None,
) -> Replay:
    """The game at every move: in a running game as I saw it, afterwards from any seat, as a
    spectator, or from `above`."""
    shown = list(await desk.frames(seat, first, last, lang))
    return Replay(await desk.count(), desk.viewpoint(seat), shown)


@get("/tables/{table:str}/belief", responses=answers(401, 404, 409))
async def belief(desk: NamedDependency[Desk], move: Moment = 0, seat: Seat = None) -> Believed:
    """What a seat could believe after so many moves of what was hidden from it: the exact shares of
    all ways that fit what it saw. In a running game for my own seat, where help is allowed."""
    return await desk.belief(seat, move)


@get("/tables/{table:str}/record", responses=answers(401, 404, 409))
async def record(desk: NamedDependency[Desk]) -> dict[str, Any]:
    """The record of the finished game, for any program that reads records."""
    return await desk.record()


@get("/tables/{table:str}/verify", responses=answers(401, 404, 409))
async def verify(desk: NamedDependency[Desk]) -> Verdict:
    """Derive every draw from the seed again, and the commitment from the seed."""
    return await desk.verdict()


@post("/tables/{table:str}/fork", responses=answers(401, 404, 409))
async def fork(
    desk: NamedDependency[Desk],
    data: JSONBody[ForkWish],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableMade]:
    """A new table that goes on from a moment of a finished game. Whoever may look at the game may
    go on with it, also somebody who was never here before."""
    who = known_or_new(services, guest)
    may_make(services, address)
    live, code = await Desk(services, desk.live, who.id).fork(data.move, data.manners)
    shown = await Desk(services, live, who.id).see(None, 0)
    made = TableMade(live.table.id, link_to(services, live, code), None, shown)
    return answered(services, who, made, False, 201)


@post("/tables/{table:str}/try", responses=answers(401, 404, 409))
async def try_out(
    desk: NamedDependency[Desk],
    data: JSONBody[TryWish],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableMade]:
    """Try the present position out against bots: what my seat cannot know is imagined."""
    who = known(guest)
    may_make(services, address)
    live, code = await desk.try_out(data.seat, data.manners)
    shown = await Desk(services, live, who.id).see(None, 0)
    made = TableMade(live.table.id, link_to(services, live, code), None, shown)
    return answered(services, who, made, False, 201)


@post("/replays", responses=answers(401))
async def bring(
    data: JSONBody[RecordBrought],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableMade]:
    """Bring a record here to look at it; it must keep the rules and its draws their seed. Its link
    lets others look at it too."""
    who = known_or_new(services, guest)
    may_make(services, address)
    try:
        setup, entries = imported(data.record)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadInput(Text("serve-bad-record")) from None
    code = services.house.sources.code()
    live = await services.house.bring(replace(setup, invite=hashed(code)), entries, who.id)
    shown = await Desk(services, live, who.id).see(None, None)
    made = TableMade(
        live.table.id, link_to(services, live, code), token_for(who, data.token), shown
    )
    return answered(services, who, made, data.token, 201)


ROUTES = [replay, belief, record, verify, fork, try_out, bring]
