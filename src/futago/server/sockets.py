"""The WebSocket: numbered events out, moves in (docs/api.md)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import singledispatch
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from futago.game import FutagoError
from futago.server.feed import SocketFeed
from futago.server.identity import guest_of
from futago.server.language import language_of
from futago.server.limits import client_in
from futago.server.messages import (
    Ack,
    AnswerMessage,
    Beat,
    ChatMessage,
    Closing,
    FromClient,
    Id,
    MoveMessage,
    OfferMessage,
    Ping,
    Rejected,
    Reply,
    ResignMessage,
    UndoMessage,
    WhyMessage,
)
from futago.server.paced_websocket import connection_in
from futago.server.problems import Refused, log_bug, problem_of, too_deep
from futago.server.routes.access import connected, open_session
from futago.server.routes.play import HEARTBEAT_SECONDS
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.journal import JournalFailed
from futago.table.live import Busy
from futago.table.messages import encode
from futago.texts import Text

MAX_MESSAGE: Final = 64_000
CLOSING: Final = {
    "stopping": 1012,
    "slow": 1013,
    "seat": 4403,
    "removed": 4404,
    "moved": 1012,
    "signed-out": 4401,
}
"""Close codes: the server restarts; the client was too slow; the seat is no longer theirs; the
table was removed, or has moved to another process of the server; the session has ended."""
GONE: Final = "gone"
"""Why a feed is closed whose client has gone."""

_decode = msgspec.json.Decoder(FromClient).decode


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State],
    table: FromPath[str],
    state: State,
    seat: FromQuery[str | None] = None,
    after: FromQuery[int | None] = None,
) -> None:
    """Watch a table from one seat, and play at it."""
    services: Services = state.services
    await socket.accept()
    if services.stopping:
        await _close(socket, "stopping")
        return
    address = client_in(socket.scope)
    try:
        guest = await guest_of(socket.scope, services.settings.secure, services.accounts)
        session = await open_session(services, table, guest, address)
        with connected(services, session):
            connection = _Connection(socket, services, session, session.viewpoint(seat))
            with services.signed_in.watched(session.signed_in, connection.feed):
                await connection.run(after)
    except FutagoError as error:
        await _reject(socket, error)
    except Busy:
        await _close(socket, "stopping")


async def _reject(socket: WebSocket[Any, Any, State], error: FutagoError) -> None:
    """Send the reason, then close: browsers reveal nothing of a refused handshake."""
    problem = problem_of(error, language_of(socket.scope))
    with suppress(Exception):
        await socket.send_data(encode(Rejected(problem)))
        await socket.close(code=4000 + problem.status, reason=problem.type)


async def _close(socket: WebSocket[Any, Any, State], reason: str) -> None:
    """Announce the end and its reason, then close."""
    code = CLOSING.get(reason, 1012)
    with suppress(Exception):
        await socket.send_data(encode(Closing(reason)))
        await socket.close(code=code, reason=reason)


class _Connection:
    """One connection: reads messages and answers them; what the table sends goes out directly."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        services: Services,
        session: PlayerSession,
        seat: str,
    ) -> None:
        self.socket = socket
        self.line = connection_in(socket.scope)
        self.services = services
        self.session = session
        self.feed = SocketFeed(seat, session.guest, self.line, self._end)
        self.language = language_of(socket.scope)
        self._loop = asyncio.get_running_loop()
        self._ending: asyncio.Task[None] | None = None

    async def run(self, after: int | None) -> None:
        live = self.session.live
        self.feed.open(encode(await self.session.watch(self.feed, after)))
        self.line.on_writable = self.feed.flush
        self.line.forget_handshake()
        self._heart = self._loop.call_later(HEARTBEAT_SECONDS, self._beat)
        try:
            await self._read()
        finally:
            self._heart.cancel()
            live.unwatch(self.feed)
            self.feed.close(GONE)
            if self._ending is not None:
                await self._ending
            with suppress(JournalFailed):
                await self.session.disconnected()

    def _end(self, reason: str) -> None:
        """The feed is closed: tell the client, unless it was the client who went."""
        if reason != GONE and self._ending is None:
            self._ending = self._loop.create_task(_close(self.socket, reason))

    def _beat(self) -> None:
        """Say that the connection is alive, when nothing else was sent for a while."""
        due = self.feed.sent_at + HEARTBEAT_SECONDS
        if due <= self._loop.time():
            self.feed.send(0, encode(Beat(self.session.live.published)))
            due = self._loop.time() + HEARTBEAT_SECONDS
        self._heart = self._loop.call_at(due, self._beat)

    async def _read(self) -> None:
        while True:
            wait = self._wait_for_turn()
            if wait:
                await asyncio.sleep(wait)
            data = await self.line.receive_text()
            if data is None:
                return
            id: Id = None
            try:
                if len(data) > MAX_MESSAGE:
                    raise Refused(413, Text("serve-too-large"))
                message = _decode(data)
                id = message.id
                reply = await answer_to(message, self.session, self.feed.seat)
            except msgspec.DecodeError as error:
                refused = Refused(400, Text("serve-bad-request", reason=str(error)[:200]))
                reply = self._refusal(id, refused)
            except FutagoError as error:
                reply = self._refusal(id, error)
            except (Busy, JournalFailed):
                if self.session.live.closed == "moved":
                    return  # nothing was stored; the client connects anew, and asks again
                reply = self._refusal(id, Refused(503, Text("serve-busy")))
            except RecursionError:
                reply = self._refusal(id, too_deep())
            except Exception as error:
                log_bug(error)
                reply = self._refusal(id, Refused(500, Text("serve-bug")))
            if reply is not None:
                self.feed.send(0, encode(reply))

    def _wait_for_turn(self) -> float:
        """Seconds until the budget of the address allows to read on; a player's seat has one of its
        own, so that they can play whatever else comes from their address."""
        limits, session = self.services.limits, self.session
        player = session.player_key
        if player is not None and limits.take("moves", player):
            return 0.0
        return limits.reserve("messages", session.address)

    def _refusal(self, id: Id, error: FutagoError) -> Reply:
        return Reply(id=id, ok=False, problem=problem_of(error, self.language))


@singledispatch
async def answer_to(message: FromClient, session: PlayerSession, seat: str) -> Reply | None:
    """Handle a message; returns the reply, if any. The seat is that of the connection, unless the
    message names another."""
    raise TypeError(message)


@answer_to.register
async def _(message: MoveMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.move(message.seat or seat, message.move, message.number))


@answer_to.register
async def _(message: WhyMessage, session: PlayerSession, seat: str) -> Reply:
    reason = await session.why(replace(message, seat=message.seat or seat))
    return Reply(id=message.id, ok=True, reason=reason)


@answer_to.register
async def _(message: UndoMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.undo(message.seat or seat))


@answer_to.register
async def _(message: OfferMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.offer(message.seat or seat, message.what, message.swap))


@answer_to.register
async def _(message: AnswerMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.answer(message.seat or seat, message.yes))


@answer_to.register
async def _(message: ResignMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.resign(message.seat or seat))


@answer_to.register
async def _(message: ChatMessage, session: PlayerSession, seat: str) -> Reply:
    return done(message, await session.say(message.text, message.name))


@answer_to.register
async def _(message: Ack, session: PlayerSession, seat: str) -> None:
    session.acknowledge(message.number)


@answer_to.register
async def _(message: Ping, session: PlayerSession, seat: str) -> Reply:
    return done(message, session.live.published)


def done(message: FromClient, number: int) -> Reply:
    return Reply(id=message.id, ok=True, number=number)
