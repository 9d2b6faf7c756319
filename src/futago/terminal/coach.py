"""Reports of the coach in a terminal of 80 columns."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text as Words

from futago.coach import report_text_of
from futago.coach.report import Balance, Report
from futago.coach.report_text import ReportText

WIDTH: Final = 80
STEPS: Final = "▁▂▃▄▅▆▇█"
STRIP: Final = 76
HALF: Final = 20  # the length of the longest bar
STYLES: Final = {"luck": "yellow", "inaccuracy": "cyan", "mistake": "magenta", "blunder": "red"}


def show_report(report: Report, console: Console, language: str) -> None:
    """Print a report: the chance over time, the remarks, skill and luck, the questions."""
    text = report_text_of(report, language)
    screen = Console(
        file=console.file,
        width=min(console.width, WIDTH),
        no_color=console.no_color,
        force_terminal=console.is_terminal,
        highlight=False,
    )
    screen.print(text("coach-page-title"), style="bold")
    screen.print(text.players(), markup=False)
    screen.print(text.ending(), markup=False)
    screen.print(text.precision(), style="dim")
    _chances(text, screen)
    _remarks(text, screen)
    _balance(text, screen)
    _bits(text, screen)


def _head(text: ReportText, screen: Console, id: str) -> None:
    screen.print()
    screen.print(text(f"coach-page-{id}"), style="bold")


def _chances(text: ReportText, screen: Console) -> None:
    """One line per round: the chance at its beginning and end, and a sparkline in between."""
    _head(text, screen, "curve")
    screen.print(text("coach-page-curve-more"), style="dim")
    moments = text.report.moments
    if text.report.balances:
        screen.print(_courses(text))
        return
    ends = [entry.first for entry in text.report.rounds[1:]] + [moments[-1].move]
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for entry, end in zip(text.report.rounds, ends, strict=True):
        part = moments[entry.first : end + 1]
        strip = "".join(STEPS[min(7, int(8 * moment.chance))] for moment in part)
        table.add_row(
            text.round(entry.number),
            f"{100 * part[0].chance:3.0f} %",
            strip,
            f"{100 * part[-1].chance:3.0f} %",
        )
    screen.print(table)


def _courses(text: ReportText) -> Table:
    """One line per round: what each seat could expect at its end."""
    report = text.report
    ends = [entry.first - 1 for entry in report.rounds[1:]] + [report.moments[-1].move]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in report.balances:
        table.add_column(text.seat(seat), justify="right")
    table.add_row("", *(text.value(value) for value in report.moments[0].seats.values()))
    for entry, end in zip(report.rounds, ends, strict=True):
        values = (text.value(value) for value in report.moments[end].seats.values())
        table.add_row(text.round(entry.number), *values)
    return table


def _remarks(text: ReportText, screen: Console) -> None:
    _head(text, screen, "remarks")
    if not text.report.remarks:
        screen.print(text("coach-page-nothing"))
        return
    screen.print(text("coach-page-remarks-more"), style="dim")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="dim", min_width=3)
    for remark in text.report.remarks:
        heading = text.heading(text.report.moments[remark.move])
        words = f"{text.attribution(remark)} {text.render(remark.text)}"
        table.add_row(str(remark.move), Words(heading, "dim"))
        table.add_row("", Words(words, STYLES[remark.verdict]))
    screen.print(table)


def _balance(text: ReportText, screen: Console) -> None:
    _head(text, screen, "balance")
    screen.print(text("coach-page-balance-more"), style="dim")
    for seat, balance in text.report.balances.items():
        screen.print(text.player(seat))
        _bars(text, screen, balance)
        screen.print(text.sum_of(seat))
    if not text.report.balances:
        _bars(text, screen, text.report.balance)
        screen.print(text.sum())


def _bars(text: ReportText, screen: Console, balance: Balance) -> None:
    points = balance.points(text.report.unit)
    most = max((abs(change) for change in points.values()), default=1)
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for cause, change in points.items():
        bar = "█" * max(1, round(HALF * abs(change) / most))
        left = bar.rjust(HALF) if change < 0 else " " * HALF
        right = bar.ljust(HALF) if change > 0 else " " * HALF
        points_text = text.points(change)
        table.add_row(text(f"coach-cause-{cause}"), f"{left}│{right}", points_text.rjust(4))
    screen.print(table)


def _bits(text: ReportText, screen: Console) -> None:
    questions = text.questions()
    if not questions:
        return
    _head(text, screen, "bits")
    screen.print(text("coach-page-bits-more"), style="dim")
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    number = 0
    for asked in questions:
        first = text.round(asked.round) if asked.round != number else ""
        number = asked.round
        table.add_row(first, asked.name, "█" * max(0, round(8 * asked.won)), asked.bits)
    screen.print(table)
