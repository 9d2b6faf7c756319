"""The page of a report: a sentence, then the picture, then the figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from futago.document import document
from futago.lab.report.charts import NARROW, WIDE, svg
from futago.lab.report.section import Figure, Grid, Section
from futago.lab.report.words import Words
from futago.texts import capital

Part = tuple[str, Sequence[Section]]
"""A game with what was found."""


def page(about: str, parts: Sequence[Part], words: Words) -> str:
    """The HTML of a report."""
    style = resources.files("futago.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    several = len(parts) > 1
    body = _header(about, parts, words)
    for number, (game, sections) in enumerate(parts):
        prefix = f"{number + 1}-" if several else ""
        if several:
            body += f'<h2 class="game">{escape(game)}</h2>\n'
        body += "".join(_section(section, words, prefix) for section in sections)
    return document(about, words.language, body, style)


def _header(about: str, parts: Sequence[Part], words: Words) -> str:
    findings = [
        (f"{number + 1}-" if len(parts) > 1 else "", section)
        for number, (_, sections) in enumerate(parts)
        for section in sections
        if section.found
    ]
    names = " · ".join(game for game, _ in parts)
    title = capital(findings[0][1].lead) if findings else capital(about)
    lines = "".join(
        f'<li><a href="#{prefix}{section.id}">{escape(section.title)}</a> '
        f"<span>{escape(section.lead)}</span></li>\n"
        for prefix, section in findings[1:]
    )
    listed = f'<ul class="findings">\n{lines}</ul>\n' if lines else ""
    return (
        f'<header>\n<p class="kicker">{escape(words("kicker", games=names))}</p>\n'
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="quiet">{escape(words("asked", question=about))}</p>\n'
        f"{listed}</header>\n"
    )


def _section(section: Section, words: Words, prefix: str) -> str:
    id = prefix + section.id
    figures = "".join(
        _figure(figure, f"{id}-{number}", words) for number, figure in enumerate(section.figures, 1)
    )
    if any(figure.small for figure in section.figures):
        figures = f'<div class="boards">{figures}</div>\n'
    grid = _table(section.grid, section.title) if section.grid is not None else ""
    notes = "".join(f'<p class="quiet">{escape(note)}</p>\n' for note in section.notes)
    return (
        f'<section aria-labelledby="{id}">\n<h2 id="{id}">{escape(section.title)}</h2>\n'
        f'<p class="lead">{escape(section.lead)}</p>\n{figures}{grid}{notes}</section>\n'
    )


def _figure(figure: Figure, id: str, words: Words) -> str:
    """A chart in two sizes, of which the page shows one, and its figures."""
    note = f'<p class="quiet">{escape(figure.note)}</p>' if figure.note else ""
    label = escape(words("chart-label", title=figure.title))
    if figure.small:
        drawings = f'<div class="one">{svg(figure.drawing(NARROW), words.language)}</div>'
    else:
        drawings = "".join(
            f'<div class="{size}">{svg(figure.drawing(width), words.language)}</div>'
            for size, width in (("wide", WIDE), ("narrow", NARROW))
        )
    summary = escape(words("as-table"))
    hidden = f'<span class="only-read">: {escape(figure.title)}</span>'
    return (
        f'<figure>\n<figcaption id="{id}">{escape(figure.title)}</figcaption>\n'
        f'<div class="chart" role="img" aria-label="{label}">{drawings}</div>\n{note}\n'
        f"<details><summary>{summary}{hidden}</summary>"
        f"{_table(figure.grid, figure.title)}</details>\n</figure>\n"
    )


def _table(grid: Grid, title: str) -> str:
    """A table that scrolls by itself where it is wider than the page."""
    heads = "".join(
        f'<th scope="col"{"" if at < grid.names else _NUMBER}>{escape(head)}</th>'
        for at, head in enumerate(grid.heads)
    )
    rows = "".join(
        "<tr>" + "".join(_cell(value, at, grid.names) for at, value in enumerate(row)) + "</tr>\n"
        for row in grid.rows
    )
    name = escape(title, quote=True)
    return (
        f'<div class="scroll" role="group" tabindex="0" aria-label="{name}"><table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )


_NUMBER = ' class="n"'


def _cell(value: str, at: int, names: int) -> str:
    if at == 0:
        return f'<th scope="row">{escape(value)}</th>'
    return f"<td{'' if at < names else _NUMBER}>{escape(value)}</td>"
