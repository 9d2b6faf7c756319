"""What the coach says, in a terminal of 80 columns."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text as Words

from futago.coach.report import Report
from futago.coach.telling import Telling

WIDTH: Final = 80
STEPS: Final = "▁▂▃▄▅▆▇█"
STRIP: Final = 76
HALF: Final = 20  # the length of the longest bar
STYLES: Final = {"luck": "yellow", "inaccuracy": "cyan", "mistake": "magenta", "blunder": "red"}


def show_report(report: Report, console: Console, language: str) -> None:
    """Print a report: how the chance went, the remarks, skill and luck, what questions told."""
    tell = Telling(report, language)
    screen = Console(
        file=console.file,
        width=min(console.width, WIDTH),
        no_color=console.no_color,
        force_terminal=console.is_terminal,
        highlight=False,
    )
    screen.print(tell("coach-page-title"), style="bold")
    screen.print(tell.players(), markup=False)
    screen.print(tell.ending(), markup=False)
    screen.print(tell.precision(), style="dim")
    _chances(tell, screen)
    _remarks(tell, screen)
    _balance(tell, screen)
    _bits(tell, screen)


def _head(tell: Telling, screen: Console, id: str) -> None:
    screen.print()
    screen.print(tell(f"coach-page-{id}"), style="bold")


def _chances(tell: Telling, screen: Console) -> None:
    """One line a round: where it began and ended, and a strip of small columns between."""
    _head(tell, screen, "curve")
    screen.print(tell("coach-page-curve-more"), style="dim")
    moments = tell.report.moments
    ends = [entry.first for entry in tell.report.rounds[1:]] + [moments[-1].move]
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for entry, end in zip(tell.report.rounds, ends, strict=True):
        part = moments[entry.first : end + 1]
        strip = "".join(STEPS[min(7, int(8 * moment.chance))] for moment in part)
        table.add_row(
            tell.round(entry.number),
            f"{100 * part[0].chance:3.0f} %",
            strip,
            f"{100 * part[-1].chance:3.0f} %",
        )
    screen.print(table)


def _remarks(tell: Telling, screen: Console) -> None:
    _head(tell, screen, "remarks")
    if not tell.report.remarks:
        screen.print(tell("coach-page-nothing"))
        return
    screen.print(tell("coach-page-remarks-more"), style="dim")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="dim", min_width=3)
    for remark in tell.report.remarks:
        heading = tell.heading(tell.report.moments[remark.move])
        words = f"{tell.whose(remark)} {tell.said(remark.text)}"
        table.add_row(str(remark.move), Words(heading, "dim"))
        table.add_row("", Words(words, STYLES[remark.verdict]))
    screen.print(table)


def _balance(tell: Telling, screen: Console) -> None:
    _head(tell, screen, "balance")
    screen.print(tell("coach-page-balance-more"), style="dim")
    points = tell.report.balance.points()
    most = max((abs(change) for change in points.values()), default=1)
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for cause, change in points.items():
        bar = "█" * max(1, round(HALF * abs(change) / most))
        left = bar.rjust(HALF) if change < 0 else " " * HALF
        right = bar.ljust(HALF) if change > 0 else " " * HALF
        told = tell.points(change)
        table.add_row(tell(f"coach-cause-{cause}"), f"{left}│{right}", told.rjust(4))
    screen.print(table)
    screen.print(tell.sum())


def _bits(tell: Telling, screen: Console) -> None:
    questions = tell.questions()
    if not questions:
        return
    _head(tell, screen, "bits")
    screen.print(tell("coach-page-bits-more"), style="dim")
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    number = 0
    for told in questions:
        first = tell.round(told.round) if told.round != number else ""
        number = told.round
        table.add_row(first, told.name, "█" * max(0, round(8 * told.won)), told.bits)
    screen.print(table)
