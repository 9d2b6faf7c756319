"""Light bots do not wait for those that think, and askers take turns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from futago.errors import BadInput
from futago.table.bot_pools import BotPools
from futago.table.bot_worker import BotRequest
from futago.table.bot_workers import BotWorkers
from futago.table.coach_workers import MAX_WAITING_PER_CLIENT, CoachFailed, CoachWorkers
from futago.table.creation import SeatRequest, TableSettings, seated
from futago.table.fair_queue import FairQueue
from futago.table.manager import TableManager
from futago.table.summary import is_abandoned, next_due

from .managers import setup_for, table_for, with_manager


def request(bot: str) -> BotRequest:
    return BotRequest(0, "goryo", "0.2.0", {}, "goryo", bot, "seed", "position")


def test_each_bot_has_its_pool() -> None:
    asked = list[tuple[str, str]]()

    def pool(name: str) -> Any:
        class Pool(BotWorkers):
            async def choose_move(self, table: object, request: BotRequest) -> str:
                asked.append((name, request.bot))
                return "pass"

        return Pool(1, 1.0)

    async def run() -> None:
        pools = BotPools(pool("light"), pool("thinkers"))
        for bot in ("random", "greedy", "gentle", "novice", "player", "expert", "master"):
            await pools.choose_move("a", request(bot))

    asyncio.run(run())
    assert [bot for name, bot in asked if name == "thinkers"] == ["player", "expert", "master"]


def test_thirty_jobs_of_one_asker_let_another_in_after_the_first() -> None:
    async def run() -> list[str]:
        queue = FairQueue[str]()
        for number in range(30):
            queue.add("crowd", f"crowd {number}")
        queue.add("somebody", "somebody")
        return [await queue.next() for _ in range(3)]

    assert asyncio.run(run()) == ["crowd 0", "somebody", "crowd 1"]


def test_a_table_that_nobody_sits_at_is_refused() -> None:
    setup = setup_for()
    bots = {seat: SeatRequest("bot", "master") for seat in ("goryo", "samurai")}
    with pytest.raises(BadInput) as refused:
        seated(setup, TableSettings(seats=bots), "ann")
    assert refused.value.text.id == "table-nobody"
    for seats in ({}, {**bots, "goryo": SeatRequest("open")}, {**bots, "goryo": SeatRequest("me")}):
        seated(setup, TableSettings(seats=seats), "ann")


def test_bots_do_not_play_on_where_all_people_have_given_up(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 3}), bots=("p3",))
        for seat in ("p1", "p2"):
            assert not is_abandoned(live.table)
            await live.concede(seat, "resigned", "random")
        assert not live.table.over
        assert is_abandoned(live.table)
        assert next_due(live.table, 0, 0) is None

    with_manager(tmp_path, use)


def test_an_address_may_have_only_so_many_hints_waiting() -> None:
    async def run() -> None:
        async with CoachWorkers() as workers:
            asking = [
                asyncio.create_task(workers.report("crowd", {}, lambda done: None))
                for _ in range(2 * MAX_WAITING_PER_CLIENT)
            ]
            await asyncio.sleep(0)
            refused = [task for task in asking if task.done()]
            assert len(refused) == MAX_WAITING_PER_CLIENT
            assert all(isinstance(task.exception(), CoachFailed) for task in refused)
            other = asyncio.create_task(workers.report("somebody", {}, lambda done: None))
            await asyncio.sleep(0)
            assert not other.done()
            for task in (*asking, other):
                task.cancel()
            await asyncio.gather(*asking, other, return_exceptions=True)

    asyncio.run(run())
