"""Adversaries that know the mix that a bot states, and play a local best response to it.

Like those of `best_response` they look no further ahead than a round, so what they gain is a lower
bound of what could be gained.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from futago.game import Action, listed
from futago.goryo.bots.levels import Level
from futago.goryo.bots.solver_bots import plan_in
from futago.goryo.rules.actions import Done, Search, Sniff
from futago.goryo.rules.board import ANSWER, GORYO, SAMURAI
from futago.goryo.rules.hidden import with_bound, with_plan
from futago.goryo.rules.options import Options
from futago.goryo.solver.hypotheses import Floats
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.questionings import ended_at
from futago.goryo.state import GoryoState
from futago.goryo.study.best_response import BestResponseGoryo, BestResponseSamurai, SolvedRound
from futago.goryo.study.luck import answers_yes, mix_of_plans

TURNS: Final = 3
"""So many whole turns of his are drawn to choose her plan by, and as many more to see what it is
worth: unlike the first, these do not flatter the choice."""


class Stating(Protocol):
    """A bot that states its mix, whichever way."""

    def mix(self, view: Any, actions: Any) -> Mapping[Action, float]: ...


class KnowingSamurai(BestResponseSamurai):
    """Knows what a Goryō's bot would plan with each bound type."""

    def __init__(self, options: Options, seed: str, level: Level, her: Stating) -> None:
        super().__init__(options, seed, level, None)
        self.her = her

    def mix_of_type(self, bound: int, now: SolvedRound) -> Floats:
        board = now.situation.with_bound(bound)
        return mix_of_plans(now, self.her.mix(board.view(GORYO), board.legal_actions(GORYO)))


class KnowingGoryo(BestResponseGoryo):
    """Knows what a Samurai's bot would do at each moment of a turn. A turn has too many moments for
    all of them, so turns are drawn from his mix: what he does after each answer she may give."""

    def __init__(self, options: Options, seed: str, level: Level, his: Stating) -> None:
        super().__init__(options, seed, level, None)
        self.his = his

    def worth_of_plans(self, now: SolvedRound) -> tuple[Floats, Floats]:
        return self._worth_of_turns(now), self._worth_of_turns(now)

    def _worth_of_turns(self, now: SolvedRound) -> Floats:
        turns: Floats = np.mean([self._worth_of_turn(now) for _ in range(TURNS)], axis=0)
        return turns

    def _worth_of_turn(self, now: SolvedRound) -> Floats:
        """What he wins against each hypothesis in a turn that is drawn, by block."""
        everything = _Moment(None, now.found.hypotheses.possible)
        blocks = range(len(now.found.blinded))
        return np.array([self._worth_in(now, block, everything) for block in blocks])

    def _worth_in(self, now: SolvedRound, block: int, moment: _Moment) -> Floats:
        """The same for the hypotheses of a moment; 0 for all others."""
        found, plans = now.found, moment.plans
        board = moment.board or self._begun(now, block, plans)
        mix = self.his.mix(board.view(SAMURAI), board.legal_actions(SAMURAI))
        (action,) = self.rng.choices(list(mix), list(mix.values()))
        if isinstance(action, Done):
            blinded = found.blinded[block]
            asking = Questioning(found.hypotheses, found.payoffs[block], board, blinded)
            return np.where(plans, asking.worth(ended_at(board.at)), 0.0)
        worth = np.zeros(plans.shape)
        for then in self._after(now, block, board, action, plans):
            worth += self._worth_in(now, block, then)
        return worth

    def _begun(self, now: SolvedRound, block: int, plans: npt.NDArray[np.bool_]) -> GoryoState:
        """The board after one of her plans; it does not matter which."""
        row, column = map(int, np.argwhere(plans)[0])
        target = int(now.found.hypotheses.kinds[row])
        bound = next(k for k, share in enumerate(now.situation.bound) if share and k != target)
        board = now.situation.with_bound(bound)
        board.apply(GORYO, plan_in(now.found, block, row, column))
        return board

    def _after(
        self,
        now: SolvedRound,
        block: int,
        board: GoryoState,
        action: Action,
        plans: npt.NDArray[np.bool_],
    ) -> list[_Moment]:
        """The moments after a move: one for each possible answer."""
        then = board.copy()
        then.apply(SAMURAI, action)
        if not isinstance(action, Search | Sniff):
            return [_Moment(then, plans)]
        assert then.phase == ANSWER
        yes = answers_yes(now.found.hypotheses, then.question)
        moments = list[_Moment]()
        for left in (plans & yes, plans & ~yes):
            if left.any():
                row, column = map(int, np.argwhere(left)[0])
                kind = int(now.found.hypotheses.kinds[row])
                bound = next(k for k, s in enumerate(now.situation.bound) if s and k != kind)
                other = with_plan(with_bound(then, bound), plan_in(now.found, block, row, column))
                assert other is not None
                other.apply(GORYO, listed(other.legal_actions(GORYO))[0])
                moments.append(_Moment(other, left))
        return moments


@dataclass(frozen=True)
class _Moment:
    """A moment of his turn: the board (None: it has just begun), and her plans that fit it."""

    board: GoryoState | None
    plans: npt.NDArray[np.bool_]
