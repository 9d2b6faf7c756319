"""The coach: what a finished game tells, and a hint in a running one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from futago.coach.report import Hint
from futago.server.desk import Desk
from futago.server.problems import answers
from futago.server.routes.access import may_make
from futago.server.routes.play import SeatAsked
from futago.server.services import Services
from futago.table.coaching import Coaching
from futago.table.messages import Words, words


class CoachingState(Struct, frozen=True):
    """How far the coach is: nobody has asked him yet, he is at it, or he is done. `trouble` is why
    the last try came to nothing."""

    status: Literal["none", "working", "done"]
    progress: float
    coaching: Coaching | None
    trouble: Words | None


Patience = Annotated[
    float, QueryParameter(ge=0, le=30, description="Seconds to wait while the coach is at it.")
]


@post("/tables/{table:str}/coaching", status_code=200, responses=answers(401, 404, 409))
async def ask_coach(
    desk: NamedDependency[Desk], services: NamedDependency[Services], address: NamedDependency[str]
) -> CoachingState:
    """Ask the coach to go through a finished game. It is done once, apart from the server, and kept
    with the game; look for it with GET."""
    table = desk.live.table.id
    found = await _state(services, table)
    if found.status != "none":
        return found
    record = await desk.coachable()
    may_make(services, address)
    services.coachings.begin(table, record)
    return await _state(services, table)


@get("/tables/{table:str}/coaching", responses=answers(401, 404, 409))
async def coaching(
    desk: NamedDependency[Desk], services: NamedDependency[Services], wait: Patience = 0.0
) -> CoachingState:
    """How far the coach is with a finished game, and what he says of it."""
    desk.finished()
    job = services.coachings.job(desk.live.table.id)
    if job is not None and job.task is not None and wait:
        await asyncio.wait([job.task], timeout=wait)
    return await _state(services, desk.live.table.id)


@post("/tables/{table:str}/hint", status_code=200, responses=answers(401, 404, 409))
async def hint(desk: NamedDependency[Desk], data: JSONBody[SeatAsked]) -> Hint:
    """What the coach would do at my seat, by what I may know; where the table allows help."""
    return await desk.hint(data.seat)


async def _state(services: Services, table: str) -> CoachingState:
    job = services.coachings.job(table)
    if job is not None and job.task is not None and not job.task.done():
        return CoachingState("working", job.done, None, None)
    kept = await services.coachings.kept(table)
    if kept is not None:
        return CoachingState("done", 1.0, msgspec.json.decode(kept, type=Coaching), None)
    trouble = words(job.trouble) if job is not None and job.trouble is not None else None
    return CoachingState("none", 0.0, None, trouble)


ROUTES = [ask_coach, coaching, hint]
