"""Judges a decision: what it was worth, and what would have been better.

All games that are compared share their luck, so that differences are known much more exactly than
values. The best decision is chosen by some games and compared by others: the luck by which it was
chosen is no part of what it seems to be worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Final

import numpy as np

from futago.coach.report import Unit
from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.decisions import Moves
from futago.gorpg.coach.effort import Effort, verdict_on
from futago.gorpg.kernel.encoding import encode
from futago.gorpg.kernel.foresight import GOLD, WON, WORTH, Floats, Outlook, for_all, foresee
from futago.gorpg.kernel.tempers import QUICK, Care, Temper, tuned_temper
from futago.gorpg.rules.actions import Quest
from futago.gorpg.rules.board import ATTACK, STAND, STRIKE
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState

SCAN, COMPARE, CONFIRM, COURSE = range(0, 40, 10)
TURNS: Final = 2
ATTENTIVE: Final[Care] = replace(QUICK, smallest=1, thorough=True)
"""How closely everybody looks in the games that are played out. Players who look less closely bring
home 30 to 60 GP less and survive less often, so that all that the coach expects would be too low;
to look closer still takes far longer and changes little."""
CLEARLY: Final = 2.0
"""Standard errors by which another decision must be better for victory, too."""


def unit_of(options: Options) -> Unit:
    """What a game is about: gold, or survival."""
    return "score" if options.mode == "standard" else "chance"


def figure_of(options: Options) -> int:
    """The figure that is judged."""
    return GOLD if unit_of(options) == "score" else WON


def seed_of(board: GorpgState, purpose: int) -> int:
    """The luck of the games that judge a position: the same on every machine."""
    digest = sha256(encode(board).tobytes() + bytes((purpose,))).digest()
    return int.from_bytes(digest[:8], "big")


def slot_of(board: GorpgState, moves: Moves) -> int:
    """The slot whose battle a decision is about; -1 if it is about none."""
    main = moves[-1]
    if isinstance(main, Quest):
        return board.setup.slot_of[main.slot]
    here = board.phase in (ATTACK, STAND, STRIKE) and board.slot < board.setup.slots
    return board.slot if here else -1


class Simulator:
    """Plays decisions to the end in the way of good players."""

    def __init__(self, options: Options) -> None:
        self.temper: Temper = tuned_temper(options)
        self.others = for_all(replace(self.temper, care=ATTENTIVE))
        self.figure = figure_of(options)

    def outlook(self, board: GorpgState, moves: Moves, games: int, seed: int) -> Outlook:
        """What becomes of a decision, as its seat imagines the position."""
        slot = slot_of(board, moves)
        return foresee(board, board.movers[0], moves, self.others, games, seed, slot)


@dataclass(frozen=True)
class Comparison:
    """Two decisions of a seat with the same luck, and what they lead to."""

    seat: str
    figure: int
    played: Outlook
    better: Outlook

    def gains(self, figure: int) -> Floats:
        """By how much the better one is better, game by game."""
        seat = self.seat
        return self.better.figures[seat][:, figure] - self.played.figures[seat][:, figure]

    @cached_property
    def gain(self) -> float:
        return float(self.gains(self.figure).mean())

    @cached_property
    def error(self) -> float:
        """The standard error of the gain."""
        return standard_error(self.gains(self.figure))

    @property
    def helps_to_win(self) -> bool:
        """Whether it is clearly better for victory as well, not for gold alone."""
        gains = self.gains(WORTH)
        return float(gains.mean()) > CLEARLY * standard_error(gains)


def standard_error(values: Floats) -> float:
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else float("inf")


def mean_and_error(values: Floats) -> tuple[float, float]:
    return float(values.mean()), standard_error(values)


@dataclass(frozen=True)
class Judgement:
    """A decision that was made, and the best one that was found."""

    best: Moves
    cost: float
    """What the best one brings more, on average; not biased by the search, so it may be negative
    by chance."""
    error: float
    changes: dict[str, float]
    """What the decision changed for each seat, against the one in the coach's quick games."""
    found: float
    """What the best one brings its seat more than the one in the coach's quick games."""
    comparison: Comparison | None
    """With many games, if the decision deserves a remark."""

    @property
    def clear_cost(self) -> float:
        """The cost if it is certain, else 0."""
        return self.comparison.gain if self.comparison is not None else 0.0


def judge(
    simulator: Simulator, board: GorpgState, played: Moves, effort: Effort, unit: Unit
) -> Judgement | None:
    """The judgement of what a seat played; None if it had no choice."""
    ideas = alternatives(board, simulator.temper, seed_of(board, SCAN), effort.options)
    if all(idea == played for idea in ideas):
        return None
    own, best = ideas[0], ranked(simulator, board, played, ideas, effort.scan)[0]
    seat, figure, seed = board.movers[0], simulator.figure, seed_of(board, COMPARE)
    wanted = dict.fromkeys((own, best, played))
    looks = {moves: simulator.outlook(board, moves, effort.compare, seed) for moves in wanted}
    means = {
        moves: {who: float(rows[:, figure].mean()) for who, rows in look.figures.items()}
        for moves, look in looks.items()
    }
    compared = Comparison(seat, figure, looks[played], looks[best])
    return Judgement(
        best=best,
        cost=compared.gain if best != played else 0.0,
        error=compared.error if best != played else 0.0,
        changes={who: means[played][who] - means[own][who] for who in means[own]},
        found=means[best][seat] - means[own][seat],
        comparison=_confirmed(simulator, board, played, best, compared, effort, unit),
    )


def ranked(
    simulator: Simulator, board: GorpgState, first: Moves, others: Sequence[Moves], games: int
) -> list[Moves]:
    """The decision that leads to the best results, then the other good ones: all are tried, and the
    better half again. Another one than the first must be better by more than the error."""
    seat, left = board.movers[0], [idea for idea in others if idea != first]
    worth: dict[Moves, list[Floats]] = {idea: [] for idea in (first, *left)}
    for turn in range(TURNS):
        seed = seed_of(board, SCAN) + turn
        for idea in (first, *left):
            look = simulator.outlook(board, idea, games << turn, seed)
            worth[idea].append(look.figures[seat][:, WORTH])
        left = sorted(left, key=lambda idea: -_mean(worth[idea]))[: (len(left) + 1) // 2]
    gains = np.concatenate(worth[left[0]]) - np.concatenate(worth[first])
    if gains.mean() > standard_error(gains):
        return [left[0], *sorted((first, *left[1:]), key=lambda idea: -_mean(worth[idea]))]
    return [first, *left]


def _mean(parts: Sequence[Floats]) -> float:
    return float(np.concatenate(parts).mean())


def _confirmed(
    simulator: Simulator,
    board: GorpgState,
    played: Moves,
    best: Moves,
    compared: Comparison,
    effort: Effort,
    unit: Unit,
) -> Comparison | None:
    """The comparison again with fresh luck and more games, if it looks like a mistake."""
    if best == played or verdict_on(compared.gain, compared.error, unit) is None:
        return None
    seed = seed_of(board, CONFIRM)
    again = Comparison(
        compared.seat,
        compared.figure,
        simulator.outlook(board, played, effort.confirm, seed),
        simulator.outlook(board, best, effort.confirm, seed),
    )
    sure = again.helps_to_win and verdict_on(again.gain, again.error, unit) is not None
    return again if sure else None
