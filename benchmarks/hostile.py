"""One hostile address against a server: what others still get.

    python -m benchmarks.hostile                  # this source
    python -m benchmarks.hostile --source OTHER   # the `src` folder of another version

Two people play a paced game of Goryō, and a third waits for greedy bots, from addresses of their
own on this computer, while a fourth address attacks in one way after the other. All traffic goes to
127.0.0.1, and every attack is bounded in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from multiprocessing import Process
from pathlib import Path
from typing import Any, Final

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.goryo_client import GoryoClient
from benchmarks.load_server import ServerProcess

SECONDS: Final = 6.0
PACE: Final = 0.05
VICTIM, WAITING, HOSTILE = "127.0.0.2", "127.0.0.3", "127.0.0.4"
GOLDEN: Final = Path("tests/conformance/golden")
LONG: Final = json.loads((GOLDEN / "gorpg" / "21-gold.json").read_text())
SHORT: Final = json.loads((GOLDEN / "goryo" / "01-captured.json").read_text())
ATTACKS: Final = ("nothing", "sockets", "replays", "connections", "masters", "reports")
PUBLIC: Final = {"name": "Ann", "public": True}
MASTERS: Final = {seat: {"who": "bot", "bot": "master"} for seat in ("goryo", "samurai")}


def client_at(base: str, address: str) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=100)
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
    # Without cookies: every request is from somebody new.
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=60, cookies=jar)


async def post(client: httpx.AsyncClient, path: str, body: object) -> Any:
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    return answer.json()


def socket(
    host: str, table: str, address: str, token: str | None = None, seat: str = ""
) -> connect:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    query = f"?seat={seat}" if seat else ""
    url = f"ws://{host}/api/tables/{table}/socket{query}"
    here = (address, 0)
    return connect(
        url, additional_headers=headers, local_addr=here, proxy=None, compression=None,
        open_timeout=60,
    )  # fmt: skip


class Bench:
    """A server, and the people who play on it."""

    def __init__(self, host: str) -> None:
        self.host, self.base = host, f"http://{host}"
        self.hostile = client_at(self.base, HOSTILE)
        self.moves = list[float]()
        self.replies = list[float]()
        self.stop = asyncio.Event()

    async def play(self) -> None:
        """Paced games of two people; how long each move takes to reach the other."""
        import random

        number = 0
        async with client_at(self.base, VICTIM) as http:
            while not self.stop.is_set():
                number += 1
                seats = {"goryo": {"who": "me"}, "samurai": {"who": "me"}}
                body = {"game": "goryo", "settings": {**PUBLIC, "seats": seats}, "token": True}
                made = await post(http, "/api/tables", body)
                game = GoryoClient(random.Random(number))
                async with (
                    socket(self.host, made["id"], VICTIM, made["token"], "goryo") as one,
                    socket(self.host, made["id"], VICTIM, made["token"], "samurai") as other,
                ):
                    first = json.loads(await one.recv())
                    await other.recv()
                    game.number = first["number"]
                    game.follow_chance(first["view"])
                    while not self.stop.is_set() and game.mover() is not None:
                        await self.move(game, (one, other))

    async def move(self, game: GoryoClient, sockets: tuple[ClientConnection, ...]) -> None:
        mover = game.mover()
        assert mover is not None
        expected, message = game.choose()
        began = time.perf_counter()
        await sockets[mover].send(message.decode())
        reached = 0
        while game.number < expected or reached < 1:
            data = await sockets[1 - mover].recv()
            found = game.handle_message(data.encode() if isinstance(data, str) else data)
            reached += found is not None
        self.moves.append(time.perf_counter() - began)
        while await _pending(sockets[mover]):
            pass
        await asyncio.sleep(PACE)

    async def wait_for_bots(self) -> None:
        """Tables against the greedy bot, whose first move is awaited."""
        async with client_at(self.base, WAITING) as http:
            while not self.stop.is_set():
                seats = {"goryo": {"who": "bot", "bot": "greedy"}, "samurai": {"who": "me"}}
                began = time.perf_counter()
                made = await post(
                    http, "/api/tables", {"game": "goryo", "settings": {"seats": seats}}
                )
                query = {"after": made["table"]["number"], "wait": 60}
                await http.get(f"/api/tables/{made['id']}/events", params=query)
                self.replies.append(time.perf_counter() - began)
                await asyncio.sleep(2.5)

    # ------------------------------------------------------------ attacks

    async def nothing(self) -> None:
        await self.stop.wait()

    async def sockets(self) -> None:
        """60 sockets that send as fast as they can."""
        made = await post(self.hostile, "/api/tables", {"game": "goryo", "settings": PUBLIC})

        async def flood() -> None:
            async with socket(self.host, made["id"], HOSTILE) as line:
                reading = asyncio.create_task(_read_all(line))
                while not self.stop.is_set():
                    await line.send('{"type":"why","id":1,"kind":"space","thing":"b2"}')
                    await asyncio.sleep(0)
                reading.cancel()

        await _all(flood for _ in range(60))

    async def replays(self) -> None:
        """Replays of a whole game from 20 connections."""
        record = LONG
        made = await post(self.hostile, "/api/replays", {"record": record, "token": True})
        self.hostile.headers["Authorization"] = f"Bearer {made['token']}"

        async def flood() -> None:
            number = 0
            while not self.stop.is_set():
                number += 1
                query = {"first": number % 50, "last": 99 + number % 50}
                with suppress(httpx.HTTPError):
                    await self.hostile.get(f"/api/tables/{made['id']}/replay", params=query)

        await _all(flood for _ in range(20))

    async def connections(self) -> None:
        """1,000 connections that say nothing."""
        lines = []
        host, _, port = self.host.partition(":")
        for _ in range(1000):
            with suppress(OSError):
                lines.append(
                    await asyncio.open_connection(host, int(port), local_addr=(HOSTILE, 0))
                )
        await self.stop.wait()
        for _, writer in lines:
            writer.close()

    async def masters(self) -> None:
        """30 tables at which two masters play, or one against somebody who is away."""
        for number in range(30):
            answer = await self.hostile.post(
                "/api/tables", json={"game": "goryo", "settings": {"seats": MASTERS}}
            )
            if answer.status_code != 201:
                seats = {**MASTERS, ("samurai", "goryo")[number % 2]: {"who": "me"}}
                with suppress(httpx.HTTPError):
                    await self.hostile.post(
                        "/api/tables", json={"game": "goryo", "settings": {"seats": seats}}
                    )
        await self.stop.wait()

    async def reports(self) -> None:
        """40 coach reports at once."""
        record = SHORT

        async def ask() -> None:
            with suppress(httpx.HTTPError):
                body = {"record": record, "token": True}
                made = await post(self.hostile, "/api/replays", body)
                mine = {"Authorization": f"Bearer {made['token']}"}
                await self.hostile.post(f"/api/tables/{made['id']}/coaching", headers=mine)

        await _all(ask for _ in range(40))
        await self.stop.wait()


async def _all(work: Any) -> None:
    await asyncio.gather(*(one() for one in work), return_exceptions=True)


async def _pending(line: ClientConnection) -> bool:
    """Take a message that has arrived already; whether there was one."""
    try:
        async with asyncio.timeout(0.001):
            await line.recv()
    except TimeoutError:
        return False
    return True


async def _read_all(line: ClientConnection) -> None:
    with suppress(Exception):
        while True:
            await line.recv()


def attack(host: str, name: str) -> None:
    """Attack in one way, in a process of its own, so that only the server is slowed down."""

    async def run() -> None:
        bench = Bench(host)
        work = asyncio.create_task(getattr(bench, name)())
        await asyncio.sleep(SECONDS)
        bench.stop.set()
        await asyncio.wait([work], timeout=10)

    os.nice(5)
    asyncio.run(run())


async def played(host: str) -> tuple[list[float], list[float]]:
    """The times of moves and of bots' replies."""
    bench = Bench(host)
    tasks = [asyncio.create_task(work) for work in (bench.play(), bench.wait_for_bots())]
    await asyncio.sleep(SECONDS)
    bench.stop.set()
    _, late = await asyncio.wait(tasks, timeout=20)
    for task in late:
        task.cancel()
    for failed in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(failed, Exception):
            print(f"{type(failed).__name__}: {failed}", file=sys.stderr)
    return bench.moves, bench.replies


def attacked(host: str, name: str) -> tuple[list[float], list[float]]:
    """The same under an attack."""
    hostile = Process(target=attack, args=(host, name), daemon=True)
    hostile.start()
    try:
        return asyncio.run(played(host))
    finally:
        hostile.kill()
        hostile.join()


def percentile(times: list[float], share: float) -> str:
    if not times:
        return "none"
    return f"{sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile")
    parser.add_argument("--only", nargs="*", choices=ATTACKS, default=ATTACKS)
    parser.add_argument("--source", type=Path, default=Path("src"))
    asked = parser.parse_args()
    table = Table("attack", "moves", "p50 ms", "p99 ms", "replies", "slowest ms")
    for name in asked.only:
        with tempfile.TemporaryDirectory() as folder:
            env = {"PYTHONPATH": str(asked.source.resolve()), "FUTAGO_LOG_LEVEL": "error"}
            command = (sys.executable, "-m", "futago", "serve", "--data", folder, "--port", "0")
            server = ServerProcess(command, Path.cwd(), {**os.environ, **env})
            try:
                moves, replies = attacked(server.address, name)
            finally:
                server.stop()
        row = (str(len(moves)), percentile(moves, 0.5), percentile(moves, 0.99))
        table.add_row(name, *row, str(len(replies)), percentile(replies, 1.0))
    Console().print(table)


if __name__ == "__main__":
    main()
