"""What needs everybody's consent: undoing what others have seen, a pause, a rematch, advice.

Bots agree to everything but an undo beyond what was revealed last; a person playing only with bots
need not ask.
"""

from __future__ import annotations

from futago.game import IllegalAction
from futago.table import advice, clocks, undo
from futago.table.entries import AdviceAllowed, Answered, Consent, Offered, Paused
from futago.table.progress import Offer
from futago.table.table import Draft, Table
from futago.texts import Text

__all__ = ["Consent", "agreed", "answered", "fulfilled", "offered"]


def offered(table: Table, seat: str, what: Consent, swap: bool = True) -> Offered:
    """A seat's offer; `IllegalAction` if it makes no sense now."""
    if table.progress.offer is not None:
        raise IllegalAction(Text("table-offer-open"))
    if (what == "rematch") != table.over or table.status == "open":
        raise IllegalAction(Text("table-offer-when"))
    if what == "pause" and table.progress.paused:
        raise IllegalAction(Text("table-paused"))
    if what == "resume" and not table.progress.paused:
        raise IllegalAction(Text("table-not-paused"))
    if what == "rematch" and table.progress.rematch is not None:
        raise IllegalAction(Text("table-rematched"))
    if what == "advice":
        _check_advice(table)
    to = None
    if what == "undo":
        step = table.last_step_of(seat)
        if step is None or (undo.revealed_since(table, seat) and not undo.may_be_agreed(table)):
            raise IllegalAction(Text("cannot-undo"))
        to = step.number - 1
    return Offered(seat, what, to, swap)


def _check_advice(table: Table) -> None:
    holds = advice.rule(table)
    if holds == "never":
        raise IllegalAction(Text("serve-no-hints"))
    if holds != "off":
        raise IllegalAction(Text("table-advice-already"))


def answered(table: Table, seat: str, yes: bool) -> Answered:
    """A seat's answer; the seat that made the offer withdraws it with a no."""
    offer = table.progress.offer
    if offer is None:
        raise IllegalAction(Text("table-no-offer"))
    if yes and seat in offer.agreed:
        raise IllegalAction(Text("table-agreed"))
    return Answered(seat, yes)


def agreed(table: Table) -> Offer | None:
    """The offer that all people at the table have agreed to. A person with several seats agrees
    for all of them."""
    offer = table.progress.offer
    if offer is None:
        return None
    guests = {table.seats[seat].guest for seat in offer.agreed}
    if all(table.seats[seat].guest in guests for seat in table.people()):
        return offer
    return None


def fulfilled(table: Table, offer: Offer, now: int, started_at: int) -> Draft:
    """The entry that carries out what was agreed."""
    if offer.what == "undo":
        assert offer.to is not None
        spent = clocks.spent(table, offer.by, now, started_at)
        return table.draft_rewind(offer.by, offer.to, spent)
    if offer.what == "advice":
        return Draft(AdviceAllowed(offer.by, True))
    if offer.what == "pause":
        running = {
            seat: clocks.spent(table, seat, now, started_at) - table.progress.used.get(seat, 0)
            for seat in table.movers
        }
        return Draft(Paused(True, running))
    return Draft(Paused(False))
