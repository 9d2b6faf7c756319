"""What a round is worth to the Samurai, by what Discovery finds.

In the last round the chance to win is exact: seals drawn from the bag are a hypergeometric count.
In the rounds before, what comes after is worth what `values` says of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

import numpy as np

from futago.game import BadInput
from futago.solver.hypotheses import SPACES, Floats, Hypotheses
from futago.solver.situation import Situation
from futago.texts import Text

PRINTS = 7
CATCHES = 5


@dataclass(frozen=True)
class Payoff:
    """Tables for the kernel. `rows[i]` is the row of item i; a row has the pay-off by trick met,
    prints that count and samurai on the target. Where samurai stand adds
    `slope[row] * sum(standing[space, target])`."""

    targets: tuple[int, ...]
    rows: tuple[int, ...]
    table: Floats  # rows x 2 x PRINTS x CATCHES
    slope: Floats  # rows
    standing: Floats  # spaces x targets
    positional: bool


@lru_cache(maxsize=4096)
def chance_to_flip(bag: int, wanted: int, draws: int, flipped: int) -> float:
    """How likely so many of the wanted tokens are among those drawn."""
    draws = min(draws, bag)
    if flipped > wanted or flipped > draws or draws - flipped > bag - wanted:
        return 0.0
    return comb(wanted, flipped) * comb(bag - wanted, draws - flipped) / comb(bag, draws)


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
    return Payoff(targets, rows, table, np.zeros(2), standing, positional=False)


def payoff_for(hypotheses: Hypotheses, illusion: bool = False) -> Payoff:
    """What a round is worth, in which she uses her Illusion or does not."""
    situation = hypotheses.situation
    if situation.round < situation.setup.rounds:
        raise BadInput(Text("solve-not-last-round", round=situation.round))
    return last_round_payoff(hypotheses)
