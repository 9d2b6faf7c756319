"""A game on its way through the coach: moments and remarks so far, and the round that is on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from futago.coach.effort import Effort, verdict_on
from futago.coach.goryo_round import Reached, SolvedRound, solved
from futago.coach.goryo_turn import Judged
from futago.coach.goryo_words import both, percent, within
from futago.coach.report import Belief, Cause, Moment, Plan, Question, Remark, Round, Said
from futago.game import ABOVE, Action
from futago.goryo.state import GoryoState
from futago.solver.situation import Situation
from futago.texts import Text

Progress = Callable[[float], object]
Advised = tuple[Text, list[Text]]
"""What would have been better, and why."""
SOLVING: Final = 60  # a round to be solved takes about as long as so many moves


@dataclass
class Film:
    """What has been said so far, and what the next move is judged by."""

    effort: Effort
    progress: Progress
    share: float
    """What one move is of the whole."""
    done: float = 0.0
    moments: list[Moment] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    here: SolvedRound | None = None
    """The round that is being played."""
    reached: Reached | None = None
    """What the Samurai can reach now."""
    asked: Judged | None = None
    owed: float = 0.0
    """What her plan gives away, as long as the Samurai has done nothing."""
    advised: Text | None = None
    """What the last remark of this round said would have been better."""

    @property
    def chance(self) -> float:
        return self.moments[-1].chance

    @property
    def round(self) -> SolvedRound:
        assert self.here is not None
        return self.here

    @property
    def best(self) -> Reached:
        assert self.reached is not None
        return self.reached

    def go_on(self, moves: float) -> None:
        """So many moves' worth of work is done."""
        self.done = min(1.0, self.done + moves * self.share)
        self.progress(self.done)

    def begin_round(self, board: GoryoState) -> float:
        """Solve the round that begins on a board; its value."""
        begun = self.done

        def told(part: float) -> None:
            self.progress(min(1.0, begun + part * SOLVING * self.share))

        self.advised = None
        here = self.here = solved(Situation.of(board), self.effort, told)
        self.go_on(SOLVING)
        number, start = len(self.moments), board.setup.floor.ids[board.start]
        self.rounds.append(Round(board.round, number, number, here.value, here.gap, start))
        return here.value

    def hides(self, truth: Plan) -> None:
        self.rounds[-1] = replace(self.rounds[-1], plan=truth)

    def end_round(self, caught: int) -> None:
        """The round ends with the move that comes next."""
        self.rounds[-1] = replace(self.rounds[-1], last=len(self.moments), caught=caught)

    def add(
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
        """The game after one move more, told as its first event unless in words of our own. What
        the causes do not explain of the change is what the coach sees better by now (fitted values
        also overshoot a little)."""
        number, chance = len(self.moments), within(chance)
        causes = {**causes, "coach": chance - self.chance - sum(causes.values())}
        told: dict[Cause, float] = {cause: change for cause, change in causes.items() if change}
        happened = [text] if text else [event.text for event in board.events(ABOVE)]
        self.moments.append(
            Moment(
                move=number,
                by=seat,
                played=str(action),
                round=board.round,
                chance=chance,
                causes=told,
                cost=cost,
                doubt=doubt,
                question=question,
                belief=belief,
                text=Said.of(happened[0]) if happened else None,
            )
        )

    def remark(self, seat: str, more: Callable[[], Advised]) -> None:
        """Say of the last decision what is worth saying; `more` finds the better one and why."""
        moment = self.moments[-1]
        verdict = verdict_on(moment.cost, moment.doubt)
        if verdict is not None:
            called = Text(f"coach-verdict-{verdict}", points=percent(moment.cost))
            better, reasons = more()
            again = better == self.advised
            self.advised = better
            advice = Text("coach-better-again" if again else "coach-better", do=better)
            said = Said.of(both(called, advice, *reasons))
            self.remarks.append(Remark(moment.move, seat, verdict, moment.cost, said))
