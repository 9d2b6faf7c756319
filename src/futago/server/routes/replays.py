"""Past games: replay, record, verification, fork, import."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Raw, Struct, field
from msgspec.structs import replace

from futago.bots import BeliefSummary
from futago.server.identity import Guest
from futago.server.limits import spend
from futago.server.problems import problem_responses
from futago.server.routes.access import (
    answered,
    check_creation_limit,
    known,
    known_or_new,
    link_to,
    token_for,
)
from futago.server.routes.tables import Language, Seat, TableCreated
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.creation import TableSettings
from futago.table.history import Asker
from futago.table.history_worker import Imported, ImportRequest
from futago.table.manager import hashed
from futago.table.replays import Frame, RecapShown, Verdict


class Replay(Struct, frozen=True):
    """Some frames of a game. `moves` is the total number of moves."""

    moves: int
    viewer: str
    frames: list[Frame]


class _ReplayBody(Struct, frozen=True):
    """A `Replay` whose frames are encoded already."""

    moves: int
    viewer: str
    frames: Raw


class ForkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue after this many moves, at a table with these settings."""

    move: Annotated[int, Meta(ge=0, le=10**6)]
    settings: TableSettings = field(default_factory=TableSettings)


class TryRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Try the current position of my seat."""

    seat: Annotated[str, Meta(max_length=20)] | None = None
    settings: TableSettings = field(default_factory=TableSettings)


class RecordImport(Struct, frozen=True, forbid_unknown_fields=True):
    """A record (docs/records.md) to view here."""

    record: dict[str, Any]
    token: bool = False


First = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="The first frame: after this many moves.")
]
Moment = Annotated[int, QueryParameter(ge=0, le=10**6, description="After this many moves.")]
MomentOrNow = Annotated[
    int | None,
    QueryParameter(ge=0, le=10**6, description="After this many moves; now if left out."),
]
Last = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="The last frame; at most 100 at a time.")
]


@get("/tables/{table:str}/replay", responses=problem_responses(401, 404))
async def replay(
    session: NamedDependency[PlayerSession],
    first: First = 0,
    last: Last = 0,
    seat: Seat = None,
    lang: Language = None,
) -> Response[Replay]:
    """The game move by move: as I saw it while it is running; afterwards from any seat, as a
    spectator, or from `above`."""
    found = await session.frames(seat, first, last, lang)
    body = _ReplayBody(found.moves, session.viewpoint(seat), found.frames)
    return cast(Response[Replay], Response(msgspec.json.encode(body), media_type=MediaType.JSON))


@get("/tables/{table:str}/belief", responses=problem_responses(401, 404, 409))
async def belief(
    session: NamedDependency[PlayerSession], move: MomentOrNow = None, seat: Seat = None
) -> BeliefSummary:
    """A seat's belief after some moves, or now, about what was hidden from it: the exact shares of
    all paths consistent with what it saw. In a running game for my own seat, if the table allows
    hints."""
    return await session.belief(seat, move)


@get("/tables/{table:str}/record", responses=problem_responses(401, 404, 409))
async def record(session: NamedDependency[PlayerSession]) -> dict[str, Any]:
    """The record of the finished game, for any program that reads records."""
    return await session.record()


@get("/tables/{table:str}/recap", responses=problem_responses(401, 404, 409))
async def recap(session: NamedDependency[PlayerSession], lang: Language = None) -> RecapShown:
    """The finished game in figures: what each seat had after each round, places and highlights."""
    return await session.recap(lang)


@get("/tables/{table:str}/verify", responses=problem_responses(401, 404, 409))
async def verify(session: NamedDependency[PlayerSession]) -> Verdict:
    """Verify every draw against the seed, and the seed against the commitment."""
    return await session.verdict()


@post("/tables/{table:str}/fork", responses=problem_responses(401, 404, 409))
async def fork(
    session: NamedDependency[PlayerSession],
    data: JSONBody[ForkRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableCreated]:
    """Create a table that continues from a position of a finished game. Anybody who may view the
    game may fork it, including new guests."""
    who = known_or_new(services, guest)
    check_creation_limit(services, address)
    live, code = await PlayerSession(services, session.live, who.id, address).fork(
        data.move, data.settings
    )
    shown = await PlayerSession(services, live, who.id, address).see(None, 0)
    made = TableCreated(live.table.id, link_to(services, live, code), None, shown)
    return answered(services, who, made, False, 201)


@post("/tables/{table:str}/try", responses=problem_responses(401, 404, 409))
async def try_out(
    session: NamedDependency[PlayerSession],
    data: JSONBody[TryRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableCreated]:
    """Try the current position against bots: what my seat cannot know is drawn at random."""
    who = known(guest)
    check_creation_limit(services, address)
    live, code = await session.try_out(data.seat, data.settings)
    shown = await PlayerSession(services, live, who.id, address).see(None, 0)
    made = TableCreated(live.table.id, link_to(services, live, code), None, shown)
    return answered(services, who, made, False, 201)


@post("/replays", responses=problem_responses(401))
async def bring(
    data: JSONBody[RecordImport],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableCreated]:
    """Import a record to view it; its moves must be legal and its draws must match its seed.
    With the link others can view it too."""
    who = known_or_new(services, guest)
    check_creation_limit(services, address)
    asker = Asker(address, lambda cost: spend(services.limits, "work", address, cost))
    request = ImportRequest(data.record, services.manager.sources.now())
    game = await services.history.decoded(Imported, asker, request)
    code = services.manager.sources.code()
    setup = replace(game.setup, invite=hashed(code))
    live = await services.manager.import_game(game, setup, who.id)
    shown = await PlayerSession(services, live, who.id, address).see(None, None)
    made = TableCreated(
        live.table.id, link_to(services, live, code), token_for(who, data.token), shown
    )
    return answered(services, who, made, data.token, 201)


ROUTES = [replay, belief, record, recap, verify, fork, try_out, bring]
