"""Twin games played at two servers by the same people; everybody who must not see a difference
compares all that they are told."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import quote

from futago.game import SPECTATOR

from .twin_games import Decision, Twins
from .twin_looks import Curious
from .twin_sides import PATIENCE, Servers, Side, as_bytes

NOTICES_AN_HOUR: Final = 30


class Evening(Curious):
    """One pair of games at two servers, from making the table to the last look."""

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
                self.wait_for_turn(decision.movers)
                self.asker(seat)(seat, "POST", "/undo", {})
                self.wait_for_turn((seat,))
                self.send(decision)
        self.last_mover = seat
        self.wait_for_turn(decision.movers)

    def ponder(self, decision: Decision) -> None:
        """Walk through the words of a move; the two games' moves have different ones. Then try
        nonsense, in one game more often than in the other."""
        seat = decision.seat
        for side, move in zip(self.servers.sides, decision.moves, strict=True):
            for _ in range(1 + side.index):
                wrong = {"number": self.last + 1, "move": "nonsense"}
                answer = side.ask("POST", self.path("/moves"), self.tokens[seat], wrong)
                assert answer.status_code == 400, answer.text
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

    def wait_for_turn(self, movers: tuple[str, ...]) -> None:
        """Wait for the next event; whoever is away is told if it is their turn anew."""
        self.wait_for(self.last + 1)
        if self.hooked is not None and self.hooked in movers and self.notices < NOTICES_AN_HOUR:
            self.notices += 1
            for side in self.servers.sides:
                assert side.hook.arrived.acquire(timeout=PATIENCE)

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
                    if what == "pause":
                        move = self.some_moves()[0].as_json()
                        self.ask(who, "POST", "/moves", {"number": self.last + 1, "move": move})
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
            for line in self.lines[SPECTATOR]:
                line.until_presence()
            self.listen(f"when {seat} is gone")
            self.lines[seat] = self.open_lines(seat)
            self.listen(f"when {seat} is back")

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
            one, other = (as_bytes(answer.result()) for answer in news)
        self.servers.same("the long poll", one, other)
        self.listen("after the long poll")

    def stop_bot(self) -> None:
        """A pause takes the question back from a bot that still thinks; then it may answer."""
        if set(self.twins.state.movers) & set(self.bots):
            self.offer(self.people[0], "pause", self.people[1:], yes=True)
            for side in self.servers.sides:
                side.let_bot_play("whatever")

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
        evening.stop_bot()
        evening.at_rest()
        evening.compare_bots()
        servers.both("notices", Side.notices)
    finally:
        evening.go_home()
    servers.settle_up()
    return evening
