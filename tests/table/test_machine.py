"""A table as a state machine: everything that people can do, in any order."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from futago.game import SPECTATOR, FutagoError, Json, random_action
from futago.table import table as table_module
from futago.table.driver import Driver
from futago.table.entries import decode_entry
from futago.table.live import LiveTable
from futago.table.manager import IDLE
from futago.table.messages import encode
from futago.table.setup import Clock
from futago.table.table import DuplicateMove, Table

from .managers import PEOPLE, Listener, Time, opened, read_again, setup_for, together, written

T = TypeVar("T")

KINDS: list[tuple[str, dict[str, Json]]] = [
    ("goryo", {}),
    ("goryo", {"variant": "genjutsu"}),
    ("gorpg", {"players": 2}),
    ("gorpg", {"mode": "overlord", "players": 2}),
]
CLOCKS = [Clock(), Clock("game", 300, 7), Clock("move", 60), Clock("days", 86400)]
numbers = st.integers(min_value=0, max_value=2**32 - 1)
seats = st.integers(min_value=0, max_value=3)


class Still(Driver):
    """Does nothing by itself, so that the same steps have the same result."""

    def schedule(self, live: LiveTable) -> None:
        pass


class TableMachine(RuleBasedStateMachine):
    """A table with real storage; it is compared with what its journal stores."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.time = Time()
        self._opening = opened(Path(self.folder.name), self.time)
        self.manager = self.run(self._opening.__aenter__())
        self.manager.driver = Still(self.manager.driver.workers)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def try_to(self, work: Coroutine[Any, Any, object]) -> None:
        """A refusal has a text and changes nothing."""
        before = written(self.live.table)
        try:
            self.run(work)
        except (FutagoError, DuplicateMove):
            assert written(self.live.table) == before

    @initialize(kind=st.sampled_from(KINDS), clock=st.sampled_from(CLOCKS))
    def start(self, kind: tuple[str, dict[str, Json]], clock: Clock) -> None:
        self.live = self.run(self.manager.create(setup_for(*kind, clock), []))
        self.commitment = self.live.table.setup.commitment
        self.seats = list(self.live.table.seats)
        self.watch()

    def watch(self) -> None:
        self.spectator = Listener()
        shown = self.run(self.live.watch(self.spectator, None))
        self.first = shown.number + 1

    def seat(self, number: int) -> str:
        return self.seats[number % len(self.seats)]

    # ------------------------------------------------------------ actions

    @rule(seat=seats, person=seats)
    def sit(self, seat: int, person: int) -> None:
        name = PEOPLE[person]
        self.try_to(self.live.sit(self.seat(seat), name, name, None))

    @precondition(lambda self: self.live.table.status == "open")
    @rule()
    def all_sit(self) -> None:
        for seat, name in zip(self.seats, PEOPLE, strict=False):
            self.try_to(self.live.sit(seat, name, name, None))

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        if self.live.table.seats[self.seat(seat)].taken:
            self.try_to(self.live.leave(self.seat(seat)))

    @rule(seat=seats, person=seats)
    def change_device(self, seat: int, person: int) -> None:
        if self.live.table.seats[self.seat(seat)].person:
            self.try_to(self.live.hand_over(self.seat(seat), PEOPLE[person]))

    @rule(number=numbers, count=st.integers(min_value=1, max_value=12))
    def move(self, number: int, count: int) -> None:
        rng = random.Random(number)
        for _ in range(count):
            if not self.live.table.movers or self.live.table.progress.paused:
                return
            seat = self.live.table.movers[0]
            action = random_action(self.live.table.state.legal_actions(seat), rng)
            expected = self.live.table.number + 1
            assert self.run(self.live.move(seat, [action], expected)) == expected

    @rule(number=numbers, count=st.integers(min_value=2, max_value=4))
    def move_together(self, number: int, count: int) -> None:
        if self.live.table.movers and not self.live.table.progress.paused:
            found = together(self.live.table, random.Random(number), count)
            if found is not None:
                expected = self.live.table.number + 1
                assert self.run(self.live.move(*found, expected)) == expected

    @rule(number=numbers, seat=seats, back=st.integers(min_value=-2, max_value=4))
    def move_by_guess(self, number: int, seat: int, back: int) -> None:
        if self.live.table.movers:
            mover = self.live.table.movers[0]
            actions = self.live.table.state.legal_actions(mover)
            action = random_action(actions, random.Random(number))
            expected = self.live.table.number + 1 - back
            self.try_to(self.live.move(self.seat(seat), [action], expected))

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        self.try_to(self.live.undo(self.seat(seat)))

    @rule(seat=seats, what=st.sampled_from(["undo", "undo", "pause", "resume", "rematch"]))
    def offer(self, seat: int, what: Any) -> None:
        self.try_to(self.live.offer(self.seat(seat), what))

    @rule(seat=seats, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        self.try_to(self.live.answer(self.seat(seat), yes))

    @rule()
    def all_agree(self) -> None:
        for seat in self.live.table.people():
            if self.live.table.progress.offer is not None:
                self.try_to(self.live.answer(seat, True))

    @rule(seat=seats, text=st.text(max_size=20))
    def say(self, seat: int, text: str) -> None:
        self.run(self.live.say(self.seat(seat), "somebody", text))

    @rule(seat=seats)
    def run_out_of_time(self, seat: int) -> None:
        self.try_to(self.live.time_out(self.seat(seat), "random"))

    @rule(seat=seats, often=st.integers(min_value=0, max_value=5))
    def resign(self, seat: int, often: int) -> None:
        if often == 0:
            self.try_to(self.live.concede(self.seat(seat), "resigned", "random"))

    @rule(seconds=st.integers(min_value=0, max_value=50))
    def think(self, seconds: int) -> None:
        self.time.pass_by(seconds)

    @rule()
    def forget(self) -> None:
        """Unload the table and load it again."""
        self.live.unwatch(self.spectator)
        self.check_messages()
        self.time.now += IDLE + 1
        self.manager.unload_idle()
        assert self.manager.tables == {}
        again = self.run(self.manager.open(self.live.table.id))
        assert again is not None
        self.live = again
        self.watch()

    # ------------------------------------------------------------ invariants

    def check_messages(self) -> None:
        assert self.spectator.numbers() == list(range(self.first, self.live.table.number + 1))

    @invariant()
    def numbers_have_no_gaps(self) -> None:
        entries = self.run(self.manager.journal.entries(self.live.table.id))
        assert [entry.number for entry in entries] == list(range(1, self.live.table.number + 1))
        self.check_messages()

    @invariant()
    def the_journal_agrees_with_memory(self) -> None:
        table = self.live.table
        assert written(self.run(read_again(self.manager, self.live))) == written(table)
        fresh = Table(table.id, table.setup, table.made)
        for entry in self.run(self.manager.journal.entries(table.id)):
            fresh.replay(decode_entry(entry.data), entry.time)
        assert written(fresh) == written(table)

    @invariant()
    def clocks_are_never_negative(self) -> None:
        shown = self.run(self.live.see(SPECTATOR, None, None)).now.clock
        if shown is not None:
            assert all(left >= 0 for left in shown.left.values())
            assert set(shown.running) <= set(self.live.table.movers)
        progress = self.live.table.progress
        assert all(time >= 0 for time in (*progress.left.values(), *progress.used.values()))

    @invariant()
    def the_commitment_is_fixed_and_the_seed_revealed_at_the_end_only(self) -> None:
        shown = self.run(self.live.see(SPECTATOR, None, None))
        assert shown.commitment == self.commitment
        assert (shown.now.seed is not None) == (shown.now.status == "over")
        if shown.now.status != "over":
            assert self.live.table.setup.seed.encode() not in encode(shown)

    @invariant()
    def a_seat_gets_the_same_messages_from_an_imagined_twin(self) -> None:
        """Swap the state for one that the seat imagines: everything that the seat is sent has to
        stay the same."""
        live = self.live
        if not live.table.movers:
            return
        match = live.table.match
        for seat in (*self.seats, SPECTATOR):
            guest = live.table.seats[seat].guest if seat in live.table.seats else None
            messages_for = self.messages_for(live, seat, guest)
            twin = match.copy()
            twin.state = match.state.imagined(seat, random.Random(live.table.number))
            live.table.match = twin
            try:
                assert self.messages_for(live, seat, guest) == messages_for
            finally:
                live.table.match = match

    def messages_for(self, live: LiveTable, seat: str, guest: str | None) -> tuple[object, bytes]:
        shown = self.run(live.see(seat, guest, None))
        now = shown.now
        # Whether a move can be undone depends on the last move, which a twin does not know.
        return (now.status, now.movers, now.clock, now.offer), encode([shown.view, shown.choice])

    def teardown(self) -> None:
        self.run(self._opening.__aexit__(None, None, None))
        self.loop.close()
        self.folder.cleanup()


def test_whatever_people_do_the_invariants_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 12)
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=40,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
