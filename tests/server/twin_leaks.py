"""Deliberate leaks, each of which the comparison of twin games has to detect.

One is active at a time: the file `leak` in the folder names it. What leaks is the whole position or
a few characters of its hash, since even one bit is a leak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog
from msgspec.structs import replace
from prometheus_client.core import CounterMetricFamily

from futago.game import ABOVE, FutagoError, IllegalAction, State
from futago.server import middleware, ops, session, turn_notices
from futago.server.session import PlayerSession
from futago.table import driver, history_worker
from futago.table.journal import Index
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.messages import MessageBuilder, encode
from futago.table.setup import Origin
from futago.table.table import Table
from futago.texts import Text

MakeLeaky = Callable[[Any], Any]
"""Makes a leaky function from the original one."""


class Leaky(NamedTuple):
    """A function to replace by a leaky one."""

    where: object
    name: str
    patch: MakeLeaky


def secret(state: State) -> str:
    return sha256(state.position(ABOVE).encode()).hexdigest()[:8]


class SideChannel:
    """Carries a secret from one part of the server to another."""

    word = ""
    count = 0


def log_the_move(original: Any) -> Any:
    async def move(self: LiveTable, seat: str, action: Any, expected: int) -> int:
        structlog.get_logger().info("moved", words=len(str(action).split()))
        return int(await original(self, seat, action, expected))

    return move


def count_choices(original: Any) -> Any:
    async def choice(self: PlayerSession, *args: Any) -> Any:
        SideChannel.count += 1
        return await original(self, *args)

    return choice


def show_count(original: Any) -> Any:
    def collect(self: Any) -> Any:
        yield from original(self)
        yield CounterMetricFamily("futago_choices", "Choices looked at", SideChannel.count)

    return collect


def hint_now(original: Any) -> Any:
    return lambda self: replace(original(self), rematch=secret(self.table.state))


def hint_in_refusal(original: Any) -> Any:
    def check(self: Table, *args: Any) -> None:
        try:
            original(self, *args)
        except FutagoError:
            raise IllegalAction(Text("verbatim", word=secret(self.state))) from None

    return check


def hint_in_event_data(original: Any) -> Any:
    def log(self: MessageBuilder, *args: Any) -> Any:
        hint = {"sound": int(secret(self.table.state), 16) % 7}
        return [replace(event, data={**event.data, **hint}) for event in original(self, *args)]

    return log


def one_more_frame(original: Any) -> Any:
    def tell(self: LiveTable, *args: Any) -> None:
        original(self, *args)
        for watcher in self.watchers:
            for _ in range(int(secret(self.table.state), 16) % 5):
                watcher.send(
                    self.table.number, encode({"type": "presence", "here": self.connected_seats()})
                )

    return tell


def hint_in_lists(original: Any) -> Any:
    async def lobby(self: TableManager, limit: int) -> list[tuple[str, Index]]:
        rows: list[tuple[str, Index]] = await original(self, limit)
        hints = (f'"title":"{secret(self.tables[id].table.state)}'.encode() for id, _ in rows)
        return [
            (id, replace(index, summary=index.summary.replace(b'"title":"', hint)))
            for (id, index), hint in zip(rows, hints, strict=True)
        ]

    return lobby


def whisper_to_bots(original: Any) -> Any:
    async def think(self: Any, at: LiveTable, seat: str) -> None:
        SideChannel.word = secret(at.table.state)
        await original(self, at, seat)

    return think


def seed_by_whisper(original: Any) -> Any:
    return lambda *parts: original(*parts, SideChannel.word)


def whisper_to_notices(original: Any) -> Any:
    def post(self: Any, at: LiveTable, seat: str, to: Any) -> None:
        SideChannel.word = secret(at.table.state)
        original(self, at, seat, to)

    return post


def call_with_whisper(original: Any) -> Any:
    return lambda url, payload, key: original(url, {**payload, "hint": SideChannel.word}, key)


def try_the_truth(original: Any) -> Any:
    return lambda table, seat, rng: Origin(table.id, position=table.state.position(ABOVE))


def replay_all_moves(original: Any) -> Any:
    def frames(table: Table, *args: Any) -> Iterator[Any]:
        for frame in original(table, *args):
            moved = table.match.moves[frame.move - 1] if frame.move else None
            yield replace(frame, played=str(moved[1]) if moved else None)

    return frames


def give_the_record(original: Any) -> Any:
    return lambda table: table.match.save()


def whisper_to_headers(original: Any) -> Any:
    async def see(self: PlayerSession, *args: Any) -> Any:
        SideChannel.word = secret(self.live.table.state)
        return await original(self, *args)

    return see


def tag_of_whisper(original: Any) -> Any:
    def with_headers(scope: Any, send: Any, services: Any) -> Any:
        async def send_tagged(message: Any) -> None:
            if message["type"] == "http.response.start":
                tag = (b"etag", SideChannel.word.encode())
                message = {**message, "headers": [*message.get("headers", ()), tag]}
            await send(message)

        return original(scope, send_tagged, services)

    return with_headers


class LeakSpec(NamedTuple):
    """A leak: where it has to be detected, and the functions to replace."""

    detected_in: str
    parts: tuple[Leaky, ...]


LEAKS: Final = {
    "the log names moves": LeakSpec("the log", (Leaky(LiveTable, "move", log_the_move),)),
    "choices are counted": LeakSpec(
        "GET /metrics",
        (
            Leaky(PlayerSession, "choice", count_choices),
            Leaky(ops.ServerMetrics, "collect", show_count),
        ),
    ),
    "how the table stands": LeakSpec(
        "spectator's socket", (Leaky(MessageBuilder, "now", hint_now),)
    ),
    "a refusal": LeakSpec("POST .*/moves", (Leaky(Table, "_check_number", hint_in_refusal),)),
    "the data of events": LeakSpec(
        "the stream", (Leaky(MessageBuilder, "log", hint_in_event_data),)
    ),
    "the number of frames": LeakSpec(
        "spectator's socket", (Leaky(LiveTable, "_publish", one_more_frame),)
    ),
    "the lobby": LeakSpec("GET /api/tables ", (Leaky(TableManager, "lobby", hint_in_lists),)),
    "questions to bots": LeakSpec(
        "questions to bots",
        (
            Leaky(driver.Driver, "_play_bot", whisper_to_bots),
            Leaky(driver, "derived_seed", seed_by_whisper),
        ),
    ),
    "notices": LeakSpec(
        "notices",
        (
            Leaky(turn_notices.TurnNotices, "_post", whisper_to_notices),
            Leaky(turn_notices, "WebhookCall", call_with_whisper),
        ),
    ),
    "a game tried out": LeakSpec(
        "in a game tried out", (Leaky(session, "tried_out", try_the_truth),)
    ),
    "the replay of a running game": LeakSpec(
        "GET .*/replay", (Leaky(history_worker, "frames", replay_all_moves),)
    ),
    "the record of a running game": LeakSpec(
        "GET .*/record", (Leaky(history_worker, "record_of", give_the_record),)
    ),
    "a header": LeakSpec(
        "a stranger: GET",
        (
            Leaky(PlayerSession, "see", whisper_to_headers),
            Leaky(middleware, "_with_headers", tag_of_whisper),
        ),
    ),
}


def install_leaks(folder: Path) -> None:
    """Install all leaks; each is active only while the file `leak` names it."""
    chosen = folder / "leak"
    for name, plan in LEAKS.items():
        for where, function, patch in plan.parts:
            original = getattr(where, function)
            setattr(where, function, _switched(chosen, name, original, patch(original)))


def _switched(chosen: Path, name: str, original: Any, leaky: Any) -> Any:
    def either(*args: Any, **kwargs: Any) -> Any:
        leaks = chosen.exists() and chosen.read_text() == name
        return (leaky if leaks else original)(*args, **kwargs)

    return either
