"""Bots against each other: one party among others of another bot, the Overlord against parties, and
single players against the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations, product
from typing import NamedTuple

from futago.game import Json
from futago.gorpg.study.games import GameTask, overlord_won, share
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.texts import Text


class Contest(NamedTuple):
    """Who meets whom: in a standard game `one` party among `other` ones; `one` as the Overlord
    against `other` parties; `one` alone."""

    mode: str
    players: int
    one: str
    other: str


def contests(
    bots: Sequence[str], given: Json, against: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """The pairings under these options; `against` names the others, if not all meet all."""
    mirrored, pairs = [(bot, bot) for bot in bots], list(permutations(bots, 2))
    if given["mode"] == "solo":
        return mirrored
    if given["mode"] == "overlord":
        return list(product(bots, against)) if against else [*mirrored, *pairs]
    if against:
        pairs = [(one, other) for one, other in product(bots, against) if one != other]
    return pairs if given["players"] > 1 else []


def game_tasks(
    seed: str,
    bots: Sequence[str],
    options: Sequence[Json],
    games: int,
    against: Sequence[str] = (),
) -> list[GameTask]:
    """All contests once per game number, so that a longer run starts with the same games. The one
    party sits in each seat in turn."""
    return [
        GameTask(seed, _seats(one, other, given, number), number, given)
        for number in range(games)
        for given in options
        for one, other in contests(bots, given, against)
    ]


def _seats(one: str, other: str, given: Json, number: int) -> tuple[str, ...]:
    players = given["players"]
    if given["mode"] == "overlord":
        return (*[other] * players, one)
    return tuple(one if seat == number % players else other for seat in range(players))


@dataclass
class Tally:
    games: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.wins += won

    def as_json(self) -> dict[str, Json]:
        low, high = wilson(self.wins, self.games)
        return {"games": self.games, "wins": self.wins, "interval": [low, high]}


@dataclass
class Ladder:
    """The wins of `one` in each contest."""

    bots: Sequence[str]
    found: dict[Contest, Tally] = field(default_factory=lambda: defaultdict(Tally))

    @classmethod
    def of(cls, bots: Sequence[str], tasks: Iterable[GameTask], results: Iterable[Json]) -> Ladder:
        ladder = cls(bots)
        for task, result in zip(tasks, results, strict=True):
            if "round" in result:
                ladder._add(task, result)
        return ladder

    def _add(self, task: GameTask, result: Json) -> None:
        mode, players = task.given["mode"], task.given["players"]
        if mode == "overlord":
            contest = Contest(mode, players, task.bots[-1], task.bots[0])
            self.found[contest].add(overlord_won(result))
            return
        seat = task.number % players
        one, other = task.bots[seat], task.bots[(seat + 1) % players]
        self.found[Contest(mode, players, one, other)].add(share(result, seat))

    def sheets(self) -> list[Sheet]:
        made = (self._standard(), self._overlord(), self._both_roles(), self._solo())
        return [sheet for sheet in made if sheet.rows]

    def _of(self, mode: str) -> Iterator[tuple[Contest, Tally]]:
        order = {bot: number for number, bot in enumerate(self.bots)}
        found = [item for item in self.found.items() if item[0].mode == mode]
        yield from sorted(found, key=lambda i: (i[0].players, order[i[0].one], order[i[0].other]))

    def _standard(self) -> Sheet:
        rows: list[Row] = [
            [
                *(str(contest.players), contest.one, contest.other),
                *(str(tally.games), interval(tally.wins, tally.games)),
                percent(1 / contest.players),
            ]
            for contest, tally in self._of("standard")
        ]
        heads = ("gorpg-lab-head-parties", "lab-head-bot", "gorpg-lab-head-among")
        ends = ("lab-head-games", "lab-head-wins", "gorpg-lab-head-even")
        return Sheet(Text("gorpg-lab-ladder-standard"), _texts(*heads, *ends), rows)

    def _overlord(self) -> Sheet:
        rows: list[Row] = [
            [
                *(str(contest.players), contest.one, contest.other),
                *(str(tally.games), interval(tally.wins, tally.games)),
            ]
            for contest, tally in self._of("overlord")
        ]
        heads = ("gorpg-lab-head-parties", "gorpg-lab-head-overlord", "lab-head-against")
        ends = ("lab-head-games", "gorpg-lab-head-overlord-wins")
        return Sheet(Text("gorpg-lab-ladder-overlord"), _texts(*heads, *ends), rows)

    def both_roles(self, players: int, one: str, other: str) -> Tally:
        """How often a bot won as the Overlord against parties of another, and the other way."""
        ruling = self.found[Contest("overlord", players, one, other)]
        serving = self.found[Contest("overlord", players, other, one)]
        wins = ruling.wins + serving.games - serving.wins
        return Tally(ruling.games + serving.games, wins)

    def _met_in_both_roles(self, players: int, one: str, other: str) -> bool:
        pairs = ((one, other), (other, one))
        return all(Contest("overlord", players, *pair) in self.found for pair in pairs)

    def _both_roles(self) -> Sheet:
        counts = sorted({contest.players for contest, _ in self._of("overlord")})
        rows: list[Row] = [
            [str(players), one, other, str(tally.games), interval(tally.wins, tally.games)]
            for players in counts
            for one, other in combinations(self.bots, 2)
            if self._met_in_both_roles(players, one, other)
            for tally in [self.both_roles(players, one, other)]
        ]
        heads = ("gorpg-lab-head-parties", "lab-head-bot", "lab-head-against")
        title = Text("gorpg-lab-ladder-both-roles")
        return Sheet(title, _texts(*heads, "lab-head-games", "lab-head-wins"), rows)

    def _solo(self) -> Sheet:
        rows: list[Row] = [
            [contest.one, str(tally.games), interval(tally.wins, tally.games)]
            for contest, tally in self._of("solo")
        ]
        heads = _texts("lab-head-bot", "lab-head-games", "lab-head-wins")
        return Sheet(Text("gorpg-lab-ladder-solo"), heads, rows)

    def as_json(self) -> list[Json]:
        return [
            {**contest._asdict(), **tally.as_json()}
            for contest, tally in sorted(self.found.items())
        ]


def _texts(*ids: str) -> list[Text]:
    return [Text(id) for id in ids]
