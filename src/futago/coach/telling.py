"""A report told to somebody: what terminal and page share, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from futago.coach.report import Moment, Remark, Report, Said
from futago.texts import Text, say


class Told(NamedTuple):
    """A question with its answer: the round, its name, and the bits that it was expected to tell
    and told, as numbers and in words."""

    round: int
    name: str
    expected: float
    won: float
    bits: str


class Telling:
    """A report and a language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language

    def __call__(self, id: str, /, **args: str | int | Text) -> str:
        return say(Text(id, **args), self.language)

    def said(self, text: Said) -> str:
        return say(text.text(), self.language)

    def seat(self, seat: str) -> str:
        return self(f"coach-side-{seat}")

    def number(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        sign = "−" if value <= -0.05 else ""
        written = f"{sign}{abs(value):.1f}"
        return written if self.language == "en" else written.replace(".", ",")

    def points(self, change: int) -> str:
        """A change with its sign."""
        return f"+{change}" if change > 0 else f"−{-change}"

    def round(self, number: int) -> str:
        return self("coach-page-round", round=number)

    def bits(self, expected: float, won: float) -> str:
        """What a question told, of what was expected."""
        return self("coach-page-told", won=self.number(won), expected=self.number(expected))

    # ------------------------------------------------------------ the game as a whole

    def players(self) -> str:
        players = self.report.players.items()
        return " · ".join(
            self("coach-page-player", seat=self.seat(seat), name=name) for seat, name in players
        )

    def ending(self) -> str:
        result = self.report.result
        bound = result.get("bound")
        winner = Text(f"goryo-seat-{result['winner']}")
        object = Text(f"goryo-object-{bound}") if bound else "-"
        return self(f"goryo-event-end-{result['reason']}", winner=winner, bound=object)

    def precision(self) -> str:
        """How wrong the values of the rounds may be at most."""
        worst = max((entry.gap for entry in self.report.rounds), default=0.0)
        effort = Text(f"coach-effort-{self.report.effort}")
        return self("coach-page-precision", effort=effort, points=max(1, round(100 * worst)))

    def sum(self) -> str:
        balance = self.report.balance
        return self(
            "coach-page-sum", first=round(100 * balance.first), result=round(100 * balance.result)
        )

    # ------------------------------------------------------------ moments

    def heading(self, moment: Moment) -> str:
        """A move in words, with its round."""
        number = self.report.round_of(moment.move).number
        return self("coach-page-at", round=number, what=self.happened(moment))

    def happened(self, moment: Moment) -> str:
        """A move in words."""
        if moment.text is not None:
            return self.said(moment.text)
        return moment.played or self("coach-page-begin")

    def whose(self, remark: Remark) -> str:
        what = "luck" if remark.verdict == "luck" else "by"
        return self(f"coach-page-{what}-{remark.by}")

    def key_moments(self) -> list[Moment]:
        """Where a map of beliefs tells most: before actions that cost much, and at the end of each
        turn. A walk or a question changes no belief: the one before it is shown."""
        moments, found = self.report.moments, dict[int, Moment]()
        for remark in self.report.remarks:
            if remark.by == "samurai" and remark.verdict in ("mistake", "blunder"):
                self._keep(found, remark.move)
        for entry in self.report.rounds:
            if entry.last > entry.first:
                self._keep(found, entry.last)
        return [moments[move] for move in sorted(found)]

    def _keep(self, found: dict[int, Moment], move: int) -> None:
        for moment in reversed(self.report.moments[:move]):
            if moment.belief is not None:
                found[moment.move] = moment
                return

    def map_label(self, moment: Moment) -> str:
        assert moment.belief is not None
        args = {"move": moment.move, "ways": moment.belief.ways}
        return self("coach-page-map", round=self.report.round_of(moment.move).number, **args)

    def answers(self, moment: Moment) -> dict[str, bool]:
        """What was answered in the round up to a moment."""
        begun = self.report.round_of(moment.move).first
        return {
            entry.question.space: entry.played == "answer yes"
            for entry in self.report.moments[begun + 1 : moment.move + 1]
            if entry.question is not None and entry.question.won is not None
        }

    def questions(self) -> list[Told]:
        """Every question."""
        found = list[Told]()
        for moment in self.report.moments:
            asked = moment.question
            if asked is None or asked.won is None:
                continue
            yes = moment.played == "answer yes"
            likely = round(100 * (asked.yes if yes else 1 - asked.yes))
            id = "coach-page-yes" if yes else "coach-page-no"
            name = self(id, space=asked.space, percent=likely)
            bits = self.bits(asked.expected, asked.won)
            number = self.report.round_of(moment.move).number
            found.append(Told(number, name, asked.expected, asked.won, bits))
        return found
