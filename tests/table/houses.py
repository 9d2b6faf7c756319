"""Houses to play in: a real journal, hand-moved time, and people who choose at random."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from futago.chance import derived_seed
from futago.game import SPECTATOR, Action, Json, random_action
from futago.table.driver import Driver
from futago.table.entries import Sat
from futago.table.house import House, Sources
from futago.table.live import LiveTable, read_table
from futago.table.making import Manners, setup_of
from futago.table.setup import Clock, Setup
from futago.table.sqlite import SqliteJournal
from futago.table.table import Table
from futago.table.workers import BotWorkers

T = TypeVar("T")

ANN, BEN, CLEO, DAN = "ann", "ben", "cleo", "dan"
PEOPLE = (ANN, BEN, CLEO, DAN)
MORNING = 1_700_000_000_000


class Time:
    """A clock that somebody moves by hand, and everything else that a house draws."""

    def __init__(self) -> None:
        self.now = MORNING
        self._count = itertools.count(1)

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def sources(self) -> Sources:
        return Sources(
            now=lambda: self.now,
            seed=lambda: derived_seed("house", next(self._count)),
            table_id=lambda: f"table{next(self._count)}",
        )


@asynccontextmanager
async def opened(folder: Path, time: Time | None = None) -> AsyncIterator[House]:
    """A house over the journal of a folder; its bots start when one is needed."""
    journal = await SqliteJournal.open(folder / "tables.sqlite")
    try:
        async with BotWorkers(1, 60.0) as workers:
            house = House(journal, Driver(workers, paced=0), (time or Time()).sources())
            try:
                yield house
            finally:
                await house.close()
    finally:
        await journal.close()


def in_house(folder: Path, use: Callable[[House], Awaitable[T]], time: Time | None = None) -> T:
    """Do something in a house, in an event loop of its own."""

    async def run() -> T:
        async with opened(folder, time) as house:
            return await use(house)

    return asyncio.run(run())


def setup_for(
    game: str = "goryo",
    options: dict[str, Json] | None = None,
    clock: Clock | None = None,
    **manners: Any,
) -> Setup:
    """What a table is made with; every seed is a test's own."""
    seed = derived_seed("setup", game)
    wishes = Manners(clock=clock or Clock(), **manners)
    return setup_of(game, options or {}, wishes, seed, None)


async def table_for(
    house: House, setup: Setup, people: tuple[str, ...] = PEOPLE, bots: tuple[str, ...] = ()
) -> LiveTable:
    """A table at which people sit in the order of the seats, bots at the seats named."""
    game, options = setup.rules()
    names = iter(people)
    sat = list[Sat]()
    for seat in game.seats(options):
        if seat in bots:
            sat.append(Sat(seat, "random", None, "random"))
        else:
            name = next(names)
            sat.append(Sat(seat, name.title(), name))
    return await house.make(setup, sat)


def any_action(live: LiveTable, rng: random.Random, seat: str | None = None) -> tuple[str, Action]:
    """A mover and something that it may do."""
    state = live.table.state
    mover = seat or live.table.movers[0]
    return mover, random_action(state.legal_actions(mover), rng)


async def play_on(live: LiveTable, rng: random.Random, most: int = 10**6) -> int:
    """Moves at random, to the end or for so many entries; how many were made."""
    for made in range(most):
        if not live.table.movers:
            return made
        seat, action = any_action(live, rng)
        await live.move(seat, action, live.table.number + 1)
    return most


async def play_until(
    live: LiveTable, rng: random.Random, wanted: Callable[[Table], bool], most: int = 2000
) -> None:
    """Moves at random until the table stands as wanted."""
    for _ in range(most):
        if wanted(live.table):
            return
        assert live.table.movers, "the game ended before"
        await play_on(live, rng, 1)
    raise AssertionError("this never happened")


def freely_undone(table: Table) -> bool:
    return any(table.can_undo(seat) for seat in table.people())


def written(table: Table) -> bytes:
    """How a table stands, as bytes: what snapshots keep and what the rules know."""
    standing = msgspec.json.encode(table.standing, order="sorted")
    position = table.state.position().encode()
    moves = table.moves_before + len(table.match.moves)
    return b"%s %s %d %d" % (standing, position, table.match.draws, moves)


async def read_again(house: House, live: LiveTable) -> Table:
    """The table as another server would load it."""
    stored = await house.journal.load(live.table.id)
    assert stored is not None
    return read_table(stored)


class Listener:
    """Somebody who watches and notes what is told."""

    def __init__(self, seat: str = SPECTATOR, guest: str | None = None) -> None:
        self.seat = seat
        self.guest = guest
        self.language: str | None = None
        self.heard = list[dict[str, Any]]()
        self.closed: str | None = None

    def tell(self, number: int, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, reason: str) -> None:
        self.closed = reason

    def numbers(self) -> list[int]:
        return [message["number"] for message in self.heard if message["type"] == "event"]
