"""How the bots play Go RPG: statistics of many games, computed from their records.

python -m benchmarks.gorpg_play --games 100 --only solo
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.table import Table

from futago.chance import derived_seed
from futago.game import Json
from futago.gorpg.rules.actions import Attack, Quest, Rest
from futago.gorpg.rules.board import Board
from futago.lab.simulate import Run, simulate
from futago.record import Record, game_of, replay_moves

GREEDY: Final = {"*": "greedy"}
RANDOM: Final = {"*": "random"}
# Results of an early prototype, for comparison.
PROTOTYPE: Final = "winner 909-992 GP, 25-28 kills, 1.4-1.6 exchanges"
PROTOTYPE_SOLO: Final = {"greedy": "57 % (decent)", "random": "10 %"}
PROTOTYPE_OVERLORD: Final = (63, 43, 55, 37, 43, 32)


@dataclass
class Figures:
    """Sums over games."""

    games: int = 0
    parties: int = 0
    richest: int = 0
    kills: int = 0
    wiped: int = 0
    rests: int = 0
    quests: int = 0
    exchanges: int = 0
    retreats: int = 0
    won: int = 0  # by any party
    first: int = 0  # by p1

    def add(self, record: Record) -> None:
        result = record["result"]
        totals = [score["total"] for score in result["scores"].values()]
        self.games += 1
        self.parties += len(totals)
        self.richest += max(totals)
        self.won += any(seat in result["scores"] for seat in result["winners"])
        self.first += "p1" in result["winners"]
        self._follow(record)

    def _follow(self, record: Record) -> None:
        """What the moves tell, played again."""
        game, options = game_of(record)
        attacker = ""
        for seat, action, state in replay_moves(game, options, record["moves"]):
            assert isinstance(state, Board)
            self.kills += sum(fact[0] == "hit" and fact[4] == 0 for fact in state.facts)
            self.wiped += sum(fact[0] == "wiped" for fact in state.facts)
            self.retreats += sum(fact[0] == "retreat" for fact in state.facts)
            self.rests += isinstance(action, Rest)
            self.quests += isinstance(action, Quest)
            if isinstance(action, Attack):
                self.exchanges += seat != attacker and state.slot != state.setup.town
                attacker = seat
            else:
                attacker = ""

    def cells(self) -> list[str]:
        """The statistics as table cells."""
        return [
            str(self.games),
            f"{self.richest / self.games:.0f}",
            f"{self.kills / self.parties:.1f}",
            f"{self.wiped / self.parties:.2f}",
            f"{self.rests / max(1, self.rests + self.quests):.1%}",
            f"{self.exchanges / max(1, self.quests):.2f}",
            f"{self.retreats / max(1, self.quests):.1%}",
        ]


@dataclass(frozen=True)
class Series:
    """Games of one kind, with the prototype's results."""

    group: str
    name: str
    options: Mapping[str, Json]
    bots: Mapping[str, str]
    games: int
    wins: str  # whose wins are counted: "won", "first", or "" for none
    prototype: str


def all_series(games: int) -> list[Series]:
    found = [
        Series("standard", f"{n} players", {"players": n}, GREEDY, 2 * games, "", PROTOTYPE)
        for n in (2, 4, 7)
    ]
    lone = {**RANDOM, "p1": "greedy"}
    for n in (2, 4):
        name = f"greedy against {n - 1} random"
        found.append(Series("strength", name, {"players": n}, lone, games, "first", ""))
    for name, bots in (("greedy", GREEDY), ("random", RANDOM)):
        options: dict[str, Json] = {"mode": "solo"}
        found.append(Series("solo", name, options, bots, 3 * games, "won", PROTOTYPE_SOLO[name]))
    for n, share in enumerate(PROTOTYPE_OVERLORD, 1):
        options = {"mode": "overlord", "players": n}
        found.append(
            Series("overlord", f"{n} parties", options, GREEDY, games, "won", f"{share} %")
        )
    return found


def played(series: Series, jobs: int) -> Figures:
    """Play a series."""
    seed = derived_seed("gorpg-play", series.group, series.name)
    run = Run("gorpg", seed, series.bots, series.options)
    figures = Figures()
    for _, lines in simulate(run, series.games, jobs):
        for line in lines:
            figures.add(json.loads(line))
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gorpg_play", description=__doc__)
    groups = ("standard", "strength", "solo", "overlord")
    parser.add_argument(
        "--games", type=int, default=100, help="base number per series (default: 100)"
    )
    parser.add_argument("--only", choices=groups, nargs="+", help="some of the series")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)

    console = Console()
    heads = ("games", "winner GP", "kills", "wiped", "rests", "exchanges", "retreats")
    table = Table("game", "series", *heads, "wins", "prototype")
    for series in all_series(asked.games):
        if asked.only and series.group not in asked.only:
            continue
        with console.status(f"{series.group}, {series.name} ..."):
            figures = played(series, asked.jobs)
        wins = f"{getattr(figures, series.wins) / figures.games:.0%}" if series.wins else ""
        table.add_row(series.group, series.name, *figures.cells(), wins, series.prototype)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
