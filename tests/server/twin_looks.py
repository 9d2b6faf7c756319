"""Everything that somebody who must not know can ask a server for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from futago.game import SPECTATOR, Action

from .twin_company import Company
from .twin_sides import Side

SOME_MOVES: Final = 3


class Curious(Company):
    """A company of which those who must not know ask for all there is."""

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
        for line in self.lines.get(who, ()):  # what it says to these is heard with all the rest
            line.ask(type="choice", picked=str(moves[0]).split()[:1])
            line.ask(type="why", move=str(moves[-1]))
            line.ask(type="move", number=1, move=moves[0].as_json())
            line.ask(type="offer", what="rematch")
        if who != SPECTATOR:
            self.try_out(who)
        self.servers.ask(who, "GET", "/api/me/tables", self.tokens[who])

    def try_out(self, who: str) -> None:
        """Whoever tries a game out takes all its seats, and sees what was imagined."""
        mine = {seat: {"who": "me"} for seat in self.twins.seats}
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
        if who != self.last_mover:
            yield "/undo", {}
        if who == SPECTATOR:
            yield "/resign", {}
            yield "/try", {}

    def try_move(self, who: str, movers: tuple[str, ...], move: Action) -> None:
        """Why not, outdated, out of turn, at another's seat; never one that would be made."""
        self.ask(who, "POST", "/why", {"move": str(move)})
        self.ask(who, "POST", "/moves", {"number": 1, "move": str(move)})
        for seat in self.twins.knowing:
            data = {"number": self.last + 1, "move": str(move), "seat": seat}
            self.ask(who, "POST", "/moves", data)
        if who not in movers:
            self.ask(who, "POST", "/moves", {"number": self.last + 1, "move": move.as_json()})

    def look_from_outside(self) -> None:
        """The lobby, a stranger, the operator."""
        servers = self.servers
        for path in ("/api/tables", "/api/me/tables", "/health", self.path(), self.path("/replay")):
            servers.ask("a stranger", "GET", path)
        for path in ("/choice", "/events", "/stream?after=x", "/record"):
            servers.ask("a stranger", "GET", self.path(path))
        for path, data in (("/moves", {"number": self.last + 1, "move": "done"}), ("/undo", {})):
            servers.ask("a stranger", "POST", self.path(path), None, data)
        self.at_rest()
        servers.ask("the operator", "GET", "/metrics")
        servers.both("the log", Side.log)

    def at_rest(self) -> None:
        """Wait until the servers have noticed who is gone, that notices have arrived, and what
        bots have done."""
        for side in self.servers.sides:
            due = {
                "futago_connections": len(self.lines) + 1,
                "futago_notices_sent_total": len(side.hook.received),
                "futago_bot_moves_total": side.bot_moves,
                "futago_bot_waiting": 0,
            }
            for _ in range(10_000):
                told = side.ask("GET", "/metrics").text
                counts = dict(line.split() for line in told.splitlines() if line[0] != "#")
                if all(float(counts[name]) == count for name, count in due.items()):
                    break
            else:
                raise AssertionError(f"{due}:\n{told}")


def picks(moves: list[Action]) -> Iterator[str]:
    """Words picked, as a query has them."""
    for move in moves:
        words = str(move).split()
        for count in sorted({1, len(words) - 1, len(words)} - {0}):
            yield "&".join(f"picked={quote(word)}" for word in words[:count])
