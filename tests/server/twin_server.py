"""A fully deterministic server: `python -m tests.server.twin_server folder port data processes`.

Time, seeds, ids and secrets are the same in every such server; draws and bot moves are read from
the folder. `port` is the port of a local service that webhooks may reach, `data` is where tables
are stored. With `leaky` it can leak secrets (see `twin_leaks.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from mmap import mmap
from pathlib import Path
from typing import Any, get_args

from futago import match
from futago.chance import derived_seed, draw
from futago.game import Action
from futago.server import app, run, services, sockets
from futago.server.limits import Budget, LimitKind
from futago.server.router import Router
from futago.server.routes import play
from futago.server.settings import Settings
from futago.table.bot_workers import BotWorkers
from futago.table.history_workers import HistoryWorkers
from futago.table.manager import Sources

NEVER = 1e6


class Numbered:
    """Numbered names, across all processes that are started later."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._used = memoryview(mmap(-1, 4)).cast("I")

    @property
    def next(self) -> str:
        """The name that is due."""
        return self._pattern.format(self._used[0] + 1)

    def __call__(self) -> str:
        found = self.next
        self._used[0] += 1
        return found


def fixed_sources(folder: Path, table_ids: Numbered) -> Sources:
    """Time and seeds from files in the folder; everything else is numbered."""
    wanted, numbers = folder / "seed", Numbered("{}")

    def seed() -> str:
        if not wanted.exists():
            return derived_seed("twins", int(numbers()))
        found = wanted.read_text()
        wanted.unlink()
        return found

    return Sources(
        now=lambda: int((folder / "now").read_text()),
        seed=seed,
        table_id=table_ids,
        secret=Numbered("secret-{:030d}"),
        code=Numbered("code-{:030d}"),
    )


def written_even_draw(folder: Path, seed: str, number: int, outcomes: Sequence[Action]) -> Action:
    return written_draw(folder, seed, number, outcomes, [1] * len(outcomes))


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


def main(folder: Path, inner: str, data: str, processes: int, leaky: bool) -> None:
    """Serve like `futago serve`, with every source of randomness replaced."""
    table_ids = Numbered("{:016x}")
    settings = Settings(
        port=0,
        data=data,
        processes=processes,
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
        (match, "draw_evenly", partial(written_even_draw, folder)),
        (services, "budgets_of", no_limits),
        (app, "BotWorkers", partial(BotWorkers, command=command)),
        # Not in turn, but by whoever will own it: the number of an id tells which half that is.
        (Router, "_elect", lambda router: router._ownership.owner_of(table_ids.next)),
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
    sources = fixed_sources(folder, table_ids)
    run.run(settings, partial(print, flush=True), open_browser=False, sources=sources)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]), "leaky" in sys.argv)
