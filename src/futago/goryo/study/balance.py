"""How often the Samurai wins, by edition, actions, variant and gong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.rules.options import actions_in_the_box
from futago.goryo.study.experiment import Experiment, GameTask, won_by_samurai
from futago.lab.sheets import Row, Sheet, interval, percent
from futago.lab.simulate import wilson
from futago.texts import Text

GIVEN: Final = ("edition", "actions_per_samurai", "variant", "gong")


def cells(
    editions: Sequence[str],
    actions: Sequence[str],
    variants: Sequence[str],
    gongs: Sequence[str],
    palace: str,
) -> list[dict[str, Json]]:
    """The option sets to compare; an edition is only combined with its own numbers of actions.
    Without gongs each number of actions has its default."""
    found = [
        {
            "edition": edition,
            "actions_per_samurai": number,
            "variant": variant,
            "palace": palace,
            "gong": gong,
        }
        for edition, number, variant in product(editions, actions, variants)
        if number in map(str, actions_in_the_box(edition))
        for gong in gongs or [default_gong(number)]
    ]
    if not found:
        raise BadInput(
            Text("lab-balance-nothing", editions=", ".join(editions), actions=", ".join(actions))
        )
    return found


def default_gong(actions: str) -> str:
    """The default gong for a number of actions, in the form of the option."""
    gong = GAME.options({"actions_per_samurai": actions}).gong
    return f"{gong.length}:{','.join(map(str, gong.bags))}"


def game_tasks(
    experiment: Experiment, level: str, given: Sequence[dict[str, Json]], games: int
) -> list[GameTask]:
    """All option sets once per game number."""
    tasks = product(range(games), given)
    return [GameTask(experiment, level, level, number, options) for number, options in tasks]


@dataclass
class Cell:
    """The games with the same options."""

    options: dict[str, Json]
    endings: Counter[str]
    games: int = 0
    wins: int = 0

    @property
    def leans(self) -> Text:
        """Whom the game favours, if the interval excludes an even chance."""
        low, high = wilson(self.wins, self.games)
        if low > 0.5:
            return Text("lab-leans-samurai")
        return Text("lab-leans-goryo") if high < 0.5 else Text("lab-leans-neither")


def summed(given: Sequence[dict[str, Json]], results: Sequence[Json]) -> list[Cell]:
    found = [Cell(options, Counter()) for options in given]
    for result in results:
        cell = found[given.index(result["options"])]
        cell.games += 1
        cell.wins += won_by_samurai(result)
        cell.endings[result["reason"]] += 1
    return found


def sheets(found: Sequence[Cell], level: str, palace: str) -> list[Sheet]:
    """Wins, and the reasons in a second sheet, so that both fit a narrow terminal."""
    endings = sorted({reason for cell in found for reason in cell.endings})
    wins = ("lab-head-games", "lab-head-samurai-wins", "lab-head-leans")
    won: list[Row] = [
        [*_given(cell), str(cell.games), interval(cell.wins, cell.games), cell.leans]
        for cell in found
    ]
    ended: list[Row] = [
        [
            *_given(cell),
            *(percent(cell.endings[reason] / max(cell.games, 1)) for reason in endings),
        ]
        for cell in found
    ]
    given = [Text(f"goryo-name-{name.replace('_', '-')}") for name in GIVEN]
    reasons = [Text("verbatim", word=reason) for reason in endings]
    title = Text("lab-balance-title", level=level, palace=palace)
    return [
        Sheet(title, [*given, *map(Text, wins)], won),
        Sheet(Text("lab-balance-ended"), [*given, *reasons], ended),
    ]


def _given(cell: Cell) -> list[str]:
    return [str(cell.options[name]) for name in GIVEN]


def as_json(found: Sequence[Cell]) -> list[Json]:
    return [
        {
            "options": cell.options,
            "games": cell.games,
            "samurai_wins": cell.wins,
            "interval": wilson(cell.wins, cell.games),
            "endings": dict(sorted(cell.endings.items())),
        }
        for cell in found
    ]
