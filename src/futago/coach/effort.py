"""How long the coach thinks, and from when on something is worth saying: see efforts.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from futago.coach.report import Verdict
from futago.game import BadInput
from futago.solver.equilibrium import Effort as Solving
from futago.texts import Text


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well rounds are solved and actions judged. No clock is in it: the same game gets the
    same report on any machine."""

    gap: float
    rounds: int
    nodes: int
    certify: bool
    width: int

    def solving(self) -> Solving:
        return Solving(self.gap, self.rounds, self.nodes, certify=self.certify)


class _Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: float
    most: int


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effort: dict[str, Effort]
    verdict: dict[Verdict, float]
    luck: _Luck


@cache
def data() -> _Data:
    file = resources.files("futago.coach").joinpath("efforts.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Data)


def effort_named(name: str) -> Effort:
    """An effort by its name."""
    known = data().effort
    if name not in known:
        raise BadInput(Text("coach-no-effort", name=name, known=", ".join(known)))
    return known[name]


def verdict_on(cost: float, doubt: float) -> Verdict | None:
    """What a decision that cost so much is called, if anything: not what may be our own error."""
    if cost <= doubt:
        return None
    called: Verdict | None = None
    points = round(100 * cost)  # as it is told: what is called a mistake costs its 7 points
    for verdict, least in sorted(data().verdict.items(), key=lambda entry: entry[1]):
        if points >= round(100 * least):
            called = verdict
    return called
