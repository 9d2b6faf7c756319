"""A questioning as a line of text, and back.

Five signs a node, each node before those that follow it, a yes before a no: `?` asks (where the
acting samurai is left, who asks, from where, about which space), `.` ends the round (where each
samurai stands). Spaces and samurai are told by number, in one sign; nowhere is `-`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from futago.goryo.board import NOBODY
from futago.solver.kernel import STEP, Policy

ASKS: Final = "?"
ENDS: Final = "."
NUMBERS: Final = "-0123456789abcdefghijklmnopqrstuv"  # from -1
WIDTH: Final = 5
ASKED: Final = ("leave", "samurai", "to", "space")


def questioning_text(policy: Policy) -> str:
    """The line of a questioning, whose nodes the search has put in this order."""
    return "".join(
        ENDS + _signs(step["final"])
        if step["samurai"] == NOBODY
        else ASKS + _signs([step[name] for name in ASKED])
        for step in policy
    )


def questioning_from(line: str) -> Policy:
    """The questioning of a line."""
    policy = np.full(len(line) // WIDTH, -1, dtype=STEP)
    roots = list[int]()  # of the parts behind a node that nothing leads to yet
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
