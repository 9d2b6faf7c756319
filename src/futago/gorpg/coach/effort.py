"""How much effort the coach spends, and when something deserves a remark: see efforts.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec.structs import replace

from futago.coach.report import RemarkVerdict, Unit
from futago.game import BadInput
from futago.gorpg.rules.options import Options
from futago.texts import Text

USUAL_PARTIES: Final = 2  # for which the efforts are stated


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many games the simulator plays to judge something."""

    course: int
    scan: int
    compare: int
    confirm: int
    options: int

    def for_game(self, options: Options) -> Effort:
        """With more parties, or an Overlord, there are more decisions, and games take longer."""
        parties = options.players + (2 if options.mode == "overlord" else 0)
        if parties <= USUAL_PARTIES:
            return self
        share = USUAL_PARTIES / parties
        return replace(
            self,
            course=round(self.course * share),
            scan=max(8, round(self.scan * share)),
            compare=max(24, round(self.compare * share)),
            confirm=round(self.confirm * share),
        )


class _Verdicts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    errors: float
    gold: dict[RemarkVerdict, float]
    chance: dict[RemarkVerdict, float]


class _Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: float
    chance: float
    most: int


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effort: dict[str, Effort]
    hint: dict[str, Effort]
    verdict: _Verdicts
    luck: _Luck


@cache
def data() -> _Data:
    file = resources.files("futago.gorpg.coach").joinpath("efforts.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Data)


def effort_named(name: str, *, for_hint: bool = False) -> Effort:
    """An effort by its name."""
    known = data().hint if for_hint else data().effort
    if name not in known:
        raise BadInput(Text("coach-no-effort", name=name, known=", ".join(known)))
    return known[name]


def verdict_on(cost: float, error: float, unit: Unit) -> RemarkVerdict | None:
    """The verdict on a decision by its cost, if any; None if the cost may be the coach's error."""
    verdicts = data().verdict
    if cost <= verdicts.errors * error:
        return None
    scale, thresholds = (1, verdicts.gold) if unit == "score" else (100, verdicts.chance)
    found: RemarkVerdict | None = None
    shown = round(scale * cost)  # a mistake never shows less than its threshold
    for verdict, least in sorted(thresholds.items(), key=lambda entry: entry[1]):
        if shown >= round(scale * least):
            found = verdict
    return found
