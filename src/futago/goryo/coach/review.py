"""Reviews a finished game of Goryō, move by move."""

from __future__ import annotations

from typing import Any, Final

from futago.coach import Coach, NotCoached
from futago.coach.report import Balance, Cause, Moment, Report
from futago.game import CHANCE, Action
from futago.goryo.coach import goryo_moves, samurai_moves
from futago.goryo.coach.effort import effort_named
from futago.goryo.coach.luck import luck_remarks
from futago.goryo.coach.opening import initial_chance
from futago.goryo.coach.report_text import GoryoReportText
from futago.goryo.coach.review_state import SOLVING, Progress, ReviewState
from futago.goryo.rules.actions import Answer, Break, Curse, Done, Move, Plan, Search, Sniff
from futago.goryo.rules.board import SAMURAI
from futago.goryo.state import GoryoState
from futago.record import CONCEDED, Record, game_of, replay
from futago.texts import Text

CAUSES: Final[tuple[Cause, ...]] = ("goryo", "samurai", "answers", "bag", "coach", "conceded")
"""Why the Samurai's chance changes: a seat's decision, the luck of the answers or of the bag, a
better estimate by the coach, or a concession."""


def review(record: Record, effort: str, progress: Progress) -> Report:
    """Review a record; raises `NotCoached` for games that cannot be reviewed."""
    game, options = game_of(record)
    settings = effort_named(effort)
    if not options.strict:
        raise NotCoached(Text("coach-not-honour"))
    steps = [(seat, action, state.copy()) for seat, action, state in replay(record)]
    rounds = sum(isinstance(action, Plan) for _, action, _ in steps)
    if not any(isinstance(action, Done) for _, action, _ in steps):
        raise NotCoached(Text("coach-not-finished"))
    board = game.new(options)
    assert isinstance(board, GoryoState)
    current = ReviewState(settings, progress, 1 / (len(steps) + SOLVING * rounds))
    current.moments.append(Moment(0, None, None, 1, initial_chance(board.setup)))
    for seat, action, state in steps:
        assert isinstance(state, GoryoState)
        _review_move(current, seat, action, board, state)
        current.advance(1)
        board = state
    remarks = [*current.remarks, *luck_remarks(current.moments, current.rounds)]
    return Report(
        game=game.name,
        effort=effort,
        players=dict(record["seats"]),
        result=dict(record["result"]),
        options=dict(record["options"]),
        moments=current.moments,
        rounds=current.rounds,
        remarks=sorted(remarks, key=lambda remark: remark.move),
        balance=_balance(current.moments, record["result"]),
    )


def _review_move(
    review: ReviewState, seat: str, action: Action, before: GoryoState, after: GoryoState
) -> None:
    if seat == CHANCE:
        goryo_moves.review_draw(review, action, before, after)
    elif isinstance(action, Break | Curse):
        goryo_moves.review_opening(review, action, before, after)
    elif isinstance(action, Plan):
        goryo_moves.review_plan(review, action, before, after)
    elif isinstance(action, Move | Search | Sniff):
        samurai_moves.review_action(review, action, before, after)
    elif isinstance(action, Answer):
        samurai_moves.review_answer(review, action, before, after)
    elif isinstance(action, Done):
        samurai_moves.review_discovery(review, action, before, after)


def _balance(moments: list[Moment], result: dict[str, Any]) -> Balance:
    """The changes summed by cause, with what is missing to the result."""
    causes = dict.fromkeys(CAUSES, 0.0)
    for moment in moments:
        for cause, change in moment.causes.items():
            causes[cause] += change
    end = float(result["winner"] == SAMURAI)
    missing = "conceded" if result["reason"] in CONCEDED else "coach"
    causes[missing] += end - moments[-1].chance
    changes = {cause: change for cause, change in causes.items() if change}
    return Balance(moments[0].chance, end, changes)


COACH: Final = Coach(review, GoryoReportText)
