"""What a report consists of: sections with a sentence, figures and their tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from futago.game import Game
from futago.lab.report.charts import Drawing
from futago.lab.report.source import Cell, Results, Setting
from futago.lab.report.words import DOT, Words, varying


@dataclass(frozen=True)
class Grid:
    """The figures of a chart as a table; the first columns are names."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 1


@dataclass(frozen=True)
class Figure:
    """A chart with what it shows, in words and as a table."""

    title: str
    drawing: Drawing
    grid: Grid
    note: str = ""
    small: bool = False
    """Whether several of them stand side by side."""


@dataclass(frozen=True)
class Section:
    """A question and its answer."""

    id: str
    title: str
    lead: str
    figures: Sequence[Figure] = ()
    notes: Sequence[str] = ()
    grid: Grid | None = None
    """A table without a chart."""
    found: bool = True
    """Whether its sentence belongs to the findings at the top."""


@dataclass(frozen=True)
class Subject:
    """What is reported on: one game of a study, in one language."""

    results: Results
    game: Game
    words: Words
    cells: Sequence[Cell] = field(default_factory=list)

    @cached_property
    def settings(self) -> dict[Setting, list[Cell]]:
        """The cells by their options."""
        found = defaultdict[Setting, list[Cell]](list)
        for cell in self.cells:
            found[cell.given].append(cell)
        return dict(found)

    @cached_property
    def varying(self) -> list[str]:
        return varying(self.game, list(self.settings))

    @cached_property
    def bots_differ(self) -> bool:
        """Whether cells with equal options differ in who plays."""
        return (
            len({(cell.bot, cell.against, *sorted(cell.bots.items())) for cell in self.cells}) > 1
        )

    def setting(self, setting: Setting) -> str:
        return self.words.setting(self.game, setting, self.varying)

    def cell(self, cell: Cell) -> str:
        """The name of a cell: what tells it from the others."""
        parts = [self.setting(cell.given)] if self.varying else []
        if self.bots_differ or not parts:
            parts.append(self.words.match(cell))
        return DOT.join(parts)

    @property
    def even_cells(self) -> list[Cell]:
        return [cell for cell in self.plain_cells if cell.even]

    @cached_property
    def plain_cells(self) -> list[Cell]:
        """Cells all of whose games have the same seats."""
        return [cell for cell in self.cells if self.results.is_plain(cell)]
