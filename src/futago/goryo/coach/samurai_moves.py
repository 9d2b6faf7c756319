"""Reviews the Samurai's turn: his actions, the answers, and Discovery."""

from __future__ import annotations

from futago.coach.report import Cause, Question
from futago.game import ABOVE
from futago.goryo.coach.goryo_moves import belief_on, chance_without_plan
from futago.goryo.coach.judgement import Judgement, judge_action, judge_end
from futago.goryo.coach.pointing import policy_marks
from futago.goryo.coach.reasons import why_action
from futago.goryo.coach.review_state import BETTER, Advised, ReviewState
from futago.goryo.coach.words import joined, policy_words
from futago.goryo.rules.actions import Answer, Done, GoryoAction
from futago.goryo.rules.board import ACT, ANSWER, GORYO, SAMURAI
from futago.goryo.state import GoryoState
from futago.texts import Text


def review_action(
    review: ReviewState, action: GoryoAction, before: GoryoState, after: GoryoState
) -> None:
    """A move or a question."""
    here, found = review.round, judge_action(review.round, review.best, action, after)
    question = None
    if after.phase == ANSWER:
        review.asked = found
        space = after.question
        bits = here.belief(before).bits(space, "way")
        name = after.setup.floor.ids[space]
        question = Question(name, round(found.yes, 4), round(bits, 4))
    else:
        review.current_best = found.after
    doubt = here.doubt(found.best)
    causes = _causes(review, found)
    review.add_moment(SAMURAI, action, after, found.chance, causes, found.cost, doubt, question)

    def advise() -> Advised:
        reasons = why_action(here, before, action, after, found)
        return _better(before, found, reasons)

    review.add_remark(SAMURAI, advise)


def _better(before: GoryoState, found: Judgement, reasons: list[Text]) -> Advised:
    policy = found.best.policy
    return Advised(policy_words(before, policy), policy_marks(before, policy, BETTER), reasons)


def _causes(review: ReviewState, found: Judgement) -> dict[Cause, float]:
    """What he gave away. He does not know what her plan gave away: from now on that is part of the
    luck of the answers."""
    owed, review.owed = review.owed, 0.0
    return {"samurai": -found.cost, "answers": -owed}


def review_answer(
    review: ReviewState, action: Answer, before: GoryoState, after: GoryoState
) -> None:
    """The luck of an answer, and how much it told."""
    here, asked, question = review.round, review.asked, review.moments[-1].question
    assert asked is not None
    assert question is not None
    review.current_best = asked.answered(action.yes)
    chance = review.best.chance
    unanswered = before.copy()
    unanswered.phase = ACT
    won = here.belief(unanswered).entropy("way") - here.belief(after).entropy("way")
    question = Question(question.space, question.yes, question.expected, round(won, 4))
    causes: dict[Cause, float] = {"answers": chance - asked.chance}
    belief = belief_on(here, after)
    review.add_moment(GORYO, action, after, chance, causes, question=question, belief=belief)


def review_discovery(
    review: ReviewState, action: Done, before: GoryoState, after: GoryoState
) -> None:
    """Discovery: how he stands against her true plan, and what that is worth."""
    here, found = review.round, judge_end(review.round, review.best, before)
    assert before.plan is not None
    assert found.wins is not None
    _, row, place = here.cell_of(before.plan)
    causes = _causes(review, found)
    causes["answers"] += float(found.wins[row, place]) - found.chance
    review.end_round(before.at.count(after.setup.floor.index[before.plan.target]))
    chance = chance_without_plan(review, after)
    (reveal, *_) = after.events(ABOVE)
    words = joined(Text("coach-turn-ends"), reveal.text)
    doubt = here.doubt(found.best)
    review.add_moment(SAMURAI, action, after, chance, causes, found.cost, doubt, text=words)

    def advise() -> Advised:
        stopped = before.copy()
        stopped.cubes = 0
        reasons = why_action(here, before, action, stopped, found)
        return _better(before, found, reasons)

    review.add_remark(SAMURAI, advise)
