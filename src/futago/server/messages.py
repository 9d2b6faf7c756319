"""What clients send to a table and what it replies: the same over WebSocket and HTTP.

A message of the WebSocket is the body of the HTTP request with a `type` and an `id`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from futago.game import State
from futago.server.problems import Problem
from futago.table.entries import OfferKind
from futago.table.messages import (
    EventShown,
    LocalizedText,
    Presence,
    TableShown,
    localized,
)
from futago.table.setup import Name
from futago.texts import shortened

SeatName = Annotated[str, Meta(max_length=20)]
Move: TypeAlias = Annotated[str, Meta(max_length=4000)] | dict[str, Any]
"""A move in notation or in the format of records."""
EventNumber = Annotated[int, Meta(ge=1, le=10**9)]
Id = Annotated[str, Meta(max_length=60)] | int | None


class BySeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which of my seats; needed only if I hold several."""

    seat: SeatName | None = None


class MoveRequest(BySeat, frozen=True, kw_only=True):
    """A move, or several that are made together: all of them or none. `number` is the event number
    that it expects: that of the last event you know, plus one."""

    number: EventNumber
    move: Move | Annotated[list[Move], Meta(min_length=1, max_length=12)]


class OfferRequest(BySeat, frozen=True, kw_only=True):
    """An offer that the others have to agree to; `no-advice` needs nobody's agreement."""

    what: OfferKind
    swap: bool = True
    """A rematch: whether everybody takes another role."""


class AnswerRequest(BySeat, frozen=True, kw_only=True):
    """Whether I accept the offer; a no withdraws my own."""

    yes: bool


class NotOffered(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something on the board that cannot be chosen now. `chosen` is what was chosen before it, in
    notation."""

    kind: Annotated[str, Meta(max_length=40)]
    thing: Annotated[str, Meta(max_length=100)]
    chosen: Annotated[str, Meta(max_length=4000)] = ""

    def why(self, state: State, seat: str, language: str | None = None) -> LocalizedText:
        """Why it cannot be chosen in this state."""
        reason = state.why_not(seat, self.kind, self.thing, self.chosen)
        return localized(shortened(reason), language)


class WhyRequest(NotOffered, frozen=True, kw_only=True):
    """Why something cannot be chosen by a seat of mine."""

    seat: SeatName | None = None


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chat message: plain text. The name is for spectators; players have theirs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Name = "?"


class MuteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats, or `spectator`, whose chat I mute at this table."""

    seats: Annotated[list[SeatName], Meta(max_length=10)]


class EntryNumber(Struct, frozen=True):
    """The number of the resulting event."""

    number: int


class Why(Struct, frozen=True):
    """Why it cannot be chosen, in the words of a player."""

    reason: LocalizedText


# ---------------------------------------------------------------- messages of the WebSocket


class MoveMessage(MoveRequest, tag="move", tag_field="type", frozen=True):
    id: Id = None


class WhyMessage(WhyRequest, tag="why", tag_field="type", frozen=True):
    id: Id = None


class UndoMessage(BySeat, tag="undo", tag_field="type", frozen=True):
    id: Id = None


class OfferMessage(OfferRequest, tag="offer", tag_field="type", frozen=True):
    id: Id = None


class AnswerMessage(AnswerRequest, tag="answer", tag_field="type", frozen=True):
    id: Id = None


class ResignMessage(BySeat, tag="resign", tag_field="type", frozen=True):
    id: Id = None


class ChatMessage(ChatRequest, tag="chat", tag_field="type", frozen=True):
    id: Id = None


class Ack(Struct, tag="ack", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Acknowledges all events up to this one; there is no reply."""

    number: Annotated[int, Meta(ge=0, le=10**9)]
    id: Id = None


class Ping(Struct, tag="ping", tag_field="type", frozen=True, forbid_unknown_fields=True):
    id: Id = None


FromClient: TypeAlias = (
    MoveMessage
    | WhyMessage
    | UndoMessage
    | OfferMessage
    | AnswerMessage
    | ResignMessage
    | ChatMessage
    | Ack
    | Ping
)


class Reply(Struct, tag="reply", tag_field="type", frozen=True, omit_defaults=True, kw_only=True):
    """The reply to the message with the same `id`."""

    id: Id
    ok: bool
    number: int | None = None
    """Of the event that the message caused."""
    reason: LocalizedText | None = None
    """Why the thing cannot be chosen."""
    problem: Problem | None = None
    """Why the message was refused."""


class Beat(Struct, tag="beat", tag_field="type", frozen=True):
    """The connection is alive; the number of the last event."""

    number: int


class Closing(Struct, tag="closing", tag_field="type", frozen=True):
    """The server ends the connection."""

    reason: str


class Rejected(Struct, tag="refused", tag_field="type", frozen=True):
    """There is no such table for this viewer; the connection ends."""

    problem: Problem


FromServer: TypeAlias = TableShown | EventShown | Reply | Presence | Beat | Closing | Rejected
