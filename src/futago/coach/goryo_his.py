"""The Samurai's side of a game: his actions, the answers, and Discovery."""

from __future__ import annotations

from futago.coach.goryo_film import Advised, Film
from futago.coach.goryo_her import believed, chance_between
from futago.coach.goryo_reasons import why
from futago.coach.goryo_turn import Judged, judged, judged_end
from futago.coach.goryo_words import both, do
from futago.coach.report import Cause, Question
from futago.game import ABOVE
from futago.goryo.actions import Answer, Done, GoryoAction
from futago.goryo.board import ACT, ANSWER, GORYO, SAMURAI
from futago.goryo.state import GoryoState
from futago.texts import Text


def acted(film: Film, action: GoryoAction, before: GoryoState, state: GoryoState) -> None:
    """A walk or a question."""
    here, found = film.round, judged(film.round, film.best, action, state)
    question = None
    if state.phase == ANSWER:
        film.asked = found
        space = state.question
        bits = here.believed(before).bits(space, "way")
        name = state.setup.floor.ids[space]
        question = Question(name, round(found.yes, 4), round(bits, 4))
    else:
        film.reached = found.after
    doubt = here.doubt(found.best)
    causes = _causes(film, found)
    film.add(SAMURAI, action, state, found.chance, causes, found.cost, doubt, question)

    def more() -> Advised:
        return do(before, found.best.policy), why(here, before, action, state, found)

    film.remark(SAMURAI, more)


def _causes(film: Film, found: Judged) -> dict[Cause, float]:
    """What he gave away. Her own gift, of which he does not know, is a matter of the answers from
    now on."""
    owed, film.owed = film.owed, 0.0
    return {"samurai": -found.cost, "answers": -owed}


def answered(film: Film, action: Answer, before: GoryoState, state: GoryoState) -> None:
    """The luck of an answer, and what it told."""
    here, asked, told = film.round, film.asked, film.moments[-1].question
    assert asked is not None
    assert told is not None
    film.reached = asked.answered(action.yes)
    luck = film.reached.chance - asked.chance
    unsure = before.copy()
    unsure.phase = ACT
    won = here.believed(unsure).entropy("way") - here.believed(state).entropy("way")
    question = Question(told.space, told.yes, told.expected, round(won, 4))
    belief = believed(here, state)
    chance = film.reached.chance
    causes: dict[Cause, float] = {"answers": luck}
    film.add(GORYO, action, state, chance, causes, question=question, belief=belief)


def ended(film: Film, action: Done, before: GoryoState, state: GoryoState) -> None:
    """Discovery: what he has against her true plan, and what that is worth."""
    here, found = film.round, judged_end(film.round, film.best, before)
    assert before.plan is not None
    assert found.wins is not None
    _, row, place = here.cell_of(before.plan)
    causes = _causes(film, found)
    causes["answers"] += float(found.wins[row, place]) - found.chance
    film.end_round(before.at.count(state.setup.floor.index[before.plan.target]))
    chance = chance_between(film, state)
    (revealed, *_) = state.events(ABOVE)
    words = both(Text("coach-turn-ends"), revealed.text)
    doubt = here.doubt(found.best)
    film.add(SAMURAI, action, state, chance, causes, found.cost, doubt, text=words)

    def more() -> Advised:
        stopped = before.copy()
        stopped.cubes = 0
        return do(before, found.best.policy), why(here, before, action, stopped, found)

    film.remark(SAMURAI, more)
