"""How much an adversary that knows a level's exact mixes and values gains in whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from futago.game import BadInput, Json
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.study.best_response import BestResponseGoryo, BestResponseSamurai, Gain
from futago.goryo.study.experiment import Experiment, GameTask
from futago.goryo.study.play import outcome, play_game
from futago.lab.sheets import Mean, Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.texts import Text

ADVERSARY: Final = "knowing"
"""The adversary's name in results."""
SEATS: Final = (SAMURAI, GORYO)


def check_level(experiment: Experiment, name: str) -> None:
    """Raise `BadInput` unless the level always plays its exact mix."""
    level = experiment.level(name)
    if level.blend or level.slip:
        raise BadInput(Text("lab-not-exact", level=name))


def game_tasks(experiment: Experiment, level: str, games: int, given: Json) -> list[GameTask]:
    """The adversary in each of the seats, once per game number."""
    return [
        GameTask(
            experiment,
            ADVERSARY if seat == GORYO else level,
            ADVERSARY if seat == SAMURAI else level,
            number,
            given,
        )
        for number in range(games)
        for seat in SEATS
    ]


def play_adversary(task: GameTask) -> Json:
    """One game of an adversary, with its gains in each round."""
    draws, goryo, samurai = task.seeds
    factory = task.experiment.bots
    adversary: BestResponseGoryo | BestResponseSamurai
    if task.goryo == ADVERSARY:
        level = task.experiment.level(task.samurai)
        adversary = BestResponseGoryo(task.options, goryo, level, factory.values)
        bots = {
            GORYO: adversary,
            SAMURAI: factory.make(task.samurai, task.options, SAMURAI, samurai),
        }
    else:
        level = task.experiment.level(task.goryo)
        adversary = BestResponseSamurai(task.options, samurai, level, factory.values)
        bots = {
            GORYO: factory.make(task.goryo, task.options, GORYO, goryo),
            SAMURAI: adversary,
        }
    end = play_game(task.options, bots, draws, adversary.observe)
    gains = [[gain.round, *(round(x, 6) for x in _fields(gain))] for gain in adversary.gains]
    return task.result(**outcome(end), gains=gains)


def _fields(gain: Gain) -> tuple[float, ...]:
    return gain.value, gain.adversary, gain.by_mix, gain.level


@dataclass(frozen=True)
class Gains:
    """What the adversary gained in one seat: over the value, and over the level in its place."""

    seat: str
    games: Sequence[Sequence[Gain]]
    wins: int

    @classmethod
    def of(cls, seat: str, results: Sequence[Json]) -> Gains:
        own = [result for result in results if result["seats"][seat] == ADVERSARY]
        games = [[Gain(*gain) for gain in result["gains"]] for result in own]
        return cls(seat, games, sum(result["winner"] == seat for result in own))

    @property
    def sign(self) -> int:
        return 1 if self.seat == SAMURAI else -1

    def measures(self, gain: Gain) -> tuple[float, float, float]:
        """The gain over the value, the part of it from the mix alone, the gain over the level."""
        return (
            self.sign * (gain.adversary - gain.value),
            self.sign * (gain.by_mix - gain.value),
            self.sign * (gain.adversary - gain.level),
        )

    def rounds(self) -> list[int]:
        return sorted({gain.round for game in self.games for gain in game})

    def in_round(self, round: int) -> list[Mean]:
        """The mean of each measure over the games that reached this round."""
        met = [self.measures(gain) for game in self.games for gain in game if gain.round == round]
        return list(map(Mean.of, zip(*met, strict=True)))

    def in_game(self) -> list[Mean]:
        """The mean over games of each measure, summed over the rounds of a game."""
        games = [list(map(self.measures, game)) for game in self.games if game]
        sums = [[sum(column) for column in zip(*game, strict=True)] for game in games]
        return list(map(Mean.of, zip(*sums, strict=True)))

    def promised(self) -> Mean:
        """The adversary's chance to win at the start of the game, by the level's value."""
        first = [game[0].value for game in self.games if game]
        return Mean.of(first if self.seat == SAMURAI else [1 - value for value in first])

    def rows(self) -> list[Row]:
        by_round = [(Text("lab-round", round=n), self.in_round(n)) for n in self.rounds()]
        return [
            [
                Text(f"goryo-seat-{self.seat}"),
                what,
                str(means[0].count),
                *(mean.points for mean in means),
            ]
            for what, means in [*by_round, (Text("lab-whole-game"), self.in_game())]
            if means
        ]

    def as_json(self) -> dict[str, Json]:
        return {
            "games": len(self.games),
            "wins": self.wins,
            "interval": wilson(self.wins, len(self.games)),
            "promised": self.promised().mean,
            "rounds": {str(n): _named(self.in_round(n)) for n in self.rounds()},
            "game": _named(self.in_game()),
        }


def _named(means: Sequence[Mean]) -> dict[str, Json]:
    names = ("over_value", "by_mix", "over_level")
    return {
        name: {
            "count": mean.count,
            "mean": mean.mean,
            "error": mean.error if mean.count > 1 else None,
        }
        for name, mean in zip(names, means, strict=False)
    }


def sheets(results: Sequence[Json]) -> list[Sheet]:
    found = [Gains.of(seat, results) for seat in SEATS]
    heads = [
        *(Text("lab-head-adversary"), Text("lab-head-when"), Text("lab-head-count")),
        *(Text("lab-head-over-value"), Text("lab-head-by-mix"), Text("lab-head-over-level")),
    ]
    gains = Sheet(Text("lab-adversary-gains"), heads, [row for one in found for row in one.rows()])
    rows: list[Row] = [
        [
            Text(f"goryo-seat-{one.seat}"),
            str(len(one.games)),
            percent(one.promised().mean),
            interval(one.wins, len(one.games)),
        ]
        for one in found
    ]
    heads = [
        *(Text("lab-head-adversary"), Text("lab-head-games")),
        *(Text("lab-head-promised"), Text("lab-head-wins")),
    ]
    return [gains, Sheet(Text("lab-adversary-wins"), heads, rows)]
