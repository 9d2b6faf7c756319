"""Results as tables: for the terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, Self

from rich.table import Table

from futago.lab.simulate import wilson
from futago.texts import Text, say

Row = list[str | Text]
Z: Final = 1.96
"""For 95 % intervals of means."""


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


@dataclass(frozen=True)
class Mean:
    """A mean of numbers with its standard error, which is unknown, so infinite, for one number."""

    count: int
    mean: float
    error: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Self:
        count = len(numbers)
        mean = sum(numbers) / count if count else 0.0
        spread = sum((number - mean) ** 2 for number in numbers)
        error = sqrt(spread / (count - 1) / count) if count > 1 else inf
        return cls(count, mean, error)

    @classmethod
    def of_groups(cls, groups: Sequence[Sequence[float]]) -> Self:
        """The mean of all numbers in groups of a size that was planned, such as a group for each
        seat: differences between the groups add nothing to its error."""
        means = [cls.of(group) for group in groups if group]
        count = sum(each.count for each in means)
        shares = [each.count / count for each in means]
        mean = sum(share * each.mean for share, each in zip(shares, means, strict=True))
        parts = ((share * each.error) ** 2 for share, each in zip(shares, means, strict=True))
        return cls(count, mean, sqrt(sum(parts)) if means else inf)

    @property
    def points(self) -> str:
        """In points of win probability."""
        points = f"{100 * self.mean:+.2f}"
        return f"{points} ± {100 * self.error:.2f}" if self.count > 1 else points

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Z * self.error

    @property
    def shown(self) -> str:
        """With its 95 % interval, which is not cut off at a certain win."""
        if self.half == inf:
            return percent(self.mean)
        low, high = self.mean - self.half, self.mean + self.half
        return f"{percent(self.mean)} ({percent(low)} - {percent(high)})"
