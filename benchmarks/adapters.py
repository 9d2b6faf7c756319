"""Our games through the adapters, beside the games of the same frameworks.

All are played at random in the same way: OpenSpiel's by the legal actions of each state, chance
included; PettingZoo's by the mask of each observation, which is made for every move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from typing import Any, Final

from rich import box
from rich.table import Table

from benchmarks import peers
from benchmarks.engine import Engine, Row, Subject
from futago.games import GAMES

GROUP: Final = "adapters"
OPEN_SPIEL, PETTINGZOO, RLCARD = "OpenSpiel", "PettingZoo", "RLCard"
FRAMEWORKS: Final = {OPEN_SPIEL: "open_spiel", PETTINGZOO: "pettingzoo", RLCARD: "rlcard"}
"""The frameworks and the groups of their own games."""


def subjects() -> Iterator[Subject]:
    """Each game through each adapter."""
    for framework, load in ((OPEN_SPIEL, _open_spiel), (PETTINGZOO, _pettingzoo)):
        for game in GAMES:
            name = f"{game} by {framework}"
            yield Subject(name, name, GROUP, peers.PYTHON, partial(load, game), ours=True)


def _open_spiel(game: str) -> Engine:
    import futago.adapters.openspiel  # noqa: F401  # registers our games

    return peers.open_spiel(f"futago_{game}")


def _pettingzoo(game: str) -> Engine:
    from futago.adapters.pettingzoo import env

    return peers.pettingzoo(partial(env, game))


def table(rows: Sequence[Row]) -> Table:
    """How our games compare with the Python games of each framework."""
    found = Table(
        title="Random play through the adapters: times the speed of the framework's Python games",
        caption="A move of ours is a word. Compared with the slowest, the median and the fastest.",
        box=box.SIMPLE,
        pad_edge=False,
    )
    found.add_column("Game", no_wrap=True)
    for heading in ("moves/s", *FRAMEWORKS):
        found.add_column(heading, justify="right")
    for row in rows:
        if row.subject.group == GROUP and row.speed is not None:
            compared = [
                _compared(row.speed.moves_per_s, rows, group) for group in FRAMEWORKS.values()
            ]
            found.add_row(row.subject.label, f"{row.speed.moves_per_s:,.0f}", *compared)
    return found


def ratios(speed: float, rows: Sequence[Row], group: str) -> list[float]:
    """How many times as fast as each of a framework's Python games, the largest first."""
    theirs = [
        row.speed.moves_per_s
        for row in rows
        if row.subject.group == group and row.subject.language == peers.PYTHON and row.speed
    ]
    return sorted((speed / other for other in theirs), reverse=True)


def _compared(speed: float, rows: Sequence[Row], group: str) -> str:
    found = ratios(speed, rows, group)
    return " / ".join(f"{x:.2f}" for x in (found[0], median(found), found[-1])) if found else "–"


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The same for the file of results."""
    return [
        {
            "name": row.subject.name,
            "moves_per_s": row.speed.moves_per_s,
            **{name: ratios(row.speed.moves_per_s, rows, g) for name, g in FRAMEWORKS.items()},
        }
        for row in rows
        if row.subject.group == GROUP and row.speed is not None
    ]
