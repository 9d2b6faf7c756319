"""A report as a self-contained HTML page."""

from __future__ import annotations

from html import escape
from importlib import resources

from futago.coach import report_text_of, svg
from futago.coach.report import Moment, Report
from futago.coach.report_text import ReportText


def page(report: Report, language: str) -> str:
    """The HTML page of a report in a language."""
    text = report_text_of(report, language)
    style = resources.files("futago.coach").joinpath("page.css").read_text(encoding="utf-8")
    title = escape(text("coach-page-title"))
    body = "".join(
        (
            f"<h1>{title}</h1>",
            f"<p>{escape(text.players())}<br>{escape(text.ending())}</p>",
            f'<p class="quiet">{escape(text.precision())}</p>',
            _curve(text),
            _remarks(text),
            _balance(text),
            text.extra_sections(),
            _moves(text),
        )
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(text: ReportText, id: str, inside: str) -> str:
    """A section of the page with its heading."""
    heading, more = escape(text(f"coach-page-{id}")), escape(text(f"coach-page-{id}-more"))
    return f'\n<h2>{heading}</h2>\n<p class="quiet">{more}</p>\n{inside}'


def wide(drawing: str) -> str:
    """A drawing that scrolls horizontally on narrow screens."""
    return f'<div class="wide" tabindex="0">{drawing}</div>'


def _curve(text: ReportText) -> str:
    report = text.report
    names = {entry.number: text.round(entry.number) for entry in report.rounds}
    said = {remark.move: text.render(remark.text) for remark in report.remarks}
    label = text("coach-page-curve")
    drawing = svg.curve(report.moments, report.rounds, report.remarks, names, said, label)
    signs = f'<p class="quiet">{escape(text("coach-page-signs"))}</p>' if report.remarks else ""
    return section(text, "curve", wide(drawing) + signs)


def _remarks(text: ReportText) -> str:
    lines = list[str]()
    for remark in text.report.remarks:
        kind = "luck" if remark.verdict == "luck" else remark.by
        moment = text.report.moments[remark.move]
        lines.append(
            f'<li id="move-{remark.move}"><span class="number">{remark.move}</span><div>'
            f'<p class="quiet">{escape(text.heading(moment))}</p>'
            f'<p><strong class="verdict-{kind}">{escape(text.attribution(remark))}</strong> '
            f"{escape(text.render(remark.text))}</p></div></li>\n"
        )
    found = f'<ol class="remarks">{"".join(lines)}</ol>'
    return section(text, "remarks", found if lines else f"<p>{text('coach-page-nothing')}</p>")


def _balance(text: ReportText) -> str:
    rows = [
        (cause, text(f"coach-cause-{cause}"), change, text.points(change))
        for cause, change in text.report.balance.points().items()
    ]
    drawing = svg.balance(rows, text("coach-page-balance"))
    return section(text, "balance", wide(drawing) + f"<p>{escape(text.sum())}</p>")


def _moves(text: ReportText) -> str:
    heads = "".join(
        f'<th class="{kind}">{escape(text(f"coach-page-{id}"))}</th>'
        for id, kind in (("move", "n"), ("what", ""), ("chance", "n"), ("lost", "n"))
    )
    rows = "".join(_row(text, moment) for moment in text.report.moments)
    title = escape(text("coach-page-moves"))
    return f"<details><summary>{title}</summary><table><tr>{heads}</tr>{rows}</table></details>"


def _row(text: ReportText, moment: Moment) -> str:
    cost = f"{100 * moment.cost:.0f}" if moment.cost >= 0.005 else ""
    words = escape(text.move(moment))
    return (
        f'<tr><td class="n">{moment.move}</td><td>{words}</td>'
        f'<td class="n">{100 * moment.chance:.0f}\N{NO-BREAK SPACE}%</td>'
        f'<td class="n">{cost}</td></tr>\n'
    )
