"""A table: what follows from its setup and its entries, and which entries may come next.

No I/O and no clock: the time is passed in. An entry is drafted and applied here, then committed and
published by `LiveTable`, which reloads the table if the commit fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Final

import msgspec

from futago.game import Action, BadInput, FutagoError, IllegalAction, Json, State
from futago.match import Match
from futago.table import undo
from futago.table.clocks import after_scene, charge, refund, start_turns
from futago.table.entries import (
    CHANGES_GAME,
    AdviceAllowed,
    Advised,
    Answered,
    Conceded,
    EntryData,
    Left,
    Moved,
    Offered,
    Paused,
    Reason,
    Rematched,
    Said,
    Sat,
    Started,
    Undone,
)
from futago.table.journal import Status
from futago.table.progress import (
    Accepted,
    AdviceUsed,
    Offer,
    Seat,
    SnapshotData,
    Step,
    TableProgress,
)
from futago.table.setup import TableSetup
from futago.table.trace import Trace, moves_as_json, replayed, settled
from futago.texts import Text, seat_text

SNAPSHOT_EVERY: Final = 64


class Stale(FutagoError):
    """The sender did not know the latest entries: refresh, then decide."""


class DuplicateMove(Exception):
    """The same move was already accepted, as this entry number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@dataclass
class Draft:
    """A possible next entry, with the game after it."""

    entry: EntryData
    match: Match | None = None
    trace: Trace = field(default_factory=list)


class Table:
    """A table after its latest entry."""

    def __init__(self, id: str, setup: TableSetup, made: int) -> None:
        self.id = id
        self.setup = setup
        self.made = made
        self.match = setup.match()
        self._seat_names = {seat: seat_text(setup.game, seat) for seat in self.match.players}
        self.progress = TableProgress(seats={seat: Seat() for seat in self.match.players})
        self.steps = list[Step]()
        self.moves_before = 0
        """Moves before the snapshot from which the table was restored."""
        self.snapshot_at = 0
        self.listed_options: dict[str, Json] | None = None
        """What lists show of its options, once somebody has asked."""
        self.snapshot_invalid = False
        """The last snapshot may contain moves that were undone since."""

    # ------------------------------------------------------------ reading

    @property
    def number(self) -> int:
        return self.progress.number

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seats(self) -> dict[str, Seat]:
        return self.progress.seats

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def status(self) -> Status:
        if self.over:
            return "over"
        if not self.progress.begun:
            return "open"
        return "paused" if self.progress.paused else "running"

    @property
    def movers(self) -> tuple[str, ...]:
        """The seats to move; none before the start and after the end."""
        return self.state.movers if self.progress.begun and not self.over else ()

    @property
    def complete(self) -> bool:
        """Whether all moves are in memory, none of them replaced by a snapshot."""
        return self.moves_before == 0

    def seat_name(self, seat: str) -> Text:
        """The name of a seat in the rules."""
        return self._seat_names.get(seat) or seat_text(self.setup.game, seat)

    def free_seats(self) -> list[str]:
        return [seat for seat, held in self.seats.items() if not held.taken]

    def seats_of(self, guest: str | None) -> list[str]:
        """The seats that a person holds."""
        return [seat for seat, held in self.seats.items() if guest and held.guest == guest]

    def people(self) -> list[str]:
        return [seat for seat, held in self.seats.items() if held.person]

    # ------------------------------------------------------------ drafts

    def draft_move(self, seat: str, actions: Sequence[Action], expected: int, spent: int) -> Draft:
        """A seat's move, or several made together, with everything that follows: all or nothing."""
        if not actions:
            raise ValueError("no move")
        self.reject_duplicate(seat, actions, expected)
        self._check_number(seat, expected)
        if self.progress.paused:
            raise IllegalAction(Text("table-paused"))
        match, trace, own = self.match.copy(), Trace(), list[int]()
        for action in actions:
            # What comes after something new could be refused because of it, which would reveal it
            # to a seat that has made no move at all.
            if own and not (seat in match.state.movers and match.state.can_undo(seat)):
                raise IllegalAction(Text("table-not-together"))
            own.append(len(trace))
            match.play(seat, action)
            trace.append((seat, action, match.state.copy()))
            trace += settled(match)
        entry = Moved(seat, moves_as_json(trace), expected, spent, tuple(own))
        return Draft(entry, match, trace)

    def reject_duplicate(self, seat: str, actions: Sequence[Action], expected: int) -> None:
        """`DuplicateMove` if this is what the seat did last."""
        before = self.progress.accepted.get(seat)
        if before is None or before.expected != expected:
            return
        moves = before.move if isinstance(before.move, list) else [before.move]
        if moves == [action.as_json() for action in actions]:
            raise DuplicateMove(before.number)

    def _check_number(self, seat: str, expected: int) -> None:
        if self.status == "open":
            raise IllegalAction(Text("table-not-begun"))
        if self.over:
            raise IllegalAction(Text("game-over"))
        if not self.progress.since.get(seat, 0) < expected <= self.number + 1:
            raise Stale(Text("table-stale", number=expected, next=self.number + 1))
        if seat not in self.movers:
            mover = self.seat_name(self.movers[0])
            raise IllegalAction(Text("not-your-turn", seat=self.seat_name(seat), mover=mover))

    def draft_start(self) -> Draft:
        """All seats are taken: make the initial draws."""
        match = self.match.copy()
        trace = list(settled(match))
        return Draft(Started(moves_as_json(trace)), match, trace)

    def draft_undo(self, seat: str, spent: int) -> Draft:
        """A seat undoes its last move without asking anybody, see `can_undo`."""
        step = self.last_step_of(seat)
        if step is None or not self.can_undo(seat):
            raise IllegalAction(Text("cannot-undo"))
        return self.draft_rewind(seat, step.number - 1, spent)

    def draft_rewind(self, seat: str, to: int, spent: int) -> Draft:
        """Undo all moves after entry `to`; the seat that asked for it gains no time."""
        undone = [step for step in self.steps if step.number > to]
        if not undone or self.over:
            raise IllegalAction(Text("cannot-undo"))
        match = self.match.copy()
        match.rewind(undone[0].before - self.moves_before)
        spent += sum(step.spent for step in undone if step.by == seat)
        return Draft(Undone(seat, to, spent), match)

    def draft_concede(self, seat: str, reason: Reason, bot: str) -> Draft:
        """A seat resigns or ran out of time; the game ends, or this bot takes over."""
        if self.status == "open" or self.over:
            raise IllegalAction(Text("table-not-running"))
        if self.seats[seat].conceded:
            raise IllegalAction(Text("table-conceded"))
        match = self.match.copy()
        try:
            match.state.concede(seat, reason)
        except BadInput:
            return Draft(Conceded(seat, reason, bot))
        return Draft(Conceded(seat, reason), match)

    def can_undo(self, seat: str) -> bool:
        """Whether a seat may undo its last move without asking anybody."""
        return undo.is_free(self, seat)

    def last_step_of(self, seat: str) -> Step | None:
        """The last move of a seat that was not undone."""
        return next((step for step in reversed(self.steps) if step.by == seat), None)

    # ------------------------------------------------------------ entries

    def apply(self, draft: Draft, time: int) -> None:
        """Apply an entry that was drafted from the current state."""
        self._apply_after(self.movers, draft, time)

    def _apply_after(self, before: tuple[str, ...], draft: Draft, time: int) -> None:
        self.progress.number += 1
        _APPLY.dispatch(type(draft.entry))(self, draft.entry, draft, time)
        start_turns(self, before, draft.entry, after_scene(self, draft.trace, time))
        if self.over and isinstance(draft.entry, CHANGES_GAME):
            self.progress.offer = None  # the game that it was about is over

    def replay(self, entry: EntryData, time: int) -> Draft:
        """Apply an entry from the journal by replaying its moves."""
        draft, before = Draft(entry), self.movers
        if isinstance(entry, Started | Moved):
            draft.match = self.match
            draft.trace = replayed(self.match, entry.moves)
        elif isinstance(entry, Undone):
            draft.match = self.draft_rewind(entry.by, entry.to, 0).match
        elif isinstance(entry, Conceded) and entry.bot is None:
            draft.match = self.match
            self.match.state.concede(entry.by, entry.reason)
        self._apply_after(before, draft, time)
        self.snapshot_invalid = False  # the server that made the entry has replaced it
        return draft

    @singledispatchmethod
    def _apply(self, entry: EntryData, draft: Draft, time: int) -> None:
        raise TypeError(entry)

    @_apply.register
    def _(self, entry: Sat, draft: Draft, time: int) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.guest, entry.bot)
        self.match.players[entry.seat] = entry.name

    @_apply.register
    def _(self, entry: Left, draft: Draft, time: int) -> None:
        self.seats[entry.seat] = Seat()

    @_apply.register
    def _(self, entry: Started, draft: Draft, time: int) -> None:
        assert draft.match is not None
        self._play(draft.match)
        self.progress.begun = True
        seconds = self.setup.clock.seconds
        self.progress.left = dict.fromkeys(self.seats, seconds * 1000)

    @_apply.register
    def _(self, entry: Moved, draft: Draft, time: int) -> None:
        assert draft.match is not None
        before = len(draft.match.moves) - len(entry.moves) + self.moves_before
        self._play(draft.match)
        revealed = any(not state.can_undo(by) for by, _, state in draft.trace)
        self.steps.append(Step(self.number, entry.by, before, entry.spent, revealed))
        self.progress.accepted[entry.by] = Accepted(entry.expected, entry.decided(), self.number)
        charge(self, entry.by, entry.spent)
        self._drop_offer("undo")

    @_apply.register
    def _(self, entry: Undone, draft: Draft, time: int) -> None:
        assert draft.match is not None
        self._play(draft.match)
        refund(self, [step for step in self.steps if step.number > entry.to])
        self.steps = [step for step in self.steps if step.number <= entry.to]
        # Undo without consent never goes back behind a snapshot, see `needs_snapshot`.
        self.snapshot_invalid = self._drop_offer("undo")

    @_apply.register
    def _(self, entry: Conceded, draft: Draft, time: int) -> None:
        if entry.bot is not None:
            self.seats[entry.by].bot = entry.bot
            self.seats[entry.by].conceded = True
        else:
            assert draft.match is not None
            self._play(draft.match)
        # Other people have to agree now, so the offer has to be made again.
        self.progress.offer = None

    @_apply.register
    def _(self, entry: Offered, draft: Draft, time: int) -> None:
        self.progress.offer = Offer(entry.by, entry.what, entry.to, [entry.by], entry.swap)

    @_apply.register
    def _(self, entry: Answered, draft: Draft, time: int) -> None:
        offer = self.progress.offer
        if offer is None:
            return
        if entry.yes:
            offer.agreed.append(entry.by)
        else:
            self.progress.offer = None

    @_apply.register
    def _(self, entry: Paused, draft: Draft, time: int) -> None:
        self.progress.paused = entry.on
        self.progress.offer = None
        for seat, spent in entry.spent.items():
            self.progress.used[seat] = self.progress.used.get(seat, 0) + spent

    @_apply.register
    def _(self, entry: AdviceAllowed, draft: Draft, time: int) -> None:
        self.progress.advice = entry.on
        self._drop_offer("advice")

    @_apply.register
    def _(self, entry: Advised, draft: Draft, time: int) -> None:
        used = self.progress.advised.setdefault(entry.by, AdviceUsed())
        used.times += 1
        used.last[entry.what] = self.number

    @_apply.register
    def _(self, entry: Said, draft: Draft, time: int) -> None:
        """Chat changes nothing."""

    @_apply.register
    def _(self, entry: Rematched, draft: Draft, time: int) -> None:
        self.progress.rematch = entry.table
        self.progress.offer = None

    def _play(self, match: Match) -> None:
        match.players = self.match.players
        self.match = match

    def _drop_offer(self, what: str) -> bool:
        """Withdraw an offer of this kind; whether there was one."""
        if self.progress.offer is None or self.progress.offer.what != what:
            return False
        self.progress.offer = None
        return True

    # ------------------------------------------------------------ snapshots

    def needs_snapshot(self) -> bool:
        """Every `SNAPSHOT_EVERY` entries, but only when nobody may undo a move before it; at once
        if the last one is invalid."""
        if self.snapshot_invalid:
            return True
        if self.number - self.snapshot_at < SNAPSHOT_EVERY or self.status != "running":
            return False
        return not any(self.can_undo(seat) for seat in self.seats)

    def snapshot(self) -> bytes:
        """The table for `restore`; empty if the last snapshot is invalid, so that the table is
        replayed until the next one."""
        if self.snapshot_invalid:
            self.snapshot_at, self.snapshot_invalid = 0, False
            return b""
        self.snapshot_at = self.number
        moves = self.moves_before + len(self.match.moves)
        data = SnapshotData(self.progress, self.state.position(), self.match.draws, moves)
        return msgspec.json.encode(data)

    def restore(self, data: bytes) -> None:
        """Replace the state of the table by a snapshot."""
        snapshot = msgspec.json.decode(data, type=SnapshotData)
        self.progress = snapshot.progress
        game, options = self.match.game, self.match.options
        begin = game.position(snapshot.position, options)
        players = {seat: held.name for seat, held in self.seats.items()}
        self.match = Match(game, options, players, self.setup.seed, begin, snapshot.draws)
        self.steps = []
        self.moves_before = snapshot.moves
        self.snapshot_at = self.number


_APPLY: Final = vars(Table)["_apply"].dispatcher
"""Used directly, since `singledispatchmethod` makes a new function whenever it is called."""
