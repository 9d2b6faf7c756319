"""Advice in a running game: hints, beliefs, trying a position out.

Between people it is off until all of them have agreed, and everybody sees who uses it. Who plays
with bots only need not ask.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from futago.game import FutagoError, IllegalAction
from futago.table.entries import AdviceAllowed, AdviceKind, Advised
from futago.table.table import Table
from futago.texts import Text

AdviceRule: TypeAlias = Literal["free", "on", "off", "never"]
"""Nobody has to agree; all people have agreed; they have not; the table was created without."""


class NoAdvice(FutagoError):
    """There is no advice at this table now."""


def rule(table: Table) -> AdviceRule:
    """What holds for advice at a table now."""
    if not table.setup.hints:
        return "never"
    if not table.setup.advice_by_consent or not between_people(table):
        return "free"
    return "on" if table.progress.advice else "off"


def between_people(table: Table) -> bool:
    """Whether several seats belong to people, or may still do."""
    return sum(held.person or not held.taken for held in table.seats.values()) > 1


def require_allowed(table: Table) -> None:
    """`NoAdvice` unless advice is allowed."""
    holds = rule(table)
    if holds == "never":
        raise NoAdvice(Text("serve-no-hints"))
    if holds == "off":
        raise NoAdvice(Text("serve-no-advice"))


def use_of(table: Table, seat: str, what: AdviceKind) -> Advised | None:
    """What tells the others that a seat uses advice; None if nobody has to know or everybody knows.
    Each kind is told once per turn: until another seat has moved."""
    if table.over or not between_people(table):
        return None
    before = table.progress.advised.get(seat)
    last = before.last.get(what) if before is not None else None
    accepted = table.progress.accepted.items()
    if last is not None and not any(
        move.number > last for other, move in accepted if other != seat
    ):
        return None
    return Advised(seat, what)


def times_used(table: Table, seat: str) -> int:
    """How often the others were told that a seat uses advice."""
    used = table.progress.advised.get(seat)
    return used.times if used is not None else 0


def withdrawn(table: Table, seat: str) -> AdviceAllowed:
    """A seat no longer agrees to advice; `IllegalAction` if nobody does."""
    if rule(table) != "on" or table.over:
        raise IllegalAction(Text("table-advice-not"))
    return AdviceAllowed(seat, False)
