"""A report as a self-contained HTML page."""

from __future__ import annotations

from html import escape
from importlib import resources

from futago.coach import report_text_of, svg
from futago.coach.report import Balance, Moment, Report
from futago.coach.report_text import ReportText
from futago.document import document


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
    return document(text("coach-page-title"), language, body, style)


def section(text: ReportText, id: str, inside: str) -> str:
    """A section of the page with its heading."""
    heading, more = escape(text(f"coach-page-{id}")), escape(text(f"coach-page-{id}-more"))
    return f'\n<h2>{heading}</h2>\n<p class="quiet">{more}</p>\n{inside}'


def wide(drawing: str) -> str:
    """A drawing that scrolls horizontally on narrow screens."""
    return f'<div class="wide" tabindex="0">{drawing}</div>'


def _curve(text: ReportText) -> str:
    report = text.report
    if report.balances:
        return _courses(text)
    names = {entry.number: text.round(entry.number) for entry in report.rounds}
    said = {remark.move: text.render(remark.text) for remark in report.remarks}
    label = text("coach-page-curve")
    drawing = svg.curve(report.moments, report.rounds, report.remarks, names, said, label)
    signs = f'<p class="quiet">{escape(text("coach-page-signs"))}</p>' if report.remarks else ""
    return section(text, "curve", wide(drawing) + signs)


def _courses(text: ReportText) -> str:
    """What each seat could expect, if there are more than two sides."""
    report = text.report
    said = {remark.move: text.render(remark.text) for remark in report.remarks}
    label = text("coach-page-curve")
    ticks = {tick: text.value(tick) for tick in text.ticks()}
    drawing = svg.courses(report.moments, report.rounds, report.remarks, ticks, said, label)
    names = "".join(
        f"<li>{svg.legend(number)} {escape(text.player(seat))}</li>"
        for number, seat in enumerate(report.moments[0].seats)
    )
    signs = f'<p class="quiet">{escape(text("coach-page-signs"))}</p>' if report.remarks else ""
    return section(text, "curve", wide(drawing) + f'<ul class="legend">{names}</ul>' + signs)


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
    report = text.report
    if report.balances:
        return section(text, "balance", "".join(_balance_of(text, s) for s in report.balances))
    drawing = _bars(text, report.balance)
    return section(text, "balance", wide(drawing) + f"<p>{escape(text.sum())}</p>")


def _balance_of(text: ReportText, seat: str) -> str:
    drawing = _bars(text, text.report.balances[seat])
    return f"<h3>{escape(text.player(seat))}</h3>{wide(drawing)}<p>{escape(text.sum_of(seat))}</p>"


def _bars(text: ReportText, balance: Balance) -> str:
    rows = [
        (cause, text(f"coach-cause-{cause}"), change, text.points(change))
        for cause, change in balance.points(text.report.unit).items()
    ]
    return svg.balance(rows, text("coach-page-balance"))


def _moves(text: ReportText) -> str:
    heads = "".join(
        f'<th class="{kind}">{escape(text(f"coach-page-{id}"))}</th>'
        for id, kind in (("move", "n"), ("what", ""), ("chance", "n"), ("lost", "n"))
        if id != "chance" or not text.report.balances
    )
    heads += "".join(
        f'<th class="n">{escape(text.seat(seat))}</th>' for seat in text.report.balances
    )
    rows = "".join(_row(text, moment) for moment in text.report.moments)
    title = escape(text("coach-page-moves"))
    return f"<details><summary>{title}</summary><table><tr>{heads}</tr>{rows}</table></details>"


def _row(text: ReportText, moment: Moment) -> str:
    scale = 100 if text.report.unit == "chance" else 1
    cost = f"{scale * moment.cost:.0f}" if scale * moment.cost >= 0.5 else ""
    words = escape(text.move(moment))
    if text.report.balances:
        values = "".join(f'<td class="n">{text.value(v)}</td>' for v in moment.seats.values())
        lost = f'<td class="n">{cost}</td>'
        return f'<tr><td class="n">{moment.move}</td><td>{words}</td>{lost}{values}</tr>\n'
    return (
        f'<tr><td class="n">{moment.move}</td><td>{words}</td>'
        f'<td class="n">{100 * moment.chance:.0f}\N{NO-BREAK SPACE}%</td>'
        f'<td class="n">{cost}</td></tr>\n'
    )
