"""A guest at a table: what they may see and do, the same over WebSocket and HTTP."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from futago.bots import BeliefSummary, belief_seats, level_of
from futago.coach import Hint, gives_hints, gives_odds, is_coached
from futago.game import ABOVE, SPECTATOR, Action, IllegalAction
from futago.server.limits import LimitKind, spend
from futago.server.messages import Move, WhyRequest
from futago.server.problems import Refused, not_found
from futago.server.services import Services
from futago.table import advice
from futago.table.creation import SeatRequest, TableSettings, clean, forked_from
from futago.table.driver import substitute_bot
from futago.table.entries import AdviceKind, OfferKind
from futago.table.history import Asker
from futago.table.history_worker import (
    BeliefRequest,
    ForkRequest,
    FramesFound,
    FramesRequest,
    RecapRequest,
    RecordRequest,
    StoredGame,
    VerdictRequest,
)
from futago.table.history_workers import stored_game
from futago.table.journal import JournalFailed
from futago.table.live import Busy, LiveTable
from futago.table.manager import hashed
from futago.table.messages import ChoiceShown, LocalizedText, TableShown
from futago.table.replays import MAX_FRAMES, RecapShown, Verdict, tried_out
from futago.table.setup import Origin
from futago.table.table import DuplicateMove, Stale
from futago.table.watcher import Watcher
from futago.texts import Text

MAX_MOVE = 4000
T = TypeVar("T")


class PlayerSession:
    """One guest at one table that they may know of."""

    def __init__(
        self, services: Services, live: LiveTable, guest: str | None, address: str
    ) -> None:
        self.services = services
        self.address = address
        """Who shares the limits of the guest's address."""
        self.manager = services.manager
        self.live = live
        self.guest = guest
        self.signed_in: str | None = None

    @property
    def mine(self) -> list[str]:
        return self.live.table.seats_of(self.guest)

    @property
    def player_key(self) -> str | None:
        """Names a seated player at their table, for limits; None for others."""
        return f"{self.live.table.id}/{self.guest}" if self.mine else None

    @property
    def asker(self) -> Asker:
        """Who has a stored game played through: charged to their address and to the table."""
        return Asker(self.address, self._charge)

    @property
    def viewer(self) -> Asker:
        """The same for the log of the table; players need it to play, so it is never refused."""
        return self.asker if self.player_key is None else Asker(self.address)

    def _charge(self, cost: float) -> None:
        self._spend("work", self.address, cost)
        self._spend("table-work", self.live.table.id, cost)

    def viewpoint(self, wanted: str | None) -> str:
        """The seat whose view the guest gets: their own, or the spectator's; any after the end."""
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
        """The guest's own seat, `wanted` or the one to move; `Refused` if it is not theirs."""
        mine = self.mine
        if not mine:
            raise Refused(403, Text("serve-no-seat"))
        if wanted is None:
            return self.viewpoint(None)
        if wanted not in mine:
            raise Refused(403, Text("serve-not-your-seat"))
        return wanted

    def player(self, wanted: str | None) -> str:
        """The guest's own seat, unless a bot has taken it over."""
        seat = self.seat(wanted)
        if self.live.table.seats[seat].conceded and not self.live.table.over:
            raise IllegalAction(Text("table-conceded"))
        return seat

    # ------------------------------------------------------------ viewing

    async def see(
        self, wanted: str | None, after: int | None, language: str | None = None
    ) -> TableShown:
        seat = self.viewpoint(wanted)
        return await self.live.see(seat, self.guest, language, after, self.viewer)

    async def watch(self, feed: Watcher, after: int | None) -> TableShown:
        """Start watching the table."""
        table = self.live.table
        if self.mine and not table.over and gives_odds(table.setup.game):
            self.services.coach_reports.workers.warm_up(table.setup.game)
        return await self.live.watch(feed, after, self.viewer)

    async def choice(self, wanted: str | None, language: str | None = None) -> ChoiceShown:
        """What the guest has to decide."""
        seat = self.seat(wanted)
        async with self.live.lock:
            return self.live.message_builder(seat, self.guest, language).choice()

    async def why(self, asked: WhyRequest, language: str | None = None) -> LocalizedText:
        """Why something on the board cannot be chosen now."""
        seat = self.seat(asked.seat)
        async with self.live.lock:
            return asked.why(self.live.table.state, seat, language)

    # ------------------------------------------------------------ playing

    async def move(self, wanted: str | None, move: Move | list[Move], number: int) -> int:
        """Make a move, or several together, that expects to be entry `number`; returns its actual
        number. What is repeated is made once; what is outdated is refused with the current
        table."""
        seat = self.player(wanted)
        actions = [self._action(one) for one in (move if isinstance(move, list) else [move])]
        try:
            return await self.live.move(seat, actions, number)
        except DuplicateMove as taken:
            return taken.number
        except Stale as stale:
            table = await self.see(seat, None)
            raise Refused(409, stale.text, table) from None

    def _action(self, move: Move) -> Action:
        match = self.live.table.match
        if isinstance(move, dict):
            return match.game.action_from_json(move)
        if len(move) > MAX_MOVE:
            raise Refused(400, Text("serve-move-long"))
        return match.game.parse(move, match.options)

    async def undo(self, wanted: str | None) -> int:
        self._spend("remarks", self.live.table.id)
        return await self.live.undo(self.player(wanted))

    async def offer(self, wanted: str | None, what: OfferKind, swap: bool = True) -> int:
        if what == "no-advice":
            self._spend("remarks", self.live.table.id)
            return await self._withdraw_advice(self.player(wanted))
        seat = self.player(wanted)
        self._spend("remarks", self.live.table.id)
        if what == "rematch":
            self._spend("creations", self.address)
        number = await self.live.offer(seat, what, swap)
        await self._start_rematch()
        return number

    async def answer(self, wanted: str | None, yes: bool) -> int:
        seat = self.player(wanted)
        self._spend("remarks", self.live.table.id)
        number = await self.live.answer(seat, yes)
        await self._start_rematch()
        return number

    async def _start_rematch(self) -> None:
        offer = self.live.table.progress.offer
        if offer is not None and offer.what == "rematch":
            try:
                await self.manager.rematch(self.live)
            except (Busy, JournalFailed):  # the answer stands
                self.live.unfinished = True

    async def resign(self, wanted: str | None) -> int:
        return await self.live.concede(
            self.seat(wanted), "resigned", substitute_bot(self.live.table.setup.game)
        )

    async def say(self, text: str, name: str) -> int:
        """Send a chat message; spectators only if the table allows it."""
        setup, mine = self.live.table.setup, self.mine
        allowed = setup.chat if mine else setup.chat and setup.spectator_chat
        said = clean(text)
        if not allowed:
            raise Refused(403, Text("serve-no-chat"))
        if not said:
            raise Refused(400, Text("serve-nothing-said"))
        if self.guest is None:
            raise Refused(401, Text("serve-unknown"))
        # Anybody can create a new secret, so all spectators of a table share one limit.
        self._spend("chat", self.guest if mine else self.live.table.id)
        self._spend("remarks", self.live.table.id)
        by = self.viewpoint(None)
        called = self.live.table.seats[by].name if mine else clean(name) or "?"
        author = None if mine else await self.services.store_spoken(self.live, self.guest)
        return await self.live.say(by, called, said, author)

    async def mute(self, names: list[str]) -> None:
        """Mute the chat of these seats (or of spectators) at this table."""
        if self.guest is None:
            raise Refused(401, Text("serve-unknown"))
        await self.services.store_muted(self.live, self.guest, frozenset(names))

    def acknowledge(self, number: int) -> None:
        """The guest has seen everything up to this event."""
        if self.guest is not None and number <= self.live.table.number:
            self.live.seen[self.guest] = max(number, self.live.seen.get(self.guest, 0))

    async def disconnected(self) -> None:
        """The guest's connection has ended: store what they have seen."""
        if self.guest is not None and self.live.seen.get(self.guest):
            await self.services.store_seen(self.live, self.guest)

    # ------------------------------------------------------------ seats

    async def sit(self, seat: str, name: str) -> int:
        assert self.guest is not None
        self._spend("remarks", self.live.table.id)
        return await self.live.sit(seat, clean(name) or "?", self.guest, None)

    async def seat_bot(self, seat: str, bot: str) -> int:
        """Fill a free seat with a bot; any seated player may do so."""
        if not self.mine:
            raise Refused(403, Text("serve-no-seat"))
        self._spend("remarks", self.live.table.id)
        return await self.live.sit(seat, level_of(bot), None, bot)

    async def leave(self, seat: str) -> int:
        self._spend("remarks", self.live.table.id)
        held = self.live.table.seats.get(seat)
        if held is not None and held.bot is not None and self.mine:
            return await self.live.leave(seat)
        return await self.live.leave(self.seat(seat))

    # ------------------------------------------------------------ advice

    def _spend_advice(self) -> None:
        """Count a hint; those of one address may be five times those of one person."""
        assert self.guest is not None
        self._spend("advice", self.guest)
        self._spend("advice", self.address, 0.2)

    def _spend(self, kind: LimitKind, who: str, cost: float = 1.0) -> None:
        """Count something that is limited; `Refused` if it is too much."""
        spend(self.services.limits, kind, who, cost)

    async def _use_advice(self, seat: str, what: AdviceKind) -> None:
        """Tell the others that a seat uses advice; `NoAdvice` unless it may."""
        async with self.live.lock:
            advice.require_allowed(self.live.table)
            told = advice.use_of(self.live.table, seat, what)
            if told is not None:
                await self.live.enter(told)

    async def _withdraw_advice(self, seat: str) -> int:
        async with self.live.lock:
            return await self.live.enter(advice.withdrawn(self.live.table, seat))

    # ------------------------------------------------------------ replays and coach

    async def _stored_game(self) -> StoredGame:
        """The table as it is stored now, for the workers that play it through."""
        table = self.live.table
        return stored_game(table, await self.live.journal.entries(table.id, last=table.number))

    async def frames(
        self, wanted: str | None, first: int, last: int, language: str | None
    ) -> FramesFound:
        """What the guest may see of some moments of the game."""
        viewer = self.viewpoint(wanted)
        last = min(last, first + MAX_FRAMES - 1)
        table = self.live.table
        key = ("frames", table.id, table.number, viewer, first, last, language)
        request = FramesRequest(await self._stored_game(), viewer, first, last, language)
        return await self.services.history.decoded(FramesFound, self.asker, request, key)

    async def belief(self, wanted: str | None, move: int | None) -> BeliefSummary:
        """A seat's belief after some moves, or now: any seat of a finished game, or the guest's own
        in a running one if advice is allowed, which the others are told."""
        table = self.live.table
        believing = list(belief_seats(table.match.game))
        seats = [wanted] if wanted is not None else believing
        allowed = [seat for seat in seats if table.over or seat in self.mine]
        if seats and not allowed:
            raise Refused(403, Text("serve-not-your-seat"))
        if not table.over:
            advice.require_allowed(table)
            if allowed and allowed[0] in believing:
                await self._use_advice(allowed[0], "belief")
            if gives_hints(table.setup.game):
                self.services.coach_reports.workers.warm_up(table.setup.game)
        found: BeliefSummary | None = None
        if allowed:
            key = ("belief", table.id, table.number, allowed[0], move)
            request = BeliefRequest(await self._stored_game(), allowed[0], move)
            result = await self.services.history.found(self.asker, request, key)
            found = msgspec.json.decode(result, type=BeliefSummary | None)
        if found is None:
            raise Refused(409, Text("serve-no-belief"))
        return found

    def require_finished(self) -> None:
        """`IllegalAction` unless the game is over: a report would reveal hidden information."""
        if not self.live.table.over:
            raise IllegalAction(Text("table-not-over"))

    async def record_for_coach(self) -> dict[str, Any]:
        """The record of a finished game, if the game has a coach."""
        if not is_coached(self.live.table.setup.game):
            raise IllegalAction(Text("coach-not-game"))
        self.require_finished()
        return await self.record()

    async def hint(self, wanted: str | None, first: bool = False) -> Hint:
        """A suggestion of the coach from what the seat may know, if advice is allowed, which the
        others are told; `first`: at once, and less exact."""
        seat, setup = self.player(wanted), self.live.table.setup
        advice.require_allowed(self.live.table)
        if not gives_hints(setup.game):
            raise IllegalAction(Text("coach-not-game"))
        self.require_mover(seat)
        self._spend_advice()
        await self._use_advice(seat, "hint")
        async with self.live.lock:
            self.require_mover(seat)
            table = self.live.table
            position = table.state.position(seat)
        workers = self.services.coach_reports.workers
        return await workers.hint(self.address, setup, seat, position, first=first)

    def require_mover(self, seat: str) -> None:
        """`IllegalAction` unless it is this seat's turn."""
        table = self.live.table
        if table.status != "running" or seat not in table.movers:
            raise IllegalAction(Text("coach-no-hint"))

    async def record(self) -> dict[str, Any]:
        return await self._found(dict[str, Any], RecordRequest(await self._stored_game()))

    async def recap(self, language: str | None) -> RecapShown:
        return await self._found(RecapShown, RecapRequest(await self._stored_game(), language))

    async def verdict(self) -> Verdict:
        return await self._found(Verdict, VerdictRequest(await self._stored_game()))

    async def _found(
        self, type: type[T], request: RecordRequest | RecapRequest | VerdictRequest
    ) -> T:
        table = self.live.table
        language = request.language if isinstance(request, RecapRequest) else None
        key = (request.__class__.__name__, table.id, table.number, language)
        return await self.services.history.decoded(type, self.asker, request, key)

    async def fork(self, move: int, settings: TableSettings) -> tuple[LiveTable, str]:
        """Continue a finished game after a move, at a new table."""
        request = ForkRequest(await self._stored_game(), move)
        origin = await self.services.history.decoded(Origin, self.asker, request)
        return await self._new_table(origin, settings)

    async def try_out(self, wanted: str | None, settings: TableSettings) -> tuple[LiveTable, str]:
        """Try the current position at a new table, with the hidden part drawn at random."""
        seat = self.seat(wanted)
        await self._use_advice(seat, "try")
        async with self.live.lock:
            rng = random.Random(self.manager.sources.seed())
            origin = tried_out(self.live.table, seat, rng)
        if not settings.seats:
            settings = replace(settings, seats={seat: SeatRequest("me")})
        return await self._new_table(origin, settings)

    async def _new_table(self, origin: Origin, settings: TableSettings) -> tuple[LiveTable, str]:
        if self.guest is None:
            raise not_found()
        code = self.manager.sources.code()
        seed = self.manager.sources.seed()
        setup = forked_from(self.live.table.setup, origin, settings, seed, hashed(code))
        return await self.manager.create_for(setup, settings, self.guest, self.address), code
