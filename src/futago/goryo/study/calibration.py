"""Whether the solver's forecasts are calibrated: of the games it calls 70 %, how many are won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isclose
from typing import Final

from futago.game import Json
from futago.goryo.bots.solver_bots import solve_at_level
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.solver.equilibrium import win_chance
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.goryo.study.experiment import GameTask, won_by_samurai
from futago.goryo.study.play import is_round_start, outcome, play_game
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.texts import Text

BUCKETS: Final = 10
MIN_GAMES: Final = 10
"""A bucket with fewer games gets no verdict."""


def play_with_forecasts(task: GameTask) -> Json:
    """One game of a level against itself, with forecasts of the Samurai's chance at the start of
    each round: by the solver, and by the fitted values that the previous round relied on."""
    experiment = task.experiment
    level, values = experiment.level(task.samurai), experiment.bots.values
    forecasts = list[Json]()

    def observe(state: GoryoState) -> None:
        if is_round_start(state):
            situation = Situation.of(state)
            chance = min(
                1.0, max(0.0, win_chance(situation, solve_at_level(situation, level, values)))
            )
            fitted = experiment.known_values.worth(situation)
            forecasts.append([state.round, round(chance, 6), round(fitted, 6)])

    draws, goryo, samurai = task.seeds
    make = experiment.bots.make
    bots = {
        GORYO: make(task.goryo, task.options, GORYO, goryo),
        SAMURAI: make(task.samurai, task.options, SAMURAI, samurai),
    }
    end = play_game(task.options, bots, draws, observe)
    return task.result(**outcome(end), said=forecasts)


@dataclass(frozen=True)
class Bucket:
    """The forecasts in one range of chances, and how the games ended. A game may have several
    forecasts here; the interval counts games, since forecasts of one game are not independent."""

    low: float
    points: int
    games: int
    forecast: float
    """The mean of the forecasts."""
    won: float

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.won * self.games, self.games)
        return max(0.0, low), min(1.0, high)

    @property
    def verdict(self) -> Text:
        low, high = self.interval
        if self.games < MIN_GAMES:
            return Text("lab-verdict-few")
        if low <= self.forecast <= high or isclose(self.forecast, self.won, abs_tol=0.005):
            return Text("lab-verdict-right")
        return Text("lab-verdict-low" if self.forecast < low else "lab-verdict-high")


SOLVED: Final = 1
FITTED: Final = 2


def buckets(
    results: Sequence[Json], column: int = SOLVED, rounds: Sequence[int] = ()
) -> list[Bucket]:
    """The buckets with forecasts; `rounds` restricts them to the starts of these rounds."""
    found: list[list[tuple[int, float, bool]]] = [[] for _ in range(BUCKETS)]
    for game, result in enumerate(results):
        for forecast in result["said"]:
            if not rounds or forecast[0] in rounds:
                chance = forecast[column]
                number = min(BUCKETS - 1, int(chance * BUCKETS))
                found[number].append((game, chance, won_by_samurai(result)))
    return [
        Bucket(
            number / BUCKETS,
            len(points),
            len({game for game, _, _ in points}),
            sum(chance for _, chance, _ in points) / len(points),
            sum(won for _, _, won in points) / len(points),
        )
        for number, points in enumerate(found)
        if points
    ]


def brier_score(results: Sequence[Json], column: int = SOLVED) -> float:
    """The Brier score: the mean squared difference between forecasts and outcomes."""
    misses = [
        (forecast[column] - won_by_samurai(result)) ** 2
        for result in results
        for forecast in result["said"]
    ]
    return sum(misses) / len(misses) if misses else 0.0


def sheet(title: Text, found: Sequence[Bucket]) -> Sheet:
    heads = [
        *(Text("lab-head-said"), Text("lab-head-points"), Text("lab-head-games")),
        *(Text("lab-head-mean-said"), Text("lab-head-samurai-wins"), Text("lab-head-verdict")),
    ]
    rows: list[Row] = [
        [
            f"{percent(bucket.low)} - {percent(bucket.low + 1 / BUCKETS)}",
            str(bucket.points),
            str(bucket.games),
            percent(bucket.forecast),
            interval(bucket.won * bucket.games, bucket.games),
            bucket.verdict,
        ]
        for bucket in found
    ]
    return Sheet(title, heads, rows)


def by_round(results: Sequence[Json]) -> Sheet:
    """The mean forecasts at the start of each round, and how many games were won."""
    rows = list[Row]()
    for number in sorted({one[0] for result in results for one in result["said"]}):
        forecasts = [
            (one[SOLVED], one[FITTED], won_by_samurai(result))
            for result in results
            for one in result["said"]
            if one[0] == number
        ]
        count = len(forecasts)
        rows.append(
            [
                str(number),
                str(count),
                percent(sum(solved for solved, _, _ in forecasts) / count),
                percent(sum(fitted for _, fitted, _ in forecasts) / count),
                interval(sum(won for _, _, won in forecasts), count),
            ]
        )
    heads = [
        *(Text("lab-head-round"), Text("lab-head-games"), Text("lab-head-mean-said")),
        *(Text("lab-head-mean-fitted"), Text("lab-head-samurai-wins")),
    ]
    return Sheet(Text("lab-calibrate-by-round"), heads, rows)


def as_json(results: Sequence[Json]) -> dict[str, Json]:
    def written(found: Sequence[Bucket]) -> list[Json]:
        return [
            {
                "from": bucket.low,
                "points": bucket.points,
                "games": bucket.games,
                "said": bucket.forecast,
                "won": bucket.won,
                "interval": bucket.interval,
                "verdict": bucket.verdict.id.removeprefix("lab-verdict-"),
            }
            for bucket in found
        ]

    return {
        "games": len(results),
        "solved": written(buckets(results)),
        "fitted": written(buckets(results, FITTED)),
        "mean_square": {"solved": brier_score(results), "fitted": brier_score(results, FITTED)},
    }
