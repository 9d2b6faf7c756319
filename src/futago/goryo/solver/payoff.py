"""The pay-off of a round for the Samurai, by the result of Discovery.

In the last round the chance to win is exact: the number of seals drawn from the bag is
hypergeometric. In earlier rounds, `values` estimates what the following rounds are worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import NamedTuple

import numpy as np

from futago.goryo.rules.board import ILLUSION, NOBODY, SHADOW, SPRINT, TRAIL
from futago.goryo.solver.hypotheses import SPACES, Floats, Hypotheses
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import (
    PublicStates,
    Values,
    chance_to_flip,
    facts,
    places,
    shipped_values,
)

PRINTS = 7
CATCHES = 5


@dataclass(frozen=True)
class Payoff:
    """Tables for the kernel. `rows[i]` is the row of item i; a row has the pay-off by trick met,
    prints that count and samurai on the target. The places of the samurai add
    `slope * sum(standing[space, target])`, and the total never exceeds a win."""

    targets: tuple[int, ...]
    rows: tuple[int, ...]
    table: Floats  # rows x 2 x PRINTS x CATCHES
    slope: Floats  # the same
    standing: Floats  # spaces x targets
    positional: bool


@dataclass(frozen=True)
class DiscoveryResult:
    """The results of Discovery on which the rest of the game depends."""

    target: int
    prints: int
    catches: int
    met: bool
    sprint: bool


def tokens_in_bag(situation: Situation) -> int:
    return len(situation.setup.floor.types) - 2 - len(situation.sealed)


def draws_due(situation: Situation, found: DiscoveryResult) -> int | None:
    """The number of tokens to draw; None if the Samurai has already won."""
    setup = situation.setup
    kind = setup.floor.type_of[found.target]
    intact = len(situation.intact - {kind})
    if intact <= 1 or situation.spirits + found.catches >= setup.scale.spirits:
        return None
    mallet = min(setup.gong_length, situation.gong + found.prints)
    bags = setup.bags_up_to[mallet] - setup.bags_up_to[situation.gong]
    return bags + found.catches


def last_round_chance(situation: Situation, found: DiscoveryResult) -> float:
    """The Samurai's chance to win after the last round."""
    draws = draws_due(situation, found)
    if draws is None:
        return 1.0
    kind = situation.setup.floor.type_of[found.target]
    wanted = len(situation.intact - {kind}) - 1  # all but the bound type
    return chance_to_flip(tokens_in_bag(situation), wanted, draws, wanted)


def last_round_payoff(hypotheses: Hypotheses) -> Payoff:
    """The last round: only the target's type, prints and catches count."""
    situation = hypotheses.situation
    targets = tuple(sorted({item.target for item in hypotheses.items}))
    fresh = [situation.setup.floor.type_of[target] in situation.intact for target in targets]
    number = {target: k for k, target in enumerate(targets)}
    table = np.zeros((2, 2, PRINTS, CATCHES))
    for row in set(fresh):
        target = targets[fresh.index(row)]
        for prints in range(PRINTS):
            for catches in range(CATCHES):
                found = DiscoveryResult(target, prints, catches, False, False)
                table[int(row), :, prints, catches] = last_round_chance(situation, found)
    rows = tuple(int(fresh[number[item.target]]) for item in hypotheses.items)
    standing = np.zeros((SPACES, len(targets)))
    return Payoff(targets, rows, table, np.zeros_like(table), standing, positional=False)


def payoff_for(
    hypotheses: Hypotheses, values: Values | None = None, illusion: bool = False
) -> Payoff:
    """The pay-off of a round: exact for the last one, otherwise by the value of the next round.
    `illusion`: whether she uses hers in this round."""
    if hypotheses.situation.round >= hypotheses.situation.setup.rounds:
        return last_round_payoff(hypotheses)
    return _continuation_payoff(hypotheses, values or shipped_values(), illusion)


def payoffs_for(hypotheses: Hypotheses, values: Values | None = None) -> dict[int, Payoff]:
    """The pay-off by the samurai whom she blinds in this round: nobody or, while she has her
    Illusion, any samurai."""
    found = {NOBODY: payoff_for(hypotheses, values)}
    if hypotheses.situation.left & ILLUSION:
        spent = payoff_for(hypotheses, values, illusion=True)
        found |= dict.fromkeys(range(len(hypotheses.situation.setup.colours)), spent)
    return found


def _continuation_payoff(hypotheses: Hypotheses, values: Values, illusion: bool) -> Payoff:
    """The expected value of the next round, for each result of Discovery over all draws."""
    situation = hypotheses.situation
    setup = situation.setup
    weights = values.of(setup, situation.round + 1)
    targets = tuple(sorted({item.target for item in hypotheses.items}))
    keys = sorted({(item.target, item.sprint) for item in hypotheses.items})
    number = {key: row for row, key in enumerate(keys)}
    table = np.zeros((len(keys), 2, PRINTS, CATCHES))
    cells, chances, next_rounds = list[tuple[int, ...]](), list[float](), list[NextRound]()
    for row, (target, sprint) in enumerate(keys):
        for met, prints, catches in product((0, 1), range(PRINTS), range(CATCHES)):
            found = DiscoveryResult(target, prints, catches, bool(met), sprint)
            for chance, next_round in _next_rounds(situation, found, illusion):
                if next_round is None:
                    table[row, met, prints, catches] += chance
                else:
                    cells.append((row, met, prints, catches))
                    chances.append(chance)
                    next_rounds.append(next_round)
    slope = np.zeros_like(table)
    standing = np.zeros((SPACES, len(targets)))
    if next_rounds:
        standing = _standing(situation, targets, weights.place)
        spaces = standing[: len(setup.floor.ids)]
        low, high = spaces.min(axis=0), spaces.max(axis=0)
        standing -= low  # the kernel requires that it is not negative
        at = tuple(np.array(cells).T)
        goals = np.array([targets.index(target) for target, _ in keys])[at[0]]
        samurai, share = len(situation.at), np.array(chances)
        value, unit = weights.line(
            facts(setup, situation.cursed, _as_arrays(situation, next_rounds)),
            samurai * low[goals],
            samurai * high[goals],
        )
        np.add.at(table, at, share * (value + unit * samurai * low[goals]))
        np.add.at(slope, at, share * unit)
    rows = tuple(number[item.target, item.sprint] for item in hypotheses.items)
    return Payoff(targets, rows, table, slope, standing, positional=True)


class NextRound(NamedTuple):
    """The public state at the start of the next round; sets of types and spaces are bit masks."""

    start: int
    intact: int
    sealed: int
    bag: int
    gong: int
    spirits: int
    left: int
    broken: int


def _next_rounds(
    situation: Situation, found: DiscoveryResult, illusion: bool
) -> Iterator[tuple[float, NextRound | None]]:
    """The possible states after the draws with their probabilities; None if the Samurai has won."""
    draws = draws_due(situation, found)
    if draws is None:
        yield 1.0, None
        return
    setup, bag = situation.setup, tokens_in_bag(situation)
    floor = setup.floor
    intact = floor.mask(situation.intact - {floor.type_of[found.target]})
    draws = min(draws, bag)
    spent = (SPRINT if found.sprint else 0) | ((TRAIL | SHADOW) if found.met else 0)
    spent |= ILLUSION if illusion else 0
    gong = min(setup.gong_length, situation.gong + found.prints)
    spirits, left = situation.spirits + found.catches, situation.left & ~spent
    broken = floor.mask((*situation.broken, found.target))
    sealed = floor.mask(situation.sealed)
    in_bag = (1 << len(floor.types)) - 1 & ~sealed & ~(1 << situation.first)
    for chance, drawn in _draws(in_bag, intact, draws):
        still = intact & ~drawn
        if still.bit_count() == 1:
            yield chance, None
        else:
            yield (
                chance,
                NextRound(
                    found.target, still, sealed | drawn, bag - draws, gong, spirits, left, broken
                ),
            )


@lru_cache(maxsize=4096)
def _draws(tokens: int, intact: int, draws: int) -> tuple[tuple[float, int], ...]:
    """The sets of tokens that may be drawn, with their probabilities. `tokens` includes the bound
    type, which is not in the bag and may be any intact type."""
    kinds = [kind for kind in range(tokens.bit_length()) if tokens >> kind & 1]
    ways = comb(len(kinds) - 1, draws)
    found = list[tuple[float, int]]()
    for chosen in combinations(kinds, draws):
        drawn = sum(1 << kind for kind in chosen)
        may_be_bound = (intact & ~drawn).bit_count()
        if may_be_bound:
            found.append((may_be_bound / intact.bit_count() / ways, drawn))
    return tuple(found)


def _as_arrays(situation: Situation, next_rounds: Sequence[NextRound]) -> PublicStates:
    """The states as arrays."""
    floor = situation.setup.floor
    start, intact, sealed, bag, gong, spirits, left, broken = np.array(next_rounds, np.int64).T
    kinds, spaces = np.arange(len(floor.types)), np.arange(len(floor.ids))
    still = (intact[:, None] >> kinds & 1).astype(float)
    return PublicStates(
        start,
        still,
        (sealed[:, None] >> kinds & 1).astype(float),
        still.sum(axis=1).astype(np.int64),
        bag,
        gong,
        spirits,
        left,
        (broken[:, None] >> spaces & 1).astype(float),
    )


def _standing(situation: Situation, targets: tuple[int, ...], place: Floats) -> Floats:
    """What each place of a samurai is worth by target, after a typical round: one print, no catch,
    and the draws due to that print."""
    usual = list[NextRound]()
    for target in targets:
        found = DiscoveryResult(target, 1, 0, met=False, sprint=False)
        next_rounds = [
            next_round for _, next_round in _next_rounds(situation, found, False) if next_round
        ]
        usual.append(next_rounds[0] if next_rounds else _lost(situation, target))
    every = places(situation.setup, situation.cursed, _as_arrays(situation, usual))
    return np.stack([one @ place for one in every], axis=1)


def _lost(situation: Situation, target: int) -> NextRound:
    """The state after a target with which she loses at once, where places are worth nothing."""
    everything = situation.setup.floor.everywhere
    return NextRound(target, 0, 0, 0, situation.gong, 0, 0, everything)
