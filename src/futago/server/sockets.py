"""The live connection: numbered events out, moves in (docs/api.md)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import singledispatch
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from futago.game import FutagoError
from futago.server.desk import Desk
from futago.server.feed import Feed
from futago.server.identity import guest_of
from futago.server.language import language_of
from futago.server.limits import Allowance
from futago.server.problems import Refused, note_bug, problem_of, too_deep
from futago.server.routes.access import desk_at
from futago.server.routes.play import BEAT, Move
from futago.server.services import Services
from futago.table.journal import JournalFailed
from futago.table.live import Busy
from futago.table.messages import encode
from futago.texts import Text

MESSAGES_PER_SECOND: Final = 20.0
BURST: Final = 100.0
LONGEST_MESSAGE: Final = 64_000
CLOSING: Final = {"stopping": 1012, "slow": 1013, "seat": 4403}
"""Why we close: we start anew; come again, you were too slow; the seat is no longer yours."""

Id = Annotated[str, Meta(max_length=60)] | int | None


class Asked(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of the client; the answer carries the same `id`."""

    id: Id = None


class MoveAsked(Asked, tag="move", frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=10**9)]
    move: Move


class ChoiceAsked(Asked, tag="choice", frozen=True):
    picked: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] = []


class WhyAsked(Asked, tag="why", frozen=True, kw_only=True):
    move: Move


class UndoAsked(Asked, tag="undo", frozen=True):
    pass


class OfferAsked(Asked, tag="offer", frozen=True, kw_only=True):
    what: Literal["undo", "pause", "resume", "rematch"]


class AnswerAsked(Asked, tag="answer", frozen=True, kw_only=True):
    yes: bool


class ResignAsked(Asked, tag="resign", frozen=True):
    pass


class ChatAsked(Asked, tag="chat", frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Annotated[str, Meta(max_length=40)] = "?"


class Ack(Asked, tag="ack", frozen=True, kw_only=True):
    """All events up to this one have been seen."""

    number: Annotated[int, Meta(ge=0, le=10**9)]


class Ping(Asked, tag="ping", frozen=True):
    pass


AnyAsked = (
    MoveAsked
    | ChoiceAsked
    | WhyAsked
    | UndoAsked
    | OfferAsked
    | AnswerAsked
    | ResignAsked
    | ChatAsked
    | Ack
    | Ping
)
_decode = msgspec.json.Decoder(AnyAsked).decode


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State],
    table: FromPath[str],
    state: State,
    seat: FromQuery[str | None] = None,
    after: FromQuery[int | None] = None,
) -> None:
    """Watch a table, and play at it, from one seat."""
    services: Services = state.services
    address = socket.client.host if socket.client else "?"
    await socket.accept()
    if services.stopping:
        await _end(socket, "stopping")
        return
    if not services.connections.enter(address):
        await _turn_away(socket, Refused(429, Text("serve-too-many")))
        return
    try:
        guest = guest_of(socket.scope, services.settings.secure)
        desk = await desk_at(services, table, guest)
        feed = Feed(desk.viewpoint(seat), desk.guest)
        await _Line(socket, services, desk, feed).run(after)
    except FutagoError as error:
        await _turn_away(socket, error)
    except Busy:
        await _end(socket, "stopping")
    finally:
        services.connections.leave(address)


async def _turn_away(socket: WebSocket[Any, Any, State], error: FutagoError) -> None:
    """Say why, then close: browsers show nothing of a refused handshake."""
    problem = problem_of(error, language_of(socket.scope))
    with suppress(Exception):
        await socket.send_data(encode({"type": "refused", "id": None, "problem": problem}))
        await socket.close(code=4000 + problem.status, reason=problem.type)


async def _end(socket: WebSocket[Any, Any, State], reason: str) -> None:
    """Say that there will be no more, and why."""
    code = CLOSING.get(reason, 1012)
    with suppress(Exception):
        await socket.send_data(encode({"type": "closing", "reason": reason}))
        await socket.close(code=code, reason=reason)


class _Line:
    """One connection: one task reads, one writes."""

    def __init__(
        self, socket: WebSocket[Any, Any, State], services: Services, desk: Desk, feed: Feed
    ) -> None:
        self.socket = socket
        self.services = services
        self.desk = desk
        self.feed = feed
        self.language = language_of(socket.scope)
        self.allowance = Allowance(
            max(MESSAGES_PER_SECOND, services.settings.requests_per_second), BURST
        )

    async def run(self, after: int | None) -> None:
        live = self.desk.live
        shown = await live.watch(self.feed, after)
        writing = asyncio.create_task(self._write(encode(shown)))
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            live.unwatch(self.feed)
            self.feed.close("gone")
            with suppress(Exception):
                await writing
            with suppress(JournalFailed):
                await self.desk.gone()

    async def _send(self, message: bytes) -> None:
        # `send_text` would come to the same by a longer way.
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def _write(self, first: bytes) -> None:
        send = self._send
        await send(first)
        while True:
            news = await self.feed.next(BEAT)
            if news is not None:
                await send(news[1])
            elif self.feed.closed is not None:
                break
            else:
                await send(b'{"type":"beat","number":%d}' % self.desk.live.told)
        if self.feed.closed != "gone":
            await _end(self.socket, self.feed.closed)

    async def _read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            id: Id = None
            try:
                if len(data) > LONGEST_MESSAGE:
                    raise Refused(413, Text("serve-too-large"))
                if not self.allowance.take():
                    raise Refused(429, Text("serve-too-fast"))
                asked = _decode(data)
                id = asked.id
                reply = await answer_to(asked, self.desk, self.feed)
            except msgspec.DecodeError as error:
                refused = Refused(400, Text("serve-bad-request", reason=str(error)[:200]))
                reply = self._refusal(id, refused)
            except FutagoError as error:
                reply = self._refusal(id, error)
            except (Busy, JournalFailed):
                reply = self._refusal(id, Refused(503, Text("serve-busy")))
            except RecursionError:
                reply = self._refusal(id, too_deep())
            except Exception as error:
                note_bug(error)
                reply = self._refusal(id, Refused(500, Text("serve-bug")))
            if reply is not None:
                self.feed.tell(0, encode({"type": "reply", "id": id, **reply}))

    def _refusal(self, id: Id, error: FutagoError) -> dict[str, Any]:
        return {"ok": False, "problem": problem_of(error, self.language)}


@singledispatch
async def answer_to(asked: Asked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    """What a message of the client comes to."""
    raise TypeError(asked)


@answer_to.register
async def _(asked: MoveAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.move(feed.seat, asked.move, asked.number)}


@answer_to.register
async def _(asked: ChoiceAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "choice": await desk.choice(feed.seat, asked.picked)}


@answer_to.register
async def _(asked: WhyAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    reason = await desk.why(feed.seat, asked.move)
    return {"ok": True, "allowed": reason is None, "reason": reason}


@answer_to.register
async def _(asked: UndoAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.undo(feed.seat)}


@answer_to.register
async def _(asked: OfferAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.offer(feed.seat, asked.what)}


@answer_to.register
async def _(asked: AnswerAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.answer(feed.seat, asked.yes)}


@answer_to.register
async def _(asked: ResignAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.resign(feed.seat)}


@answer_to.register
async def _(asked: ChatAsked, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": await desk.say(asked.text, asked.name)}


@answer_to.register
async def _(asked: Ack, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    desk.acknowledge(asked.number)
    return None


@answer_to.register
async def _(asked: Ping, desk: Desk, feed: Feed) -> dict[str, Any] | None:
    return {"ok": True, "number": desk.live.told}
