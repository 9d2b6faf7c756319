"""The process that plays stored games through: `python -m futago.table.history_worker`.

It reads one request per line and writes one `HistoryReply` per line. What it is asked is all that
takes long and needs nothing but what is stored: the log, replays, beliefs about the past, imports,
and how puzzles are played out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Final

import msgspec
from msgspec import Raw

from futago.coach.report import TextRef
from futago.errors import BadInput, FutagoError, IllegalAction
from futago.game import Json
from futago.table.damage import read_entry
from futago.table.entries import encode_entry
from futago.table.history import rebuild_log
from futago.table.journal import Entry
from futago.table.messages import MessageBuilder
from futago.table.messages import encode as encode_message
from futago.table.pipes import serve
from futago.table.puzzle_replies import reply_shown
from futago.table.replays import believed, checked, fork_of, frames, imported, recap_of, record_of
from futago.table.setup import TableSetup
from futago.table.summary import index_of
from futago.table.table import Table

NICENESS: Final = 4
"""The server has priority over its workers, and this one over bots and coach."""
MAX_ERROR: Final = 500


class Told(msgspec.Struct, frozen=True):
    """An entry of the journal."""

    number: int
    time: int
    data: Raw


class StoredGame(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    id: str
    setup: TableSetup
    made: int
    entries: list[Told]

    def table(self) -> Table:
        """The table after its last entry, with all its moves."""
        table = Table(self.id, self.setup, self.made)
        for entry in self.journaled():
            read_entry(table, entry)
        return table

    def journaled(self) -> list[Entry]:
        return [Entry(told.number, told.time, bytes(told.data)) for told in self.entries]


class LogRequest(msgspec.Struct, frozen=True, tag="log"):
    """The log after an entry, as one viewer may know it."""

    game: StoredGame
    seat: str
    language: str | None
    muted: list[str]
    after: int


class FramesRequest(msgspec.Struct, frozen=True, tag="frames"):
    """The game after some moves, as one viewer saw it."""

    game: StoredGame
    viewer: str
    first: int
    last: int
    language: str | None


class BeliefRequest(msgspec.Struct, frozen=True, tag="belief"):
    """A seat's belief after some moves; now, without a number."""

    game: StoredGame
    seat: str
    move: int | None


class RecordRequest(msgspec.Struct, frozen=True, tag="record"):
    """The record of a finished game."""

    game: StoredGame


class RecapRequest(msgspec.Struct, frozen=True, tag="recap"):
    """A finished game in figures."""

    game: StoredGame
    language: str | None


class VerdictRequest(msgspec.Struct, frozen=True, tag="verdict"):
    """Whether every draw follows from the seed."""

    game: StoredGame


class ForkRequest(msgspec.Struct, frozen=True, tag="fork"):
    """Where a table begins that continues a finished game after some moves."""

    game: StoredGame
    move: int


class ImportRequest(msgspec.Struct, frozen=True, tag="import"):
    """Validate a record, and prepare the table that shows it."""

    record: dict[str, Json]
    now: int


class PuzzleReplyRequest(msgspec.Struct, frozen=True, tag="puzzle"):
    """How play may go on after an attempt at a puzzle."""

    puzzle: str
    moves: list[str]
    language: str | None


HistoryRequest = (
    LogRequest
    | FramesRequest
    | BeliefRequest
    | RecordRequest
    | RecapRequest
    | VerdictRequest
    | ForkRequest
    | ImportRequest
    | PuzzleReplyRequest
)


class FramesFound(msgspec.Struct, frozen=True):
    """Some frames, and how many moves there are."""

    moves: int
    frames: Raw
    """A list of `Frame`, as it is sent."""


class Imported(msgspec.Struct, frozen=True):
    """What is stored of an imported game."""

    setup: TableSetup
    entries: list[Raw]
    summary: Raw
    snapshot: Raw


class HistoryReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Exactly one of: result, refusal, error."""

    found: Raw = Raw()
    refused: TextRef | None = None
    illegal: bool = False
    """Whether what is refused is against the rules, rather than malformed."""
    error: str | None = None


def as_line(message: HistoryRequest | HistoryReply) -> bytes:
    """A message as it goes through the pipe."""
    return encode_message(message) + b"\n"


@singledispatch
def find(request: HistoryRequest) -> object:
    """The result of a request."""
    raise TypeError(request)


@find.register
def _(request: LogRequest) -> object:
    table = Table(request.game.id, request.game.setup, request.game.made)
    muted = frozenset(request.muted)
    builder = MessageBuilder(table, request.seat, language=request.language, muted=muted)
    return rebuild_log(table, request.game.journaled(), builder, request.after)


@find.register
def _(request: FramesRequest) -> object:
    table = request.game.table()
    shown = frames(table, request.viewer, request.first, request.last, request.language)
    return FramesFound(len(table.match.moves), Raw(encode_message(list(shown))))


@find.register
def _(request: BeliefRequest) -> object:
    table = request.game.table()
    move = len(table.match.moves) if request.move is None else request.move
    return believed(table, request.seat, move)


@find.register
def _(request: RecordRequest) -> object:
    return record_of(request.game.table())


@find.register
def _(request: RecapRequest) -> object:
    return recap_of(request.game.table(), request.language)


@find.register
def _(request: VerdictRequest) -> object:
    return checked(request.game.table())


@find.register
def _(request: ForkRequest) -> object:
    return fork_of(request.game.table(), request.move)


@find.register
def _(request: ImportRequest) -> object:
    return prepared(request.record, request.now)


@find.register
def _(request: PuzzleReplyRequest) -> object:
    return reply_shown(request.puzzle, request.moves, request.language)


def prepared(record: Mapping[str, Json], now: int) -> Imported:
    """What is stored of a game that was played elsewhere; the record is validated strictly."""
    setup, entries = imported(record)
    table = Table("", setup, now)
    for entry in entries:
        table.replay(entry, now)
    summary = index_of(table, now, now).summary
    stored = [Raw(encode_entry(entry)) for entry in entries]
    return Imported(setup, stored, Raw(summary), Raw(table.snapshot()))


def answer(request: HistoryRequest) -> HistoryReply:
    """The reply to a request."""
    try:
        return HistoryReply(found=Raw(encode_message(find(request))))
    except FutagoError as error:
        illegal = isinstance(error, IllegalAction)
        return HistoryReply(refused=TextRef.of(error.text), illegal=illegal)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(request, ImportRequest):
            return HistoryReply(refused=TextRef("serve-bad-record"))
        return HistoryReply(error=type(error).__name__[:MAX_ERROR])
    except Exception as error:  # whatever it is, the process continues
        return HistoryReply(error=type(error).__name__[:MAX_ERROR])


def refusal(reply: HistoryReply) -> FutagoError:
    """The refusal in a reply, as it was raised."""
    assert reply.refused is not None
    kind = IllegalAction if reply.illegal else BadInput
    return kind(reply.refused.text())


def main() -> None:
    """Serve the process that started this one."""
    serve(NICENESS, HistoryRequest, lambda request, write: as_line(answer(request)))


if __name__ == "__main__":
    main()
