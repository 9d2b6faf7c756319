"""How much effort the coach spends, and when something deserves a remark: see efforts.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from futago.coach.report import RemarkVerdict
from futago.game import BadInput
from futago.goryo.solver.equilibrium import Effort as Solving
from futago.texts import Text


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How precisely rounds are solved and actions judged. There is no time limit, so that a game
    gets the same report on any machine."""

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
    verdict: dict[RemarkVerdict, float]
    luck: _Luck


@cache
def data() -> _Data:
    file = resources.files("futago.goryo.coach").joinpath("efforts.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Data)


def effort_named(name: str) -> Effort:
    """An effort by its name."""
    known = data().effort
    if name not in known:
        raise BadInput(Text("coach-no-effort", name=name, known=", ".join(known)))
    return known[name]


def verdict_on(cost: float, doubt: float) -> RemarkVerdict | None:
    """The verdict on a decision by its cost, if any; None if the cost is within the error."""
    if cost <= doubt:
        return None
    found: RemarkVerdict | None = None
    points = round(100 * cost)  # as shown: a mistake never shows fewer points than its threshold
    for verdict, least in sorted(data().verdict.items(), key=lambda entry: entry[1]):
        if points >= round(100 * least):
            found = verdict
    return found
