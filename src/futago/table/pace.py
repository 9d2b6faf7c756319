"""When a bot's move may be shown, so that its thinking time leaks nothing.

How long a bot thinks depends on what it knows: the number of plans that are still possible, the
cards in its hand. Measuring it would reveal something of them. So a move is shown at a tick of a
clock that starts with the request, with an interval (`pace.toml`) longer than the bot's thinking
time: every move comes at the first tick, unless the machine is overloaded. A seat that hides
nothing (`State.hides`) needs no pace: pages show the moves of others one after the other by
themselves.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib import resources

import msgspec


class Paces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds per move, by the bot's name."""

    default: float
    bots: dict[str, float]

    def of(self, bot: str) -> float:
        """The pace of a bot; the default if it is not listed."""
        return self.bots.get(bot, self.default)


@cache
def paces() -> Paces:
    """The paces in `pace.toml`."""
    file = resources.files("futago.table").joinpath("pace.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Paces)


def shown_at(asked: float, ready: float, pace: float) -> float:
    """When a move may be shown: the first of `asked + pace`, `asked + 2 * pace` and so on that is
    not before `ready`, so that only the number of ticks is visible, not the thinking time. With
    pace 0, as soon as it is ready."""
    if pace <= 0:
        return ready
    ticks = max(1, math.ceil((ready - asked) / pace))
    # The division is rounded, so the result may be off by one.
    while asked + ticks * pace < ready:
        ticks += 1
    while ticks > 1 and asked + (ticks - 1) * pace >= ready:
        ticks -= 1
    return asked + ticks * pace
