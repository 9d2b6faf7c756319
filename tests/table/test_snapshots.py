"""A table restored from a snapshot equals the table replayed from all its entries."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago.game import random_action
from futago.games import GAMES
from futago.table import consent, undo
from futago.table.entries import EntryData, Said
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.setup import Clock, TableSetup
from futago.table.storage import Place
from futago.table.table import SNAPSHOT_EVERY, Draft, Table

from ..databases import both
from .journal_tables import START, everybody, manager_of, picture, play_on, read_whole, setup_for
from .tables import with_journal

CLOCKS = (Clock(), Clock("move", 60), Clock("game", 600, 5), Clock("days", 86_400))


class Walk:
    """A table with random actions, and a snapshot after every entry."""

    def __init__(self, setup: TableSetup, rng: random.Random) -> None:
        self.rng = rng
        self.table = Table("walk", setup, START)
        self.entries = list[tuple[EntryData, int]]()
        self.snapshots = list[tuple[int, bytes]]()
        for sat in everybody(setup):
            self.take(Draft(sat))
        self.take(self.table.draft_start())

    def take(self, draft: Draft) -> None:
        time = START + len(self.entries) * 700
        self.table.apply(draft, time)
        self.entries.append((draft.entry, time))
        if self.table.snapshot_invalid:
            self.table.snapshot()
            self.snapshots.clear()
        elif self.table.status == "running" and not any(map(self.table.can_undo, self.table.seats)):
            self.snapshots.append((self.table.number, self.table.snapshot()))

    def step(self) -> None:
        """Make a move, usually; or chat, or undo."""
        table, what = self.table, self.rng.random()
        free = [seat for seat in table.seats if table.can_undo(seat)]
        if free and what < 0.3:
            self.take(table.draft_undo(self.rng.choice(free), 0))
        elif what < 0.1 and table.steps:
            seat = self.rng.choice(table.steps).by
            if undo.may_be_agreed(table) or not undo.revealed_since(table, seat):
                self.agree_to_undo(seat)
        elif what < 0.2:
            self.take(Draft(Said("spectator", "Eve", "Well played")))
        else:
            self.move(self.table)

    def move(self, table: Table, seed: object = None) -> None:
        rng = self.rng if seed is None else random.Random(str(seed))
        seat = rng.choice(table.movers)
        action = random_action(table.state.legal_actions(seat), rng)
        draft = table.draft_move(seat, [action], table.number + 1, 300)
        if table is self.table:
            self.take(draft)
        else:
            table.apply(draft, START + 10**9)

    def agree_to_undo(self, seat: str) -> None:
        self.take(Draft(consent.offered(self.table, seat, "undo")))
        for other in self.table.seats:
            if other != seat:
                self.take(Draft(consent.answered(self.table, other, True)))
        offer = consent.agreed(self.table)
        assert offer is not None
        self.take(consent.fulfilled(self.table, offer, START, START))

    def again(self, snapshot: tuple[int, bytes] | None) -> Table:
        """The same table from a snapshot and the later entries, or from all entries."""
        table, after = Table("walk", self.table.setup, START), 0
        if snapshot is not None:
            after, data = snapshot
            table.restore(data)
        for entry, time in self.entries[after:]:
            table.replay(entry, time)
        return table


def vary(game: str, rng: random.Random) -> dict[str, Any]:
    return GAMES[game].vary(rng)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 60))
def test_every_snapshot_makes_the_same_table(game: str, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    walk = Walk(setup_for(game, vary(game, rng), seed, rng.choice(CLOCKS)), rng)
    for _ in range(steps):
        if not walk.table.over:
            walk.step()
    now = START + 10**6
    expected = picture(walk.table, now)
    tables = [walk.again(snapshot) for snapshot in (None, *walk.snapshots)]
    for table in tables:
        assert picture(table, now) == expected
    if not walk.table.over:
        for table in tables:
            walk.move(table, seed)
        for table in tables:
            assert picture(table, now) == picture(tables[0], now)


async def agree_to_undo(live: LiveTable, seat: str) -> None:
    await live.offer(seat, "undo")
    for other in live.table.people():
        if other != seat and live.table.progress.offer is not None:
            await live.answer(other, True)


@both
def test_an_undo_to_before_a_snapshot_stays_undone(place: Place) -> None:
    async def use(journal: Journal) -> None:
        manager = manager_of(journal)
        setup = setup_for("gorpg", {"players": 3}, "long")
        live = await manager.create(setup, everybody(setup))
        id, rng = live.table.id, random.Random("long")
        while live.table.snapshot_at == 0:
            await play_on(live, rng, 1)
        snapshot_number = live.table.snapshot_at
        assert snapshot_number >= SNAPSHOT_EVERY
        stored = await journal.load(id)
        assert stored is not None
        assert stored.snapshot is not None
        await play_on(live, rng, 2)
        while live.table.steps[-1].number >= snapshot_number:
            await agree_to_undo(live, live.table.steps[-1].by)
        stored = await journal.load(id)
        assert stored is not None
        assert stored.snapshot is None
        await check(journal, live)
        while live.table.snapshot_at == 0 and not live.table.over:
            await play_on(live, rng, 1)
            await check(journal, live)
        assert live.table.snapshot_at > snapshot_number

    async def check(journal: Journal, live: LiveTable) -> None:
        again = await manager_of(journal).open(live.table.id)
        assert again is not None
        expected = picture(live.table)
        assert picture(again.table) == expected
        assert picture(await read_whole(journal, live.table.id)) == expected

    with_journal(place, use)


@both
def test_an_offered_undo_reaches_behind_a_snapshot(place: Place) -> None:
    async def use(journal: Journal) -> None:
        manager = manager_of(journal)
        setup = setup_for("gorpg", {"players": 3}, "behind")
        live = await manager.create(setup, everybody(setup))
        rng = random.Random("behind")
        while live.table.snapshot_at == 0:
            await play_on(live, rng, 1)
        last = live.table.steps[-1]
        again = await manager_of(journal).open(live.table.id)
        assert again is not None
        assert not again.table.steps
        await agree_to_undo(again, last.by)
        entries = await journal.entries(live.table.id)
        assert b'"to":%d' % (last.number - 1) in entries[-1].data
        whole = await read_whole(journal, live.table.id)
        assert picture(again.table) == picture(whole)
        assert whole.steps[-1].number < last.number

    with_journal(place, use)
