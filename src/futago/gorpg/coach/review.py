"""Reviews a finished game of Go RPG, decision by decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from futago.coach import Coach, NotCoached
from futago.coach.report import Balance, Cause, Moment, Remark, Report, Round, TextRef, Unit
from futago.game import ABOVE, CHANCE
from futago.gorpg.coach.decisions import Decision, decisions_of
from futago.gorpg.coach.effort import Effort, effort_named, verdict_on
from futago.gorpg.coach.judgement import (
    CONFIRM,
    COURSE,
    Judgement,
    Simulator,
    judge,
    mean_and_error,
    seed_of,
    unit_of,
)
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.coach.luck import Turn, luck_remarks
from futago.gorpg.coach.report_text import GorpgReportText
from futago.gorpg.coach.words import decision_words, joined, percent, reasons
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import Floats, evaluate
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState
from futago.record import Record, game_of
from futago.texts import Text

Progress = Callable[[float], object]

CAUSES: Final[tuple[Cause, ...]] = ("own", "others", "luck", "closer")
"""Why a seat can expect more or less: its own decisions against the best that the coach found,
those of others, luck, and what the coach saw only when it looked closer."""


def review(record: Record, effort: str, progress: Progress) -> Report:
    """Review a record; raises `NotCoached` for games that cannot be reviewed."""
    game, options = game_of(record)
    settings = effort_named(effort).for_game(options)
    check_simulated(options)
    start, unit = game.new(options), unit_of(options)
    assert isinstance(start, GorpgState)
    try:
        decisions = list(decisions_of(record, start))
        review = _Review(options, settings, start)
        for number, decision in enumerate(decisions, 1):
            review.add(decision)
            progress(number / len(decisions))
        luck = luck_remarks(decisions, review.moments, review.decided, unit, review.look_again)
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None
    balances = _balances(review.moments, review.causes)
    return Report(
        game=game.name,
        effort=effort,
        players=dict(record["seats"]),
        result=dict(record["result"]),
        options=dict(record["options"]),
        moments=review.moments,
        rounds=review.rounds(),
        remarks=sorted([*review.remarks, *luck], key=lambda remark: remark.move),
        balance=balances[review.last],
        unit=unit,
        balances=balances,
        ending=TextRef.of(decisions[-1].after.events(ABOVE)[-1].text),
    )


@dataclass
class _Review:
    """The report so far."""

    options: Options
    effort: Effort
    start: GorpgState
    moments: list[Moment] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    causes: dict[str, dict[Cause, float]] = field(default_factory=dict)
    decided: dict[int, dict[str, float]] = field(default_factory=dict)
    """What the seats could expect after a decision, before its luck was known."""

    def __post_init__(self) -> None:
        self.simulator = Simulator(self.options)
        self.unit: Unit = unit_of(self.options)
        values = self._values(self.start)
        self.last = list(values)[-1]
        self.causes = {seat: dict.fromkeys(CAUSES, 0.0) for seat in values}
        self.moments.append(self._moment(0, None, None, self.start, values))

    def add(self, decision: Decision) -> None:
        """Go on to the end of a decision, or of what chance dealt."""
        before = self.moments[-1].seats
        found: Judgement | None = None
        if decision.seat != CHANCE:
            found = judge(self.simulator, decision.before, decision.moves, self.effort, self.unit)
        decided = dict(before)
        if found is not None:
            self._account(decision.seat, found)
            for seat, change in found.changes.items():
                decided[seat] = self._within(before[seat] + change)
        self.decided[decision.last] = values = decided
        if decision.seat == CHANCE or decision.revealed or decision.after.outcome is not None:
            values = self._values(decision.after)
        for seat in values:
            self.causes[seat]["luck"] += values[seat] - decided[seat]
            clamped = decided[seat] - before[seat]
            if found is not None:  # what a chance cannot exceed counts as luck
                self.causes[seat]["luck"] += clamped - found.changes[seat]
        self._add_moments(decision, values, found)
        if found is not None and found.comparison is not None:
            self._remark(decision, found)

    def _account(self, seat: str, found: Judgement) -> None:
        for other, change in found.changes.items():
            if other != seat:
                self.causes[other]["others"] += change
        self.causes[seat]["own"] -= found.cost
        self.causes[seat]["closer"] += found.changes[seat] + found.cost

    def _within(self, value: float) -> float:
        return value if self.unit == "score" else min(max(value, 0.0), 1.0)

    def _values(self, board: GorpgState) -> dict[str, float]:
        """What every seat can expect: by what is known at the table, but in an Overlord game by
        what the Overlord knows."""
        if board.outcome is not None:
            return _result(board)
        rows = self._games(board, self.effort.course)
        return {seat: float(figures.mean()) for seat, figures in rows.items()}

    def _games(self, board: GorpgState, games: int) -> dict[str, Floats]:
        """The figure that is judged, for every seat and game."""
        view = OVERLORD if board.setup.overlord else ABOVE
        rows = evaluate(board, view, self.simulator.others, games, seed_of(board, COURSE))
        return {seat: figures[:, self.simulator.figure] for seat, figures in rows.items()}

    def look_again(self, decision: Decision, seat: str) -> Turn:
        """What a seat could expect before and after something came to light, by many games."""
        games, before, after = self.effort.confirm, decision.before, decision.after
        if decision.seat == CHANCE:
            then = self._games(before, games)[seat]
        else:
            seed = seed_of(before, CONFIRM)
            look = self.simulator.outlook(before, decision.moves, games, seed)
            then = look.figures[seat][:, self.simulator.figure]
        if after.outcome is not None:
            return Turn.of(mean_and_error(then), (_result(after)[seat], 0.0))
        return Turn.of(mean_and_error(then), mean_and_error(self._games(after, games)[seat]))

    def _moment(
        self,
        number: int,
        seat: str | None,
        played: str | None,
        board: GorpgState,
        values: dict[str, float],
        text: Text | None = None,
        found: Judgement | None = None,
    ) -> Moment:
        return Moment(
            move=number,
            by=seat,
            played=played,
            round=max(1, board.round),
            chance=values[self.last] if self.unit == "chance" else 0.0,
            seats={seat: round(value, 4) for seat, value in values.items()},
            cost=found.clear_cost if found is not None else 0.0,
            doubt=found.error if found is not None else 0.0,
            text=TextRef.of(text) if text is not None else None,
        )

    def _add_moments(
        self, decision: Decision, values: dict[str, float], found: Judgement | None
    ) -> None:
        """One moment for each move; the whole decision counts at its end."""
        for move, state in zip(decision.moves, decision.states, strict=True):
            number, is_last = len(self.moments), state is decision.after
            texts = [event.text for event in state.events(ABOVE)]
            self.moments.append(
                self._moment(
                    number,
                    decision.seat,
                    str(move),
                    state,
                    values if is_last else self.moments[-1].seats,
                    texts[0] if texts else None,
                    found if is_last else None,
                )
            )

    def _remark(self, decision: Decision, found: Judgement) -> None:
        comparison = found.comparison
        assert comparison is not None
        verdict = verdict_on(comparison.gain, comparison.error, self.unit)
        assert verdict is not None
        shown = round(comparison.gain) if self.unit == "score" else percent(comparison.gain)
        kind = "gorpg-coach-verdict" if self.unit == "score" else "coach-verdict"
        words = [
            Text(f"{kind}-{verdict}", points=shown),
            Text("coach-better", do=decision_words(decision.before, found.best, decision.moves)),
            *reasons(decision.before, decision.moves, found.best, comparison),
        ]
        text = TextRef.of(joined(words))
        self.remarks.append(Remark(decision.last, decision.seat, verdict, comparison.gain, text))

    def rounds(self) -> list[Round]:
        found = list[Round]()
        for moment in self.moments:
            if not found or moment.round != found[-1].number:
                found.append(Round(moment.round, moment.move, moment.move, 0.0, 0.0, ""))
        return found


def _result(board: GorpgState) -> dict[str, float]:
    """What every seat has in the end."""
    seats: list[str] = [*board.setup.seats, *([OVERLORD] if board.setup.overlord else [])]
    if board.setup.standard:
        return {seat: float(score_of(board, n).total) for n, seat in enumerate(seats)}
    assert board.outcome is not None
    return {seat: float(seat in board.outcome.winners) for seat in seats}


def _balances(moments: list[Moment], causes: dict[str, dict[Cause, float]]) -> dict[str, Balance]:
    first, last = moments[0].seats, moments[-1].seats
    found = dict[str, Balance]()
    for seat, changes in causes.items():
        changed = {cause: change for cause, change in changes.items() if change}
        found[seat] = Balance(first[seat], last[seat], changed)
    return found


COACH: Final = Coach(review, GorpgReportText)
