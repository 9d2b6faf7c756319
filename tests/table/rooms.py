"""Tables in a real file, played at without a server."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

from futago.chance import derived_seed
from futago.game import ABOVE, SPECTATOR, random_action
from futago.table.driver import Driver
from futago.table.entries import Sat, decode_entry
from futago.table.house import House, Sources
from futago.table.journal import Journal
from futago.table.live import LiveTable, read_table
from futago.table.making import Manners, setup_of
from futago.table.messages import Teller, encode
from futago.table.setup import Clock, Setup
from futago.table.summary import index_of
from futago.table.table import Table
from futago.table.workers import BotWorkers

START = 1_700_000_000_000
"""A moment, in milliseconds."""


class Ticking:
    """A clock that goes on by a second each time that somebody looks."""

    def __init__(self, start: int = START) -> None:
        self._moments = count(start, 1000)

    def __call__(self) -> int:
        return next(self._moments)


def setup_for(
    game: str, options: dict[str, Any], seed: object, clock: Clock | None = None
) -> Setup:
    manners = Manners(public=True, clock=clock or Clock())
    return setup_of(game, options, manners, derived_seed("00" * 32, str(seed), 1), None)


def everybody(setup: Setup) -> list[Sat]:
    """A person at each seat, each of them somebody else."""
    game, options = setup.rules()
    return [Sat(seat, seat.title(), f"guest of {seat}") for seat in game.seats(options)]


def house_in(journal: Journal, now: Callable[[], int] | None = None) -> House:
    """The tables of a file, with nobody but people at them."""
    workers = BotWorkers(1, 60.0)
    return House(journal, Driver(workers), Sources(now=now or Ticking()))


async def play_on(live: LiveTable, rng: random.Random, moves: int) -> None:
    """So many moves at random, or fewer if the game ends before."""
    for _ in range(moves):
        if not live.table.movers:
            return
        seat = rng.choice(live.table.movers)
        action = random_action(live.table.state.legal_actions(seat), rng)
        await live.move(seat, action, live.table.number + 1)


def picture(table: Table, now: int = START) -> dict[str, Any]:
    """All that anybody could see of a table, and what comes next."""
    seats = (*table.seats, SPECTATOR, *((ABOVE,) if table.over else ()))
    return {
        "shown": {seat: encode(Teller(table, seat, now=now).table_shown([])) for seat in seats},
        "undo": {seat: table.can_undo(seat) for seat in table.seats},
        "position": table.state.position(ABOVE),
        "standing": table.standing,
        "draws": table.match.draws,
        "index": index_of(table, now, now),
    }


async def read_whole(journal: Journal, id: str) -> Table:
    """A table from all its entries, whatever snapshots there are."""
    stored = await journal.load(id)
    assert stored is not None
    table = Table(id, read_table(stored).setup, stored.heading.created)
    for entry in await journal.entries(id):
        table.read(decode_entry(entry.data), entry.time)
    return table
