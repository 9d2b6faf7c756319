"""Who sits at the two tables of an evening, and how they are connected to the servers."""

from __future__ import annotations

import json
from typing import Any

from futago.chance import derived_seed
from futago.game import SPECTATOR

from .twin_games import Twins
from .twin_sides import Line, Servers, Stream, Token


class Company:
    """The people and bots of one pair of games, the same at both servers."""

    def __init__(self, servers: Servers, twins: Twins, number: int) -> None:
        self.servers, self.twins = servers, twins
        self.number = number
        """Which of the evenings it is: who sits there and what they do varies with it."""
        self.seed = derived_seed("evening", number)
        self.public = number % 2 == 0
        self.bots = self.bot_seats()
        self.tokens = dict[str, Token]()
        """Of the people in their seats, and of the spectator who made the table."""
        self.table = ""
        self.last = 0
        """The number of the last event."""
        self.lines = dict[str, tuple[Line, Line]]()
        self.streams = list[Stream]()
        self.hooked: str | None = None
        self.notices = 0
        self.last_mover = ""

    # ------------------------------------------------------------ who sits where

    def bot_seats(self) -> list[str]:
        """Now and then a bot that must not know, now and then one that knows. Where several
        people play, the seat to move in the end is a person's: so they can pause and go on."""
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
        """The same request of somebody who must not know; what was answered."""
        answer = self.servers.ask(who, method, self.path(rest), self.tokens.get(who), data)
        return answer.json() if answer.content else None

    def ask_unseen(self, who: str, method: str, rest: str, data: Any = None) -> Any:
        """The same request of somebody who knows; they may be answered differently."""
        for side in self.servers.sides:
            answer = side.ask(method, self.path(rest), self.tokens[who], data)
            assert answer.status_code < 500, answer.text
        return answer.json()

    def asker(self, who: str) -> Any:
        return self.ask if who in self.twins.blind else self.ask_unseen

    # ------------------------------------------------------------ the beginning

    def sit_down(self) -> None:
        """The spectator makes the table, the people come, the game begins."""
        for side, draws in zip(self.servers.sides, self.twins.draws, strict=True):
            side.write(f"draws-{self.seed[:16]}", json.dumps(draws))
            side.write("seed", self.seed)
        seats = {
            seat: {"who": "bot", "bot": "greedy"} if seat in self.bots else {"who": "open"}
            for seat in self.twins.seats
        }
        clock = {"kind": "game", "seconds": 100_000} if self.number % 4 == 1 else {"kind": "none"}
        manners = {"title": f"Evening {self.number}", "public": self.public, "seats": seats}
        manners["clock"] = clock
        wish = {"game": self.twins.game.name, "options": self.twins.options_json}
        made = self.servers.ask(
            "making", "POST", "/api/tables", None, {**wish, "manners": manners, "token": True}
        ).json()
        self.table, self.tokens[SPECTATOR] = made["id"], made["token"]
        code = made["link"].partition("#")[2]
        knowing_first = sorted(self.people, key=lambda seat: seat in self.twins.blind)
        for seat in knowing_first:
            self.come(seat, code)
        shown = self.ask(SPECTATOR, "GET", "")
        self.last = shown["number"]
        assert shown["now"]["status"] == "running"

    def come(self, seat: str, code: str) -> None:
        wish = {"name": seat.title(), "token": True}
        if not self.public:
            entered = self.servers.ask(
                seat, "POST", self.path("/enter"), None, {"code": code, "token": True}
            )
            self.tokens[seat] = entered.json()["token"]
        sat = self.asker(seat) if self.tokens.get(seat) else self.first_seen
        taken = sat(seat, "POST", f"/seats/{seat}", wish)
        self.tokens.setdefault(seat, taken["token"])

    def first_seen(self, who: str, method: str, rest: str, data: Any) -> Any:
        """A request of somebody who is not known yet."""
        for side in self.servers.sides:
            answer = side.ask(method, self.path(rest), None, data)
        return answer.json()

    def connect(self) -> None:
        """Sockets for the spectator, for who knows, and for one or all who do not; somebody is
        away and wants to be told by a webhook."""
        away = self.blind_people[-1] if self.blind_people and self.number % 3 != 1 else None
        for who in (SPECTATOR, *self.people):
            if who != away:
                self.lines[who] = self.open_lines(who)
        token = None if self.public else self.tokens[SPECTATOR]
        self.streams = [Stream(side, self.table, token) for side in self.servers.sides]
        if away is not None:
            self.hooked = away
            for side in self.servers.sides:
                url = f"http://127.0.0.1:{side.hook.port}/{self.table}"
                kept = side.ask(
                    "PUT",
                    self.path(f"/seats/{away}/notices"),
                    self.tokens[away],
                    {"webhook": url},
                )
                assert kept.status_code == 200, kept.text
        for stream in self.streams:
            stream.until(self.last)

    def open_lines(self, who: str) -> tuple[Line, Line]:
        one, other = self.servers.sides
        return (
            Line(one, self.table, who, self.tokens[who]),
            Line(other, self.table, who, self.tokens[who]),
        )

    def wait_for(self, number: int) -> None:
        self.last = number
        for line in self.lines[SPECTATOR]:
            line.until(number)
        for stream in self.streams:
            stream.until(number)

    def listen(self, when: str) -> None:
        """What the live connections have said since the last time."""
        for who, (one, other) in self.lines.items():
            told = one.taken(), other.taken()
            if who in self.twins.blind:
                self.servers.same(f"{who}'s socket {when}", *told)
        first, second = self.streams
        self.servers.same(f"the stream {when}", first.taken(), second.taken())
