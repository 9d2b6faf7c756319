"""What a study found, as a table for the terminal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from futago.game import Json
from futago.lab.cells import Cell
from futago.lab.measures import side_of
from futago.lab.run import StudyRun
from futago.lab.sheets import Row, Sheet, interval
from futago.texts import Text, name_text, seat_text


def summary(run: StudyRun, language: str) -> Sheet:
    """A line for each share of the victory that is estimated."""
    names = _differing(run.cells)
    states = {cell.number: run.state_of(cell) for cell in run.cells}
    told = set(states.values()) != {"complete"}
    rows = list[Row]()
    for cell in run.cells:
        for found in run.tallies[cell.number].estimates(run.study.precision):
            mean, low, high, _ = found.interval
            side = found.asked.side
            if _is_the_rest(cell, side):
                continue
            row: Row = [
                str(cell.number),
                *(_value(cell, name) for name in names),
                _bots(cell, found.asked.bot),
                seat_text(cell.game, side) if side else Text("lab-seat-all"),
                str(found.games),
                f"{mean:.1%}",
                f"{100 * low:.1f} - {100 * high:.1f}",
                _verdict(cell, low, high),
            ]
            rows.append([*row, Text(f"lab-state-{states[cell.number]}")] if told else row)
    heads = [
        Text("lab-head-cell"),
        *(_name(run.cells, name) for name in names),
        *map(Text, ("lab-head-bot", "lab-head-seat", "lab-head-games")),
        *map(Text, ("lab-head-share", "lab-head-interval", "lab-head-even")),
        *([Text("lab-head-state")] if told else []),
    ]
    return Sheet(Text("verbatim", word=run.study.about(language)), heads, rows)


def _is_the_rest(cell: Cell, side: str | None) -> bool:
    """Whether a share follows from that of the only other side of a line-up."""
    options = cell.options_of(0)
    alone = cell.bot or cell.rotate or cell.vary or len(cell.sides(options)) != 2
    return not alone and side != side_of(cell.played, options)


def _verdict(cell: Cell, low: float, high: float) -> str:
    """Whether a share differs from an even one, if the interval leaves no doubt."""
    sides = len(cell.sides(cell.options_of(0)))
    if sides == 1 or cell.vary:
        return "-"
    if low <= 1 / sides <= high:
        return "?"
    return f"{'>' if low > 1 / sides else '<'} {1 / sides:.0%}"


def standing(run: StudyRun) -> Sheet:
    """How often each bot that met others won, all games together."""
    won = defaultdict[str, list[tuple[int, float]]](list)
    for cell in run.cells:
        for found in run.tallies[cell.number].estimates(None):
            if cell.bot and found.asked.side is None:
                share = found.interval.mean
                won[cell.bot].append((found.games, share))
                if len(cell.sides(cell.options_of(0))) == 2:
                    won[cell.against].append((found.games, 1 - share))
    sums = {
        bot: (sum(n for n, _ in each), sum(n * share for n, share in each))
        for bot, each in won.items()
    }
    best_first = sorted(sums, key=lambda bot: -sums[bot][1] / sums[bot][0])
    rows: list[Row] = [
        [bot, str(sums[bot][0]), interval(sums[bot][1], sums[bot][0])] for bot in best_first
    ]
    heads = [Text("lab-head-bot"), Text("lab-head-games"), Text("lab-head-wins")]
    return Sheet(Text("lab-ladder-overall"), heads, rows)


def _bots(cell: Cell, bot: str) -> str | Text:
    return Text("lab-bot-against", bot=bot, against=cell.against) if cell.against else bot


def _differing(cells: Sequence[Cell]) -> list[str]:
    """What makes cells different, beside their bots: `game`, `way`, options, settings."""
    every = dict.fromkeys(
        name for cell in cells for name in ("game", "way", *cell.given, *cell.settings)
    )
    return [name for name in every if len({_value(cell, name) for cell in cells}) > 1]


def _value(cell: Cell, name: str) -> str:
    if name in ("game", "way"):
        return str(getattr(cell, name))
    value: Json = cell.given.get(name, cell.settings.get(name, ""))
    return str(value)


def _name(cells: Sequence[Cell], name: str) -> Text:
    game = cells[0].game
    return name_text(f"{game}-name-{name.replace('_', '-')}", name)
