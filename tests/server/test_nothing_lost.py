"""Whatever the server has acknowledged survives: it is killed at random and nothing is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from futago.record import move_as_json, verify
from futago.table.storage import Place

from ..databases import both
from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .socket_player import SocketPlayer, Tick, common_fields
from .stored_table import StoredTable

LONGEST_PEACE = 25
"""The most events of one kind before the next kill."""
WAITS = (0, 1, 10, 100)
"""The most turns of the event loop between the event and the kill."""


@dataclass(frozen=True)
class Kind:
    """A kind of table: the seats of people and of bots."""

    game: str
    options: dict[str, Any]
    people: Sequence[str]
    bots: Sequence[str] = ()


KINDS = (
    Kind("goryo", {}, ("goryo", "samurai")),
    Kind("goryo", {"variant": "genjutsu", "palace": "lake"}, ("samurai", "goryo")),
    Kind("gorpg", {"mode": "overlord", "players": 3}, ("p1", "overlord"), ("p2", "p3")),
    Kind("gorpg", {"players": 3}, ("p1", "p2", "p3")),
    Kind("gorpg", {"mode": "solo", "players": 1}, ("p1",)),
)


class Game:
    """A running game: its stored entries and its players."""

    def __init__(self, stored: StoredTable, people: list[tuple[HttpPlayer, SocketPlayer]]) -> None:
        self.stored = stored
        self.people = people

    def check(self) -> None:
        """Check that everything the players were sent is stored, and that the server's views follow
        from it."""
        for api, player in self.people:
            shown = api.get(f"/tables/{player.table}", seat=player.seat, after=0)
            self.stored.read(shown["number"])
            assert shown["view"] == self.stored.view(player.seat)
            assert shown["number"] >= max([player.last, *player.moves])
            for number, move in player.moves.items():
                assert self.stored.moves[number] == (player.seat, self.stored.parsed(move))
            for line in shown["log"]:
                assert player.seen.get(line["number"], common_fields(line)) == common_fields(line)

    def check_end(self) -> None:
        """Check that the finished game verifies, on the server and from its record."""
        self.check()
        api, player = self.people[0]
        assert api.get(f"/tables/{player.table}/verify")["verified"]
        record = api.get(f"/tables/{player.table}/record")
        verify(record)
        assert record["moves"] == [move_as_json(*move) for move in self.stored.match.moves]
        acknowledged = [number for _, player in self.people for number in player.moves]
        assert len(acknowledged) == len(set(acknowledged))
        by_people = {n for n, (seat, _) in self.stored.moves.items() if seat in self._seats()}
        assert set(acknowledged) == by_people

    def _seats(self) -> set[str]:
        return {player.seat for _, player in self.people}


class KilledServer:
    """A server that is killed and restarted while games are played on it."""

    player = HttpPlayer
    at_socket = SocketPlayer

    def __init__(self, server: ServerProcess, kills: int, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.kills_left = kills
        self.games = dict[str, Game]()
        self.finished = list[Game]()
        self.up = asyncio.Event()
        self.up.set()
        self._guests = [self.player(server.address) for _ in range(3)]
        self._shaking: asyncio.Task[None] | None = None
        self._choose_moment()

    def _choose_moment(self) -> None:
        self._kind: Tick = self.rng.choice(("sent", "acknowledged", "event"))
        self._ticks_left = self.rng.randint(1, LONGEST_PEACE)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as self._group:
            for kind in KINDS:
                self._group.create_task(self._keep_playing(kind))

    async def _keep_playing(self, kind: Kind) -> None:
        """Play one game after the other until all kills are done."""
        while True:
            await self._wait_until_up()
            game = self._make(kind)
            await asyncio.gather(*(player.play() for _, player in game.people))
            await self._wait_until_up()
            game.check_end()
            self.finished.append(self.games.pop(game.stored.table))
            if self.kills_left == 0:
                return

    async def _wait_until_up(self) -> None:
        """Wait while the server is restarted."""
        while self._shaking is not None:
            await asyncio.wait([self._shaking])

    def _make(self, kind: Kind) -> Game:
        seats = {
            **{seat: {"who": "open"} for seat in kind.people},
            **{seat: {"who": "bot", "bot": "random"} for seat in kind.bots},
        }
        table = self._guests[0].create_table(kind.game, kind.options, seats=seats, public=True)[
            "id"
        ]
        people = list[tuple[HttpPlayer, SocketPlayer]]()
        for guest, seat in zip(self._guests, kind.people, strict=False):
            guest.sit(table, seat, seat.title())
            assert guest.token is not None
            luck = random.Random(self.rng.random())
            player = self.at_socket(
                self._wait_for_server, table, seat, guest.token, luck, self._tick
            )
            people.append((guest, player))
        game = self.games[table] = Game(StoredTable(self.server.place, table), people)
        return game

    async def _wait_for_server(self) -> str:
        await self.up.wait()
        return self.server.address

    def _tick(self, kind: Tick) -> None:
        if self._shaking is not None or self.kills_left == 0 or kind != self._kind:
            return
        self._ticks_left -= 1
        if self._ticks_left == 0:
            self._shaking = self._group.create_task(self._kill_and_restart())

    async def _kill_and_restart(self) -> None:
        """Kill the server, start it again, and check that nothing is lost."""
        for _ in range(self.rng.choice(WAITS)):
            await asyncio.sleep(0)
        self.up.clear()
        self.server.kill()
        self.kills_left -= 1
        await asyncio.to_thread(self.server.start)
        for game in self.games.values():
            game.check()
        self._choose_moment()
        self._shaking = None
        self.up.set()


class PatientPlayer(HttpPlayer):
    """Asks again, as told, while a table goes from one process to another."""

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        answer = self.http.request(method, path, **more)
        while answer.status_code == 503:
            assert answer.headers["retry-after"]
            answer = self.http.request(method, path, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None


class KilledProcesses(KilledServer):
    """A server of two processes, one of which is killed: the games go on, and nobody waits for it
    to be replaced."""

    player = PatientPlayer

    async def _kill_and_restart(self) -> None:
        for _ in range(self.rng.choice(WAITS)):
            await asyncio.sleep(0)
        self.kills_left -= 1
        await asyncio.to_thread(self.server.kill_one, self.rng.randrange(2))
        for game in self.games.values():
            game.check()
        self._choose_moment()
        self._shaking = None


@both
def test_a_killed_process_of_two_loses_nothing_and_the_games_go_on(
    tmp_path: Path, place: Place, kills_wanted: int
) -> None:
    with ServerProcess(tmp_path, database=place, processes=2) as server:

        async def played() -> KilledServer:
            shaken = KilledProcesses(server, max(1, kills_wanted // 10), random.Random("one"))
            await shaken.run()
            return shaken

        shaken = asyncio.run(played())
        assert shaken.kills_left == 0
        assert len(shaken.finished) >= len(KINDS)
        assert "Traceback" not in server.log.read_text()
        assert server.stop() == 0


@both
def test_a_killed_server_loses_nothing_that_it_has_sent(
    tmp_path: Path, place: Place, kills_wanted: int
) -> None:
    if not isinstance(place, Path):
        kills_wanted = max(1, kills_wanted // 10)
    with ServerProcess(tmp_path, database=place) as server:

        async def played() -> KilledServer:
            shaken = KilledServer(server, kills_wanted, random.Random("killed"))
            await shaken.run()
            return shaken

        shaken = asyncio.run(played())
        assert shaken.kills_left == 0
        assert len(shaken.finished) >= len(KINDS)
        assert "Traceback" not in server.log.read_text()
        assert server.stop() == 0
