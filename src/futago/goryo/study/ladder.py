"""Every bot against every other one, in both roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from futago.game import Json
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.study.experiment import Experiment, GameTask, won_by_samurai
from futago.lab.sheets import Row, Sheet, interval
from futago.lab.simulate import wilson
from futago.texts import Text


def game_tasks(
    experiment: Experiment, bots: Sequence[str], games: int, given: Json
) -> list[GameTask]:
    """All pairings once per game number, so that a longer run starts with the same games."""
    return [
        GameTask(experiment, goryo, samurai, number, given)
        for number in range(games)
        for goryo, samurai in permutations(bots, 2)
    ]


@dataclass
class Ladder:
    """Games and the Samurai's wins by pairing, the Goryō's bot first."""

    bots: Sequence[str]
    games: Counter[tuple[str, str]]
    wins: Counter[tuple[str, str]]

    @classmethod
    def of(cls, bots: Sequence[str], results: Sequence[Json]) -> Ladder:
        ladder = cls(bots, Counter(), Counter())
        for result in results:
            pairing = (result["seats"][GORYO], result["seats"][SAMURAI])
            ladder.games[pairing] += 1
            ladder.wins[pairing] += won_by_samurai(result)
        return ladder

    def both_roles(self, one: str, other: str) -> tuple[int, int]:
        """How many games one bot won against another, and of how many."""
        as_samurai, as_goryo = (other, one), (one, other)
        wins = self.wins[as_samurai] + self.games[as_goryo] - self.wins[as_goryo]
        return wins, self.games[as_samurai] + self.games[as_goryo]

    def against_all(self, one: str) -> tuple[int, int]:
        """A bot's wins against all others, and the number of games."""
        sums = [self.both_roles(one, other) for other in self.bots if other != one]
        return sum(wins for wins, _ in sums), sum(games for _, games in sums)

    def sheets(self) -> list[Sheet]:
        return [self._overall(), self._pairs(), self._by_role()]

    def _overall(self) -> Sheet:
        def share(one: str) -> float:
            wins, games = self.against_all(one)
            return wins / max(games, 1)

        best_first = sorted(self.bots, key=share, reverse=True)
        rows: list[Row] = [
            [bot, str(self.against_all(bot)[1]), interval(*self.against_all(bot))]
            for bot in best_first
        ]
        heads = [Text("lab-head-bot"), Text("lab-head-games"), Text("lab-head-wins")]
        return Sheet(Text("lab-ladder-overall"), heads, rows)

    def _pairs(self) -> Sheet:
        rows: list[Row] = [
            [
                one,
                other,
                str(self.both_roles(one, other)[1]),
                interval(*self.both_roles(one, other)),
            ]
            for one, other in combinations(self.bots, 2)
        ]
        heads = [Text("lab-head-bot"), Text("lab-head-against"), Text("lab-head-games")]
        return Sheet(Text("lab-ladder-pairs"), [*heads, Text("lab-head-wins")], rows)

    def _by_role(self) -> Sheet:
        rows: list[Row] = [
            [goryo, *(interval(self.wins[goryo, s], self.games[goryo, s]) for s in self.bots)]
            for goryo in self.bots
        ]
        heads = [Text("lab-head-goryo"), *(Text("verbatim", word=bot) for bot in self.bots)]
        return Sheet(Text("lab-ladder-by-role"), heads, rows)

    def as_json(self) -> dict[str, Json]:
        return {
            "pairings": [
                {
                    "goryo": goryo,
                    "samurai": samurai,
                    "games": games,
                    "samurai_wins": self.wins[goryo, samurai],
                    "interval": wilson(self.wins[goryo, samurai], games),
                }
                for (goryo, samurai), games in self.games.items()
            ],
            "both_roles": [
                {
                    "bot": one,
                    "against": other,
                    "games": games,
                    "wins": wins,
                    "interval": wilson(wins, games),
                }
                for one, other in combinations(self.bots, 2)
                for wins, games in [self.both_roles(one, other)]
            ],
        }
