"""One person at one table: what they may see and do, the same over socket and HTTP."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from futago.bots import Believed, believers
from futago.coach import COACHED, Hint
from futago.game import ABOVE, SPECTATOR, Action, FutagoError, IllegalAction
from futago.server.problems import Refused, not_found
from futago.server.services import Services
from futago.table.driver import strongest_bot
from futago.table.entries import Consent
from futago.table.house import hashed
from futago.table.live import LiveTable
from futago.table.making import Manners, SeatWish, clean, forked_from
from futago.table.messages import ChoiceShown, TableShown, Words, words
from futago.table.replays import (
    MOST_FRAMES,
    Frame,
    Verdict,
    believed,
    checked,
    fork_of,
    frames,
    record_of,
    tried_out,
)
from futago.table.setup import Origin
from futago.table.table import AlreadyTaken, Stale
from futago.texts import Text

LONGEST_MOVE = 4000


class Desk:
    """A guest at a table that they may know of."""

    def __init__(self, services: Services, live: LiveTable, guest: str | None) -> None:
        self.services = services
        self.house = services.house
        self.live = live
        self.guest = guest

    @property
    def mine(self) -> list[str]:
        return self.live.table.seats_of(self.guest)

    def viewpoint(self, wanted: str | None) -> str:
        """Whose view the guest gets: their own, or what is public; after the end any."""
        mine = self.mine
        if wanted is None:
            to_move = [seat for seat in mine if seat in self.live.table.movers]
            return (to_move or mine or [SPECTATOR])[0]
        if wanted == SPECTATOR or wanted in mine:
            return wanted
        if self.live.table.over and (wanted == ABOVE or wanted in self.live.table.seats):
            return wanted
        raise Refused(403, Text("serve-not-your-seat"))

    def seat(self, wanted: str | None) -> str:
        """The seat for which the guest acts."""
        mine = self.mine
        if not mine:
            raise Refused(403, Text("serve-no-seat"))
        if wanted is None:
            return self.viewpoint(None)
        if wanted not in mine:
            raise Refused(403, Text("serve-not-your-seat"))
        return wanted

    def player(self, wanted: str | None) -> str:
        """The seat for which the guest plays: not one that a bot has taken over."""
        seat = self.seat(wanted)
        if self.live.table.seats[seat].conceded and not self.live.table.over:
            raise IllegalAction(Text("table-conceded"))
        return seat

    # ------------------------------------------------------------ looking

    async def see(
        self, wanted: str | None, after: int | None, language: str | None = None
    ) -> TableShown:
        return await self.live.see(self.viewpoint(wanted), self.guest, language, after)

    async def choice(
        self, wanted: str | None, picked: list[str], language: str | None = None
    ) -> ChoiceShown:
        """The next thing to pick after some words."""
        seat = self.seat(wanted)
        async with self.live.lock:
            return self.live.teller(seat, self.guest, language).choice(picked)

    async def why(self, wanted: str | None, move: str | dict[str, Any]) -> Words | None:
        """Why a move is not allowed now; None if it is."""
        seat = self.seat(wanted)
        async with self.live.lock:
            try:
                self.live.table.state.copy().apply(seat, self._action(move))
            except FutagoError as error:
                return words(error.text)
        return None

    # ------------------------------------------------------------ playing

    async def move(self, wanted: str | None, move: str | dict[str, Any], number: int) -> int:
        """A move that expects to be entry `number`; the number it got. The same again is the
        same; one that does not know the latest is told how the table stands."""
        seat = self.player(wanted)
        try:
            return await self.live.move(seat, self._action(move), number)
        except AlreadyTaken as taken:
            return taken.number
        except Stale as stale:
            table = await self.see(seat, None)
            raise Refused(409, stale.text, table) from None

    def _action(self, move: str | dict[str, Any]) -> Action:
        match = self.live.table.match
        if isinstance(move, dict):
            return match.game.action_from_json(move)
        if len(move) > LONGEST_MOVE:
            raise Refused(400, Text("serve-move-long"))
        return match.game.parse(move, match.options)

    async def undo(self, wanted: str | None) -> int:
        return await self.live.undo(self.player(wanted))

    async def offer(self, wanted: str | None, what: Consent) -> int:
        number = await self.live.offer(self.player(wanted), what)
        await self._play_again()
        return number

    async def answer(self, wanted: str | None, yes: bool) -> int:
        number = await self.live.answer(self.player(wanted), yes)
        await self._play_again()
        return number

    async def _play_again(self) -> None:
        offer = self.live.table.standing.offer
        if offer is not None and offer.what == "rematch":
            await self.house.rematch(self.live)

    async def resign(self, wanted: str | None) -> int:
        return await self.live.concede(
            self.seat(wanted), "resigned", strongest_bot(self.live.table.setup.game)
        )

    async def say(self, text: str, name: str) -> int:
        """Say something; spectators only where the table lets them."""
        setup, mine = self.live.table.setup, self.mine
        allowed = setup.chat if mine else setup.chat and setup.spectator_chat
        said = clean(text)
        if not allowed:
            raise Refused(403, Text("serve-no-chat"))
        if not said:
            raise Refused(400, Text("serve-nothing-said"))
        if self.guest is None:
            raise Refused(401, Text("serve-unknown"))
        # Anybody can make up a new secret: those who only watch share what they may say.
        if not self.services.chat.take(self.guest if mine else self.live.table.id):
            raise Refused(429, Text("serve-too-fast"))
        by = self.viewpoint(None)
        called = self.live.table.seats[by].name if mine else clean(name) or "?"
        return await self.live.say(by, called, said)

    async def mute(self, names: list[str]) -> None:
        """Hear no more of these seats (or of spectators) at this table."""
        if self.guest is None:
            raise Refused(401, Text("serve-unknown"))
        await self.services.keep_muted(self.live, self.guest, frozenset(names))

    def acknowledge(self, number: int) -> None:
        """The guest has seen everything up to this event."""
        if self.guest is not None and number <= self.live.table.number:
            self.live.seen[self.guest] = max(number, self.live.seen.get(self.guest, 0))

    async def gone(self) -> None:
        """The guest's connection has ended: keep what they have seen."""
        if self.guest is not None and self.live.seen.get(self.guest):
            await self.services.keep_seen(self.live, self.guest)

    # ------------------------------------------------------------ seats

    async def sit(self, seat: str, name: str) -> int:
        assert self.guest is not None
        return await self.live.sit(seat, clean(name) or "?", self.guest, None)

    async def seat_bot(self, seat: str, bot: str) -> int:
        """Whoever sits at an open table may fill a free seat with a bot."""
        if not self.mine:
            raise Refused(403, Text("serve-no-seat"))
        return await self.live.sit(seat, bot, None, bot)

    async def leave(self, seat: str) -> int:
        held = self.live.table.seats.get(seat)
        if held is not None and held.bot is not None and self.mine:
            return await self.live.leave(seat)
        return await self.live.leave(self.seat(seat))

    # ------------------------------------------------------------ afterwards

    async def frames(
        self, wanted: str | None, first: int, last: int, language: str | None
    ) -> Iterator[Frame]:
        async with self.live.lock:
            viewer = self.viewpoint(wanted)
            table = await self.live.whole()
        return frames(table, viewer, first, min(last, first + MOST_FRAMES - 1), language)

    async def count(self) -> int:
        async with self.live.lock:
            return len((await self.live.whole()).match.moves)

    async def belief(self, wanted: str | None, move: int) -> Believed:
        """What a seat could believe at a moment: in a finished game any, in a running one my own,
        where the table allows help."""
        table = self.live.table
        seats = [wanted] if wanted is not None else list(believers(table.match.game))
        allowed = [seat for seat in seats if table.over or seat in self.mine]
        if seats and not allowed:
            raise Refused(403, Text("serve-not-your-seat"))
        if not table.over and not table.setup.hints:
            raise Refused(403, Text("serve-no-hints"))
        async with self.live.lock:
            whole = await self.live.whole()
            found = believed(whole, allowed[0], move) if allowed else None
        if found is None:
            raise Refused(409, Text("serve-no-belief"))
        return found

    def finished(self) -> None:
        """`IllegalAction` unless the game is over: nobody is coached by what others hide."""
        if not self.live.table.over:
            raise IllegalAction(Text("table-not-over"))

    async def coachable(self) -> dict[str, Any]:
        """The record of a finished game that has a coach."""
        if self.live.table.setup.game not in COACHED:
            raise IllegalAction(Text("coach-not-game"))
        self.finished()
        return await self.record()

    async def hint(self, wanted: str | None) -> Hint:
        """What the coach would do, by what the seat may know, where the table allows help."""
        seat, setup = self.player(wanted), self.live.table.setup
        if not setup.hints:
            raise Refused(403, Text("serve-no-hints"))
        async with self.live.lock:
            table = self.live.table
            if table.status != "running" or seat not in table.movers:
                raise IllegalAction(Text("coach-no-hint"))
            position = table.state.position(seat)
        assert self.guest is not None
        if not self.services.hints.take(self.guest):
            raise Refused(429, Text("serve-too-fast"))
        coaches = self.services.coachings.coaches
        return await coaches.hint(table.id, setup.game, setup.options, seat, position)

    async def record(self) -> dict[str, Any]:
        async with self.live.lock:
            return record_of(await self.live.whole())

    async def verdict(self) -> Verdict:
        async with self.live.lock:
            return checked(await self.live.whole())

    async def fork(self, move: int, manners: Manners) -> tuple[LiveTable, str]:
        """Go on from somewhere in a finished game, at a new table."""
        async with self.live.lock:
            origin = fork_of(await self.live.whole(), move)
        return await self._new_table(origin, manners)

    async def try_out(self, wanted: str | None, manners: Manners) -> tuple[LiveTable, str]:
        """Try the present position against bots, with the hidden part imagined."""
        seat = self.seat(wanted)
        if not self.live.table.setup.hints:
            raise Refused(403, Text("serve-no-hints"))
        async with self.live.lock:
            rng = random.Random(self.house.sources.seed())
            origin = tried_out(self.live.table, seat, rng)
        if not manners.seats:
            manners = replace(manners, seats={seat: SeatWish("me")})
        return await self._new_table(origin, manners)

    async def _new_table(self, origin: Origin, manners: Manners) -> tuple[LiveTable, str]:
        if self.guest is None:
            raise not_found()
        code = self.house.sources.code()
        seed = self.house.sources.seed()
        setup = forked_from(self.live.table.setup, origin, manners, seed, hashed(code))
        return await self.house.make_for(setup, manners, self.guest), code
