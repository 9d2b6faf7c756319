"""One of two processes is killed again and again in mid-game: python -m benchmarks.kills

The players of five tables, people and bots, reconnect by themselves after the pauses that a page
makes. After every kill everything that was acknowledged has to be stored, once; in the end all
games are verified from their records. Reports how long it took after a kill until everybody who was
in a game had heard something new of it. Over SQLite, then over PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from tests.postgres_server import postgres_server
from tests.server.socket_player import SocketPlayer
from tests.server.test_nothing_lost import KilledProcesses
from tests.server_process import ServerProcess

from futago.table.storage import Place

PAUSES: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before a page connects again, as in `web/src/lib/connection.svelte.ts`."""
AT_RANDOM: Final = 0.25
"""At most so many seconds are added."""
LOOK_EVERY: Final = 0.005
PLACES: Final = ("sqlite", "postgresql")


class PagePlayer(SocketPlayer):
    """Connects again like a page."""

    tries = 0
    known = 0
    """Connections that it had when it last tried again."""

    async def lost(self) -> None:
        if self.connections > self.known:
            self.known, self.tries = self.connections, 0
        pause = PAUSES[min(self.tries, len(PAUSES) - 1)]
        self.tries += 1
        await asyncio.sleep(pause + self.rng.random() * AT_RANDOM)


class TimedKills(KilledProcesses):
    """Measures how soon each game goes on."""

    at_socket = PagePlayer

    def __init__(self, server: ServerProcess, kills: int, rng: random.Random) -> None:
        super().__init__(server, kills, rng)
        self.resumed = list[float]()
        """Seconds from each kill until everybody has heard something new."""

    async def _kill_and_restart(self) -> None:
        playing = [player for game in self.games.values() for _, player in game.people]
        before = [(player, player.last) for player in playing if not player.over]
        waiting = asyncio.create_task(self._resumes(before))
        await super()._kill_and_restart()
        self.resumed.append(await waiting)
        if sys.stderr.isatty():
            print(f"{self.kills_left} kills left", end="  \r", file=sys.stderr)

    async def _resumes(self, before: list[tuple[SocketPlayer, int]]) -> float:
        start = monotonic()
        while any(player.last == last and not player.over for player, last in before):
            await asyncio.sleep(LOOK_EVERY)
        return monotonic() - start


@contextmanager
def opened(name: str, folder: Path) -> Iterator[Place]:
    """Where the server stores its tables."""
    if name == "sqlite":
        yield folder / "tables.sqlite"
        return
    with postgres_server() as postgres:
        yield postgres.new_database()


def killed(place: Place, folder: Path, kills: int, seed: str) -> TimedKills:
    """Play until all kills are done and all games have ended; `AssertionError` if anything that was
    acknowledged is lost or doubled."""
    with ServerProcess(folder, database=place, processes=2) as server:

        async def played() -> TimedKills:
            shaken = TimedKills(server, kills, random.Random(seed))
            await shaken.run()
            return shaken

        shaken = asyncio.run(played())
        assert "Traceback" not in server.log.read_text(), server.log_tail()
    return shaken


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="for each database (default: 200)")
    parser.add_argument("--only", choices=PLACES, nargs="*", default=PLACES)
    parser.add_argument("--seed", default="kills")
    asked = parser.parse_args()
    for name in asked.only:
        with tempfile.TemporaryDirectory() as made, opened(name, Path(made)) as place:
            shaken = killed(place, Path(made), asked.kills, asked.seed)
        times = sorted(shaken.resumed)
        print(
            f"{name}: {len(times)} kills, {len(shaken.finished)} games verified, none lost a move;"
            f" play resumed after {times[len(times) // 2]:.2f} s (median),"
            f" {times[int(len(times) * 0.99)]:.2f} s (p99), {times[-1]:.2f} s (longest);"
            f" {sum(time > 5 for time in times)} above 5 s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
