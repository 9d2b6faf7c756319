"""A table: what follows from its setup and its entries, and what may be entered next.

Nothing here waits, writes or looks at a clock: the time is given. An entry is drafted, committed by
whoever keeps the journal, and only then taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Final

import msgspec

from futago.game import Action, BadInput, FutagoError, IllegalAction, State
from futago.match import Match
from futago.record import move_as_json
from futago.table.clocks import charge, start_turns
from futago.table.entries import (
    Answered,
    Conceded,
    EntryData,
    Left,
    Moved,
    MoveData,
    Offered,
    Paused,
    Reason,
    Rematched,
    Said,
    Sat,
    Started,
    Undone,
)
from futago.table.setup import Setup
from futago.table.standing import Accepted, Offer, Seat, SnapshotData, Standing, Step
from futago.texts import Text

SNAPSHOT_EVERY: Final = 64

Trace = list[tuple[str, Action, State]]
"""The moves of one entry with the state after each."""


class Stale(FutagoError):
    """The sender did not know the latest entries: look again, then decide."""


class AlreadyTaken(Exception):
    """The very same move was accepted before, as this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@dataclass
class Draft:
    """An entry that could come next, with the game as it would stand then."""

    entry: EntryData
    match: Match | None = None
    trace: Trace = field(default_factory=list)


class Table:
    """A table as it stands after its latest entry."""

    def __init__(self, id: str, setup: Setup, made: int) -> None:
        self.id = id
        self.setup = setup
        self.made = made
        self.match = setup.match()
        self.standing = Standing(seats={seat: Seat() for seat in self.match.players})
        self.steps = list[Step]()
        self.moves_before = 0
        """Moves that a snapshot stands for."""
        self.snapshot_at = 0
        self.snapshot_void = False
        """The last snapshot holds moves that were taken back since."""

    # ------------------------------------------------------------ reading

    @property
    def number(self) -> int:
        return self.standing.number

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seats(self) -> dict[str, Seat]:
        return self.standing.seats

    @property
    def over(self) -> bool:
        return self.standing.ended or self.state.outcome is not None

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        if not self.standing.begun:
            return "open"
        return "paused" if self.standing.paused else "running"

    @property
    def movers(self) -> tuple[str, ...]:
        """The seats to move; nobody before the start and after the end."""
        return self.state.movers if self.standing.begun and not self.over else ()

    @property
    def whole(self) -> bool:
        """Whether all moves are at hand, none of them folded into a snapshot."""
        return self.moves_before == 0

    def seat_name(self, seat: str) -> Text:
        """How the rules call a seat."""
        return Text(f"{self.setup.game}-seat-{seat}")

    def free_seats(self) -> list[str]:
        return [seat for seat, held in self.seats.items() if not held.taken]

    def seats_of(self, guest: str | None) -> list[str]:
        """The seats that a person holds."""
        return [seat for seat, held in self.seats.items() if guest and held.guest == guest]

    def people(self) -> list[str]:
        return [seat for seat, held in self.seats.items() if held.person]

    # ------------------------------------------------------------ drafts

    def draft_move(self, seat: str, action: Action, expected: int, spent: int) -> Draft:
        """A move of a seat, with everything that follows from it."""
        move = action.as_json()
        self._check_number(seat, expected, move)
        if self.standing.paused:
            raise IllegalAction(Text("table-paused"))
        match = self.match.copy()
        match.play(seat, action)
        trace: Trace = [(seat, action, match.state.copy())]
        trace += settled(match)
        return Draft(Moved(seat, written(trace), expected, spent), match, trace)

    def _check_number(self, seat: str, expected: int, move: MoveData) -> None:
        before = self.standing.accepted.get(seat)
        if before is not None and before.expected == expected and before.move == move:
            raise AlreadyTaken(before.number)
        if self.status == "open":
            raise IllegalAction(Text("table-not-begun"))
        if self.over:
            raise IllegalAction(Text("game-over"))
        if not self.standing.since.get(seat, 0) < expected <= self.number + 1:
            raise Stale(Text("table-stale", number=expected, next=self.number + 1))
        if seat not in self.movers:
            mover = self.seat_name(self.movers[0])
            raise IllegalAction(Text("not-your-turn", seat=self.seat_name(seat), mover=mover))

    def draft_start(self) -> Draft:
        """All seats are taken: what chance deals first."""
        match = self.match.copy()
        trace = list(settled(match))
        return Draft(Started(written(trace)), match, trace)

    def draft_undo(self, seat: str) -> Draft:
        """A seat takes back its last move, if that told nobody anything."""
        if not self.can_undo(seat):
            raise IllegalAction(Text("cannot-undo"))
        return self.draft_back(seat, self.steps[-1].number - 1)

    def draft_back(self, seat: str, to: int) -> Draft:
        """All moves after entry `to` are taken back."""
        kept = [step for step in self.steps if step.number <= to]
        if len(kept) == len(self.steps) or self.over:
            raise IllegalAction(Text("cannot-undo"))
        match = self.match.copy()
        match.rewind(self.steps[len(kept)].before - self.moves_before)
        return Draft(Undone(seat, to), match)

    def draft_concede(self, seat: str, reason: Reason, bot: str) -> Draft:
        """A seat gives up or its time ran out; the game ends, or this bot plays on."""
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
        """Whether a seat may take its last move back without asking anybody."""
        if not self.steps or self.over or self.steps[-1].by != seat:
            return False
        return self.state.can_undo(seat)

    def last_step_of(self, seat: str) -> Step | None:
        """The last move of a seat that is still on the table."""
        return next((step for step in reversed(self.steps) if step.by == seat), None)

    # ------------------------------------------------------------ entries

    def take(self, draft: Draft, time: int) -> None:
        """Make a committed entry part of the table."""
        self.standing.number += 1
        before = self.movers
        self._take(draft.entry, draft, time)
        start_turns(self, before, draft.entry, time)
        if self.state.outcome is not None:
            self.standing.offer = None

    def read(self, entry: EntryData, time: int) -> Draft:
        """Take an entry from the journal: its moves are played again."""
        draft = Draft(entry)
        if isinstance(entry, Started | Moved):
            draft.match = self.match
            draft.trace = replayed(self.match, entry.moves)
        elif isinstance(entry, Undone):
            draft = self.draft_back(entry.by, entry.to)
        elif isinstance(entry, Conceded) and entry.bot is None:
            draft.match = self.match
            self.match.state.concede(entry.by, entry.reason)
        self.take(draft, time)
        return draft

    @singledispatchmethod
    def _take(self, entry: EntryData, draft: Draft, time: int) -> None:
        raise TypeError(entry)

    @_take.register
    def _(self, entry: Sat, draft: Draft, time: int) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.guest, entry.bot)
        self.match.players[entry.seat] = entry.name

    @_take.register
    def _(self, entry: Left, draft: Draft, time: int) -> None:
        self.seats[entry.seat] = Seat()

    @_take.register
    def _(self, entry: Started, draft: Draft, time: int) -> None:
        assert draft.match is not None
        self._play(draft.match)
        self.standing.begun = True
        seconds = self.setup.clock.seconds
        self.standing.left = dict.fromkeys(self.seats, seconds * 1000)

    @_take.register
    def _(self, entry: Moved, draft: Draft, time: int) -> None:
        assert draft.match is not None
        before = len(draft.match.moves) - len(entry.moves) + self.moves_before
        self._play(draft.match)
        self.steps.append(Step(self.number, entry.by, before))
        own = {key: value for key, value in entry.moves[0].items() if key != "by"}
        self.standing.accepted[entry.by] = Accepted(entry.expected, own, self.number)
        charge(self, entry.by, entry.spent)
        self._drop_offer("undo")

    @_take.register
    def _(self, entry: Undone, draft: Draft, time: int) -> None:
        assert draft.match is not None
        self._play(draft.match)
        self.steps = [step for step in self.steps if step.number <= entry.to]
        self.snapshot_void = self.snapshot_void or entry.to < self.snapshot_at
        self._drop_offer("undo")

    @_take.register
    def _(self, entry: Conceded, draft: Draft, time: int) -> None:
        if entry.bot is not None:
            self.seats[entry.by].bot = entry.bot
            self.seats[entry.by].conceded = True
        else:
            assert draft.match is not None
            self._play(draft.match)

    @_take.register
    def _(self, entry: Offered, draft: Draft, time: int) -> None:
        self.standing.offer = Offer(entry.by, entry.what, entry.to, [entry.by])

    @_take.register
    def _(self, entry: Answered, draft: Draft, time: int) -> None:
        offer = self.standing.offer
        if offer is None:
            return
        if entry.yes:
            offer.agreed.append(entry.by)
        else:
            self.standing.offer = None

    @_take.register
    def _(self, entry: Paused, draft: Draft, time: int) -> None:
        self.standing.paused = entry.on
        self.standing.offer = None
        for seat, spent in entry.spent.items():
            self.standing.used[seat] = self.standing.used.get(seat, 0) + spent

    @_take.register
    def _(self, entry: Said, draft: Draft, time: int) -> None:
        """Words change nothing."""

    @_take.register
    def _(self, entry: Rematched, draft: Draft, time: int) -> None:
        self.standing.rematch = entry.table
        self.standing.offer = None

    def _play(self, match: Match) -> None:
        match.players = self.match.players
        self.match = match

    def _drop_offer(self, what: str) -> None:
        if self.standing.offer is not None and self.standing.offer.what == what:
            self.standing.offer = None

    # ------------------------------------------------------------ snapshots

    def wants_snapshot(self) -> bool:
        """Now and then, and only where nobody could take back what the snapshot would hide; at
        once where the last one is no longer true."""
        if self.snapshot_void:
            return True
        if self.number - self.snapshot_at < SNAPSHOT_EVERY or self.status != "running":
            return False
        return not any(self.can_undo(seat) for seat in self.seats)

    def snapshot(self) -> bytes:
        """The table as it stands, to be opened again without replaying it."""
        self.snapshot_at, self.snapshot_void = self.number, False
        moves = self.moves_before + len(self.match.moves)
        data = SnapshotData(self.standing, self.state.position(), self.match.draws, moves)
        return msgspec.json.encode(data)

    def restore(self, data: bytes) -> None:
        """Stand as a snapshot says."""
        kept = msgspec.json.decode(data, type=SnapshotData)
        self.standing = kept.standing
        game, options = self.match.game, self.match.options
        begin = game.position(kept.position, options)
        players = {seat: held.name for seat, held in self.seats.items()}
        self.match = Match(game, options, players, self.setup.seed, begin, kept.draws)
        self.steps = []
        self.moves_before = kept.moves
        self.snapshot_at = self.number


def settled(match: Match) -> Iterator[tuple[str, Action, State]]:
    """Play what nobody decides, with the state after each move."""
    for seat, action in match.settle():
        yield seat, action, match.state.copy()


def written(trace: Iterable[tuple[str, Action, State]]) -> list[MoveData]:
    return [move_as_json(seat, action) for seat, action, _ in trace]


def replayed(match: Match, moves: Sequence[MoveData]) -> Trace:
    """Play moves of the journal again."""
    trace: Trace = []
    for move in moves:
        fields = dict(move)
        seat = fields.pop("by")
        action = match.game.action_from_json(fields)
        match.play(seat, action)
        trace.append((seat, action, match.state.copy()))
    return trace
