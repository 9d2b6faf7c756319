"""A report as one page for a browser: nothing in it comes from elsewhere."""

from __future__ import annotations

from html import escape
from importlib import resources

from futago.coach import svg
from futago.coach.report import Moment, Report
from futago.coach.telling import Telling


def page(report: Report, language: str) -> str:
    """The whole page, in a language."""
    tell = Telling(report, language)
    style = resources.files("futago.coach").joinpath("page.css").read_text(encoding="utf-8")
    title = escape(tell("coach-page-title"))
    body = "".join(
        (
            f"<h1>{title}</h1>",
            f"<p>{escape(tell.players())}<br>{escape(tell.ending())}</p>",
            f'<p class="quiet">{escape(tell.precision())}</p>',
            _curve(tell),
            _remarks(tell),
            _balance(tell),
            _maps(tell),
            _bits(tell),
            _moves(tell),
        )
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _section(tell: Telling, id: str, inside: str) -> str:
    heading, more = escape(tell(f"coach-page-{id}")), escape(tell(f"coach-page-{id}-more"))
    return f'\n<h2>{heading}</h2>\n<p class="quiet">{more}</p>\n{inside}'


def _wide(drawing: str) -> str:
    return f'<div class="wide" tabindex="0">{drawing}</div>'


def _curve(tell: Telling) -> str:
    report = tell.report
    names = {entry.number: tell.round(entry.number) for entry in report.rounds}
    said = {remark.move: tell.said(remark.text) for remark in report.remarks}
    label = tell("coach-page-curve")
    drawing = svg.curve(report.moments, report.rounds, report.remarks, names, said, label)
    signs = f'<p class="quiet">{escape(tell("coach-page-signs"))}</p>' if report.remarks else ""
    return _section(tell, "curve", _wide(drawing) + signs)


def _remarks(tell: Telling) -> str:
    lines = list[str]()
    for remark in tell.report.remarks:
        kind = "luck" if remark.verdict == "luck" else remark.by
        moment = tell.report.moments[remark.move]
        lines.append(
            f'<li id="move-{remark.move}"><span class="number">{remark.move}</span><div>'
            f'<p class="quiet">{escape(tell.heading(moment))}</p>'
            f'<p><strong class="verdict-{kind}">{escape(tell.whose(remark))}</strong> '
            f"{escape(tell.said(remark.text))}</p></div></li>\n"
        )
    found = f'<ol class="remarks">{"".join(lines)}</ol>'
    return _section(tell, "remarks", found if lines else f"<p>{tell('coach-page-nothing')}</p>")


def _balance(tell: Telling) -> str:
    rows = [
        (cause, tell(f"coach-cause-{cause}"), change, tell.points(change))
        for cause, change in tell.report.balance.points().items()
    ]
    drawing = svg.balance(rows, tell("coach-page-balance"))
    return _section(tell, "balance", _wide(drawing) + f"<p>{escape(tell.sum())}</p>")


def _maps(tell: Telling) -> str:
    """What was believed at the end of each turn, and before each action that cost much."""
    report, figures = tell.report, list[str]()
    palace = report.options["palace"]
    for moment in tell.key_moments():
        here = tell.report.round_of(moment.move)
        assert here.plan is not None
        assert moment.belief is not None
        label = tell.map_label(moment)
        answers = tell.answers(moment)
        drawing = svg.palace(
            palace["spaces"], palace["bridges"], moment.belief, here.plan, answers, label
        )
        figures.append(f"<figure><h3>{escape(label)}</h3>{drawing}</figure>")
    return _section(tell, "maps", f'<div class="maps">{"".join(figures)}</div>')


def _bits(tell: Telling) -> str:
    questions = tell.questions()
    if not questions:
        return ""
    names = {entry.number: tell.round(entry.number) for entry in tell.report.rounds}
    drawing = svg.bits(questions, names, tell("coach-page-bits"))
    frame = f'<p class="quiet">{escape(tell("coach-page-frame"))}</p>'
    return _section(tell, "bits", _wide(drawing) + frame)


def _moves(tell: Telling) -> str:
    heads = "".join(
        f'<th class="{kind}">{escape(tell(f"coach-page-{id}"))}</th>'
        for id, kind in (("move", "n"), ("what", ""), ("chance", "n"), ("lost", "n"))
    )
    rows = "".join(_row(tell, moment) for moment in tell.report.moments)
    title = escape(tell("coach-page-moves"))
    return f"<details><summary>{title}</summary><table><tr>{heads}</tr>{rows}</table></details>"


def _row(tell: Telling, moment: Moment) -> str:
    cost = f"{100 * moment.cost:.0f}" if moment.cost >= 0.005 else ""
    words = escape(tell.happened(moment))
    return (
        f'<tr><td class="n">{moment.move}</td><td>{words}</td>'
        f'<td class="n">{100 * moment.chance:.0f}\N{NO-BREAK SPACE}%</td>'
        f'<td class="n">{cost}</td></tr>\n'
    )
