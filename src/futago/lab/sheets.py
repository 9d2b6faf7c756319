"""Results as tables: for the terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from futago.lab.simulate import wilson
from futago.texts import Text, say

Row = list[str | Text]


@dataclass(frozen=True)
class Sheet:
    """A table with a title and column headings; cells are strings or texts to be rendered."""

    title: Text
    heads: Sequence[Text]
    rows: Sequence[Row]

    def for_terminal(self, language: str) -> Table:
        table = Table(title=say(self.title, language), title_justify="left")
        for head in self.heads:
            table.add_column(say(head, language), overflow="fold")
        for row in self.rows:
            table.add_row(*(_rendered(cell, language) for cell in row))
        return table

    def as_markdown(self, language: str) -> str:
        heads = [say(head, language) for head in self.heads]
        rows = [[_rendered(cell, language) for cell in row] for row in self.rows]
        lines = [heads, ["---"] * len(heads), *rows]
        written = "\n".join("| " + " | ".join(line) + " |" for line in lines)
        return f"**{say(self.title, language)}**\n\n{written}\n"


def _rendered(cell: str | Text, language: str) -> str:
    return cell if isinstance(cell, str) else say(cell, language)


def percent(share: float) -> str:
    return f"{share:.1%}"


def interval(wins: float, games: int) -> str:
    """A proportion of games with its 95 % confidence interval."""
    if not games:
        return "-"
    low, high = wilson(wins, games)
    return f"{percent(wins / games)} ({percent(max(0.0, low))} - {percent(min(1.0, high))})"
