"""Playing over plain HTTP: everything the socket does, for scripts and `curl`."""

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

from futago.server.desk import Desk
from futago.server.feed import Feed
from futago.server.problems import Refused, answers
from futago.server.routes.seats import EnteredAs
from futago.server.routes.tables import After, Language, Seat
from futago.server.services import Services
from futago.table.entries import Consent
from futago.table.messages import ChoiceShown, TableShown, Words, encode
from futago.table.setup import Name
from futago.texts import Text

SeatField = Annotated[str, Meta(max_length=20)] | None
Move = Annotated[str, Meta(max_length=4000)] | dict[str, Any]
BEAT = 20.0
EVENTS = ResponseSpec(
    str,
    media_type="text/event-stream",
    generate_examples=False,
    description="The table, then its events, until the client goes.",
)


class MoveAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its notation or as records have it. `number` is the one it expects to get: that
    of the last event you know, plus one."""

    number: Annotated[int, Meta(ge=1, le=10**9)]
    move: Move
    seat: SeatField = None


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats; needed only where I hold several."""

    seat: SeatField = None


class OfferAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the others have to agree to."""

    what: Literal["undo", "pause", "resume", "rematch"]
    seat: SeatField = None


class AnswerAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree to what is offered; who offered withdraws by no."""

    yes: bool
    seat: SeatField = None


class WhyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of which I want to know why it is not allowed."""

    move: Move
    seat: SeatField = None


class Why(Struct, frozen=True):
    """The reason, in our own words; none where the move is allowed."""

    allowed: bool
    reason: Words | None


class ChatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: plain text. The name is for spectators, players have theirs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Name = "?"


class MuteAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats, or `spectator`, whom I do not want to hear at this table."""

    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)]


Picked = Annotated[
    list[str] | None, QueryParameter(description="The words of the move picked so far, in order.")
]
Wait = Annotated[
    float, QueryParameter(ge=0, le=60, description="Seconds to wait for news if there is none yet.")
]


@get("/tables/{table:str}/choice", responses=answers(401, 404))
async def choice(
    desk: NamedDependency[Desk], picked: Picked = None, seat: Seat = None, lang: Language = None
) -> ChoiceShown:
    """What I may pick next, after some words of a move."""
    return await desk.choice(seat, picked or [], lang)


@post("/tables/{table:str}/moves", status_code=200, responses=answers(401, 404, 409))
async def move(desk: NamedDependency[Desk], data: JSONBody[MoveAsked]) -> EnteredAs:
    """Make a move. The same one sent twice is made once; an outdated one is refused (409) and the
    present state comes with the refusal."""
    return EnteredAs(await desk.move(data.seat, data.move, data.number))


@post("/tables/{table:str}/why", status_code=200, responses=answers(401, 404))
async def why(desk: NamedDependency[Desk], data: JSONBody[WhyAsked]) -> Why:
    """Why is this not allowed?"""
    reason = await desk.why(data.seat, data.move)
    return Why(reason is None, reason)


@post("/tables/{table:str}/undo", status_code=200, responses=answers(401, 404, 409))
async def undo(desk: NamedDependency[Desk], data: JSONBody[SeatAsked]) -> EnteredAs:
    """Take back my last move, as long as it told nobody anything; else make an offer."""
    return EnteredAs(await desk.undo(data.seat))


@post("/tables/{table:str}/offers", status_code=200, responses=answers(401, 404, 409))
async def offer(desk: NamedDependency[Desk], data: JSONBody[OfferAsked]) -> EnteredAs:
    """Ask the others to agree: to take back my last move, to a pause, to play again with roles
    swapped. Bots agree at once."""
    what: Consent = data.what
    return EnteredAs(await desk.offer(data.seat, what))


@post("/tables/{table:str}/answers", status_code=200, responses=answers(401, 404, 409))
async def answer(desk: NamedDependency[Desk], data: JSONBody[AnswerAsked]) -> EnteredAs:
    """Agree to what is offered, or do not."""
    return EnteredAs(await desk.answer(data.seat, data.yes))


@post("/tables/{table:str}/resign", status_code=200, responses=answers(401, 404, 409))
async def resign(desk: NamedDependency[Desk], data: JSONBody[SeatAsked]) -> EnteredAs:
    """Give up. Where the game goes on without me, a bot plays on."""
    return EnteredAs(await desk.resign(data.seat))


@post("/tables/{table:str}/chat", status_code=200, responses=answers(401, 404, 409))
async def chat(desk: NamedDependency[Desk], data: JSONBody[ChatAsked]) -> EnteredAs:
    """Say something at the table."""
    return EnteredAs(await desk.say(data.text, data.name))


@put("/tables/{table:str}/muted", status_code=204, responses=answers(401, 404))
async def mute(desk: NamedDependency[Desk], data: JSONBody[MuteAsked]) -> None:
    """Hear only those whom I do not mute."""
    await desk.mute(data.seats)


@get("/tables/{table:str}/events", responses=answers(401, 404))
async def events(
    desk: NamedDependency[Desk],
    services: NamedDependency[Services],
    address: NamedDependency[str],
    after: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
    wait: Wait = 0.0,
    seat: Seat = None,
    lang: Language = None,
) -> TableShown:
    """The table and its log after an event; waits for news if there is none (long poll)."""
    feed = Feed(desk.viewpoint(seat), desk.guest, lang)
    if not services.connections.enter(address):
        raise Refused(429, Text("serve-too-many"))
    try:
        shown = await desk.live.watch(feed, after)
        deadline = asyncio.get_running_loop().time() + wait
        while shown.number <= after and not services.stopping:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or feed.closed is not None:
                break
            news = await feed.next(left)
            if news is not None and news[0] > after:
                return await desk.see(feed.seat, after, lang)
        return shown
    finally:
        desk.live.unwatch(feed)
        services.connections.leave(address)


@get(
    "/tables/{table:str}/stream",
    media_type="text/event-stream",
    responses={200: EVENTS, **answers(401, 404)},
)
async def stream(
    request: Request[Any, Any, Any],
    desk: NamedDependency[Desk],
    services: NamedDependency[Services],
    address: NamedDependency[str],
    after: After = None,
    seat: Seat = None,
    lang: Language = None,
) -> ServerSentEvent:
    """The table, then each event as it happens (server-sent events). The id of each is its number:
    a client that comes again goes on where it was."""
    last = request.headers.get("last-event-id", "")
    resumed = int(last) if last.isdigit() and len(last) < 10 else after
    feed = Feed(desk.viewpoint(seat), desk.guest, lang)
    if not services.connections.room(address):
        raise Refused(429, Text("serve-too-many"))
    return ServerSentEvent(_told(desk, services, feed, resumed, address))


async def _told(
    desk: Desk, services: Services, feed: Feed, after: int | None, address: str
) -> AsyncIterator[ServerSentEventMessage]:
    # Counted here and not before: a client that is gone already never gets this far.
    if not services.connections.enter(address):
        return
    try:
        shown = await desk.live.watch(feed, after)
        yield _sent(shown.number, "table", encode(shown))
        while (news := await feed.next(BEAT)) is not None or feed.closed is None:
            if news is None:
                yield ServerSentEventMessage(data=None, comment="beat")
            else:
                kind = "event" if news[1].startswith(b'{"type":"event"') else "presence"
                yield _sent(news[0], kind, news[1])
    finally:
        desk.live.unwatch(feed)
        services.connections.leave(address)


def _sent(number: int, kind: str, message: bytes) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=message.decode(), event=kind, id=number)


ROUTES = [choice, move, why, undo, offer, answer, resign, chat, mute, events, stream]
