"""Judges the Samurai's actions: what each was worth, compared with the best one."""

from __future__ import annotations

from dataclasses import dataclass

from futago.goryo.coach.round import BestPlay, SolvedRound
from futago.goryo.rules.actions import Done, GoryoAction, Search, Sniff
from futago.goryo.rules.board import ACT, NOWHERE, Board
from futago.goryo.solver.hypotheses import Floats


@dataclass(frozen=True)
class Judgement:
    """An action of the Samurai, judged. `chance` is what it leaves him on average; `best` is the
    best play before it, the others are the best play after it or after each answer."""

    best: BestPlay
    chance: float
    after: BestPlay | None = None
    if_yes: BestPlay | None = None
    if_no: BestPlay | None = None
    yes: float = 0.0
    """The probability of a yes."""
    wins: Floats | None = None
    """After the end of the turn: his chance against each of her plans."""

    @property
    def cost(self) -> float:
        return max(0.0, self.best.chance - self.chance)

    def answered(self, yes: bool) -> BestPlay:
        found = self.if_yes if yes else self.if_no
        assert found is not None
        return found


def judge_action(
    solved: SolvedRound, best: BestPlay, action: GoryoAction, then: Board
) -> Judgement:
    """Judge an action by the best play before it and the board after it."""
    if isinstance(action, Search | Sniff):
        return _judge_question(solved, best, then)
    if isinstance(action, Done):
        raise ValueError("the end of a turn is judged from the board before it")
    after = solved.best_play(then)
    return Judgement(best, after.chance, after)


def judge_end(solved: SolvedRound, best: BestPlay, board: Board) -> Judgement:
    """Judge the end of a turn on a board."""
    after, wins = solved.if_ended(board)
    return Judgement(best, after.chance, after, wins=wins)


def _judge_question(solved: SolvedRound, best: BestPlay, then: Board) -> Judgement:
    space = then.question
    yes = float(best.weights[(solved.answers >> space & 1) == 1].sum())
    if not solved.askable >> space & 1:  # none of her cubes can be there, only a trail
        yes = 0.0
    found = [_best_play(solved, _answered(then, answer)) for answer in (True, False)]
    if_yes, if_no = found[0] or found[1], found[1] or found[0]
    assert if_yes is not None
    assert if_no is not None
    chance = yes * if_yes.chance + (1 - yes) * if_no.chance
    return Judgement(best, chance, None, if_yes, if_no, yes)


def _best_play(solved: SolvedRound, board: Board) -> BestPlay | None:
    """The best play from a board; None if no plan gives its answers."""
    return solved.best_play(board) if solved.posterior(board).any() else None


def _answered(board: Board, yes: bool) -> Board:
    """The board after an answer to its question."""
    then = board.copy()
    bit = 1 << board.question
    then.asked |= bit
    if yes:
        then.yes |= bit
    then.question, then.phase = NOWHERE, ACT
    return then
