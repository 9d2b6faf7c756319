"""Our server with known seeds, so that whole games can be chosen before they are played:
python -m benchmarks.seeded_server FOLDER. In everything else it is `futago serve`."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Final

from futago.chance import derived_seed

GAMES: Final = 64
"""Different seeds, used in turn."""


def seed_of(number: int) -> str:
    return derived_seed("load", number % GAMES)


def main(folder: Path) -> None:
    from futago.server.app import make_app
    from futago.server.logs import set_up_logs
    from futago.server.run import Server, bound_socket, uvicorn_config
    from futago.server.settings import Settings
    from futago.table.manager import Sources
    from futago.table.storage import prepare

    settings = Settings(
        data=folder,
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
