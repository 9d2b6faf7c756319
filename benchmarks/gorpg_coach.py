"""Whether what Go RPG's coach expects comes true: python -m benchmarks.gorpg_coach [--games 100]

Expert bots play; at the beginning of some rounds the coach says what every seat can expect. The
results are written as a table and a plot to docs/images/gorpg-calibration.svg.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from cyclopts import run

from futago.chance import derived_seed
from futago.coach import svg
from futago.game import ABOVE
from futago.gorpg import GAME, GorpgState
from futago.gorpg.coach.judgement import COURSE, Simulator, seed_of
from futago.gorpg.kernel.foresight import GOLD, WON, evaluate
from futago.gorpg.rules.board import OVERLORD, QUESTS
from futago.gorpg.rules.score import score_of
from futago.lab.simulate import make_player
from futago.match import Match

SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "standard, two parties": {"players": 2},
    "solo, one item a hero": {"mode": "solo", "items_per_hero": 1},
    "Overlord, three parties": {"mode": "overlord", "players": 3},
}
TIMES: Final = {"solo, one item a hero": 3}
"""A single player has one forecast in each round, the others have several."""
ROUNDS: Final = (1, 4, 7, 10)
ROLLOUTS: Final = 160
BINS: Final = 5
SIZE: Final = 320
PLOT: Final = Path(__file__).parent.parent / "docs" / "images" / "gorpg-calibration.svg"


class Forecast(NamedTuple):
    """What was expected of a seat at the beginning of a round of a game, and what came of it."""

    game: int
    round: int
    expected: float
    came: float


def main(*, games: int = 100, plot: Path = PLOT) -> None:
    """Play so many games of each kind, or a multiple of that, and compare."""
    drawings = list[str]()
    for number, (name, given) in enumerate(SETTINGS.items()):
        count = games * TIMES.get(name, 1)
        found = [entry for game in range(count) for entry in forecasts(given, game)]
        chances = [chance for chance, _ in found]
        print(f"\n{name}: {count} games")
        print_gold([gold for _, gold in found if gold is not None])
        print_chances(chances)
        drawings.append(drawn(chances, name, number * SIZE))
    plot.write_text(picture(drawings), encoding="utf-8")
    print(f"\n{plot}")


def forecasts(given: dict[str, Any], number: int) -> Iterator[tuple[Forecast, Forecast | None]]:
    """The chances, and in standard mode the gold, that are expected in a game."""
    options = GAME.options(given)
    simulator, seats = Simulator(options), GAME.seats(options)
    seed = f"calibration {number}"
    match = Match(GAME, options, dict.fromkeys(seats, "expert"), derived_seed(seed))
    players = {seat: make_player("expert", GAME, options, seat, seed) for seat in seats}
    seen = dict[int, dict[str, Any]]()
    for state in match.play_out(players):
        assert isinstance(state, GorpgState)
        if state.phase == QUESTS and state.round in ROUNDS and state.round not in seen:
            view = OVERLORD if state.setup.overlord else ABOVE
            luck = seed_of(state, COURSE)
            seen[state.round] = evaluate(state, view, simulator.others, ROLLOUTS, luck)
    end = match.state
    assert isinstance(end, GorpgState)
    assert end.outcome is not None
    for round, expected in seen.items():
        for seat, figures in expected.items():
            won = (seat in end.outcome.winners) / max(1, len(end.outcome.winners))
            won = won if options.mode == "standard" else float(seat in end.outcome.winners)
            chance = Forecast(number, round, float(figures[:, WON].mean()), won)
            gold = None
            if options.mode == "standard":
                total = score_of(end, end.setup.party_of[seat]).total
                gold = Forecast(number, round, float(figures[:, GOLD].mean()), float(total))
            yield chance, gold


def print_gold(found: Sequence[Forecast]) -> None:
    if not found:
        return
    print("| round | forecasts | expected gold | gold in the end | error of one forecast |")
    print("|--:|--:|--:|--:|--:|")
    for round in ROUNDS:
        rows = np.array([entry[2:] for entry in found if entry.round == round])
        errors = rows[:, 1] - rows[:, 0]
        means = f"{rows[:, 0].mean():.0f} | {rows[:, 1].mean():.0f}"
        print(f"| {round} | {len(rows)} | {means} | {np.sqrt((errors**2).mean()):.0f} |")


def binned(found: Sequence[Forecast]) -> Iterator[tuple[int, float, float, float]]:
    """For each part of the range of chances: how many forecasts, their mean, how often it came
    true, and the standard error of that. A game ends once, however many forecasts it has, so the
    error is by the number of games."""
    rows, numbers = np.array([entry[2:] for entry in found]), np.array([e.game for e in found])
    for part in range(BINS):
        low, high = part / BINS, (part + 1) / BINS
        among = (rows[:, 0] >= low) & ((rows[:, 0] < high) | (part == BINS - 1))
        inside = rows[among]
        if len(inside) >= 5:
            came, games = float(inside[:, 1].mean()), len(np.unique(numbers[among]))
            error = float(np.sqrt(max(came * (1 - came), 0.01) / games))
            yield len(inside), float(inside[:, 0].mean()), came, error


def print_chances(found: Sequence[Forecast]) -> None:
    print("| forecasts | chance to win | came true |")
    print("|--:|--:|--:|")
    for count, expected, came, error in binned(found):
        print(f"| {count} | {100 * expected:.0f} % | {100 * came:.0f} ± {200 * error:.0f} % |")


def drawn(found: Sequence[Forecast], name: str, left: float) -> str:
    """How often chances came true, with two standard errors."""
    space, wide = 36, SIZE - 60

    def x(share: float) -> float:
        return left + space + wide * share

    def y(share: float) -> float:
        return 30 + wide * (1 - share)

    parts = [svg.text(left + space, 18, name, "")]
    for share in (0, 0.5, 1):
        parts.append(svg.line(x(0), y(share), x(1), y(share), "grid"))
        parts.append(svg.text(x(0) - 6, y(share) + 4, f"{round(100 * share)}", "end"))
        parts.append(svg.text(x(share), y(0) + 18, f"{round(100 * share)}", "middle"))
    parts.append(svg.line(x(0), y(0), x(1), y(1), "ideal"))
    for _, expected, came, error in binned(found):
        low, high = max(0, came - 2 * error), min(1, came + 2 * error)
        parts.append(svg.line(x(expected), y(low), x(expected), y(high), "error"))
        parts.append(svg.circle((x(expected), y(came)), 5, "dot"))
    return "".join(parts)


def picture(drawings: Sequence[str]) -> str:
    """The plots side by side, with a style of their own."""
    style = (
        "<style>text{font:12px sans-serif;fill:#555}.end{text-anchor:end}"
        ".middle{text-anchor:middle}.grid{stroke:#ccc}.ideal{stroke:#999;stroke-dasharray:4 4}"
        ".error{stroke:#2f4b7c;stroke-width:2}.dot{fill:#2f4b7c}</style>"
    )
    label = "Chances to win that the coach expected (across) and how often they came true (up)"
    whole = svg.svg(SIZE * len(drawings), SIZE, [style, *drawings], label)
    return whole.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"


if __name__ == "__main__":
    run(main)
