"""Shows a puzzle after some moves, and judges attempts.

It is stateless: every request contains all moves since the position. Items may be dealt out
freely; an attempt is judged when the decision is complete: the quest, the purchase, or the last
blow of a go.
"""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import BadInput, FutagoError
from futago.gorpg.puzzles.ideas import Moves, goes_on, key_of
from futago.gorpg.puzzles.puzzle import Puzzle
from futago.gorpg.puzzles.reasons import gain_text, less_text, reasons, second_words
from futago.gorpg.rules.actions import Buy, GorpgAction, Hire, Retreat
from futago.gorpg.rules.cards import levels
from futago.gorpg.rules.notation import parse
from futago.gorpg.rules.purchases import worth_of
from futago.gorpg.state import GorpgState
from futago.marks import NO_MARKS
from futago.puzzles import PuzzleHint, PuzzleVerdict, PuzzleView
from futago.texts import Text


def look(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleView:
    """The puzzle after some moves; the last of them may complete an attempt."""
    state, made = puzzle.start.copy(), list[GorpgAction]()
    for number, move in enumerate(moves):
        try:
            action = parse(move, state.setup.options)
            then = state.copy()
            then.apply(puzzle.seat, action)
        except FutagoError as refused:
            return _sight(puzzle, state, "illegal", refused.text)
        made.append(action)
        if goes_on(state, action, then):
            state = then
        elif number + 1 < len(moves):
            raise BadInput(Text("gorpg-puzzle-moves"))
        else:
            return _judged(puzzle, state, tuple(made))
    return _sight(puzzle, state, "open")


def _sight(puzzle: Puzzle, state: GorpgState, verdict: PuzzleVerdict, *said: Text) -> PuzzleView:
    seat = puzzle.seat
    return PuzzleView(state.view(seat), state.choice(seat), verdict, said, state)


def _judged(puzzle: Puzzle, state: GorpgState, moves: Moves) -> PuzzleView:
    key = key_of(puzzle.start, moves)
    if key in puzzle.right:
        wasteful = _wasteful(puzzle, moves)
        if wasteful is not None:
            return _sight(puzzle, state, "detour", wasteful)
        return _sight(puzzle, state, "right", gain_text(puzzle), *reasons(puzzle))
    return _sight(puzzle, state, "wrong", less_text(puzzle, value_of(puzzle, key)))


def value_of(puzzle: Puzzle, key: str) -> float:
    """The value of an idea; every idea that the rules allow is listed."""
    return puzzle.ideas.get(key, puzzle.second.value)


def _wasteful(puzzle: Puzzle, moves: Moves) -> Text | None:
    """What is wrong with the right idea: it costs more than it has to."""
    (*_, best), (*_, last) = puzzle.moves(puzzle.first.moves), moves
    match last, best:
        case Buy(_, pay), Buy(_, least) if levels(pay) > levels(least):
            return Text("gorpg-puzzle-detour-pay")
        case Hire(), Hire() if _dearer(puzzle, last, best):
            return Text("gorpg-puzzle-detour-pay")
        case Retreat(leave), Retreat(least) if levels(leave) > levels(least):
            return Text("gorpg-puzzle-detour-leave")
    return None


def _dearer(puzzle: Puzzle, hire: Hire, best: Hire) -> bool:
    """Whether a payment is higher, or takes items from heroes who could keep them."""
    board = puzzle.start
    free = {*board.store[board.setup.party_of[puzzle.seat]], *best.items}
    value = board.setup.options.item_value
    return worth_of(hire, value) > worth_of(best, value) or not free.issuperset(hire.items)


def hint(puzzle: Puzzle) -> PuzzleHint:
    """What is tempting, but not the best."""
    return PuzzleHint(Text("gorpg-puzzle-hint", do=second_words(puzzle)), NO_MARKS)
