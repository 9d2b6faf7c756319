"""What a round is worth to the Samurai, by what Discovery finds.

In the last round the chance to win is exact: seals drawn from the bag are a hypergeometric count.
In the rounds before, what comes after is worth what `values` says of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import NamedTuple

import numpy as np

from futago.goryo.board import ILLUSION, SHADOW, SPRINT, TRAIL
from futago.solver.hypotheses import SPACES, Floats, Hypotheses
from futago.solver.situation import Situation
from futago.solver.values import (
    Outlooks,
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
    prints that count and samurai on the target. Where samurai stand adds
    `slope * sum(standing[space, target])`, and never so much that more than a win is won."""

    targets: tuple[int, ...]
    rows: tuple[int, ...]
    table: Floats  # rows x 2 x PRINTS x CATCHES
    slope: Floats  # the same
    standing: Floats  # spaces x targets
    positional: bool


@dataclass(frozen=True)
class Found:
    """What Discovery found: the facts on which the rest of the game depends."""

    target: int
    prints: int
    catches: int
    met: bool
    sprint: bool


def tokens_in_bag(situation: Situation) -> int:
    return len(situation.setup.floor.types) - 2 - len(situation.sealed)


def draws_due(situation: Situation, found: Found) -> int | None:
    """Tokens to be drawn; None if the Samurai has won without."""
    setup, spirits = situation.setup, setup_spirits(situation)
    kind = setup.floor.type_of[found.target]
    intact = len(situation.intact - {kind})
    if intact <= 1 or situation.spirits + found.catches >= spirits:
        return None
    mallet = min(setup.gong_length, situation.gong + found.prints)
    bags = setup.bags_up_to[mallet] - setup.bags_up_to[situation.gong]
    return bags + found.catches


def setup_spirits(situation: Situation) -> int:
    return situation.setup.scale.spirits


def last_round_chance(situation: Situation, found: Found) -> float:
    """The Samurai's chance to win when no round follows."""
    draws = draws_due(situation, found)
    if draws is None:
        return 1.0
    kind = situation.setup.floor.type_of[found.target]
    wanted = len(situation.intact - {kind}) - 1  # all but the bound one
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
                found = Found(target, prints, catches, False, False)
                table[int(row), :, prints, catches] = last_round_chance(situation, found)
    rows = tuple(int(fresh[number[item.target]]) for item in hypotheses.items)
    standing = np.zeros((SPACES, len(targets)))
    return Payoff(targets, rows, table, np.zeros_like(table), standing, positional=False)


def payoff_for(
    hypotheses: Hypotheses, values: Values | None = None, illusion: bool = False
) -> Payoff:
    """The pay-off of a round: exact in the last one, else by what the next round is worth.
    `illusion`: she spends hers in this round."""
    if hypotheses.situation.round >= hypotheses.situation.setup.rounds:
        return last_round_payoff(hypotheses)
    return _worth_of_going_on(hypotheses, values or shipped_values(), illusion)


def _worth_of_going_on(hypotheses: Hypotheses, values: Values, illusion: bool) -> Payoff:
    """Every way the round can end, what the bag may then give, and what that is worth."""
    situation = hypotheses.situation
    setup = situation.setup
    weights = values.of(setup, situation.round + 1)
    targets = tuple(sorted({item.target for item in hypotheses.items}))
    keys = sorted({(item.target, item.sprint) for item in hypotheses.items})
    number = {key: row for row, key in enumerate(keys)}
    table = np.zeros((len(keys), 2, PRINTS, CATCHES))
    cells, chances, outlooks = list[tuple[int, ...]](), list[float](), list[Next]()
    for row, (target, sprint) in enumerate(keys):
        for met, prints, catches in product((0, 1), range(PRINTS), range(CATCHES)):
            found = Found(target, prints, catches, bool(met), sprint)
            for chance, outlook in _outlooks(situation, found, illusion):
                if outlook is None:
                    table[row, met, prints, catches] += chance
                else:
                    cells.append((row, met, prints, catches))
                    chances.append(chance)
                    outlooks.append(outlook)
    slope = np.zeros_like(table)
    standing = np.zeros((SPACES, len(targets)))
    if outlooks:
        standing = _standing(situation, targets, weights.place)
        spaces = standing[: len(setup.floor.ids)]
        low, high = spaces.min(axis=0), spaces.max(axis=0)
        standing -= low  # the search wants it above zero
        at = tuple(np.array(cells).T)
        goals = np.array([targets.index(target) for target, _ in keys])[at[0]]
        samurai, share = len(situation.at), np.array(chances)
        value, unit = weights.line(
            facts(setup, situation.cursed, _together(situation, outlooks)),
            samurai * low[goals],
            samurai * high[goals],
        )
        np.add.at(table, at, share * (value + unit * samurai * low[goals]))
        np.add.at(slope, at, share * unit)
    rows = tuple(number[item.target, item.sprint] for item in hypotheses.items)
    return Payoff(targets, rows, table, slope, standing, positional=True)


class Next(NamedTuple):
    """What lies open when the next round begins; sets of types and spaces are bits."""

    start: int
    intact: int
    sealed: int
    bag: int
    gong: int
    spirits: int
    left: int
    broken: int


def _outlooks(
    situation: Situation, found: Found, illusion: bool
) -> Iterator[tuple[float, Next | None]]:
    """What may lie open after the draws, with its chance; None: the Samurai has won."""
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
                Next(found.target, still, sealed | drawn, bag - draws, gong, spirits, left, broken),
            )


@lru_cache(maxsize=4096)
def _draws(tokens: int, intact: int, draws: int) -> tuple[tuple[float, int], ...]:
    """Which tokens may be drawn, with their chances. `tokens` has one too many: the bound type,
    which may be any intact one. Which are drawn matters as a whole: a sealed type closes several
    targets at once."""
    kinds = [kind for kind in range(tokens.bit_length()) if tokens >> kind & 1]
    ways = comb(len(kinds) - 1, draws)
    found = list[tuple[float, int]]()
    for chosen in combinations(kinds, draws):
        drawn = sum(1 << kind for kind in chosen)
        may_be_bound = (intact & ~drawn).bit_count()
        if may_be_bound:
            found.append((may_be_bound / intact.bit_count() / ways, drawn))
    return tuple(found)


def _together(situation: Situation, outlooks: Sequence[Next]) -> Outlooks:
    """All of them as arrays."""
    floor = situation.setup.floor
    start, intact, sealed, bag, gong, spirits, left, broken = np.array(outlooks, np.int64).T
    kinds, spaces = np.arange(len(floor.types)), np.arange(len(floor.ids))
    still = (intact[:, None] >> kinds & 1).astype(float)
    return Outlooks(
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
    """What one samurai's place is worth when she has gone to each of the targets, after a usual
    round: a print, no catch, nothing drawn but what that print brings."""
    usual = list[Next]()
    for target in targets:
        found = Found(target, 1, 0, met=False, sprint=False)
        outlooks = [outlook for _, outlook in _outlooks(situation, found, False) if outlook]
        usual.append(outlooks[0] if outlooks else _lost(situation, target))
    every = places(situation.setup, situation.cursed, _together(situation, usual))
    return np.stack([one @ place for one in every], axis=1)


def _lost(situation: Situation, target: int) -> Next:
    """A target with which she loses at once: nothing counts there any more."""
    everything = situation.setup.floor.everywhere
    return Next(target, 0, 0, 0, situation.gong, 0, 0, everything)
