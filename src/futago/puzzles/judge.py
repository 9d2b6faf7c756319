"""What somebody sees who tries a puzzle, and what is said of a try.

Nothing is kept between two questions: whoever asks tells the moves made since the position. The
Samurai may walk as he likes; his try is judged when he asks or ends his turn. It is never answered:
nobody has planned anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from futago.game import BadInput, Choice, FutagoError, View
from futago.goryo.actions import Done, GoryoAction, Move, Plan
from futago.goryo.board import NOBODY
from futago.goryo.notation import parse
from futago.goryo.state import GoryoState
from futago.puzzles.facts import asked, goals, percent, suspects, why_end
from futago.puzzles.ideas import Idea, Key, key_of
from futago.puzzles.puzzle import RIGHT, Puzzle
from futago.texts import Text

Verdict = Literal["open", "right", "wrong", "detour", "illegal"]
"""Nothing to judge yet; the best idea; another; the best question, but with walks that should have
waited for its answer; not allowed."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The position after the walks made so far, and what is said of the try."""

    view: View
    choice: Choice
    verdict: Verdict
    said: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What an idea is worth, exactly or at most."""

    value: float
    exact: bool = True
    detour: bool = False


def look(puzzle: Puzzle, moves: Sequence[str], picked: Sequence[str] = ()) -> Sight:
    """The puzzle after some moves; the last of them may be a try."""
    state = puzzle.start.copy()
    for number, move in enumerate(moves):
        try:
            action = parse(move, state.setup.options)
            then = state.copy()
            then.apply(puzzle.seat, action)
        except FutagoError as refused:
            return _sight(puzzle, state, picked, "illegal", refused.text)
        if isinstance(action, Move):
            state = then
        elif number + 1 < len(moves):
            raise BadInput(Text("puzzle-moves"))
        else:
            return _judged(puzzle, state, action, picked)
    return _sight(puzzle, state, picked, "open")


def _sight(
    puzzle: Puzzle, state: GoryoState, picked: Sequence[str], verdict: Verdict, *said: Text
) -> Sight:
    choice = state.choice(puzzle.seat, tuple(picked))
    return Sight(state.view(puzzle.seat), choice, verdict, said)


def _judged(puzzle: Puzzle, state: GoryoState, action: GoryoAction, picked: Sequence[str]) -> Sight:
    worth = worth_of(puzzle, state, action)
    best = percent(puzzle.best)
    if worth.detour:
        return _sight(puzzle, state, picked, "detour", Text("puzzle-detour"))
    if worth.value >= puzzle.best - RIGHT:
        right = Text("puzzle-right", best=best, second=percent(puzzle.second))
        return _sight(puzzle, state, picked, "right", right, *reasons(puzzle))
    id = "puzzle-costs" if worth.exact else "puzzle-costs-least"
    less = min(percent(worth.value), best - 1)  # also where both round to the same
    costs = Text(id, value=less, best=best)
    return _sight(puzzle, state, picked, "wrong", costs, *_about(puzzle, state, action))


def worth_of(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> Worth:
    """What a move is worth that ends a try, on the board on which it is made."""
    if isinstance(action, Plan):
        return _plan_worth(puzzle, action)
    if isinstance(action, Done):
        at = [state.setup.floor.ids[space] for space in state.at]
        return Worth(sum(worth[at.count(target)] for target, worth in puzzle.ending.items()))
    return _question_worth(puzzle, key_of(state, action))


def _plan_worth(puzzle: Puzzle, plan: Plan) -> Worth:
    """The order of her cubes and the place of a trick make no difference."""
    for idea, value in puzzle.ideas.items():
        (other,) = puzzle.moves(idea)
        assert isinstance(other, Plan)
        same = plan.target == other.target and plan.illusion == other.illusion
        if same and set(plan.path) == set(other.path):
            return Worth(value)
    return Worth(puzzle.rest, exact=False)


def _question_worth(puzzle: Puzzle, key: Key) -> Worth:
    """As listed; a question with walks that nobody needs is worth no more than without them."""
    if key in puzzle.questions:
        return Worth(puzzle.questions[key])
    alike = [
        value
        for listed, value in puzzle.questions.items()
        if listed.question == key.question and _left_alike(puzzle, key, listed)
    ]
    most = max(alike, default=puzzle.rest)
    return Worth(most, exact=False, detour=most >= puzzle.best - RIGHT)


def _left_alike(puzzle: Puzzle, key: Key, listed: Key) -> bool:
    """Whether he who acted was left on the same target, or in both cases on none."""
    acting, ids = puzzle.start.acting, puzzle.start.setup.floor.ids
    if acting in (NOBODY, key.asker):
        return True
    here, there = key.standing[0][acting], listed.standing[0][acting]
    moved = there != puzzle.start.at[acting]
    return here == there or (not moved and ids[here] not in puzzle.ending)


def reasons(puzzle: Puzzle) -> list[Text]:
    """Why the best idea is the best."""
    return [Text(f"puzzle-why-{fact.name}", **fact.numbers) for fact in puzzle.why]


def _about(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> list[Text]:
    """What can be counted of another try."""
    if isinstance(action, Plan):
        target = goals(state)[state.setup.floor.index[action.target]]
        if target.loses:
            return [Text("puzzle-plan-loses")]
        turns = [Text("puzzle-plan-turns")] if target.new else []
        return [Text("puzzle-plan-reached", reached=target.reached), *turns]
    those = suspects(state, puzzle.suspected)
    if isinstance(action, Done):
        stood, *_ = why_end(state.at, state, those)
        return [Text("puzzle-why-stand", **stood.numbers)]
    own = asked(Idea((action,), state), those)
    return [Text("puzzle-yours", ways=own.ways, yes=own.yes, no=own.no, chance=own.chance)]
