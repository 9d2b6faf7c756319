"""Playing over plain HTTP: everything the WebSocket can do, for scripts and `curl`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from futago.server.feed import Feed
from futago.server.messages import (
    AnswerRequest,
    BySeat,
    ChatRequest,
    EntryNumber,
    MoveRequest,
    MuteRequest,
    OfferRequest,
    Why,
    WhyRequest,
)
from futago.server.problems import Refused, problem_responses
from futago.server.routes.access import connected
from futago.server.routes.tables import After, Language, Seat
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.messages import ChoiceShown, TableShown, encode
from futago.texts import Text

HEARTBEAT_SECONDS = 20.0
EVENTS = ResponseSpec(
    str,
    media_type="text/event-stream",
    generate_examples=False,
    description="The table, then its events, until the client disconnects.",
)


Wait = Annotated[
    float,
    QueryParameter(ge=0, le=60, description="Seconds to wait for an event if there is none yet."),
]


@get("/tables/{table:str}/choice", responses=problem_responses(401, 404))
async def choice(
    session: NamedDependency[PlayerSession],
    seat: Seat = None,
    lang: Language = None,
) -> ChoiceShown:
    """What I have to decide: a question with all of its answers."""
    return await session.choice(seat, lang)


@post("/tables/{table:str}/moves", status_code=200, responses=problem_responses(401, 404, 409))
async def move(session: NamedDependency[PlayerSession], data: JSONBody[MoveRequest]) -> EntryNumber:
    """Make a move. A move sent twice is made once; an outdated one is refused (409) with the
    current table."""
    return EntryNumber(await session.move(data.seat, data.move, data.number))


@post("/tables/{table:str}/why", status_code=200, responses=problem_responses(401, 404))
async def why(
    session: NamedDependency[PlayerSession], data: JSONBody[WhyRequest], lang: Language = None
) -> Why:
    """Why can this thing not be chosen now?"""
    return Why(await session.why(data, lang))


@post("/tables/{table:str}/undo", status_code=200, responses=problem_responses(401, 404, 409))
async def undo(session: NamedDependency[PlayerSession], data: JSONBody[BySeat]) -> EntryNumber:
    """Undo my last move if nothing was revealed since and nobody but bots has moved; otherwise make
    an offer."""
    return EntryNumber(await session.undo(data.seat))


@post("/tables/{table:str}/offers", status_code=200, responses=problem_responses(401, 404, 409))
async def offer(
    session: NamedDependency[PlayerSession], data: JSONBody[OfferRequest]
) -> EntryNumber:
    """Ask the others to agree to undo my last move, to pause or resume, or to a rematch, with the
    same roles or swapped. Bots agree at once, but to no undo beyond what was revealed last."""
    return EntryNumber(await session.offer(data.seat, data.what, data.swap))


@post("/tables/{table:str}/answers", status_code=200, responses=problem_responses(401, 404, 409))
async def answer(
    session: NamedDependency[PlayerSession], data: JSONBody[AnswerRequest]
) -> EntryNumber:
    """Accept or decline the offer."""
    return EntryNumber(await session.answer(data.seat, data.yes))


@post("/tables/{table:str}/resign", status_code=200, responses=problem_responses(401, 404, 409))
async def resign(session: NamedDependency[PlayerSession], data: JSONBody[BySeat]) -> EntryNumber:
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
    after: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
    wait: Wait = 0.0,
    seat: Seat = None,
    lang: Language = None,
) -> TableShown:
    """The table and its log after an event; waits if there is none yet (long polling)."""
    feed = Feed(session.viewpoint(seat), session.guest, lang)
    with connected(services, session):
        try:
            shown = await session.watch(feed, after)
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


@get(
    "/tables/{table:str}/stream",
    media_type="text/event-stream",
    responses={200: EVENTS, **problem_responses(401, 404)},
)
async def stream(
    request: Request[Any, Any, Any],
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
    after: After = None,
    seat: Seat = None,
    lang: Language = None,
) -> ServerSentEvent:
    """The table, then each event as it happens (server-sent events). Each id is the event number,
    so a client that reconnects continues where it was."""
    last = request.headers.get("last-event-id", "")
    resumed = int(last) if last.isdecimal() and len(last) < 10 else after
    feed = Feed(session.viewpoint(seat), session.guest, lang)
    if not services.connections.has_room(session.address, session.player_key):
        raise Refused(429, Text("serve-too-many"))
    return ServerSentEvent(_messages(session, services, feed, resumed))


async def _messages(
    session: PlayerSession, services: Services, feed: Feed, after: int | None
) -> AsyncIterator[ServerSentEventMessage]:
    # Counted here and not before: the generator never starts for a client that is already gone.
    address, player = session.address, session.player_key
    if not services.connections.enter(address, player):
        return
    try:
        shown = await session.watch(feed, after)
        yield _sent(shown.number, "table", encode(shown))
        with services.signed_in.watched(session.signed_in, feed):
            while (news := await feed.next(HEARTBEAT_SECONDS)) is not None or feed.closed is None:
                if news is None:
                    yield ServerSentEventMessage(data=None, comment="beat")
                else:
                    kind = "event" if news[1].startswith(b'{"type":"event"') else "presence"
                    yield _sent(news[0], kind, news[1])
    finally:
        session.live.unwatch(feed)
        services.connections.leave(address, player)


def _sent(number: int, kind: str, message: bytes) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=message.decode(), event=kind, id=number)


ROUTES = [choice, move, why, undo, offer, answer, resign, chat, mute, events, stream]
