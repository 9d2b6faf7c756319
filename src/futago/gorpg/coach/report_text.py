"""The texts of a report on Go RPG."""

from __future__ import annotations

from futago.coach.report_text import ReportText
from futago.gorpg.rules.names import seat_text
from futago.texts import Text, say


class GorpgReportText(ReportText):
    """A report on Go RPG in a language."""

    def seat(self, seat: str) -> str:
        return say(seat_text(seat), self.language)

    def precision(self) -> str:
        return self("coach-page-precision", effort=Text(f"coach-effort-{self.report.effort}"))
