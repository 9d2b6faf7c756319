"""The Samurai's turn, action by action: what each was worth, and what would have been best."""

from __future__ import annotations

from dataclasses import dataclass

from futago.coach.goryo_round import Reached, SolvedRound
from futago.goryo.actions import Done, GoryoAction, Search, Sniff
from futago.goryo.board import ACT, NOWHERE, Board
from futago.solver.hypotheses import Floats


@dataclass(frozen=True)
class Judged:
    """An action of the Samurai. `chance` is what it left him on average, `if_yes` and `if_no` what
    each answer leaves."""

    best: Reached
    chance: float
    after: Reached | None = None
    if_yes: Reached | None = None
    if_no: Reached | None = None
    yes: float = 0.0
    wins: Floats | None = None
    """After the end of the turn: what he has against each of her plans."""

    @property
    def cost(self) -> float:
        return max(0.0, self.best.chance - self.chance)

    def answered(self, yes: bool) -> Reached:
        found = self.if_yes if yes else self.if_no
        assert found is not None
        return found


def judged(solved: SolvedRound, best: Reached, action: GoryoAction, then: Board) -> Judged:
    """Judge an action that led to a board, by what could be reached before it."""
    if isinstance(action, Search | Sniff):
        return _question(solved, best, then)
    if isinstance(action, Done):
        raise ValueError("the end of a turn is judged from the board before it")
    after = solved.reached(then)
    return Judged(best, after.chance, after)


def judged_end(solved: SolvedRound, best: Reached, board: Board) -> Judged:
    """Judge the end of a turn."""
    after, wins = solved.stopped(board)
    return Judged(best, after.chance, after, wins=wins)


def _question(solved: SolvedRound, best: Reached, then: Board) -> Judged:
    space = then.question
    yes = float(best.weights[(solved.says >> space & 1) == 1].sum())
    if not solved.ever >> space & 1:  # nothing of hers can be there but a trail
        yes = 0.0
    found = [_reached(solved, _answered(then, answer)) for answer in (True, False)]
    if_yes, if_no = found[0] or found[1], found[1] or found[0]
    assert if_yes is not None
    assert if_no is not None
    chance = yes * if_yes.chance + (1 - yes) * if_no.chance
    return Judged(best, chance, None, if_yes, if_no, yes)


def _reached(solved: SolvedRound, board: Board) -> Reached | None:
    """What can be reached from there; None where no plan answers like that."""
    return solved.reached(board) if solved.left(board).any() else None


def _answered(board: Board, yes: bool) -> Board:
    """The board when the question on it is answered so."""
    then = board.copy()
    bit = 1 << board.question
    then.asked |= bit
    if yes:
        then.yes |= bit
    then.question, then.phase = NOWHERE, ACT
    return then
