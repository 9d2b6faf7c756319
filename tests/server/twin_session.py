"""Plays twin games on two servers with the same players, and compares all that is sent to those
who must not see a difference."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from futago.game import SPECTATOR
from tests.conformance.adapters import adapter_for

from .twin_connections import TIMEOUT, Servers, Side, as_bytes
from .twin_games import Decision, Twins
from .twin_probes import TwinProbes

NOTICES_PER_HOUR: Final = 30


class TwinSession(TwinProbes):
    """One pair of games on two servers, from creating the tables to the last comparison."""

    # ------------------------------------------------------------ the moves

    def play(self) -> None:
        probed = False
        for decision in self.twins.decisions:
            self.make(decision)
            self.compare_messages(f"after {decision.seat}'s {decision.moves[0]}")
            if decision.differ and not probed:
                probed = True
                self.probe_all(decision.movers)
        self.compare_messages("in the end")

    def make(self, decision: Decision) -> None:
        """Make one move; a seat that knows the secret explores its choices first."""
        seat, thinking = decision.seat, set(decision.movers) & set(self.bots)
        self.servers.tick()
        if seat in self.bots:
            for side, move in zip(self.servers.sides, decision.moves, strict=True):
                side.let_bot_play(str(move))
        else:
            if seat in self.twins.knowing:
                self.explore_choices(decision)
            self.send(decision)
            if decision.undo and decision.differ and self.number % 2 and not thinking:
                self.wait_for_turn(decision.movers)
                self.asker(seat)(seat, "POST", "/undo", {})
                self.wait_for_turn((seat,))
                self.send(decision)
        self.last_mover = seat
        self.wait_for_turn(decision.movers)

    def explore_choices(self, decision: Decision) -> None:
        """Send illegal moves, more of them in one game than in the other; then ask about all parts
        of the move, which differ between the games."""
        seat = decision.seat
        for side, move in zip(self.servers.sides, decision.moves, strict=True):
            for _ in range(1 + side.index):
                wrong = {"number": self.last + 1, "move": "nonsense"}
                answer = side.ask("POST", self.path("/moves"), self.tokens[seat], wrong)
                assert answer.status_code == 400, answer.text
            words = str(move).split()
            for count, word in enumerate(words):
                asked = {"kind": "space", "thing": word, "chosen": " ".join(words[:count])}
                if self.number % 2 and seat in self.sockets:
                    self.sockets[seat][side.index].ask(type="why", **asked)
                    continue
                path = self.path(f"/choice?seat={seat}")
                answer = side.ask("GET", path, self.tokens[seat])
                assert answer.status_code == 200, answer.text
                answer = side.ask("POST", self.path("/why"), self.tokens[seat], asked)
                assert answer.status_code == 200, answer.text

    def send(self, decision: Decision) -> None:
        """Send a move over the socket or HTTP, in notation or as JSON."""
        seat = decision.seat
        for side, move in zip(self.servers.sides, decision.moves, strict=True):
            written = move.as_json() if self.last % 2 else str(move)
            if seat in self.sockets:
                reply = self.sockets[seat][side.index].ask(
                    type="move", number=self.last + 1, move=written
                )
                assert reply["ok"], reply
            else:
                data = {"number": self.last + 1, "move": written}
                answer = side.ask("POST", self.path("/moves"), self.tokens[seat], data)
                assert answer.status_code == 200, answer.text

    def wait_for_turn(self, movers: tuple[str, ...]) -> None:
        """Wait for the next event, and for the notice if it is the turn of an absent player."""
        self.wait_for(self.last + 1)
        if (
            self.notified_seat is not None
            and self.notified_seat in movers
            and self.notices < NOTICES_PER_HOUR
        ):
            self.notices += 1
            for side in self.servers.sides:
                assert side.hook.arrived.acquire(timeout=TIMEOUT)

    # ------------------------------------------------------------ consent

    def offer_and_chat(self) -> None:
        """Make and answer offers, chat, and let the seats that know the secret reconnect."""
        connected = [seat for seat in self.people if seat in self.sockets]
        if len(self.people) > 1 and len(connected) > 1:
            for seat, other in (connected[:2], connected[1::-1]):
                self.offer(seat, "undo", [other], yes=False)
            for what in ("pause", "resume"):
                self.offer(
                    connected[0], what, [s for s in self.people if s != connected[0]], yes=True
                )
                for who in self.blind_people[:1]:
                    for move in self.some_moves()[:1] if what == "pause" else ():
                        data = {"number": self.last + 1, "move": move.as_json()}
                        self.ask(who, "POST", "/moves", data)
        for seat in self.people[:2]:
            self.asker(seat)(seat, "POST", "/chat", {"text": "hm"})
            self.wait_for(self.last + 1)
        self.compare_messages("while they talked")
        self.reconnect()

    def reconnect(self) -> None:
        for seat in self.twins.knowing:
            if seat not in self.sockets:
                continue
            for socket in self.sockets.pop(seat):
                socket.close()
            for socket in self.sockets[SPECTATOR]:
                socket.until_presence()
            self.compare_messages(f"when {seat} is gone")
            self.sockets[seat] = self.open_sockets(seat)
            self.compare_messages(f"when {seat} is back")

    def resign_in_pause(self) -> None:
        """Resign during a pause, unless that would end the game."""
        who = self.blind_people[0] if self.blind_people else None
        if who is None or adapter_for(self.twins.game).can_concede or len(self.people) < 2:
            return
        self.offer(who, "pause", [seat for seat in self.people if seat != who], yes=True)
        if self.ask(who, "GET", "")["now"]["status"] == "paused":
            self.ask(who, "POST", "/resign", {})
            self.wait_for(self.last + 1)
            self.compare_messages("when somebody gave up")

    # ------------------------------------------------------------ the end

    def poll(self) -> None:
        """Compare a long poll that receives a new event."""
        with ThreadPoolExecutor(2) as threads:
            path = self.path(f"/events?after={self.last}&wait=50&seat={SPECTATOR}")
            token = self.tokens[SPECTATOR]
            news = [threads.submit(s.ask, "GET", path, token) for s in self.servers.sides]
            seat = self.people[0]
            self.asker(seat)(seat, "POST", "/chat", {"text": "news"})
            self.wait_for(self.last + 1)
            one, other = (as_bytes(answer.result()) for answer in news)
        self.servers.expect_same("the long poll", one, other)
        self.compare_messages("after the long poll")

    def stop_bot(self) -> None:
        """Pause, which cancels the request to a bot that is still thinking; then let it answer."""
        if set(self.twins.state.movers) & set(self.bots):
            self.offer(self.people[0], "pause", self.people[1:], yes=True)
            for side in self.servers.sides:
                side.let_bot_play("whatever")

    def compare_bots(self) -> None:
        """Compare the requests to bots that must not know the secret, and the number of others."""

        def asked(side: Side) -> bytes:
            file = side.folder / "requests"
            lines = file.read_bytes().splitlines() if file.exists() else []
            compared = [
                line if json.loads(line)["seat"] in self.twins.blind else b"a question"
                for line in lines
            ]
            file.unlink(missing_ok=True)
            return b"\n".join(compared)

        self.servers.compare("questions to bots", asked)

    def close(self) -> None:
        for sockets in self.sockets.values():
            for socket in sockets:
                socket.close()
        for stream in self.streams:
            stream.close()


def run_session(servers: Servers, twins: Twins, number: int, short: bool = False) -> TwinSession:
    """Play a whole session; raises `Leak` if anybody could tell the two games apart."""
    session = TwinSession(servers, twins, number)
    session.create_table()
    session.connect()
    try:
        session.play()
        if not short:
            session.offer_and_chat()
            session.poll()
            session.probe_all(twins.state.movers)
            session.resign_in_pause()
        session.stop_bot()
        session.wait_until_idle()
        session.compare_bots()
        servers.compare("notices", Side.notices)
    finally:
        session.close()
    servers.raise_leaks()
    return session
