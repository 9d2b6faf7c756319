"""What a questioning may bring, in a player's terms: clues, tokens drawn, samurai on the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from futago.coach.goryo_round import SolvedRound
from futago.goryo.board import Board
from futago.solver.hypotheses import NO_TRICK, Floats
from futago.solver.kernel import Policy
from futago.solver.payoff import Found, draws_due, tokens_in_bag


@dataclass(frozen=True)
class Prospects:
    """How likely a turn brings what; shares of one."""

    caught: float
    """A samurai stands on the target."""
    drawn: float
    """At least one token is drawn."""
    won: float
    """The Samurai wins at once, before any token is drawn."""
    met: float
    """Her trick is found and spent."""
    standing: float
    """What it is worth where the samurai stand when the next round begins."""


class _End(NamedTuple):
    asked: int
    yes: int
    final: tuple[int, ...]
    cells: Floats


def against_mix(solved: SolvedRound, board: Board, policy: Policy, weights: Floats) -> Prospects:
    """What a policy brings from a board, with the weights of what she may hide."""
    ends = _ends(solved, board, policy, weights)
    return _sum(solved, board.blinded, ((end, 1.0) for end in ends))


def against_plan(solved: SolvedRound, cell: tuple[int, int, int]) -> Prospects:
    """What the solved Samurai brings against one plan."""
    block, row, place = cell
    weights = np.zeros(solved.mixes.shape[1:])
    weights[row, place] = 1.0
    board = solved.situation.board
    ends = [
        (end, share)
        for policy, share in solved.policies(block)
        for end in _ends(solved, board, policy, weights)
    ]
    return _sum(solved, solved.found.blinded[block], ends)


def asked_share(solved: SolvedRound, cell: tuple[int, int, int], space: int) -> float:
    """How often the solved Samurai asks about a space if she hides this."""
    block, row, place = cell
    says = int(solved.says[row, place])
    share = 0.0
    for policy, part in solved.policies(block):
        step = policy[0]
        while step["samurai"] >= 0:
            here = int(step["space"])
            if here == space:
                share += part
                break
            step = policy[step["yes"] if says >> here & 1 else step["no"]]
    return share


def _ends(solved: SolvedRound, board: Board, policy: Policy, weights: Floats) -> Iterator[_End]:
    """Where a policy leads, with the weights of what leads there."""
    todo = [(0, board.asked, board.yes, weights)]
    while todo:
        node, asked, yes, cells = todo.pop()
        step = policy[node]
        if step["samurai"] < 0:
            final = tuple(int(at) for at in step["final"][: len(board.at)])
            yield _End(asked, yes, final, cells)
            continue
        bit = 1 << int(step["space"])
        said = (solved.says & bit) != 0
        for answer, then in ((True, step["yes"]), (False, step["no"])):
            left = np.where(said == answer, cells, 0.0)
            if left.any():
                todo.append((int(then), asked | bit, yes | bit if answer else yes, left))


def _sum(solved: SolvedRound, blinded: int, ends: Iterable[tuple[_End, float]]) -> Prospects:
    situation, hypotheses = solved.situation, solved.hypotheses
    block = solved.found.blinded.index(blinded) if blinded in solved.found.blinded else 0
    payoff = solved.payoffs[block]
    number = {target: k for k, target in enumerate(payoff.targets)}
    caught = drawn = won = met = standing = 0.0
    bag = tokens_in_bag(situation)
    for end, share in ends:
        for row, place in np.argwhere(end.cells > 0).tolist():
            weight, item = share * float(end.cells[row, place]), hypotheses.items[row]
            trick = 1 << place if place != NO_TRICK else item.owned
            prints = (end.yes & item.prints).bit_count()
            catches = end.final.count(item.target)
            known = bool(end.asked & trick)
            draws = draws_due(situation, Found(item.target, prints, catches, known, item.sprint))
            caught += weight * (catches > 0)
            drawn += weight * (draws is not None and min(draws, bag) > 0)
            won += weight * (draws is None)
            met += weight * known
            goal = number[item.target]
            places = sum(float(payoff.standing[at, goal]) for at in end.final)
            slope = payoff.slope[payoff.rows[row], int(known), prints, catches]
            standing += weight * float(slope) * places
    return Prospects(caught, drawn, won, met, standing)
