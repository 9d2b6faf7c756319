"""What a move costs the table itself, without sockets and database: python -m benchmarks.move_cost

Whole games with seeds of their own are played at tables with two watchers each, from the bytes of a
message to the bytes of both events and of the reply. With `--source OTHER` (the `src` folder of
another version) both versions are measured in turn, in processes of their own, so that a busy
moment of the machine affects both.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

HERE: Final = Path(__file__).parent.parent / "src"
TABLES: Final = 120


class InstantJournal:
    """Stores nothing and says at once that it has."""

    async def append(self, *what: object) -> None:
        pass


class Watcher:
    """Counts what it is sent."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.guest: str | None = seat
        self.language: str | None = None
        self.bytes = 0

    def send(self, number: int, message: bytes) -> None:
        self.bytes += len(message)

    def close(self, reason: str) -> None:
        raise AssertionError(reason)


def _game(number: int) -> tuple[Any, list[tuple[str, bytes]]]:
    """A table at which two people sit, and the messages of a whole random game there."""
    from futago.chance import derived_seed
    from futago.game import random_action
    from futago.games import game_named
    from futago.table.entries import Sat
    from futago.table.journal import Heading, Index, Stored
    from futago.table.live import LiveTable
    from futago.table.setup import TableSetup
    from futago.table.table import Draft, Table

    game = game_named("goryo")
    options = game.options_as_json(game.options({}))
    setup = TableSetup("goryo", game.version, options, derived_seed("move cost", number))
    table = Table(str(number), setup, 0)
    for seat in ("goryo", "samurai"):
        table.apply(Draft(Sat(seat, "Ann", seat)), 0)
    table.apply(table.draft_start(), 0)

    match, rng = table.match.copy(), random.Random(number)
    messages, entry = list[tuple[str, bytes]](), table.number
    while match.state.movers:
        seat = match.state.movers[0]
        action = random_action(match.state.legal_actions(seat), rng)
        entry += 1
        move = {"type": "move", "id": entry, "number": entry, "move": str(action)}
        messages.append((seat, msgspec.json.encode(move)))
        match.play(seat, action)
        for _ in match.settle():
            pass

    heading = Heading(str(number), "goryo", game.version, b"", 0)
    stored = Stored(heading, Index("running", False, None, 0, b""), None, ())
    live = LiveTable(InstantJournal(), stored, lambda: 1, 0, table)  # type: ignore[arg-type]
    live.watchers = {Watcher("goryo"), Watcher("samurai")}
    return live, messages


async def play(live: Any, messages: Sequence[tuple[str, bytes]]) -> None:
    """Play the messages of a game, each from its bytes to those of its reply."""
    from futago.server.messages import FromClient, Reply
    from futago.table.messages import encode

    decode = msgspec.json.Decoder(FromClient).decode
    for seat, data in messages:
        message = decode(data)
        match = live.table.match
        action = match.game.parse(message.move, match.options)
        number = await live.move(seat, [action], message.number)
        encode(Reply(id=message.id, ok=True, number=number))


async def _measure(profile: str | None) -> float:
    """Microseconds of CPU per move."""
    games = [_game(number) for number in range(TABLES)]
    for live, messages in games[:10]:
        await play(live, messages)
    gc.collect()
    gc.freeze()
    moves = sum(len(messages) for _, messages in games[10:])
    if profile is not None:
        import cProfile

        with cProfile.Profile() as found:
            for live, messages in games[10:]:
                await play(live, messages)
        found.dump_stats(profile)
    start = process_time()
    if profile is None:
        for live, messages in games[10:]:
            await play(live, messages)
    return (process_time() - start) / moves * 1e6


def measured(source: Path) -> float:
    """One measurement of a version, in a process of its own."""
    command = [sys.executable, __file__, "--child"]
    env = os.environ | {"PYTHONPATH": str(source)}
    return float(subprocess.run(command, env=env, check=True, capture_output=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.move_cost", description=__doc__)
    parser.add_argument("--source", type=Path, action="append", help="also measure this version")
    parser.add_argument("--rounds", type=int, default=7, help="the median counts (default: 7)")
    parser.add_argument("--profile", help="write a profile of this version to a file instead")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child or asked.profile:
        print(asyncio.run(_measure(asked.profile)))
        return 0
    sources = [*(asked.source or []), HERE]
    found: dict[Path, list[float]] = {source: [] for source in sources}
    for _ in range(asked.rounds):
        for source in sources:
            found[source].append(measured(source))
    for source, costs in found.items():
        print(f"{source}: {median(costs):.0f} µs/move (least {min(costs):.0f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
