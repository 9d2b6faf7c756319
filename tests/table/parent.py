"""A server with two workers, one of which never finishes: `parent.py folder`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from futago.table.bot_workers import BotWorkers
from tests.table.bot_requests import first_request

BAD_BOTS = Path(__file__).with_name("bad_bots.py")


async def run() -> None:
    command = (sys.executable, str(BAD_BOTS), sys.argv[1])
    async with BotWorkers(2, 10_000.0, warm=True, command=command) as workers:
        print(*workers.pids, flush=True)
        await workers.choose_move("table", first_request("spin"))


if __name__ == "__main__":
    asyncio.run(run())
