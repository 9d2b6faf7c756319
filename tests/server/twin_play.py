"""Twin games played at two servers by the same people; everybody who must not see a difference
compares all that they are told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import quote

from futago.chance import derived_seed
from futago.game import SPECTATOR, Action
from tests.conformance.channels import attempt

from .twin_games import Decision, Twins
from .twin_sides import PATIENCE, Leak, Line, Servers, Side, Stream, Token

NOTICES_AN_HOUR: Final = 30
SOME_MOVES: Final = 3


class Evening:
    """One pair of games at two servers, from making the table to the last look."""

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
        self.attempted = Counter[str]()

    # ------------------------------------------------------------ who sits where

    def bot_seats(self) -> list[str]:
        """Now and then a bot that must not know, now and then one that knows. The seat to move
        in the end is a person's, so that the servers come to rest."""
        waiting = self.twins.state.movers
        some = {1: self.twins.knowing, 2: self.twins.seats}.get(self.number % 3, ())
        blind = [seat for seat in some if seat in self.twins.blind] or list(some)
        return [seat for seat in blind if seat not in waiting][:2]

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

    # ------------------------------------------------------------ the moves

    def play(self) -> None:
        looked = False
        for decision in self.twins.decisions:
            self.make(decision)
            self.listen(f"after {decision.seat}'s {decision.moves[0]}")
            if decision.differ and not looked:
                looked = True
                self.look_round(decision.movers)
        self.listen("in the end")

    def make(self, decision: Decision) -> None:
        """Send one move; who knows looks at everything that they could pick before."""
        seat, thinking = decision.seat, set(decision.movers) & set(self.bots)
        self.servers.tick()
        if seat in self.bots:
            for side, move in zip(self.servers.sides, decision.moves, strict=True):
                side.let_bot_play(str(move))
        else:
            if seat in self.twins.knowing:
                self.ponder(decision)
            self.send(decision)
            if decision.undo and decision.differ and self.number % 2 and not thinking:
                self.count_notice(decision.movers, seat)
                self.wait_for(self.last + 1)
                self.asker(seat)(seat, "POST", "/undo", {})
                self.count_notice((seat,), seat)
                self.wait_for(self.last + 1)
                self.send(decision)
        self.count_notice(decision.movers, seat)
        self.wait_for(self.last + 1)

    def ponder(self, decision: Decision) -> None:
        """Walk through the words of a move; the two games' moves have different ones."""
        seat = decision.seat
        for side, move in zip(self.servers.sides, decision.moves, strict=True):
            words = str(move).split()
            for count in range(len(words) + 1):
                if self.number % 2 and seat in self.lines:
                    self.lines[seat][side.index].ask(type="choice", picked=words[:count])
                    continue
                picked = "&".join(f"picked={quote(word)}" for word in words[:count])
                path = self.path(f"/choice?seat={seat}&{picked}")
                answer = side.ask("GET", path, self.tokens[seat])
                assert answer.status_code == 200, answer.text

    def send(self, decision: Decision) -> None:
        """A move over the socket or by HTTP, by its notation or as records have it."""
        seat = decision.seat
        for side, move in zip(self.servers.sides, decision.moves, strict=True):
            written = move.as_json() if self.last % 2 else str(move)
            if seat in self.lines:
                reply = self.lines[seat][side.index].ask(
                    type="move", number=self.last + 1, move=written
                )
                assert reply["ok"], reply
            else:
                data = {"number": self.last + 1, "move": written}
                answer = side.ask("POST", self.path("/moves"), self.tokens[seat], data)
                assert answer.status_code == 200, answer.text

    def count_notice(self, movers: tuple[str, ...], by: str) -> None:
        """Whoever is away is told that it is their turn, each time that it is so anew."""
        if self.hooked is not None and self.hooked in movers and self.notices < NOTICES_AN_HOUR:
            self.notices += 1
            for side in self.servers.sides:
                assert side.hook.arrived.acquire(timeout=PATIENCE)

    def wait_for(self, number: int) -> None:
        self.last = number
        for line in self.lines[SPECTATOR]:
            line.until(number)
        for stream in self.streams:
            stream.until(number)

    def listen(self, when: str) -> None:
        """What the live connections have said since the last time."""
        for who, lines in self.lines.items():
            told = [line.taken() for line in lines]
            if who in self.twins.blind:
                self.servers.both(f"{who}'s socket {when}", lambda side, t=told: t[side.index])
        heard = [stream.taken() for stream in self.streams]
        self.servers.both(f"the stream {when}", lambda side: heard[side.index])

    # ------------------------------------------------------------ looking round

    def look_round(self, movers: tuple[str, ...]) -> None:
        """Everybody who must not know asks for all there is."""
        moves = self.some_moves()
        for who in (*self.blind_people[:2], SPECTATOR):
            self.look(who, movers, moves)
        self.look_from_outside()
        self.listen("while everybody looked round")

    def some_moves(self) -> list[Action]:
        """Moves of both games, the hidden ones first."""
        found = dict[str, Action]()
        for decision in reversed(self.twins.decisions):
            if decision.moves[0] != decision.moves[1] or len(found) < SOME_MOVES:
                found |= {str(move): move for move in decision.moves}
        return list(found.values())[: 2 * SOME_MOVES]

    def look(self, who: str, movers: tuple[str, ...], moves: list[Action]) -> None:
        for rest in (
            f"?seat={who}&after=0",
            "?lang=fr",
            f"?seat={SPECTATOR}&after=2",
            *(f"?seat={seat}" for seat in (*self.twins.knowing, "above", "nobody")),
            f"/events?after=0&seat={who}",
            f"/replay?first=0&last=99&seat={who}",
            *(f"/replay?last=9&seat={seat}" for seat in (*self.twins.knowing, "above")),
            "/record",
            "/verify",
            "/choice",
            *(f"/choice?{words}" for words in picks(moves)),
        ):
            self.ask(who, "GET", rest)
        for move in moves:
            self.try_move(who, movers, move)
        for rest, data in self.attempts(who):
            self.ask(who, "POST", rest, data)
        if who != SPECTATOR:
            self.try_out(who)
        self.servers.ask(who, "GET", "/api/me/tables", self.tokens[who])

    def try_out(self, who: str) -> None:
        """Whoever tries a game out takes all its seats, and sees what was imagined."""
        mine = dict.fromkeys(self.twins.seats, {"who": "me"})
        tried = self.ask(who, "POST", "/try", {"seat": who, "manners": {"seats": mine}})
        for seat in self.twins.knowing or self.twins.seats[:1]:
            path = f"/api/tables/{tried['id']}?seat={seat}&after=0"
            self.servers.ask(f"{who} in a game tried out", "GET", path, self.tokens[who])

    def attempts(self, who: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """What cannot be done now, or not by them."""
        yield "/why", {"move": "nonsense"}
        yield "/moves", {"number": self.last + 1, "move": "nonsense"}
        yield "/moves", {"number": self.last + 9, "move": {"do": "nothing"}}
        yield "/fork", {"move": 0}
        yield "/offers", {"what": "resume"}
        yield "/offers", {"what": "rematch"}
        yield "/answers", {"yes": True}
        for seat in self.twins.knowing:
            yield "/resign", {"seat": seat}
            yield "/undo", {"seat": seat}
            yield "/try", {"seat": seat}
        if who == SPECTATOR:
            for rest in ("/resign", "/undo", "/try"):
                yield rest, {}

    def try_move(self, who: str, movers: tuple[str, ...], move: Action) -> None:
        """Why not, outdated, out of turn, at another's seat; never one that would be made."""
        self.ask(who, "POST", "/why", {"move": str(move)})
        self.ask(who, "POST", "/moves", {"number": 1, "move": str(move)})
        for seat in self.twins.knowing:
            data = {"number": self.last + 1, "move": str(move), "seat": seat}
            self.ask(who, "POST", "/moves", data)
        if who not in movers:
            self.ask(who, "POST", "/moves", {"number": self.last + 1, "move": move.as_json()})
            self.attempted["out of turn"] += 1

    def look_from_outside(self) -> None:
        """The lobby, a stranger, the operator."""
        servers = self.servers
        for path in ("/api/tables", "/api/me/tables", "/health", self.path(), self.path("/replay")):
            servers.ask("a stranger", "GET", path)
        for path in ("/choice", "/events", "/stream?after=x", "/record"):
            servers.ask("a stranger", "GET", self.path(path))
        for path, data in (("/moves", {"number": self.last + 1, "move": "done"}), ("/undo", {})):
            servers.ask("a stranger", "POST", self.path(path), None, data)
        self.at_rest(len(self.lines) + len(self.streams) // 2)
        servers.ask("the operator", "GET", "/metrics")
        servers.both("the log", Side.log)

    def at_rest(self, connections: int) -> None:
        """Wait until the servers have noticed who is gone, that notices have arrived, and bots
        begun to think."""
        sent = [len(side.hook.received) for side in self.servers.sides]
        for side, arrived in zip(self.servers.sides, sent, strict=True):
            for _ in range(10_000):
                told = side.ask("GET", "/metrics").text
                counts = dict(line.split() for line in told.splitlines() if line[0] != "#")
                if (
                    float(counts["futago_connections"]) == connections
                    and float(counts["futago_bot_waiting"]) == 0
                    and float(counts["futago_notices_sent_total"]) == arrived
                ):
                    break
            else:
                raise AssertionError(f"{connections} connections, {arrived} notices:\n{told}")

    # ------------------------------------------------------------ consent

    def talk(self) -> None:
        """Offers are made and answered, somebody says something, who knows comes and goes."""
        talking = [seat for seat in self.people if seat in self.lines]
        if len(self.people) > 1 and len(talking) > 1:
            for seat, other in (talking[:2], talking[1::-1]):
                self.offer(seat, "undo", [other], yes=False)
            for what in ("pause", "resume"):
                self.offer(talking[0], what, [s for s in self.people if s != talking[0]], yes=True)
                for who in self.blind_people[:1]:
                    data = {"number": self.last + 1, "move": str(self.some_moves()[0])}
                    self.ask(who, "POST", "/why", {"move": data["move"]})
        for seat in self.people[:2]:
            self.asker(seat)(seat, "POST", "/chat", {"text": "hm"})
            self.wait_for(self.last + 1)
        self.listen("while they talked")
        self.come_and_go()

    def offer(self, seat: str, what: str, others: list[str], yes: bool) -> None:
        offered = self.asker(seat)(seat, "POST", "/offers", {"what": what})
        if "number" not in offered:  # nothing to take back yet
            return
        for other in others:
            self.asker(other)(other, "POST", "/answers", {"yes": yes})
        number = self.ask(SPECTATOR, "GET", "")["number"]
        self.wait_for(number)

    def come_and_go(self) -> None:
        for seat in self.twins.knowing:
            if seat not in self.lines:
                continue
            for line in self.lines.pop(seat):
                line.close()
            self.hear_presence("is gone")
            self.lines[seat] = self.open_lines(seat)
            self.listen(f"when {seat} is back")

    def hear_presence(self, what: str) -> None:
        for line in self.lines[SPECTATOR]:
            while b'"presence"' not in line.frames[-1:][0] if line.frames else True:
                line._read()
        self.listen(f"when somebody {what}")

    def give_up(self) -> None:
        """In a pause somebody gives up; where the game would end by it, nobody does."""
        who = self.blind_people[0] if self.blind_people else None
        if who is None or self.twins.game.name == "goryo" or len(self.people) < 2:
            return
        self.offer(who, "pause", [seat for seat in self.people if seat != who], yes=True)
        if self.ask(who, "GET", "")["now"]["status"] == "paused":
            self.ask(who, "POST", "/resign", {})
            self.wait_for(self.last + 1)
            self.listen("when somebody gave up")

    # ------------------------------------------------------------ the end

    def poll(self) -> None:
        """A long poll sees what comes."""
        with ThreadPoolExecutor(2) as threads:
            path = self.path(f"/events?after={self.last}&wait=50&seat={SPECTATOR}")
            token = self.tokens[SPECTATOR]
            news = [threads.submit(s.ask, "GET", path, token) for s in self.servers.sides]
            seat = self.people[0]
            self.asker(seat)(seat, "POST", "/chat", {"text": "news"})
            self.wait_for(self.last + 1)
            told = [answer.result().content for answer in news]
        self.servers.both("the long poll", lambda side: told[side.index])
        self.listen("after the long poll")

    def compare_bots(self) -> None:
        """What the bots that must not know were asked, and how often the others were."""

        def asked(side: Side) -> bytes:
            file = side.folder / "requests"
            lines = file.read_bytes().splitlines() if file.exists() else []
            kept = [
                line if json.loads(line)["seat"] in self.twins.blind else b"a question"
                for line in lines
            ]
            file.unlink(missing_ok=True)
            return b"\n".join(kept)

        self.servers.both("questions to bots", asked)

    def go_home(self) -> None:
        for lines in self.lines.values():
            for line in lines:
                line.close()
        for stream in self.streams:
            stream.close()


def picks(moves: list[Action]) -> Iterator[str]:
    """Words picked, as a query has them."""
    for move in moves:
        words = str(move).split()
        for count in sorted({1, len(words) - 1, len(words)} - {0}):
            yield "&".join(f"picked={quote(word)}" for word in words[:count])


def spend(servers: Servers, twins: Twins, number: int, briefly: bool = False) -> Evening:
    """A whole evening; `Leak` if anybody could have told the two games apart."""
    evening = Evening(servers, twins, number)
    evening.sit_down()
    evening.connect()
    try:
        evening.play()
        if not briefly:
            evening.talk()
            evening.poll()
            evening.look_round(twins.state.movers)
            evening.give_up()
        evening.compare_bots()
        servers.both("notices", Side.notices)
    finally:
        evening.go_home()
    servers.settle_up()
    return evening
