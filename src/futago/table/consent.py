"""What needs everybody's consent: taking back what others have seen, a pause, playing again.

Bots agree to anything; a person alone with bots need not ask.
"""

from __future__ import annotations

from futago.game import IllegalAction
from futago.table import clocks
from futago.table.entries import Answered, Consent, Offered, Paused
from futago.table.standing import Offer
from futago.table.table import Draft, Table
from futago.texts import Text

__all__ = ["Consent", "agreed", "answered", "fulfilled", "offered"]


def offered(table: Table, seat: str, what: Consent) -> Offered:
    """The offer of a seat, if it makes sense now."""
    if table.standing.offer is not None:
        raise IllegalAction(Text("table-offer-open"))
    if (what == "rematch") != table.over or table.status == "open":
        raise IllegalAction(Text("table-offer-when"))
    if what == "pause" and table.standing.paused:
        raise IllegalAction(Text("table-paused"))
    if what == "resume" and not table.standing.paused:
        raise IllegalAction(Text("table-not-paused"))
    if what == "rematch" and table.standing.rematch is not None:
        raise IllegalAction(Text("table-rematched"))
    to = None
    if what == "undo":
        step = table.last_step_of(seat)
        if step is None:
            raise IllegalAction(Text("cannot-undo"))
        to = step.number - 1
    return Offered(seat, what, to)


def answered(table: Table, seat: str, yes: bool) -> Answered:
    """A seat's answer; whoever offered may withdraw by saying no."""
    offer = table.standing.offer
    if offer is None:
        raise IllegalAction(Text("table-no-offer"))
    if yes and seat in offer.agreed:
        raise IllegalAction(Text("table-agreed"))
    return Answered(seat, yes)


def agreed(table: Table) -> Offer | None:
    """The offer that all people at the table have agreed to. Someone who holds several seats
    agrees for all of them."""
    offer = table.standing.offer
    if offer is None:
        return None
    guests = {table.seats[seat].guest for seat in offer.agreed}
    if all(table.seats[seat].guest in guests for seat in table.people()):
        return offer
    return None


def fulfilled(table: Table, offer: Offer, now: int, woken: int) -> Draft:
    """The entry that does what was agreed."""
    if offer.what == "undo":
        assert offer.to is not None
        spent = clocks.spent(table, offer.by, now, woken)
        return table.draft_back(offer.by, offer.to, spent)
    if offer.what == "pause":
        running = {
            seat: clocks.spent(table, seat, now, woken) - table.standing.used.get(seat, 0)
            for seat in table.movers
        }
        return Draft(Paused(True, running))
    return Draft(Paused(False))
