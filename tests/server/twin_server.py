"""A fully deterministic server: `python -m tests.server.twin_server folder port data`.

Time, seeds, ids and secrets are the same in every such process; draws and bot moves are read from
the folder. `port` is the port of a local service that webhooks may reach, `data` is where tables
are stored. With `leaky` it can leak secrets (see `twin_leaks.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, get_args

from futago import match
from futago.chance import derived_seed, draw
from futago.game import Action
from futago.server import app, run, services, sockets
from futago.server.limits import Budget, LimitKind
from futago.server.routes import play
from futago.server.settings import Settings
from futago.table.bot_workers import BotWorkers
from futago.table.history_workers import HistoryWorkers
from futago.table.manager import Sources

NEVER = 1e6


def numbered(pattern: str) -> Callable[[], str]:
    """Numbered names."""
    numbers = count(1)
    return lambda: pattern.format(next(numbers))


def fixed_sources(folder: Path) -> Sources:
    """Time and seeds from files in the folder; everything else is numbered."""
    wanted, numbers = folder / "seed", count(1)

    def seed() -> str:
        if not wanted.exists():
            return derived_seed("twins", next(numbers))
        found = wanted.read_text()
        wanted.unlink()
        return found

    return Sources(
        now=lambda: int((folder / "now").read_text()),
        seed=seed,
        table_id=numbered("{:016x}"),
        secret=numbered("secret-{:030d}"),
        code=numbered("code-{:030d}"),
    )


def written_draw(
    folder: Path, seed: str, number: int, outcomes: Sequence[Action], weights: Sequence[int]
) -> Action:
    """The draw that the folder prescribes for this seed, if any."""
    draws = folder / f"draws-{seed[:16]}"
    if not draws.exists():
        return draw(seed, number, outcomes, weights)
    due: dict[str, Any] = json.loads(draws.read_text())[number]
    return next(outcome for outcome in outcomes if outcome.as_json() == due)


def no_limits(settings: Settings) -> dict[LimitKind, Budget]:
    """Budgets that nothing exhausts: what is left of one depends on the time."""
    return dict.fromkeys(get_args(LimitKind), Budget(NEVER, NEVER))


def main(folder: Path, inner: str, data: str, leaky: bool) -> None:
    """Serve like `futago serve`, with every source of randomness replaced."""
    settings = Settings(
        port=0,
        data=data,
        public_url="http://twins.example",
        bot_deadline=NEVER,
        bot_pace=0,
        requests_per_second=NEVER,
        messages_per_second=NEVER,
        work_per_second=NEVER,
        tables_per_minute=NEVER,
        allow_inner=(f"127.0.0.1:{inner}",),
    )
    command = (sys.executable, "-m", "tests.server.twin_worker", str(folder))
    patches: list[tuple[object, str, object]] = [
        (match, "draw", partial(written_draw, folder)),
        (services, "budgets_of", no_limits),
        (app, "BotWorkers", partial(BotWorkers, command=command)),
        (run, "make_app", partial(app.make_app, sources=fixed_sources(folder))),
        (play, "HEARTBEAT_SECONDS", NEVER),
        (sockets, "HEARTBEAT_SECONDS", NEVER),
    ]
    if leaky:
        command = (sys.executable, "-m", "tests.server.twin_history_worker", str(folder))
        patches.append((app, "HistoryWorkers", partial(HistoryWorkers, command=command)))
    for where, name, instead in patches:
        setattr(where, name, instead)
    if leaky:
        from tests.server.twin_leaks import install_leaks

        install_leaks(folder)
    run.run(settings, partial(print, flush=True), open_browser=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], "leaky" in sys.argv)
