"""Our server with known seeds, so that whole games can be chosen before they are played:
python -m benchmarks.seeded_server DATA PROCESSES. In everything else it is `futago serve`."""

from __future__ import annotations

import sys
from functools import partial
from itertools import count
from mmap import mmap
from typing import Final

from futago.chance import derived_seed

GAMES: Final = 64
"""Different seeds, used in turn."""


def seed_of(number: int) -> str:
    return derived_seed("load", number % GAMES)


def main(data: str) -> None:
    from futago.server.app import make_app
    from futago.server.logs import set_up_logs
    from futago.server.run import Server, bound_socket, uvicorn_config
    from futago.server.settings import Settings
    from futago.table.manager import Sources
    from futago.table.storage import prepare

    settings = Settings(
        data=data,
        port=0,
        log_level="warning",
        requests_per_second=1e6,
        messages_per_second=1e6,
        tables_per_minute=1e6,
        max_connections=10_000,
        max_connections_per_address=10_000,
    )
    set_up_logs(settings)
    prepare(settings.place)
    bound = bound_socket(settings)
    numbers = count()
    app = make_app(settings, Sources(seed=lambda: seed_of(next(numbers))))

    def ready() -> None:
        print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)

    Server(uvicorn_config(settings, app), app, ready).run(sockets=[bound])


def main_of_several(data: str, processes: int) -> None:
    """The same with several processes."""
    from futago.server.run import run
    from futago.server.settings import Settings
    from futago.table.manager import Sources

    settings = Settings(
        data=data,
        port=0,
        processes=processes,
        log_level="warning",
        requests_per_second=1e6,
        messages_per_second=1e6,
        tables_per_minute=1e6,
        max_connections=10_000,
        max_connections_per_address=10_000,
    )
    # Shared by all processes; tables are created one after the other.
    number = memoryview(mmap(-1, 4)).cast("I")

    def seed() -> str:
        number[0] += 1
        return seed_of(number[0] - 1)

    run(settings, partial(print, flush=True), False, Sources(seed=seed))


if __name__ == "__main__":
    if sys.argv[2] == "1":
        main(sys.argv[1])
    else:
        main_of_several(sys.argv[1], int(sys.argv[2]))
