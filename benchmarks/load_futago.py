"""Our server under load: Goryō tables on `futago serve`."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.contender import Contender, Http, Play, Process
from benchmarks.line import Line
from futago.game import CHANCE, State, listed, random_action
from futago.games import game_named

SEATS = ("goryo", "samurai")
FLAGS = (
    *("--port", "0", "--requests-per-second", "100000", "--tables-per-minute", "100000"),
    *("--max-connections", "5000", "--max-connections-per-address", "5000"),
)


class _Heard(msgspec.Struct):
    """What matters of a message: most of it is not even read."""

    type: str
    number: int = 0
    kind: str = ""
    ok: bool = True
    view: msgspec.Raw = msgspec.Raw()


_decode = msgspec.json.Decoder(_Heard).decode


class GoryoPlay(Play):
    """A table of Goryō. It follows the game by the rules themselves, so that it never has to ask
    the server what is legal; what chance drew, it sees in the view."""

    def __init__(self, rng: random.Random) -> None:
        game = game_named("goryo")
        self._rng = rng
        self._state = game.new(game.options({}))
        self.number = 0

    def mover(self) -> int | None:
        movers = self._state.movers
        return SEATS.index(movers[0]) if movers else None

    def choose(self) -> tuple[int, bytes]:
        seat = self._state.movers[0]
        action = random_action(self._state.legal_actions(seat), self._rng)
        self._state.apply(seat, action)
        _answer_by_itself(self._state)
        expected = self.number + 1
        move = {"type": "move", "id": expected, "number": expected, "move": str(action)}
        return expected, msgspec.json.encode(move)

    def heard(self, line: Line, message: bytes) -> int | None:
        told = _decode(message)
        if not told.ok or told.type in ("refused", "closing"):
            raise RuntimeError(message[:300].decode())
        if told.type != "event" or told.kind not in ("move", "start"):
            return None
        if told.number > self.number:
            self.number = told.number
            self.follow_chance(msgspec.json.decode(told.view))
        return told.number if told.kind == "move" else None

    def follow_chance(self, view: dict[str, Any]) -> None:
        """Draw what the server drew: the draws that lead to what it shows."""
        if self._state.movers == (CHANCE,):
            self._state = next(_drawn(self._state, view))


def _drawn(state: State, view: dict[str, Any]) -> Iterator[State]:
    """The states after chance has drawn that look like this view."""
    if state.movers != (CHANCE,):
        if msgspec.json.decode(msgspec.json.encode(state.view(view["seat"]).as_json())) == view:
            yield state
        return
    for draw in listed(state.legal_actions(CHANCE)):
        after = state.copy()
        after.apply(CHANCE, draw)
        _answer_by_itself(after)
        yield from _drawn(after, view)


def _answer_by_itself(state: State) -> None:
    while state.movers and state.automatic:
        seat = state.movers[0]
        state.apply(seat, listed(state.legal_actions(seat))[0])


class Futago(Contender):
    """`futago serve` as it is installed, only its limits for one address lifted."""

    name = "Futago"
    keeps = "durably, in SQLite"

    def start(self, folder: Path) -> Process:
        command = (sys.executable, "-m", "futago", "serve", "--data", str(folder), *FLAGS)
        return Process(command, folder, {"FUTAGO_LOG_LEVEL": "warning"})

    async def seat(self, http: Http, address: str, number: int) -> Play:
        places = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
        manners = {"name": "Ann", "public": True, "seats": places}
        wish = {"game": "goryo", "options": {}, "manners": manners, "token": True}
        made = http.post("/api/tables", wish)
        sat = http.post(f"/api/tables/{made['id']}/seats/samurai", {"name": "Bob", "token": True})
        play = GoryoPlay(random.Random(number))
        tokens = (made["token"], sat["token"])
        play.lines = (
            await _connect(play, address, made["id"], "goryo", tokens[0]),
            await _connect(play, address, made["id"], "samurai", tokens[1]),
        )
        return play


async def _connect(play: GoryoPlay, address: str, table: str, seat: str, token: str) -> Line:
    """A seat's socket, once the server has shown it the table."""
    path = f"/api/tables/{table}/socket?seat={seat}"
    first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def on_message(line: Line, message: bytes) -> None:
        if not first.done():
            first.set_result(message)

    line = await Line.connect(address, path, {"Authorization": f"Bearer {token}"}, on_message)
    told = msgspec.json.decode(await first)
    play.number = told["number"]
    play.follow_chance(told["view"])
    return line
