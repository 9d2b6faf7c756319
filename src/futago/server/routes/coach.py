"""The coach: reports on finished games, hints in running ones."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from futago.coach.report import Hint, Odds, Suggestion
from futago.server import reckoning
from futago.server.messages import BySeat
from futago.server.problems import problem_responses
from futago.server.routes.access import check_creation_limit
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.coach_report import CoachReport
from futago.table.messages import LocalizedText, localized


class CoachingState(Struct, frozen=True):
    """The state of a report: not requested, in progress, or done. `trouble` is why the last attempt
    failed."""

    status: Literal["none", "working", "done"]
    progress: float
    coaching: CoachReport | None
    trouble: LocalizedText | None


class HintRequest(BySeat, frozen=True, kw_only=True):
    """A hint for my seat."""

    first: bool = False
    """A first answer, within a second or two; ask again without it for a better one."""


class OddsRequest(BySeat, frozen=True, kw_only=True):
    """The odds of a group of my seat; of the strongest one if none is named."""

    group: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = field(
        default_factory=list
    )
    prepare: bool = False
    """Whether my seat prepares for each place first, as is usual; then a group that is not named is
    the best one for each place."""


Wait = Annotated[
    float,
    QueryParameter(ge=0, le=30, description="Seconds to wait while the report is in progress."),
]


@post("/tables/{table:str}/coaching", status_code=200, responses=problem_responses(401, 404, 409))
async def ask_coach(
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
    address: NamedDependency[str],
) -> CoachingState:
    """Ask the coach for a report on a finished game. It is made once, in the background, and stored
    with the game; fetch it with GET."""
    table = session.live.table.id
    found = await _state(services, table)
    if found.status != "none":
        return found
    record = await session.record_for_coach()
    check_creation_limit(services, address)
    services.coach_reports.start(table, record, address)
    return await _state(services, table)


@get("/tables/{table:str}/coaching", responses=problem_responses(401, 404, 409))
async def coaching(
    session: NamedDependency[PlayerSession],
    services: NamedDependency[Services],
    wait: Wait = 0.0,
) -> CoachingState:
    """The state of the report on a finished game, and the report once it is done."""
    session.require_finished()
    job = services.coach_reports.job(session.live.table.id)
    if job is not None and job.task is not None and wait:
        await asyncio.wait([job.task], timeout=wait)
    return await _state(services, session.live.table.id)


@post("/tables/{table:str}/hint", status_code=200, responses=problem_responses(401, 404, 409))
async def hint(session: NamedDependency[PlayerSession], data: JSONBody[HintRequest]) -> Hint:
    """What the coach suggests for my seat, from what I may know; if the table allows hints."""
    return await session.hint(data.seat, data.first)


@post("/tables/{table:str}/odds", status_code=200, responses=problem_responses(401, 404, 409))
async def odds(session: NamedDependency[PlayerSession], data: JSONBody[OddsRequest]) -> Odds | None:
    """What a group of my seat can expect wherever it may go, from what everybody may know; null if
    there is nothing to tell now."""
    return await reckoning.odds(session, data.seat, data.group, prepare=data.prepare)


@post("/tables/{table:str}/suggestion", status_code=200, responses=problem_responses(401, 404, 409))
async def suggestion(session: NamedDependency[PlayerSession], data: JSONBody[BySeat]) -> Suggestion:
    """What my seat would usually do, from what everybody may know: moves to make one after the
    other."""
    return await reckoning.suggestion(session, data.seat)


async def _state(services: Services, table: str) -> CoachingState:
    job = services.coach_reports.job(table)
    if job is not None and job.task is not None and not job.task.done():
        return CoachingState("working", job.done, None, None)
    stored = await services.coach_reports.stored(table)
    if stored is not None:
        return CoachingState("done", 1.0, msgspec.json.decode(stored, type=CoachReport), None)
    trouble = localized(job.trouble) if job is not None and job.trouble is not None else None
    return CoachingState("none", 0.0, None, trouble)


ROUTES = [ask_coach, coaching, hint, odds, suggestion]
