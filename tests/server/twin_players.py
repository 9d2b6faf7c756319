"""The players of the two tables of a session, and their connections to the servers."""

from __future__ import annotations

import json
from typing import Any

from futago.chance import derived_seed
from futago.game import SPECTATOR
from tests.conformance.play import quick_bots

from .twin_connections import TIMEOUT, RecordedSocket, RecordedStream, Servers, Token
from .twin_games import Twins


class TwinPlayers:
    """The people and bots of one pair of games, the same on both servers."""

    def __init__(self, servers: Servers, twins: Twins, number: int) -> None:
        self.servers, self.twins = servers, twins
        self.number = number
        """The number of the session: who plays and what they do varies with it."""
        self.seed = derived_seed("evening", number)
        self.public = number % 2 == 0
        self.bots = self.bot_seats()
        self.tokens = dict[str, Token]()
        """Tokens of the people, by seat, and of the spectator who created the table."""
        self.table = ""
        self.last = 0
        """The number of the last event."""
        self.sockets = dict[str, tuple[RecordedSocket, RecordedSocket]]()
        self.streams = list[RecordedStream]()
        self.notified_seat: str | None = None
        self.notices = 0
        self.last_mover = ""

    # ------------------------------------------------------------ who sits where

    def bot_seats(self) -> list[str]:
        """The seats of bots: in some sessions one that must not know the secret, in some one that
        knows it. With several people, the seat to move at the end is a person's, who can pause."""
        waiting = self.twins.state.movers if len(self.twins.seats) != 2 else ()
        some = {1: self.twins.knowing, 2: self.twins.seats}.get(self.number % 3, ())
        found = [seat for seat in some if seat in self.twins.blind] or list(some)
        return [seat for seat in found if seat not in waiting][: len(self.twins.seats) // 2]

    @property
    def people(self) -> list[str]:
        return [seat for seat in self.twins.seats if seat not in self.bots]

    @property
    def blind_people(self) -> list[str]:
        return [seat for seat in self.people if seat in self.twins.blind]

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"

    def ask(self, who: str, method: str, rest: str, data: Any = None) -> Any:
        """Send and compare a request of somebody who must not know the secret; the response."""
        answer = self.servers.ask(who, method, self.path(rest), self.tokens.get(who), data)
        return answer.json() if answer.content else None

    def ask_uncompared(self, who: str, method: str, rest: str, data: Any = None) -> Any:
        """Send a request of somebody who knows the secret: the responses may differ."""
        for side in self.servers.sides:
            answer = side.ask(method, self.path(rest), self.tokens[who], data)
            assert answer.status_code < 500, answer.text
        return answer.json()

    def asker(self, who: str) -> Any:
        return self.ask if who in self.twins.blind else self.ask_uncompared

    # ------------------------------------------------------------ setup

    def create_table(self) -> None:
        """The spectator creates the table, the people join, the game starts."""
        for side, draws in zip(self.servers.sides, self.twins.draws, strict=True):
            side.write(f"draws-{self.seed[:16]}", json.dumps(draws))
            side.write("seed", self.seed)
        bot = quick_bots(self.twins.game)[-1]
        seats = {
            seat: {"who": "bot", "bot": bot} if seat in self.bots else {"who": "open"}
            for seat in self.twins.seats
        }
        clock = {"kind": "game", "seconds": 100_000} if self.number % 4 == 1 else {"kind": "none"}
        settings = {"title": f"Evening {self.number}", "public": self.public, "seats": seats}
        settings["clock"] = clock
        body = {"game": self.twins.game.name, "options": self.twins.options_json}
        created = self.servers.ask(
            "making", "POST", "/api/tables", None, {**body, "settings": settings, "token": True}
        ).json()
        self.table, self.tokens[SPECTATOR] = created["id"], created["token"]
        code = created["link"].partition("#")[2]
        knowing_first = sorted(self.people, key=lambda seat: seat in self.twins.blind)
        for seat in knowing_first:
            self.join(seat, code)
        shown = self.ask(SPECTATOR, "GET", "")
        self.last = shown["number"]
        assert shown["now"]["status"] == "running"

    def join(self, seat: str, code: str) -> None:
        body = {"name": seat.title(), "token": True}
        if not self.public:
            entered = self.servers.ask(
                seat, "POST", self.path("/enter"), None, {"code": code, "token": True}
            )
            self.tokens[seat] = entered.json()["token"]
        ask = self.asker(seat) if self.tokens.get(seat) else self.ask_without_token
        joined = ask(seat, "POST", f"/seats/{seat}", body)
        self.tokens.setdefault(seat, joined["token"])

    def ask_without_token(self, who: str, method: str, rest: str, data: Any) -> Any:
        """Send a request without a token."""
        for side in self.servers.sides:
            answer = side.ask(method, self.path(rest), None, data)
        return answer.json()

    def connect(self) -> None:
        """Open sockets for the spectator and the people; in some sessions one blind player is away
        and gets notices by webhook."""
        away = self.blind_people[-1] if self.blind_people and self.number % 3 != 1 else None
        for who in (SPECTATOR, *self.people):
            if who != away:
                self.sockets[who] = self.open_sockets(who)
        token = None if self.public else self.tokens[SPECTATOR]
        self.streams = [RecordedStream(side, self.table, token) for side in self.servers.sides]
        if away is not None:
            self.notified_seat, self.notices = away, 1
            for side in self.servers.sides:
                url = f"http://127.0.0.1:{side.hook.port}/{self.table}"
                answer = side.ask(
                    "PUT",
                    self.path(f"/seats/{away}/notices"),
                    self.tokens[away],
                    {"webhook": url},
                )
                assert answer.status_code == 200, answer.text
                assert side.hook.arrived.acquire(timeout=TIMEOUT)
                code = json.loads(side.hook.received[-1].body)["code"]
                confirmed = side.ask("POST", "/api/notices/codes", None, {"code": code})
                assert confirmed.status_code == 200, confirmed.text
        for stream in self.streams:
            stream.until(self.last)

    def open_sockets(self, who: str) -> tuple[RecordedSocket, RecordedSocket]:
        one, other = self.servers.sides
        return (
            RecordedSocket(one, self.table, who, self.tokens[who]),
            RecordedSocket(other, self.table, who, self.tokens[who]),
        )

    def wait_for(self, number: int) -> None:
        self.last = number
        for socket in self.sockets[SPECTATOR]:
            socket.until(number)
        for stream in self.streams:
            stream.until(number)

    def compare_messages(self, when: str) -> None:
        """Compare what the live connections have received since the last call."""
        for who, (one, other) in self.sockets.items():
            messages = one.take_messages(), other.take_messages()
            if who in self.twins.blind:
                self.servers.expect_same(f"{who}'s socket {when}", *messages)
        first, second = self.streams
        self.servers.expect_same(
            f"the stream {when}", first.take_messages(), second.take_messages()
        )
