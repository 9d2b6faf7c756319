"""Who wins between equal bots: parties or Overlord, the single player or the game, and each place
in the turn order of a standard game, under all combinations of some switches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from futago.game import BadInput, Json, written
from futago.gorpg.study.games import GameTask, overlord_won, settings, share
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.texts import Text


def cells(
    modes: Sequence[str], players: Sequence[str], switches: Mapping[str, Sequence[str]]
) -> list[dict[str, Json]]:
    """The option sets to compare. The first party leads in standard games, so that a seat is a
    place in the turn order."""
    found = list[dict[str, Json]]()
    for values in product(*switches.values()):
        given = dict(zip(switches, values, strict=True))
        for mode in modes:
            lead = {"first_leader": "p1"} if mode == "standard" else {}
            found += settings([mode], players, {**lead, **given})
    return found


def switches_from(entries: Sequence[str]) -> dict[str, list[str]]:
    """Switches and the values to compare, from `name=value,value`."""
    found = dict[str, list[str]]()
    for entry in entries:
        name, equals, values = entry.partition("=")
        if not equals or not values:
            raise BadInput(Text("cli-not-a-pair", option="--switch", entry=entry))
        found[name.replace("-", "_")] = values.split(",")
    return found


def game_tasks(seed: str, bot: str, given: Sequence[Json], games: int) -> list[GameTask]:
    """All option sets once per game number."""
    return [
        GameTask(seed, tuple([bot] * (options["players"] + 1)), number, options)
        for number in range(games)
        for options in given
    ]


@dataclass
class Cell:
    """The games with the same options; `wins` by place, or of the parties, or of the player."""

    options: dict[str, Json]
    games: int = 0
    wins: list[float] = field(default_factory=list)

    def add(self, result: Json) -> None:
        mode, players = self.options["mode"], self.options["players"]
        won = [float(not overlord_won(result))] if mode == "overlord" else [share(result, 0)]
        if mode == "standard":
            won = [share(result, seat) for seat in range(players)]
        self.games += 1
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(won), won, strict=True)]

    @property
    def leans(self) -> Text:
        """Whom the game favours, if the interval excludes an even chance."""
        low, high = wilson(self.wins[0], self.games) if self.games else (0.0, 1.0)
        if low <= 0.5 <= high:
            return Text("lab-leans-neither")
        other = "game" if self.options["mode"] == "solo" else "overlord"
        return Text(f"gorpg-lab-leans-{other if high < 0.5 else 'parties'}")

    def as_json(self) -> dict[str, Json]:
        intervals = [wilson(wins, self.games) for wins in self.wins]
        return {
            "options": self.options,
            "games": self.games,
            "wins": self.wins,
            "intervals": [[low, high] for low, high in intervals],
        }


def summed(given: Sequence[dict[str, Json]], results: Iterable[Json]) -> list[Cell]:
    """The games by options; without those that grew too large for the simulator."""
    found = [Cell(options) for options in given]
    for number, result in enumerate(results):
        if "round" in result:
            found[number % len(found)].add(result)
    return found


def sheets(found: Sequence[Cell], switches: Sequence[str], bot: str) -> list[Sheet]:
    """A sheet for each mode."""
    made = [_won(found, mode, switches, bot) for mode in ("overlord", "solo")]
    return [sheet for sheet in [*made, _places(found, switches, bot)] if sheet.rows]


def _named(cell: Cell, switches: Sequence[str]) -> list[str]:
    return [str(cell.options["players"]), *(written(cell.options[name]) for name in switches)]


def _heads(switches: Sequence[str], *more: str) -> list[Text]:
    names = [Text("verbatim", word=name) for name in switches]
    return [Text("gorpg-lab-head-parties"), *names, *map(Text, more)]


def _won(found: Sequence[Cell], mode: str, switches: Sequence[str], bot: str) -> Sheet:
    rows: list[Row] = [
        [*_named(cell, switches), str(cell.games), interval(cell.wins[0], cell.games), cell.leans]
        for cell in found
        if cell.options["mode"] == mode and cell.games
    ]
    heads = _heads(switches, "lab-head-games", "gorpg-lab-head-parties-win", "lab-head-leans")
    return Sheet(Text(f"gorpg-lab-balance-{mode}", bot=bot), heads, rows)


def _places(found: Sequence[Cell], switches: Sequence[str], bot: str) -> Sheet:
    rows: list[Row] = [
        [
            *(*_named(cell, switches), str(place), str(cell.games)),
            *(interval(wins, cell.games), percent(1 / cell.options["players"])),
        ]
        for cell in found
        if cell.options["mode"] == "standard"
        for place, wins in enumerate(cell.wins, 1)
    ]
    ends = ("gorpg-lab-head-place", "lab-head-games", "lab-head-wins", "gorpg-lab-head-even")
    return Sheet(Text("gorpg-lab-balance-places", bot=bot), _heads(switches, *ends), rows)
