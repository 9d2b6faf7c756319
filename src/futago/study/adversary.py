"""How much somebody gains who knows a level's exact mixes and values, in whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from futago.game import BadInput, Json
from futago.goryo.board import GORYO, SAMURAI
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.study.contest import Contest, Fixture
from futago.study.knowing import Gain, KnowingGoryo, KnowingSamurai
from futago.study.playing import ending, play
from futago.texts import Text

KNOWING: Final = "knowing"
"""How results call the adversary."""
SEATS: Final = (SAMURAI, GORYO)


def check_level(contest: Contest, name: str) -> None:
    """Only a level that always plays its mix has an exact mix to be known."""
    level = contest.level(name)
    if level.blend or level.slip:
        raise BadInput(Text("lab-not-exact", level=name))


def fixtures(contest: Contest, level: str, games: int, given: Json) -> list[Fixture]:
    """The adversary in one seat, then in the other, game by game."""
    return [
        Fixture(
            contest,
            KNOWING if seat == GORYO else level,
            KNOWING if seat == SAMURAI else level,
            number,
            given,
        )
        for number in range(games)
        for seat in SEATS
    ]


def play_knowing(fixture: Fixture) -> Json:
    """One game of an adversary, with what he gained in each round."""
    draws, goryo, samurai = fixture.seeds
    players = fixture.contest.players
    knower: KnowingGoryo | KnowingSamurai
    if fixture.goryo == KNOWING:
        level = fixture.contest.level(fixture.samurai)
        knower = KnowingGoryo(fixture.options, goryo, level, players.values)
        bots = {
            GORYO: knower,
            SAMURAI: players.make(fixture.samurai, fixture.options, SAMURAI, samurai),
        }
    else:
        level = fixture.contest.level(fixture.goryo)
        knower = KnowingSamurai(fixture.options, samurai, level, players.values)
        bots = {
            GORYO: players.make(fixture.goryo, fixture.options, GORYO, goryo),
            SAMURAI: knower,
        }
    end = play(fixture.options, bots, draws, knower.look)
    gains = [[gain.round, *(round(x, 6) for x in _fields(gain))] for gain in knower.gains]
    return fixture.result(**ending(end), gains=gains)


def _fields(gain: Gain) -> tuple[float, ...]:
    return gain.value, gain.knowing, gain.by_mix, gain.usual


@dataclass(frozen=True)
class Mean:
    """A mean of numbers with its standard error, which is unknown, so infinite, for one number."""

    count: int
    mean: float
    error: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Mean:
        count = len(numbers)
        mean = sum(numbers) / count if count else 0.0
        spread = sum((number - mean) ** 2 for number in numbers)
        error = sqrt(spread / (count - 1) / count) if count > 1 else inf
        return cls(count, mean, error)

    @property
    def points(self) -> str:
        """In points of win probability."""
        told = f"{100 * self.mean:+.2f}"
        return f"{told} ± {100 * self.error:.2f}" if self.count > 1 else told


@dataclass(frozen=True)
class Gains:
    """What the adversary of one seat gained: over the value, and over the level in his place."""

    seat: str
    games: Sequence[Sequence[Gain]]
    wins: int

    @classmethod
    def of(cls, seat: str, results: Sequence[Json]) -> Gains:
        own = [result for result in results if result["seats"][seat] == KNOWING]
        games = [[Gain(*gain) for gain in result["gains"]] for result in own]
        return cls(seat, games, sum(result["winner"] == seat for result in own))

    @property
    def sign(self) -> int:
        return 1 if self.seat == SAMURAI else -1

    def measures(self, gain: Gain) -> tuple[float, float, float]:
        """Over the value; the part of it that the mix alone gives; over the level in his place."""
        return (
            self.sign * (gain.knowing - gain.value),
            self.sign * (gain.by_mix - gain.value),
            self.sign * (gain.knowing - gain.usual),
        )

    def rounds(self) -> list[int]:
        return sorted({gain.round for game in self.games for gain in game})

    def in_round(self, round: int) -> list[Mean]:
        """Each measure, over the games that came to this round."""
        met = [self.measures(gain) for game in self.games for gain in game if gain.round == round]
        return list(map(Mean.of, zip(*met, strict=True)))

    def in_game(self) -> list[Mean]:
        """Each measure, added up over each game's rounds."""
        games = [list(map(self.measures, game)) for game in self.games if game]
        sums = [[sum(column) for column in zip(*game, strict=True)] for game in games]
        return list(map(Mean.of, zip(*sums, strict=True)))

    def promised(self) -> Mean:
        """The adversary's chance at the beginning of the game, as the level says it."""
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
