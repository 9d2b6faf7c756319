"""Write tables with the current rules into `data`: python -m tests.table.make_stored_tables

Files with older rules stay there, to test that they can always be opened. Beside each file is a
description of its tables.
"""

from __future__ import annotations

import json
import random
from itertools import count
from pathlib import Path
from typing import Any

from futago.chance import derived_seed
from futago.game import ABOVE
from futago.table.bot_workers import BotWorkers
from futago.table.creation import TableSettings, forked_from
from futago.table.driver import Driver
from futago.table.entries import Advised
from futago.table.history_worker import prepared
from futago.table.live import LiveTable
from futago.table.manager import Sources, TableManager
from futago.table.replays import fork_of, record_of, tried_out
from futago.table.setup import Clock, Origin, TableSetup
from futago.table.sqlite import SqliteJournal
from futago.table.table import Table

from .journal_tables import Ticking, everybody, play_on, read_whole, setup_for
from .make_stored import DATA, shrink
from .tables import with_journal

VERSION = "0.2.0"
MANY = 10_000


def described(table: Table) -> dict[str, Any]:
    """A description of a table that does not depend on the code."""
    progress = table.progress
    return {
        "number": table.number,
        "status": table.status,
        "position": table.state.position(ABOVE),
        "movers": list(table.movers),
        "seats": {seat: [held.name, held.guest, held.bot] for seat, held in table.seats.items()},
        "clock": [progress.left, progress.turns, progress.used],
        "since": progress.since,
        "undo": [seat for seat in table.seats if table.can_undo(seat)],
        "offer": progress.offer.what if progress.offer else None,
        "rematch": progress.rematch,
        "draws": table.match.draws,
    }


class Writing:
    """A manager without bots, whose time, chance and names are always the same."""

    def __init__(self, journal: SqliteJournal) -> None:
        ids, seeds, self.now = count(1), count(1), Ticking()
        sources = Sources(
            now=self.now,
            seed=lambda: derived_seed("00" * 32, "stored", next(seeds)),
            table_id=lambda: f"table-{next(ids)}",
        )
        self.journal = journal
        self.manager = TableManager(journal, Driver(BotWorkers(1, 60.0)), sources)
        self.rng = random.Random("stored")

    async def table(
        self, game: str, options: dict[str, Any], clock: Clock | None = None
    ) -> LiveTable:
        return await self.begun(setup_for(game, options, self.manager.sources.seed(), clock))

    async def begun(self, setup: TableSetup) -> LiveTable:
        return await self.alone(await self.manager.create(setup, everybody(setup)))

    async def alone(self, live: LiveTable) -> LiveTable:
        """The table without the manager, so that nobody moves automatically."""
        stored = await self.journal.load(live.table.id)
        assert stored is not None
        return LiveTable(self.journal, stored, self.now, self.manager.started_at)

    async def play(self, live: LiveTable, moves: int = MANY) -> None:
        await play_on(live, self.rng, moves)

    async def agree(self, live: LiveTable, seat: str, what: Any) -> None:
        """Make an offer that everybody accepts."""
        await live.offer(seat, what)
        for other in live.table.people():
            if other != seat and live.table.progress.offer is not None:
                await live.answer(other, True)

    async def take_back(self, live: LiveTable) -> None:
        """Play until somebody can undo a move freely, and let them."""
        while True:
            await self.play(live, 1)
            for seat in live.table.seats:
                if live.table.can_undo(seat):
                    await live.undo(seat)
                    return

    async def forked(self, live: LiveTable, origin: Origin) -> LiveTable:
        seed = self.manager.sources.seed()
        return await self.begun(
            forked_from(live.table.setup, origin, TableSettings(), seed, "code")
        )

    # ------------------------------------------------------------ the tables

    async def write(self) -> None:
        finished = await self.goryo()
        await self.gorpg()
        await self.from_others(finished)

    async def goryo(self) -> LiveTable:
        finished = await self.table("goryo", {}, Clock("game", 6000, 5))
        await self.take_back(finished)
        await finished.say("goryo", "Goryo", "Good evening")
        await self.play(finished)
        running = await self.table("goryo", {"variant": "genjutsu"}, Clock("days", 86_400))
        await self.play(running, 7)
        await self.agree(running, running.table.steps[-1].by, "undo")
        await self.agree(running, "samurai", "pause")
        await self.agree(running, "goryo", "resume")
        await self.play(running, 3)
        paused = await self.table("goryo", {"palace": "lake"}, Clock("move", 60))
        await self.play(paused, 5)
        await self.agree(paused, "goryo", "advice")
        await paused.enter(Advised("samurai", "belief"))
        await self.agree(paused, "goryo", "pause")
        resigned = await self.table("goryo", {"edition": "2019", "gong": "12:2,4,7,9"})
        await self.play(resigned, 4)
        await resigned.offer("goryo", "pause")
        await resigned.answer("samurai", False)
        await resigned.concede("samurai", "resigned", "greedy")
        await self.agree(resigned, "goryo", "rematch")
        await self.manager.rematch(resigned)
        late = await self.table("goryo", {"variant": "cursed-object"}, Clock("move", 60))
        await late.concede("goryo", "time", "greedy")
        setup = setup_for("goryo", {}, "open")
        waiting = await self.manager.create(setup, everybody(setup)[:1])
        await waiting.leave("goryo")
        await waiting.sit("samurai", "Bob", "guest of Bob", None)
        return finished

    async def gorpg(self) -> None:
        await self.play(await self.table("gorpg", {"players": 2}, Clock("game", 6000)))
        long = await self.table("gorpg", {"players": 3})
        while long.table.snapshot_at == 0:
            await self.play(long, 1)
        await self.play(long, 4)
        left = await self.table("gorpg", {"mode": "overlord", "players": 2})
        await self.play(left, 9)
        await left.concede("p1", "resigned", "greedy")
        await self.play(left, 6)
        await self.play(await self.table("gorpg", {"mode": "solo", "players": 1}))

    async def from_others(self, finished: LiveTable) -> None:
        game = prepared(record_of(finished.table), self.manager.sources.now())
        await self.manager.import_game(game, game.setup, "guest of goryo")
        await self.play(await self.forked(finished, fork_of(finished.table, 12)), 3)
        other = await self.table("gorpg", {"players": 2})
        await self.play(other, 12)
        await self.play(await self.forked(other, tried_out(other.table, "p1", self.rng)), 20)


async def fill(journal: SqliteJournal) -> None:
    """Tables with all kinds of entries."""
    await Writing(journal).write()


def write(folder: Path) -> None:
    file = folder / f"tables-{VERSION}.sqlite"
    file.unlink(missing_ok=True)
    with_journal(file, fill)
    expected = with_journal(file, descriptions)
    shrink(file, 4096)
    written = json.dumps(expected, indent=1, sort_keys=True, ensure_ascii=False)
    file.with_suffix(".json").write_text(written + "\n", encoding="utf-8")


async def descriptions(journal: SqliteJournal) -> dict[str, Any]:
    """All tables of a file, each read from all its entries."""
    found = dict[str, Any]()
    for number in count(1):
        if await journal.load(f"table-{number}") is None:
            return found
        found[f"table-{number}"] = described(await read_whole(journal, f"table-{number}"))
    raise AssertionError


if __name__ == "__main__":
    write(DATA)
