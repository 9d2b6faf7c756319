"""The texts of a report in the reader's language, shared by the terminal and the HTML page."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from futago.coach.report import Moment, Remark, Report, TextRef
from futago.texts import Text, has_text, say

MARKS: Final = 5  # on an axis
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10**6)


class QuestionText(NamedTuple):
    """A question with its answer: the round, a description, and the bits of information it was
    expected to give and gave, as numbers and as text."""

    round: int
    name: str
    expected: float
    won: float
    bits: str


class ReportText:
    """Renders a report in a language. A game's coach may extend it."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language

    def __call__(self, id: str, /, **args: str | int | Text) -> str:
        """A text; one of this game, or of its unit, takes the place of the common one."""
        own = f"{id}-{self.report.game}"
        known = next((i for i in (f"{own}-{self.report.unit}", own) if has_text(i)), id)
        return say(Text(known, **args), self.language)

    def render(self, text: TextRef) -> str:
        return say(text.text(), self.language)

    def seat(self, seat: str) -> str:
        return self(f"coach-side-{seat}")

    def number(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        sign = "−" if value <= -0.05 else ""
        written = f"{sign}{abs(value):.1f}"
        return written if self.language == "en" else written.replace(".", ",")

    def points(self, change: int) -> str:
        """A change in points with its sign."""
        return f"+{change}" if change > 0 else f"−{-change}"

    def round(self, number: int) -> str:
        return self("coach-page-round", round=number)

    # ------------------------------------------------------------ the game as a whole

    def players(self) -> str:
        return " · ".join(self.player(seat) for seat in self.report.players)

    def ending(self) -> str:
        """How the game ended, in a sentence."""
        ending = self.report.ending
        return self.render(ending) if ending is not None else str(self.report.result["reason"])

    def precision(self) -> str:
        """The maximum error of the values of the rounds."""
        worst = max((entry.gap for entry in self.report.rounds), default=0.0)
        effort = Text(f"coach-effort-{self.report.effort}")
        return self("coach-page-precision", effort=effort, points=max(1, round(100 * worst)))

    def player(self, seat: str) -> str:
        """A seat and who plays there."""
        name = self.report.players.get(seat, "")
        return self("coach-page-player", seat=self.seat(seat), name=name)

    def ticks(self) -> list[float]:
        """The marks on the axis of what the seats can expect."""
        if self.report.unit == "chance":
            return [0, 0.25, 0.5, 0.75, 1]
        most = max(value for moment in self.report.moments for value in moment.seats.values())
        step = next(step for step in STEPS if MARKS * step >= most)
        return [step * number for number in range(ceil(most / step) + 1)]

    def value(self, value: float) -> str:
        """What a seat can expect, in the unit of the report."""
        if self.report.unit == "score":
            return self(f"{self.report.game}-coach-score", score=round(value))
        return f"{100 * value:.0f}\N{NO-BREAK SPACE}%"

    def sum(self) -> str:
        balance = self.report.balance
        return self(
            "coach-page-sum", first=round(100 * balance.first), result=round(100 * balance.result)
        )

    def sum_of(self, seat: str) -> str:
        """From what to what the expectation of a seat changed."""
        balance = self.report.balances[seat]
        first, result = self.value(balance.first), self.value(balance.result)
        return self("coach-page-sum", seat=self.seat(seat), first=first, result=result)

    # ------------------------------------------------------------ moments

    def heading(self, moment: Moment) -> str:
        """The description of a move, with its round."""
        number = self.report.round_of(moment.move).number
        return self("coach-page-at", round=number, what=self.move(moment))

    def move(self, moment: Moment) -> str:
        """The description of a move."""
        if moment.text is not None:
            return self.render(moment.text)
        return moment.played or self("coach-page-begin")

    def attribution(self, remark: Remark) -> str:
        """Whose move a remark is about, or whose luck."""
        what = "luck" if remark.verdict == "luck" else "by"
        return self(f"coach-page-{what}-{remark.by}")

    # ------------------------------------------------------------ extensions by a game

    def questions(self) -> list[QuestionText]:
        """The questions of the game, in games where players ask each other questions."""
        return []

    def extra_sections(self) -> str:
        """Further sections of the page, as HTML."""
        return ""
