"""Table managers for tests: a real journal, manual time, and people who move at random."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from futago.chance import derived_seed
from futago.game import SPECTATOR, Action, Json, random_action
from futago.table.bot_workers import BotWorkers
from futago.table.creation import TableSettings, setup_of
from futago.table.driver import Driver
from futago.table.entries import Sat
from futago.table.live import LiveTable
from futago.table.manager import Sources, TableManager
from futago.table.reading import read_table
from futago.table.setup import Clock, TableSetup
from futago.table.storage import Place, open_journal, place_of
from futago.table.table import Table

T = TypeVar("T")

ANN, BEN, CLEO, DAN = "ann", "ben", "cleo", "dan"
Together = tuple[str, list[Action]]
"""A seat and moves that it makes together."""
PEOPLE = (ANN, BEN, CLEO, DAN)
MORNING = 1_700_000_000_000


class Time:
    """A clock that the test sets, and the other sources of a manager."""

    def __init__(self) -> None:
        self.now = MORNING
        self._count = itertools.count(1)

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def sources(self) -> Sources:
        return Sources(
            now=lambda: self.now,
            seed=lambda: derived_seed("manager", next(self._count)),
            table_id=lambda: f"table{next(self._count)}",
        )


@asynccontextmanager
async def opened(place: Place, time: Time | None = None) -> AsyncIterator[TableManager]:
    """A manager with the journal in a folder or database; its bots start when needed."""
    journal = await open_journal(place_of(place))
    try:
        async with BotWorkers(1, 60.0) as workers:
            manager = TableManager(journal, Driver(workers, pace=0), (time or Time()).sources())
            try:
                yield manager
            finally:
                await manager.close()
    finally:
        await journal.close()


def with_manager(
    place: Place, use: Callable[[TableManager], Awaitable[T]], time: Time | None = None
) -> T:
    """Use a manager in a new event loop."""

    async def run() -> T:
        async with opened(place, time) as manager:
            return await use(manager)

    return asyncio.run(run())


def setup_for(
    game: str = "goryo",
    options: dict[str, Json] | None = None,
    clock: Clock | None = None,
    **settings: Any,
) -> TableSetup:
    """The setup of a table; each game has a fixed seed."""
    seed = derived_seed("setup", game)
    table_settings = TableSettings(clock=clock or Clock(), **settings)
    return setup_of(game, options or {}, table_settings, seed, None)


async def table_for(
    manager: TableManager,
    setup: TableSetup,
    people: tuple[str, ...] = PEOPLE,
    bots: tuple[str, ...] = (),
) -> LiveTable:
    """A table with people in the order of the seats, and bots at the given seats."""
    game, options = setup.rules()
    names = iter(people)
    sat = list[Sat]()
    for seat in game.seats(options):
        if seat in bots:
            sat.append(Sat(seat, "random", None, "random"))
        else:
            name = next(names)
            sat.append(Sat(seat, name.title(), name))
    return await manager.create(setup, sat)


def any_action(live: LiveTable, rng: random.Random, seat: str | None = None) -> tuple[str, Action]:
    """A seat to move and a legal action."""
    state = live.table.state
    mover = seat or live.table.movers[0]
    return mover, random_action(state.legal_actions(mover), rng)


def together(table: Table, rng: random.Random, count: int = 2) -> Together | None:
    """Random moves that the seat to move can make in a row, if the first ones reveal nothing."""
    match, seat, found = table.match.copy(), table.movers[0], list[Action]()
    while len(found) < count:
        if found and (seat not in match.state.movers or not match.state.can_undo(seat)):
            return None
        found.append(random_action(match.state.legal_actions(seat), rng))
        match.play(seat, found[-1])
        list(match.settle())
    return seat, found


async def play_on(live: LiveTable, rng: random.Random, most: int = 10**6) -> int:
    """Play random moves, to the end or at most so many; returns how many."""
    for made in range(most):
        if not live.table.movers:
            return made
        seat, action = any_action(live, rng)
        await live.move(seat, [action], live.table.number + 1)
    return most


async def play_until(
    live: LiveTable, rng: random.Random, wanted: Callable[[Table], bool], most: int = 2000
) -> None:
    """Play random moves until a condition holds."""
    for _ in range(most):
        if wanted(live.table):
            return
        assert live.table.movers, "the game ended before"
        await play_on(live, rng, 1)
    raise AssertionError("this never happened")


def freely_undone(table: Table) -> bool:
    return any(table.can_undo(seat) for seat in table.people())


def written(table: Table) -> bytes:
    """The state of a table as bytes: what snapshots store, and the position."""
    standing = msgspec.json.encode(table.progress, order="sorted")
    position = table.state.position().encode()
    moves = table.moves_before + len(table.match.moves)
    return b"%s %s %d %d" % (standing, position, table.match.draws, moves)


async def read_again(manager: TableManager, live: LiveTable) -> Table:
    """The table as another server would load it."""
    stored = await manager.journal.load(live.table.id)
    assert stored is not None
    return read_table(stored)


async def second(manager: TableManager, live: LiveTable) -> LiveTable:
    """The same table in another server's memory."""
    stored = await manager.journal.load(live.table.id)
    assert stored is not None
    return LiveTable(manager.journal, stored, manager.sources.now, manager.started_at)


class Listener:
    """A watcher that records its messages."""

    def __init__(self, seat: str = SPECTATOR, guest: str | None = None) -> None:
        self.seat = seat
        self.guest = guest
        self.language: str | None = None
        self.messages = list[dict[str, Any]]()
        self.closed: str | None = None

    def send(self, number: int, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, reason: str) -> None:
        self.closed = reason

    def numbers(self) -> list[int]:
        return [message["number"] for message in self.messages if message["type"] == "event"]
