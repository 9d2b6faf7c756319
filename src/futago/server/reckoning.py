"""What anybody could reckon from what everybody sees: no advice, so no table forbids it."""

from __future__ import annotations

from contextlib import suppress

from futago.coach import NotCoached, Odds, Suggestion, gives_odds, gives_suggestions
from futago.game import SPECTATOR, IllegalAction
from futago.server.limits import spend
from futago.server.session import PlayerSession
from futago.texts import Text


async def odds(
    session: PlayerSession, wanted: str | None, group: list[str], *, prepare: bool
) -> Odds | None:
    """The odds of a party's group. None if there are none now, as when the game has gone on
    meanwhile."""
    seat, table = session.player(wanted), session.live.table
    if not gives_odds(table.setup.game):
        raise IllegalAction(Text("coach-no-odds"))
    if seat not in table.movers:
        return None
    position = await _public_position(session, seat)
    workers = session.services.coach_reports.workers
    with suppress(NotCoached):
        return await workers.odds(
            session.address, table.setup, seat, position, group, prepare=prepare
        )
    return None


async def suggestion(session: PlayerSession, wanted: str | None) -> Suggestion:
    """What a seat would usually do."""
    seat, table = session.player(wanted), session.live.table
    if not gives_suggestions(table.setup.game):
        raise IllegalAction(Text("coach-no-suggestion"))
    position = await _public_position(session, seat)
    workers = session.services.coach_reports.workers
    return await workers.suggestion(session.address, table.setup, seat, position)


async def _public_position(session: PlayerSession, seat: str) -> str:
    """The position as everybody sees it, when it is this seat's turn."""
    session.require_mover(seat)
    assert session.guest is not None
    spend(session.services.limits, "odds", session.guest)
    spend(session.services.limits, "odds", session.address, 0.2)
    async with session.live.lock:
        session.require_mover(seat)
        return session.live.table.state.position(SPECTATOR)
