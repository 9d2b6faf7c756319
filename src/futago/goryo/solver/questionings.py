"""Policies as lines of text.

A node has five characters, and nodes are in depth-first order, yes before no. `?` asks a question
(where the acting samurai is left, who asks, from where, about which space); `.` ends the round
(where each samurai stands). Spaces and samurai are numbers of one character; none is `-`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from futago.goryo.rules.board import NOBODY
from futago.goryo.solver.kernel import STEP, Policy

ASKS: Final = "?"
ENDS: Final = "."
NUMBERS: Final = "-0123456789abcdefghijklmnopqrstuv"  # from -1
WIDTH: Final = 5
ASKED: Final = ("leave", "samurai", "to", "space")


def questioning_text(policy: Policy) -> str:
    """The text of a policy, whose nodes the kernel writes in depth-first order."""
    return "".join(
        ENDS + _signs(step["final"])
        if step["samurai"] == NOBODY
        else ASKS + _signs([step[name] for name in ASKED])
        for step in policy
    )


def questioning_from(line: str) -> Policy:
    """The policy of a text."""
    policy = np.full(len(line) // WIDTH, -1, dtype=STEP)
    roots = list[int]()  # of the subtrees after this node that have no parent yet
    for number in reversed(range(len(policy))):
        node = line[number * WIDTH : (number + 1) * WIDTH]
        numbers = [NUMBERS.index(sign) - 1 for sign in node[1:]]
        step = policy[number]
        if node.startswith(ENDS):
            step["final"] = numbers
        else:
            for name, value in zip(ASKED, numbers, strict=True):
                step[name] = value
            step["yes"], step["no"] = roots.pop(), roots.pop()
        roots.append(number)
    return policy


def _signs(numbers: list[int]) -> str:
    return "".join(NUMBERS[number + 1] for number in numbers)


def ended_at(spaces: Sequence[int]) -> Policy:
    """The policy that ends the turn at once, with the samurai on these spaces."""
    policy = np.full(1, -1, dtype=STEP)
    policy["final"][0][: len(spaces)] = spaces
    return policy
