"""When a bot's answer may be shown, so that its thinking time tells nothing.

How long a bot thinks depends on what it knows: on the number of plans that are still possible, on
the cards in its hand. Whoever could measure it would learn something of them. So answers are shown
at the strokes of a clock that started with the question, and its pace, `pace.toml`, is slower than
the bot: every answer comes with the first stroke, unless the machine is overloaded.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib import resources

import msgspec


class Paces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for one answer, by the bot's name."""

    default: float
    bots: dict[str, float]

    def of(self, bot: str) -> float:
        """The pace of a bot; one that is not listed has the default."""
        return self.bots.get(bot, self.default)


@cache
def paces() -> Paces:
    """The paces at the table."""
    file = resources.files("futago.table").joinpath("pace.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Paces)


def answer_at(asked: float, ready: float, pace: float) -> float:
    """The moment at which an answer may be shown: of `asked + pace`, `asked + 2 * pace` and so on
    the first that is not before `ready`, so that what is seen is the number of strokes and not
    the time it took. Without a pace it is shown as soon as it is ready."""
    if pace <= 0:
        return ready
    strokes = max(1, math.ceil((ready - asked) / pace))
    # The division is rounded: the neighbours may be the right ones.
    while asked + strokes * pace < ready:
        strokes += 1
    while strokes > 1 and asked + (strokes - 1) * pace >= ready:
        strokes -= 1
    return asked + strokes * pace
