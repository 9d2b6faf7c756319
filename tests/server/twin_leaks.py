"""Ways to tell a secret, each of which the comparison of twin games has to notice.

One at a time: the folder says which. A secret is the whole position, or a few letters of its
hash, since a leak of one bit is a leak.
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
from futago.server import desk, guardrail, ops, turns
from futago.server.desk import Desk
from futago.table import driver
from futago.table.house import House
from futago.table.journal import Index
from futago.table.live import LiveTable
from futago.table.messages import Teller, encode
from futago.table.setup import Origin
from futago.table.table import Table
from futago.texts import Text

Patch = Callable[[Any], Any]
"""Makes a leaky function from a tight one."""


class Leaky(NamedTuple):
    """A function that leaks: where it stands, and how."""

    where: object
    name: str
    patch: Patch


def secret(state: State) -> str:
    return sha256(state.position(ABOVE).encode()).hexdigest()[:8]


class Whisper:
    """What one part of the server tells another that nobody should have told it."""

    word = ""
    count = 0


def log_the_move(tight: Any) -> Any:
    async def move(self: LiveTable, seat: str, action: Any, expected: int) -> int:
        structlog.get_logger().info("moved", words=len(str(action).split()))
        return int(await tight(self, seat, action, expected))

    return move


def count_choices(tight: Any) -> Any:
    async def choice(self: Desk, *args: Any) -> Any:
        Whisper.count += 1
        return await tight(self, *args)

    return choice


def show_count(tight: Any) -> Any:
    def collect(self: Any) -> Any:
        yield from tight(self)
        yield CounterMetricFamily("futago_choices", "Choices looked at", Whisper.count)

    return collect


def hint_now(tight: Any) -> Any:
    return lambda self: replace(tight(self), rematch=secret(self.table.state))


def hint_in_refusal(tight: Any) -> Any:
    def check(self: Table, *args: Any) -> None:
        try:
            tight(self, *args)
        except FutagoError:
            raise IllegalAction(Text("verbatim", word=secret(self.state))) from None

    return check


def hint_in_event_data(tight: Any) -> Any:
    def log(self: Teller, *args: Any) -> Any:
        hint = {"sound": int(secret(self.table.state), 16) % 7}
        return [replace(told, data={**told.data, **hint}) for told in tight(self, *args)]

    return log


def one_more_frame(tight: Any) -> Any:
    def tell(self: LiveTable, *args: Any) -> None:
        tight(self, *args)
        for watcher in self.watchers:
            for _ in range(int(secret(self.table.state), 16) % 5):
                watcher.tell(self.table.number, encode({"type": "presence", "here": self.here()}))

    return tell


def hint_in_lists(tight: Any) -> Any:
    async def lobby(self: House, limit: int) -> list[tuple[str, Index]]:
        rows: list[tuple[str, Index]] = await tight(self, limit)
        hints = (f'"title":"{secret(self.tables[id].table.state)}'.encode() for id, _ in rows)
        return [
            (id, replace(index, summary=index.summary.replace(b'"title":"', hint)))
            for (id, index), hint in zip(rows, hints, strict=True)
        ]

    return lobby


def whisper_to_bots(tight: Any) -> Any:
    async def think(self: Any, at: LiveTable, seat: str) -> None:
        Whisper.word = secret(at.table.state)
        await tight(self, at, seat)

    return think


def seed_by_whisper(tight: Any) -> Any:
    return lambda *parts: tight(*parts, Whisper.word)


def whisper_to_notices(tight: Any) -> Any:
    def post(self: Any, at: LiveTable, seat: str, to: Any) -> None:
        Whisper.word = secret(at.table.state)
        tight(self, at, seat, to)

    return post


def call_with_whisper(tight: Any) -> Any:
    return lambda url, payload, key: tight(url, {**payload, "hint": Whisper.word}, key)


def try_the_truth(tight: Any) -> Any:
    return lambda table, seat, rng: Origin(table.id, position=table.state.position(ABOVE))


def replay_all_moves(tight: Any) -> Any:
    def frames(table: Table, *args: Any) -> Iterator[Any]:
        for frame in tight(table, *args):
            moved = table.match.moves[frame.move - 1] if frame.move else None
            yield replace(frame, played=str(moved[1]) if moved else None)

    return frames


def give_the_record(tight: Any) -> Any:
    return lambda table: table.match.save()


def whisper_to_headers(tight: Any) -> Any:
    async def see(self: Desk, *args: Any) -> Any:
        Whisper.word = secret(self.live.table.state)
        return await tight(self, *args)

    return see


def tag_of_whisper(tight: Any) -> Any:
    def with_headers(send: Any, services: Any) -> Any:
        async def send_tagged(message: Any) -> None:
            if message["type"] == "http.response.start":
                tag = (b"etag", Whisper.word.encode())
                message = {**message, "headers": [*message.get("headers", ()), tag]}
            await send(message)

        return tight(send_tagged, services)

    return with_headers


class Plan(NamedTuple):
    """A leak: where it would be noticed, and how it comes about."""

    noticed: str
    parts: tuple[Leaky, ...]


LEAKS: Final = {
    "the log names moves": Plan("the log", (Leaky(LiveTable, "move", log_the_move),)),
    "choices are counted": Plan(
        "GET /metrics",
        (
            Leaky(Desk, "choice", count_choices),
            Leaky(ops.ServerMetrics, "collect", show_count),
        ),
    ),
    "how the table stands": Plan("spectator's socket", (Leaky(Teller, "now", hint_now),)),
    "a refusal": Plan("POST .*/moves", (Leaky(Table, "_check_number", hint_in_refusal),)),
    "the data of events": Plan("the stream", (Leaky(Teller, "log", hint_in_event_data),)),
    "the number of frames": Plan(
        "spectator's socket", (Leaky(LiveTable, "_tell", one_more_frame),)
    ),
    "the lobby": Plan("GET /api/tables ", (Leaky(House, "lobby", hint_in_lists),)),
    "questions to bots": Plan(
        "questions to bots",
        (
            Leaky(driver.Driver, "_think", whisper_to_bots),
            Leaky(driver, "derived_seed", seed_by_whisper),
        ),
    ),
    "notices": Plan(
        "notices",
        (
            Leaky(turns.TurnNotices, "_post", whisper_to_notices),
            Leaky(turns, "Call", call_with_whisper),
        ),
    ),
    "a game tried out": Plan("in a game tried out", (Leaky(desk, "tried_out", try_the_truth),)),
    "the replay of a running game": Plan(
        "GET .*/replay", (Leaky(desk, "frames", replay_all_moves),)
    ),
    "the record of a running game": Plan(
        "GET .*/record", (Leaky(desk, "record_of", give_the_record),)
    ),
    "a header": Plan(
        "a stranger: GET",
        (
            Leaky(Desk, "see", whisper_to_headers),
            Leaky(guardrail, "_with_headers", tag_of_whisper),
        ),
    ),
}


def plant(folder: Path) -> None:
    """Put all leaks in; each leaks only while the file `leak` names it."""
    chosen = folder / "leak"
    for name, plan in LEAKS.items():
        for where, function, patch in plan.parts:
            tight = getattr(where, function)
            setattr(where, function, _switched(chosen, name, tight, patch(tight)))


def _switched(chosen: Path, name: str, tight: Any, leaky: Any) -> Any:
    def either(*args: Any, **kwargs: Any) -> Any:
        leaks = chosen.exists() and chosen.read_text() == name
        return (leaky if leaks else tight)(*args, **kwargs)

    return either
