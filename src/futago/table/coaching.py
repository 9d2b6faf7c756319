"""What the page is told of a coach's report: the same for any game that has a coach."""

from __future__ import annotations

from msgspec import Struct

from futago.bots import Believed
from futago.coach.report import Belief, Cause, Remark, Report, Said, Verdict


class Chance(Struct, frozen=True):
    """Each seat's chance to win after so many moves."""

    move: int
    win: dict[str, float]


class CoachRemark(Struct, frozen=True):
    """Something to say of a move; `cost` is what the mover gave away of the chance to win, `what`
    the move itself in words."""

    move: int
    round: int
    what: Said | None
    by: str
    verdict: Verdict
    cost: float
    text: Said


class RoundBegun(Struct, frozen=True):
    """After which move a round began."""

    round: int
    move: int


class Asked(Struct, frozen=True):
    """What a question told of the way, in bits, and what it could be expected to tell."""

    move: int
    round: int
    space: str
    yes: float
    answer: bool
    expected: float
    won: float


class Coaching(Struct, frozen=True):
    """A game as the coach sees it."""

    effort: str
    chances: list[Chance]
    rounds: list[RoundBegun]
    remarks: list[CoachRemark]
    questions: list[Asked]
    beliefs: dict[str, Believed]
    """After a move: what could be believed of the hidden part, against somebody who plays well."""
    causes: dict[Cause, int]
    """What moved the Samurai's chance in all, in points: hundredths of the chance to win."""
    first: float
    result: float


def coaching_of(report: Report) -> Coaching:
    """The report for the page."""
    chances = [
        Chance(moment.move, _both(report, round(moment.chance, 4))) for moment in report.moments
    ]
    return Coaching(
        effort=report.effort,
        chances=chances,
        rounds=[RoundBegun(entry.number, entry.first) for entry in report.rounds],
        remarks=[_remark(report, remark) for remark in report.remarks],
        questions=_questions(report),
        beliefs=_beliefs(report),
        causes=report.balance.points(),
        first=round(report.balance.first, 4),
        result=report.balance.result,
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
    )


def _both(report: Report, chance: float) -> dict[str, float]:
    other, one = report.players
    return {other: round(1 - chance, 4), one: chance}


def _questions(report: Report) -> list[Asked]:
    found = list[Asked]()
    for moment in report.moments:
        asked = moment.question
        if asked is not None and asked.won is not None:
            yes = moment.played == "answer yes"
            found.append(
                Asked(
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


def _beliefs(report: Report) -> dict[str, Believed]:
    """A walk or a question changes no belief: the last one holds until the turn ends."""
    found, last = dict[str, Believed](), None
    ends = {entry.last for entry in report.rounds}
    for moment in report.moments:
        if moment.move in ends:
            last = None
        if moment.belief is not None:
            last = _believed(moment.belief)
        if last is not None:
            found[str(moment.move)] = last
    return found


def _believed(belief: Belief) -> Believed:
    def shown(shares: dict[str, float]) -> dict[str, float]:
        return {space: share for space, share in sorted(shares.items()) if share > 0}

    return Believed(belief.ways, shown(belief.cubes), shown(belief.targets))
