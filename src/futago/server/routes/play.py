"""Playing over plain HTTP: everything the WebSocket can do, for scripts and `curl`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta, Struct

from futago.server.feed import Feed
from futago.server.problems import Refused, problem_responses
from futago.server.routes.seats import EntryNumber
from futago.server.routes.tables import After, Language, Seat
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.entries import Consent
from futago.table.messages import ChoiceShown, LocalizedText, TableShown, encode
from futago.table.setup import Name
from futago.texts import Text

SeatField = Annotated[str, Meta(max_length=20)] | None
Move = Annotated[str, Meta(max_length=4000)] | dict[str, Any]
HEARTBEAT_SECONDS = 20.0
EVENTS = ResponseSpec(
    str,
    media_type="text/event-stream",
    generate_examples=False,
    description="The table, then its events, until the client disconnects.",
)


class MoveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in notation or in the format of records. `number` is the event number that it expects:
    that of the last event you know, plus one."""

    number: Annotated[int, Meta(ge=1, le=10**9)]
    move: Move
    seat: SeatField = None


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats; needed only if I hold several."""

    seat: SeatField = None


class OfferRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer that the others have to agree to."""

    what: Literal["undo", "pause", "resume", "rematch"]
    seat: SeatField = None


class AnswerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I accept the offer; a no withdraws my own."""

    yes: bool
    seat: SeatField = None


class WhyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that may be illegal."""

    move: Move
    seat: SeatField = None


class Why(Struct, frozen=True):
    """Why the move is illegal; no reason if it is legal."""

    allowed: bool
    reason: LocalizedText | None


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message: plain text. The name is for spectators; players have theirs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Name = "?"


class MuteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats, or `spectator`, whose chat I mute at this table."""

    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)]


Picked = Annotated[
    list[str] | None, QueryParameter(description="The words picked so far of the move, in order.")
]
Wait = Annotated[
    float,
    QueryParameter(ge=0, le=60, description="Seconds to wait for an event if there is none yet."),
]


@get("/tables/{table:str}/choice", responses=problem_responses(401, 404))
async def choice(
    session: NamedDependency[PlayerSession],
    picked: Picked = None,
    seat: Seat = None,
    lang: Language = None,
) -> ChoiceShown:
    """What I may pick next, after the words picked so far."""
    return await session.choice(seat, picked or [], lang)


@post("/tables/{table:str}/moves", status_code=200, responses=problem_responses(401, 404, 409))
async def move(session: NamedDependency[PlayerSession], data: JSONBody[MoveRequest]) -> EntryNumber:
    """Make a move. A move sent twice is made once; an outdated one is refused (409) with the
    current table."""
    return EntryNumber(await session.move(data.seat, data.move, data.number))


@post("/tables/{table:str}/why", status_code=200, responses=problem_responses(401, 404))
async def why(session: NamedDependency[PlayerSession], data: JSONBody[WhyRequest]) -> Why:
    """Why is this move illegal?"""
    reason = await session.why(data.seat, data.move)
    return Why(reason is None, reason)


@post("/tables/{table:str}/undo", status_code=200, responses=problem_responses(401, 404, 409))
async def undo(session: NamedDependency[PlayerSession], data: JSONBody[SeatRequest]) -> EntryNumber:
    """Undo my last move if it revealed nothing to anybody; otherwise make an offer."""
    return EntryNumber(await session.undo(data.seat))


@post("/tables/{table:str}/offers", status_code=200, responses=problem_responses(401, 404, 409))
async def offer(
    session: NamedDependency[PlayerSession], data: JSONBody[OfferRequest]
) -> EntryNumber:
    """Ask the others to agree to undo my last move, to pause or resume, or to a rematch with roles
    swapped. Bots agree at once."""
    what: Consent = data.what
    return EntryNumber(await session.offer(data.seat, what))


@post("/tables/{table:str}/answers", status_code=200, responses=problem_responses(401, 404, 409))
async def answer(
    session: NamedDependency[PlayerSession], data: JSONBody[AnswerRequest]
) -> EntryNumber:
    """Accept or decline the offer."""
    return EntryNumber(await session.answer(data.seat, data.yes))


@post("/tables/{table:str}/resign", status_code=200, responses=problem_responses(401, 404, 409))
async def resign(
    session: NamedDependency[PlayerSession], data: JSONBody[SeatRequest]
) -> EntryNumber:
    """Resign. If the game continues without me, a bot takes over."""
    return EntryNumber(await session.resign(data.seat))


@post("/tables/{table:str}/chat", status_code=200, responses=problem_responses(401, 404, 409))
async def chat(session: NamedDependency[PlayerSession], data: JSONBody[ChatRequest]) -> EntryNumber:
    """Send a chat message."""
    return EntryNumber(await session.say(data.text, data.name))


@put("/tables/{table:str}/muted", status_code=204, responses=problem_responses(401, 404))
async def mute(session: NamedDependency[PlayerSession], data: JSONBody[MuteRequest]) -> None:
    """Set whose chat I mute."""
    await session.mute(data.seats)


@get("/tables/{table:str}/events", responses=problem_responses(401, 404))
async def events(
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
    address: NamedDependency[str],
    after: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
    wait: Wait = 0.0,
    seat: Seat = None,
    lang: Language = None,
) -> TableShown:
    """The table and its log after an event; waits if there is none yet (long polling)."""
    feed = Feed(session.viewpoint(seat), session.guest, lang)
    if not services.connections.enter(address):
        raise Refused(429, Text("serve-too-many"))
    try:
        shown = await session.live.watch(feed, after)
        deadline = asyncio.get_running_loop().time() + wait
        while shown.number <= after and not services.stopping:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or feed.closed is not None:
                break
            news = await feed.next(left)
            if news is not None and news[0] > after:
                return await session.see(feed.seat, after, lang)
        return shown
    finally:
        session.live.unwatch(feed)
        services.connections.leave(address)


@get(
    "/tables/{table:str}/stream",
    media_type="text/event-stream",
    responses={200: EVENTS, **problem_responses(401, 404)},
)
async def stream(
    request: Request[Any, Any, Any],
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
    address: NamedDependency[str],
    after: After = None,
    seat: Seat = None,
    lang: Language = None,
) -> ServerSentEvent:
    """The table, then each event as it happens (server-sent events). Each id is the event number,
    so a client that reconnects continues where it was."""
    last = request.headers.get("last-event-id", "")
    resumed = int(last) if last.isdecimal() and len(last) < 10 else after
    feed = Feed(session.viewpoint(seat), session.guest, lang)
    if not services.connections.has_room(address):
        raise Refused(429, Text("serve-too-many"))
    return ServerSentEvent(_messages(session, services, feed, resumed, address))


async def _messages(
    session: PlayerSession, services: Services, feed: Feed, after: int | None, address: str
) -> AsyncIterator[ServerSentEventMessage]:
    # Counted here and not before: the generator never starts for a client that is already gone.
    if not services.connections.enter(address):
        return
    try:
        shown = await session.live.watch(feed, after)
        yield _sent(shown.number, "table", encode(shown))
        while (news := await feed.next(HEARTBEAT_SECONDS)) is not None or feed.closed is None:
            if news is None:
                yield ServerSentEventMessage(data=None, comment="beat")
            else:
                kind = "event" if news[1].startswith(b'{"type":"event"') else "presence"
                yield _sent(news[0], kind, news[1])
    finally:
        session.live.unwatch(feed)
        services.connections.leave(address)


def _sent(number: int, kind: str, message: bytes) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=message.decode(), event=kind, id=number)


ROUTES = [choice, move, why, undo, offer, answer, resign, chat, mute, events, stream]
