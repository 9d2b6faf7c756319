"""What a turn may bring, in the player's terms: clues, tokens drawn, samurai on the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from futago.goryo.coach.round import SolvedRound
from futago.goryo.rules.board import Board
from futago.goryo.solver.hypotheses import NO_TRICK, Floats
from futago.goryo.solver.kernel import Policy
from futago.goryo.solver.payoff import DiscoveryResult, draws_due, tokens_in_bag


@dataclass(frozen=True)
class Prospects:
    """What a turn brings, as probabilities."""

    caught: float
    """A samurai is on the target."""
    drawn: float
    """At least one token is drawn."""
    won: float
    """The Samurai wins at once, before any token is drawn."""
    met: float
    """Her trick is found and spent."""
    standing: float
    """The value of where the samurai stand at the beginning of the next round."""


class _End(NamedTuple):
    asked: int
    yes: int
    final: tuple[int, ...]
    cells: Floats


def against_mix(solved: SolvedRound, board: Board, policy: Policy, weights: Floats) -> Prospects:
    """What a policy brings on a board, against plans with these weights."""
    ends = _ends(solved, board, policy, weights)
    return _summed(solved, board.blinded, ((end, 1.0) for end in ends))


def against_plan(solved: SolvedRound, cell: tuple[int, int, int]) -> Prospects:
    """What the equilibrium Samurai's turn brings against one plan."""
    block, row, place = cell
    weights = np.zeros(solved.mixes.shape[1:])
    weights[row, place] = 1.0
    board = solved.situation.board
    ends = [
        (end, share)
        for policy, share in solved.policies(block)
        for end in _ends(solved, board, policy, weights)
    ]
    return _summed(solved, solved.equilibrium.blinded[block], ends)


def asked_share(solved: SolvedRound, cell: tuple[int, int, int], space: int) -> float:
    """How often the equilibrium Samurai asks about a space, against one plan."""
    block, row, place = cell
    answers = int(solved.answers[row, place])
    share = 0.0
    for policy, part in solved.policies(block):
        step = policy[0]
        while step["samurai"] >= 0:
            here = int(step["space"])
            if here == space:
                share += part
                break
            step = policy[step["yes"] if answers >> here & 1 else step["no"]]
    return share


def _ends(solved: SolvedRound, board: Board, policy: Policy, weights: Floats) -> Iterator[_End]:
    """The ends of a policy, with the weights of the plans that lead there."""
    todo = [(0, board.asked, board.yes, weights)]
    while todo:
        node, asked, yes, cells = todo.pop()
        step = policy[node]
        if step["samurai"] < 0:
            final = tuple(int(at) for at in step["final"][: len(board.at)])
            yield _End(asked, yes, final, cells)
            continue
        bit = 1 << int(step["space"])
        said_yes = (solved.answers & bit) != 0
        for answer, then in ((True, step["yes"]), (False, step["no"])):
            left = np.where(said_yes == answer, cells, 0.0)
            if left.any():
                todo.append((int(then), asked | bit, yes | bit if answer else yes, left))


def _summed(solved: SolvedRound, blinded: int, ends: Iterable[tuple[_End, float]]) -> Prospects:
    situation, hypotheses = solved.situation, solved.hypotheses
    payoff = solved.payoffs[solved.block_of(blinded)]
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
            result = DiscoveryResult(item.target, prints, catches, known, item.sprint)
            draws = draws_due(situation, result)
            caught += weight * (catches > 0)
            drawn += weight * (draws is not None and min(draws, bag) > 0)
            won += weight * (draws is None)
            met += weight * known
            goal = number[item.target]
            places = sum(float(payoff.standing[at, goal]) for at in end.final)
            slope = payoff.slope[payoff.rows[row], int(known), prints, catches]
            standing += weight * float(slope) * places
    return Prospects(caught, drawn, won, met, standing)
