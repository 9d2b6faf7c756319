"""The text and figures of a report on Goryō: the ending, the questions, and maps of beliefs."""

from __future__ import annotations

from html import escape

from futago.coach.page import section, wide
from futago.coach.report import Moment
from futago.coach.report_text import QuestionText, ReportText
from futago.goryo.coach import figures
from futago.texts import Text


class GoryoReportText(ReportText):
    """A report on Goryō in a language."""

    def ending(self) -> str:
        result = self.report.result
        bound = result.get("bound")
        winner = Text(f"goryo-seat-{result['winner']}")
        object = Text(f"goryo-object-{bound}") if bound else "-"
        return self(f"goryo-event-end-{result['reason']}", winner=winner, bound=object)

    def key_moments(self) -> list[Moment]:
        """The moments to show a map of: before costly actions, and at the end of each turn. Moves
        and questions change no belief, so the last moment with a belief is taken."""
        moments, found = self.report.moments, dict[int, Moment]()
        for remark in self.report.remarks:
            if remark.by == "samurai" and remark.verdict in ("mistake", "blunder"):
                self._add_last_belief(found, remark.move)
        for entry in self.report.rounds:
            if entry.last > entry.first:
                self._add_last_belief(found, entry.last)
        return [moments[move] for move in sorted(found)]

    def _add_last_belief(self, found: dict[int, Moment], move: int) -> None:
        for moment in reversed(self.report.moments[:move]):
            if moment.belief is not None:
                found[moment.move] = moment
                return

    def map_label(self, moment: Moment) -> str:
        assert moment.belief is not None
        args = {"move": moment.move, "ways": moment.belief.ways}
        return self("coach-page-map", round=self.report.round_of(moment.move).number, **args)

    def answers(self, moment: Moment) -> dict[str, bool]:
        """The answers of the round up to a moment, by space."""
        first = self.report.round_of(moment.move).first
        return {
            entry.question.space: entry.played == "answer yes"
            for entry in self.report.moments[first + 1 : moment.move + 1]
            if entry.question is not None and entry.question.won is not None
        }

    def questions(self) -> list[QuestionText]:
        """Every question, with what it told."""
        found = list[QuestionText]()
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
            found.append(QuestionText(number, name, asked.expected, asked.won, bits))
        return found

    def bits(self, expected: float, won: float) -> str:
        """The bits that a question told and was expected to tell."""
        return self("coach-page-told", won=self.number(won), expected=self.number(expected))

    # ------------------------------------------------------------ sections of the page

    def extra_sections(self) -> str:
        return self._maps() + self._bits()

    def _maps(self) -> str:
        """A map of the belief for each key moment."""
        palace, found = self.report.options["palace"], list[str]()
        for moment in self.key_moments():
            here = self.report.round_of(moment.move)
            assert here.plan is not None
            assert moment.belief is not None
            label = self.map_label(moment)
            drawing = figures.palace(
                palace["spaces"],
                palace["bridges"],
                moment.belief,
                here.plan,
                self.answers(moment),
                label,
            )
            found.append(f"<figure><h3>{escape(label)}</h3>{drawing}</figure>")
        return section(self, "maps", f'<div class="maps">{"".join(found)}</div>')

    def _bits(self) -> str:
        questions = self.questions()
        if not questions:
            return ""
        names = {entry.number: self.round(entry.number) for entry in self.report.rounds}
        drawing = figures.bits(questions, names, self("coach-page-bits"))
        frame = f'<p class="quiet">{escape(self("coach-page-frame"))}</p>'
        return section(self, "bits", wide(drawing) + frame)
