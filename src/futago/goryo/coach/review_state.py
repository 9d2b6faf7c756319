"""The state of a review while it goes through a game: the report so far and the current round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec.structs import replace

from futago.coach.report import Belief, Cause, Moment, Plan, Question, Remark, Round, TextRef
from futago.game import ABOVE, Action
from futago.goryo.coach.effort import Effort, verdict_on
from futago.goryo.coach.judgement import Judgement
from futago.goryo.coach.round import BestPlay, SolvedRound, solved_round
from futago.goryo.coach.words import clamped, joined, percent
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.marks import Colour, Marks
from futago.texts import Text

Progress = Callable[[float], object]


class Advised(NamedTuple):
    """What would have been better, what that is on the board, and why."""

    better: Text
    marks: Marks
    reasons: list[Text]


BETTER: Final[Colour] = "moss"
SOLVING: Final = 60  # solving a round takes about as long as judging this many moves


@dataclass
class ReviewState:
    """The report so far, and what is needed to judge the next move."""

    effort: Effort
    progress: Progress
    share: float
    """The share of the whole work that one move is."""
    done: float = 0.0
    moments: list[Moment] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    current_round: SolvedRound | None = None
    current_best: BestPlay | None = None
    """The Samurai's best play from the current board."""
    asked: Judgement | None = None
    """The judgement of the question that she has to answer."""
    owed: float = 0.0
    """What her plan gave away, until the Samurai's first action."""
    advised: Text | None = None
    """The advice of the last remark in this round."""

    @property
    def chance(self) -> float:
        return self.moments[-1].chance

    @property
    def round(self) -> SolvedRound:
        assert self.current_round is not None
        return self.current_round

    @property
    def best(self) -> BestPlay:
        assert self.current_best is not None
        return self.current_best

    def advance(self, moves: float) -> None:
        """Report progress by the work of this many moves."""
        self.done = min(1.0, self.done + moves * self.share)
        self.progress(self.done)

    def begin_round(self, board: GoryoState) -> float:
        """Solve the round that begins on a board; returns its value."""
        before = self.done

        def report_part(part: float) -> None:
            self.progress(min(1.0, before + part * SOLVING * self.share))

        self.advised = None
        here = solved_round(Situation.of(board), self.effort, report_part)
        self.current_round = here
        self.advance(SOLVING)
        number, start = len(self.moments), board.setup.floor.ids[board.start]
        self.rounds.append(Round(board.round, number, number, here.value, here.gap, start))
        return here.value

    def set_plan(self, plan: Plan) -> None:
        self.rounds[-1] = replace(self.rounds[-1], plan=plan)

    def end_round(self, caught: int) -> None:
        """The round ends with the next moment."""
        self.rounds[-1] = replace(self.rounds[-1], last=len(self.moments), caught=caught)

    def add_moment(
        self,
        seat: str,
        action: Action,
        board: GoryoState,
        chance: float,
        causes: dict[Cause, float],
        cost: float = 0.0,
        doubt: float = 0.0,
        question: Question | None = None,
        belief: Belief | None = None,
        text: Text | None = None,
    ) -> None:
        """Add the game after another move; by default its text is that of the first event. What the
        causes do not explain of the change is due to the coach, who sees more by now (or whose
        fitted values overshoot a little)."""
        number, chance = len(self.moments), clamped(chance)
        causes = {**causes, "coach": chance - self.chance - sum(causes.values())}
        texts = [text] if text else [event.text for event in board.events(ABOVE)]
        self.moments.append(
            Moment(
                move=number,
                by=seat,
                played=str(action),
                round=board.round,
                chance=chance,
                causes={cause: change for cause, change in causes.items() if change},
                cost=cost,
                doubt=doubt,
                question=question,
                belief=belief,
                text=TextRef.of(texts[0]) if texts else None,
            )
        )

    def add_remark(self, seat: str, advise: Callable[[], Advised]) -> None:
        """Remark on the last decision if it was bad; `advise` says what was better and why."""
        moment = self.moments[-1]
        verdict = verdict_on(moment.cost, moment.doubt)
        if verdict is not None:
            judgement = Text(f"coach-verdict-{verdict}", points=percent(moment.cost))
            better, marks, reasons = advise()
            again = better == self.advised
            self.advised = better
            advice = Text("coach-better-again" if again else "coach-better", do=better)
            text = TextRef.of(joined(judgement, advice, *reasons))
            self.remarks.append(Remark(moment.move, seat, verdict, moment.cost, text, marks))
