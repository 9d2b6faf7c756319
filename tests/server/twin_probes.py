"""Every request that somebody who must not know the secret can send."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from futago.game import SPECTATOR, Action

from .twin_connections import Side
from .twin_players import TwinPlayers

PROCESS: Final = re.compile(r',?process="\d+"')
"""The label of a figure by which several processes differ."""

SOME_MOVES: Final = 3
KINDS: Final = ("space", "samurai", "word", "hero", "monster", "item", "card")


class TwinProbes(TwinPlayers):
    """Players who also try everything that could reveal the hidden part."""

    def probe_all(self, movers: tuple[str, ...]) -> None:
        """Everybody who must not know the secret requests everything."""
        self.offer(self.people[0], "advice", self.people[1:], yes=True)
        moves = self.some_moves()
        for who in (*self.blind_people[:2], SPECTATOR):
            self.probe(who, movers, moves)
        self.probe_from_outside()
        self.compare_messages("while everybody looked round")

    def offer(self, seat: str, what: str, others: list[str], yes: bool) -> None:
        offered = self.asker(seat)(seat, "POST", "/offers", {"what": what})
        if "number" not in offered:  # nothing to undo yet
            return
        for other in others:
            self.asker(other)(other, "POST", "/answers", {"yes": yes})
        number = self.ask(SPECTATOR, "GET", "")["number"]
        self.wait_for(number)

    def some_moves(self) -> list[Action]:
        """Moves of both games, the hidden ones first."""
        found = dict[str, Action]()
        for decision in reversed(self.twins.decisions):
            if decision.moves[0] != decision.moves[1] or len(found) < SOME_MOVES:
                found |= {str(move): move for move in decision.moves}
        return list(found.values())[: 2 * SOME_MOVES]

    def probe(self, who: str, movers: tuple[str, ...], moves: list[Action]) -> None:
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
        ):
            self.ask(who, "GET", rest)
        for question in questions(moves):
            self.ask(who, "POST", "/why", question)
        for move in moves:
            self.try_move(who, movers, move)
        for rest, data in self.attempts(who):
            self.ask(who, "POST", rest, data)
        for socket in self.sockets.get(who, ()):  # the replies are compared with all other messages
            for question in questions(moves[:1]):
                socket.ask(type="why", **question)
            for move in moves[:1]:
                socket.ask(type="move", number=1, move=move.as_json())
                socket.ask(type="move", number=1, move=[str(move) for move in moves])
            socket.ask(type="offer", what="rematch")
        if who != SPECTATOR:
            self.try_out(who)
            self.ask(who, "GET", f"/belief?seat={who}")
            number = self.ask(SPECTATOR, "GET", "")["number"]
            if number > self.last:  # the others were told
                self.wait_for(number)
        for path in ("/me/tables", "/me/games", "/me/statistics", "/me/games/csv", "/account"):
            self.servers.ask(who, "GET", f"/api{path}", self.tokens[who])

    def try_out(self, who: str) -> None:
        """Try the position out with all seats, and see what was imagined."""
        mine = {seat: {"who": "me"} for seat in self.twins.seats}
        tried = self.ask(who, "POST", "/try", {"seat": who, "settings": {"seats": mine}})
        for seat in self.twins.knowing or self.twins.seats[:1]:
            path = f"/api/tables/{tried['id']}?seat={seat}&after=0"
            self.servers.ask(f"{who} in a game tried out", "GET", path, self.tokens[who])

    def attempts(self, who: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Requests that must be refused."""
        yield "/why", {"kind": "nonsense", "thing": "nonsense"}
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
        if who != self.last_mover:
            yield "/undo", {}
        if who == SPECTATOR:
            yield "/resign", {}
            yield "/try", {}

    def try_move(self, who: str, movers: tuple[str, ...], move: Action) -> None:
        """Send it outdated, out of turn, for another seat: it is never made."""
        self.ask(who, "POST", "/moves", {"number": 1, "move": str(move)})
        for seat in self.twins.knowing:
            data = {"number": self.last + 1, "move": str(move), "seat": seat}
            self.ask(who, "POST", "/moves", data)
        if who not in movers:
            self.ask(who, "POST", "/moves", {"number": self.last + 1, "move": move.as_json()})

    def probe_from_outside(self) -> None:
        """Probe as a stranger and as the operator."""
        servers = self.servers
        mine = ("/api/me/tables", "/api/me/games", "/api/account", "/api/account/export")
        for path in ("/api/tables", *mine, "/health", self.path(), self.path("/replay")):
            servers.ask("a stranger", "GET", path)
        for path in ("/choice", "/events", "/stream?after=x", "/record"):
            servers.ask("a stranger", "GET", self.path(path))
        for path, data in (("/moves", {"number": self.last + 1, "move": "done"}), ("/undo", {})):
            servers.ask("a stranger", "POST", self.path(path), None, data)
        self.wait_until_idle()
        servers.compare("the operator: GET /metrics", metrics_without_time)
        servers.compare("the log", Side.log)

    def wait_until_idle(self) -> None:
        """Wait until the metrics show all disconnects, notices and bot moves."""
        for side in self.servers.sides:
            expected = {
                "futago_connections": len(self.sockets) + 1,
                "futago_notices_sent_total": len(side.hook.received),
                "futago_bot_moves_total": side.bot_moves,
                "futago_bot_waiting": 0,
            }
            for _ in range(10_000):
                metrics = side.ask("GET", "/metrics").text
                counts = summed(metrics)
                if all(counts[name] == count for name, count in expected.items()):
                    break
            else:
                raise AssertionError(f"{expected}:\n{metrics}")


def summed(metrics: str) -> Mapping[str, float]:
    """All figures, those of several processes added up."""
    found = Counter[str]()
    for line in metrics.splitlines():
        if line[0] != "#":
            name, value = PROCESS.sub("", line).replace("{}", "").rsplit(" ", 1)
            found[name] += float(value)  # type: ignore[assignment]
    return found


def metrics_without_time(side: Side) -> bytes:
    """The metrics except durations, how writes were grouped, and those of the process."""
    text = side.ask("GET", "/metrics").text
    varies = ("futago_journal_commits", "process_")
    known = [line for line in text.splitlines() if line[0] == "#"]
    figures = [f"{name} {value}" for name, value in sorted(summed(text).items())]
    lines = (line for line in known + figures if "_seconds" not in line)
    return "\n".join(line for line in lines if not line.startswith(varies)).encode()


def questions(moves: list[Action]) -> Iterator[dict[str, str]]:
    """Why the parts of moves cannot be chosen."""
    for move in moves:
        words = str(move).split()
        for at in sorted({0, len(words) // 2, len(words) - 1}):
            yield {"kind": KINDS[at % len(KINDS)], "thing": words[at], "chosen": ""}
            yield {"kind": "space", "thing": words[at], "chosen": " ".join(words[:at])}
