"""The results as tables and as JSON, and the targets they are checked against."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks import adapters, load_report
from benchmarks.engine import Row
from benchmarks.load import Run
from benchmarks.ours import decision_share
from benchmarks.peers import KRIEGSPIEL, PYTHON, RLCARD_COMPARABLE
from benchmarks.plans import PlanRow

CAPTION: Final = (
    "C++ is called from Python. OpenSpiel's python_ games are Python on a base in C++. "
    "PettingZoo has no way to copy a state."
)
RESULTS: Final = Path(__file__).parent / "results"

TIMES_FASTER: Final = 3
MOVES_PER_S: Final = 100_000
DECISIONS_PER_S: Final = 30_000
COPY_US: Final = 2.0


class Check(NamedTuple):
    """A target and whether it is met; None if the peer was not measured."""

    game: str
    wish: str
    found: str
    met: bool | None


def games_of(rows: Sequence[Row]) -> dict[str, Row]:
    """The rows of our games with default options, which are compared with the peers."""
    return {row.subject.group: row for row in rows if row.subject.name == row.subject.group}


def checks(rows: Sequence[Row]) -> Iterator[Check]:
    """Compare with the targets. They are only reported: slow or busy machines are no errors."""
    peers = [row for row in rows if not row.subject.ours and row.speed]
    for game, row in games_of(rows).items():
        if row.speed is not None and game in CHECKS:
            yield from CHECKS[game](game, row, peers)


def _goryo_checks(game: str, row: Row, peers: Sequence[Row]) -> Iterator[Check]:
    ours = _moves_per_s(row)
    in_python = [peer for peer in peers if peer.subject.language == PYTHON]
    fastest = max(in_python, key=_moves_per_s, default=None)
    kriegspiel = next((peer for peer in peers if peer.subject.name == KRIEGSPIEL), None)
    wish = f"at least {TIMES_FASTER} times the fastest peer written in Python"
    yield _comparison(game, wish, ours, fastest, TIMES_FASTER)
    yield _comparison(game, f"not below {KRIEGSPIEL} (C++)", ours, kriegspiel, 1)
    wish = f"at least {MOVES_PER_S:,} moves/s"
    yield Check(game, wish, f"{ours:,.0f} moves/s", ours >= MOVES_PER_S)
    if row.copy_us is not None:
        met = row.copy_us < COPY_US
        yield Check(game, f"a copy in under {COPY_US:g} µs", f"{row.copy_us:.2f} µs", met)


def _gorpg_checks(game: str, row: Row, peers: Sequence[Row]) -> Iterator[Check]:
    """RLCard deals cards within its steps, so only decisions are counted for ours too."""
    decisions = _moves_per_s(row) * decision_share(game)
    wish = f"at least {DECISIONS_PER_S:,} decisions/s"
    yield Check(game, wish, f"{decisions:,.0f} decisions/s", decisions >= DECISIONS_PER_S)
    rlcard = [peer for peer in peers if peer.subject.name in RLCARD_COMPARABLE]
    fastest = max(rlcard, key=_moves_per_s, default=None)
    yield _comparison(game, "not slower than RLCard's card games", decisions, fastest, 1)


CHECKS: Final = {"goryo": _goryo_checks, "gorpg": _gorpg_checks}


def _comparison(game: str, wish: str, ours: float, peer: Row | None, times: float) -> Check:
    if peer is None:
        return Check(game, wish, "not measured", None)
    ratio = ours / _moves_per_s(peer)
    return Check(game, wish, f"{ratio:.2f} times {peer.subject.name}", ratio >= times)


def _moves_per_s(row: Row) -> float:
    return row.speed.moves_per_s if row.speed else 0.0


def show(console: Console, rows: Sequence[Row], plans: Sequence[PlanRow]) -> None:
    """Print everything."""
    console.print(_play_table(rows))
    for row in rows:
        if row.unavailable:
            line = f"{row.subject.name}: {row.unavailable}"
            console.print(line, highlight=False, markup=False, soft_wrap=True)
    if any(row.subject.group == adapters.GROUP for row in rows):
        console.print(adapters.table(rows))
    if plans:
        console.print(_plan_table(plans))
    words = {True: "[green]met[/]", False: "[yellow]not met[/]", None: "[dim]not measured[/]"}
    for check in checks(rows):
        found = f" ({check.found})" if check.met is not None else ""
        line = f"{check.game}: {check.wish}: {words[check.met]}{found}"
        console.print(line, highlight=False, soft_wrap=True)


def _play_table(rows: Sequence[Row]) -> Table:
    games = games_of(rows)
    title = "Random play on one core, the best repeat of each"
    caption = None if all(row.subject.ours for row in rows) else CAPTION
    table = Table(title=title, caption=caption, box=box.SIMPLE, pad_edge=False)
    table.add_column("Game", no_wrap=True)
    table.add_column("Written in")
    for heading in ("moves/s", "games/s", "copy µs", *(f"{game} ÷ this" for game in games)):
        table.add_column(heading, justify="right")
    for number, row in enumerate(rows):
        speed = row.speed
        cells = [row.subject.label, row.subject.language]
        if speed is None:
            cells += ["–"] * (3 + len(games))
        else:
            copy = "–" if row.copy_us is None else f"{row.copy_us:.2f}"
            cells += [f"{speed.moves_per_s:,.0f}", f"{speed.games_per_s:,.0f}", copy]
            times = (_moves_per_s(ours) / speed.moves_per_s for ours in games.values())
            cells += [f"{ratio:.2f}" for ratio in times]
        last = number + 1 == len(rows) or rows[number + 1].subject.group != row.subject.group
        table.add_row(*cells, end_section=last)
    return table


def _plan_table(rows: Sequence[PlanRow]) -> Table:
    title = "The Goryō's plans at the start of her turn"
    table = Table(title=title, box=box.SIMPLE, pad_edge=False)
    table.add_column("Variant")
    for heading in ("plans", "ready µs", "plans made/s", "all, first time ms"):
        table.add_column(heading, justify="right")
    for row in rows:
        if row.speed is not None:
            ready, made, first = row.speed
            figures = (f"{row.plans_per_state:,.0f}", f"{ready:.1f}", f"{made:,.0f}")
            table.add_row(row.variant, *figures, f"{first:.2f}")
    return table


def save(
    rows: Sequence[Row],
    plans: Sequence[PlanRow],
    machine: dict[str, object],
    settings: dict[str, object],
    load: Sequence[Run] = (),
    results: Path = RESULTS,
) -> Path:
    """Write all results, including every repeat, to a file named after the time, so that no run
    overwrites another."""
    now = datetime.now().astimezone()
    data = {
        "date": now.isoformat(timespec="seconds"),
        "machine": machine,
        "settings": settings,
        "play": [_row_as_json(row, games_of(rows)) for row in rows],
        "adapters": adapters.as_json(rows),
        "plans": [_plans_as_json(row) for row in plans],
        "checks": [check._asdict() for check in checks(rows)],
        "load": load_report.as_json(load),
    }
    results.mkdir(exist_ok=True)
    path = results / f"{now:%Y-%m-%d-%H%M%S}.json"
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def _row_as_json(row: Row, games: dict[str, Row]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": row.subject.name,
        "group": row.subject.group,
        "language": row.subject.language,
        "ours": row.subject.ours,
    }
    if row.speed is None:
        return {**data, "unavailable": row.unavailable}
    return {
        **data,
        **row.speed._asdict(),
        "copy_us": row.copy_us,
        "ratios": {name: _moves_per_s(g) / row.speed.moves_per_s for name, g in games.items()},
        "repeats": {
            "moves_per_s": [speed.moves_per_s for speed in row.speeds],
            "copy_us": row.copies_us,
        },
    }


def _plans_as_json(row: PlanRow) -> dict[str, Any]:
    best = row.speed._asdict() if row.speed else {}
    repeats = [speed._asdict() for speed in row.speeds]
    return {
        "variant": row.variant,
        "plans_per_state": row.plans_per_state,
        **best,
        "repeats": repeats,
    }
