"""Whether chances that the solver states come true: of what it calls 70 %, how much is won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isclose
from typing import Final

from futago.bots.goryo_solved import solved
from futago.game import Json
from futago.goryo.board import GORYO, SAMURAI
from futago.goryo.state import GoryoState
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.solver.equilibrium import Equilibrium
from futago.solver.situation import Situation
from futago.study.contest import Fixture, won_by_samurai
from futago.study.playing import ending, is_beginning, play
from futago.texts import Text

TENTHS: Final = 10
FEWEST: Final = 10
"""In fewer games than this a tenth is not judged."""


def chance_in(situation: Situation, found: Equilibrium) -> float:
    """The Samurai's chance to win, as a solved round says it."""
    cornered = situation.cornered
    return cornered + (1 - cornered) * (found.lower + found.upper) / 2


def play_and_say(fixture: Fixture) -> Json:
    """One game of a level against itself, with what was said of the Samurai's chance at the
    beginning of each round: as solved, and as fitted, which is what the round before counted on."""
    contest = fixture.contest
    level, values = contest.level(fixture.samurai), contest.players.values
    said = list[Json]()

    def look(state: GoryoState) -> None:
        if is_beginning(state):
            situation = Situation.of(state)
            chance = min(1.0, max(0.0, chance_in(situation, solved(situation, level, values))))
            fitted = contest.known_values.worth(situation)
            said.append([state.round, round(chance, 6), round(fitted, 6)])

    draws, goryo, samurai = fixture.seeds
    make = contest.players.make
    bots = {
        GORYO: make(fixture.goryo, fixture.options, GORYO, goryo),
        SAMURAI: make(fixture.samurai, fixture.options, SAMURAI, samurai),
    }
    end = play(fixture.options, bots, draws, look)
    return fixture.result(**ending(end), said=said)


@dataclass(frozen=True)
class Tenth:
    """What was said between two tenths, and what came of it. A game can be in it more than once:
    the interval counts games, since what is said twice in one game comes true together."""

    low: float
    points: int
    games: int
    said: float
    won: float

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.won * self.games, self.games)
        return max(0.0, low), min(1.0, high)

    @property
    def verdict(self) -> Text:
        low, high = self.interval
        if self.games < FEWEST:
            return Text("lab-verdict-few")
        if low <= self.said <= high or isclose(self.said, self.won, abs_tol=0.005):
            return Text("lab-verdict-right")
        return Text("lab-verdict-low" if self.said < low else "lab-verdict-high")


SOLVED: Final = 1
FITTED: Final = 2


def tenths(
    results: Sequence[Json], column: int = SOLVED, rounds: Sequence[int] = ()
) -> list[Tenth]:
    """The tenths in which something was said; `rounds`: only at the beginning of these."""
    found: list[list[tuple[int, float, bool]]] = [[] for _ in range(TENTHS)]
    for game, result in enumerate(results):
        for said in result["said"]:
            if not rounds or said[0] in rounds:
                chance = said[column]
                number = min(TENTHS - 1, int(chance * TENTHS))
                found[number].append((game, chance, won_by_samurai(result)))
    return [
        Tenth(
            number / TENTHS,
            len(points),
            len({game for game, _, _ in points}),
            sum(chance for _, chance, _ in points) / len(points),
            sum(won for _, _, won in points) / len(points),
        )
        for number, points in enumerate(found)
        if points
    ]


def mean_square(results: Sequence[Json], column: int = SOLVED) -> float:
    """How far what was said lies from what came, as a mean square (Brier's score)."""
    misses = [
        (said[column] - won_by_samurai(result)) ** 2
        for result in results
        for said in result["said"]
    ]
    return sum(misses) / len(misses) if misses else 0.0


def sheet(title: Text, found: Sequence[Tenth]) -> Sheet:
    heads = [
        *(Text("lab-head-said"), Text("lab-head-points"), Text("lab-head-games")),
        *(Text("lab-head-mean-said"), Text("lab-head-samurai-wins"), Text("lab-head-verdict")),
    ]
    rows: list[Row] = [
        [
            f"{percent(tenth.low)} - {percent(tenth.low + 1 / TENTHS)}",
            str(tenth.points),
            str(tenth.games),
            percent(tenth.said),
            interval(tenth.won * tenth.games, tenth.games),
            tenth.verdict,
        ]
        for tenth in found
    ]
    return Sheet(title, heads, rows)


def by_round(results: Sequence[Json]) -> Sheet:
    """What was said at the beginning of each round on the whole, and what came."""
    rows = list[Row]()
    for number in sorted({said[0] for result in results for said in result["said"]}):
        said = [
            (one[SOLVED], one[FITTED], won_by_samurai(result))
            for result in results
            for one in result["said"]
            if one[0] == number
        ]
        count = len(said)
        rows.append(
            [
                str(number),
                str(count),
                percent(sum(solved for solved, _, _ in said) / count),
                percent(sum(fitted for _, fitted, _ in said) / count),
                interval(sum(won for _, _, won in said), count),
            ]
        )
    heads = [
        *(Text("lab-head-round"), Text("lab-head-games"), Text("lab-head-mean-said")),
        *(Text("lab-head-mean-fitted"), Text("lab-head-samurai-wins")),
    ]
    return Sheet(Text("lab-calibrate-by-round"), heads, rows)


def as_json(results: Sequence[Json]) -> dict[str, Json]:
    def written(found: Sequence[Tenth]) -> list[Json]:
        return [
            {
                "from": tenth.low,
                "points": tenth.points,
                "games": tenth.games,
                "said": tenth.said,
                "won": tenth.won,
                "interval": tenth.interval,
                "verdict": tenth.verdict.id.removeprefix("lab-verdict-"),
            }
            for tenth in found
        ]

    return {
        "games": len(results),
        "solved": written(tenths(results)),
        "fitted": written(tenths(results, FITTED)),
        "mean_square": {"solved": mean_square(results), "fitted": mean_square(results, FITTED)},
    }
