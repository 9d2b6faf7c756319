"""A coach's report as clients get it: the same for every game that has a coach."""

from __future__ import annotations

from msgspec import Struct, field

from futago.bots import BeliefSummary
from futago.coach.report import Belief, Cause, Remark, RemarkVerdict, Report, TextRef, Unit
from futago.marks import Marks


class Chance(Struct, frozen=True):
    """Each seat's chance of winning after `move` moves, or the score it can expect: see `unit`."""

    move: int
    win: dict[str, float]


class CoachRemark(Struct, frozen=True):
    """A remark on a move; `cost` is how much of the winning chance the mover gave away, `what` the
    move itself in words."""

    move: int
    round: int
    what: TextRef | None
    by: str
    verdict: RemarkVerdict
    cost: float
    text: TextRef
    marks: Marks = field(default_factory=Marks)
    """What would have been better, on the board before the move."""


class RoundBegun(Struct, frozen=True):
    """The move after which a round began."""

    round: int
    move: int


class QuestionValue(Struct, frozen=True):
    """How many bits of information a question gave about the path, and how many were expected."""

    move: int
    round: int
    space: str
    yes: float
    answer: bool
    expected: float
    won: float


class SeatBalance(Struct, frozen=True):
    """What a seat could expect at first and has in the end, and what changed it, in percentage
    points or points of the score."""

    first: float
    result: float
    causes: dict[Cause, int]


class CoachReport(Struct, frozen=True):
    """A finished game as the coach sees it."""

    effort: str
    chances: list[Chance]
    rounds: list[RoundBegun]
    remarks: list[CoachRemark]
    questions: list[QuestionValue]
    beliefs: dict[str, BeliefSummary]
    """After each move: the belief about the hidden part, assuming a strong opponent."""
    causes: dict[Cause, int]
    """What changed the last seat's chance in total, in percentage points."""
    first: float
    result: float
    unit: Unit = "chance"
    """Whether values and costs are chances of winning or points of the score."""
    balances: dict[str, SeatBalance] = {}
    """The same for each seat, if one does not tell those of the others."""


def coach_report_of(report: Report) -> CoachReport:
    """A report converted for clients."""
    chances = [
        Chance(moment.move, moment.seats or _both(report, round(moment.chance, 4)))
        for moment in report.moments
    ]
    return CoachReport(
        effort=report.effort,
        chances=chances,
        rounds=[RoundBegun(entry.number, entry.first) for entry in report.rounds],
        remarks=[_remark(report, remark) for remark in report.remarks],
        questions=_questions(report),
        beliefs=_beliefs(report),
        causes=report.balance.points(report.unit),
        first=round(report.balance.first, 4),
        result=report.balance.result,
        unit=report.unit,
        balances={
            seat: SeatBalance(round(found.first, 4), found.result, found.points(report.unit))
            for seat, found in report.balances.items()
        },
    )


def _remark(report: Report, remark: Remark) -> CoachRemark:
    moment = report.moments[remark.move]
    return CoachRemark(
        move=remark.move,
        round=report.round_of(remark.move).number,
        what=moment.text,
        by=remark.by,
        verdict=remark.verdict,
        cost=round(remark.cost, 4),
        text=remark.text,
        marks=remark.marks,
    )


def _both(report: Report, chance: float) -> dict[str, float]:
    other, one = report.players
    return {other: round(1 - chance, 4), one: chance}


def _questions(report: Report) -> list[QuestionValue]:
    found = list[QuestionValue]()
    for moment in report.moments:
        asked = moment.question
        if asked is not None and asked.won is not None:
            yes = moment.played == "answer yes"
            found.append(
                QuestionValue(
                    moment.move,
                    report.round_of(moment.move).number,
                    asked.space,
                    asked.yes,
                    yes,
                    asked.expected,
                    asked.won,
                )
            )
    return found


def _beliefs(report: Report) -> dict[str, BeliefSummary]:
    """A walk or a question does not change the belief: the last one holds until the turn ends."""
    found, last = dict[str, BeliefSummary](), None
    ends = {entry.last for entry in report.rounds}
    for moment in report.moments:
        if moment.move in ends:
            last = None
        if moment.belief is not None:
            last = _believed(moment.belief)
        if last is not None:
            found[str(moment.move)] = last
    return found


def _believed(belief: Belief) -> BeliefSummary:
    def shown(shares: dict[str, float]) -> dict[str, float]:
        return {space: share for space, share in sorted(shares.items()) if share > 0}

    return BeliefSummary(belief.ways, shown(belief.cubes), shown(belief.targets))
