"""Whatever the server has told is kept: it is killed at any moment and nothing is missed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from futago.record import move_as_json, verify

from .kept import KeptTable
from .player import Player, Tick, told
from .process import Api, ServerProcess

LONGEST_PEACE = 25
"""So many things of one kind may happen before the next kill."""
WAITS = (0, 1, 10, 100)
"""Turns of the event loop between what happens and the kill."""


@dataclass(frozen=True)
class Kind:
    """A table to be played at: the people's seats and the bots'."""

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
    """One game being played, and what is known of it from outside."""

    def __init__(self, kept: KeptTable, people: list[tuple[Api, Player]]) -> None:
        self.kept = kept
        self.people = people

    def check(self) -> None:
        """Everything that anybody was told is there, and the server shows what follows from it."""
        for api, player in self.people:
            shown = api.get(f"/tables/{player.table}", seat=player.seat, after=0)
            self.kept.read(shown["number"])
            assert shown["view"] == self.kept.view(player.seat)
            assert shown["number"] >= max([player.last, *player.moves])
            for number, move in player.moves.items():
                seat, action = self.kept.moves[number]
                assert (seat, str(action)) == (player.seat, move)
            for line in shown["log"]:
                assert player.seen.get(line["number"], told(line)) == told(line)

    def check_end(self) -> None:
        """The finished game verifies, by the server and by its record."""
        self.check()
        api, player = self.people[0]
        assert api.get(f"/tables/{player.table}/verify")["verified"]
        record = api.get(f"/tables/{player.table}/record")
        verify(record)
        assert record["moves"] == [move_as_json(*move) for move in self.kept.match.moves]
        acknowledged = [number for _, player in self.people for number in player.moves]
        assert len(acknowledged) == len(set(acknowledged))
        by_people = {n for n, (seat, _) in self.kept.moves.items() if seat in self._seats()}
        assert set(acknowledged) == by_people

    def _seats(self) -> set[str]:
        return {player.seat for _, player in self.people}


class Shaken:
    """A server that is killed and started again while games are played on it."""

    def __init__(self, server: ServerProcess, kills: int, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.kills_left = kills
        self.games = dict[str, Game]()
        self.finished = list[Game]()
        self.up = asyncio.Event()
        self.up.set()
        self._guests = [Api(server.address) for _ in range(3)]
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
        """One game after the other as long as there are kills to come."""
        while True:
            await self._calm()
            game = self._make(kind)
            await asyncio.gather(*(player.play() for _, player in game.people))
            await self._calm()
            game.check_end()
            self.finished.append(self.games.pop(game.kept.table))
            if self.kills_left == 0:
                return

    async def _calm(self) -> None:
        """Wait until nothing is being killed or started."""
        while self._shaking is not None:
            await asyncio.wait([self._shaking])

    def _make(self, kind: Kind) -> Game:
        seats = {
            **{seat: {"who": "open"} for seat in kind.people},
            **{seat: {"who": "bot", "bot": "random"} for seat in kind.bots},
        }
        table = self._guests[0].make_table(kind.game, kind.options, seats=seats, public=True)["id"]
        people = list[tuple[Api, Player]]()
        for guest, seat in zip(self._guests, kind.people, strict=False):
            guest.sit(table, seat, seat.title())
            assert guest.token is not None
            luck = random.Random(self.rng.random())
            player = Player(self._reach, table, seat, guest.token, luck, self._tick)
            people.append((guest, player))
        game = self.games[table] = Game(KeptTable(self.server.file, table), people)
        return game

    async def _reach(self) -> str:
        await self.up.wait()
        return self.server.address

    def _tick(self, kind: Tick) -> None:
        if self._shaking is not None or self.kills_left == 0 or kind != self._kind:
            return
        self._ticks_left -= 1
        if self._ticks_left == 0:
            self._shaking = self._group.create_task(self._shake())

    async def _shake(self) -> None:
        """Kill the server, start it again, and look whether all is there."""
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


def test_a_server_that_is_killed_loses_nothing_that_it_has_told(
    tmp_path: Path, kills_wanted: int
) -> None:
    with ServerProcess(tmp_path) as server:

        async def played() -> Shaken:
            shaken = Shaken(server, kills_wanted, random.Random("killed"))
            await shaken.run()
            return shaken

        shaken = asyncio.run(played())
        assert shaken.kills_left == 0
        assert len(shaken.finished) >= len(KINDS)
        assert "Traceback" not in server.log.read_text()
        assert server.stop() == 0
